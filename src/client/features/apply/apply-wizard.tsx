import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { FormProvider } from 'react-hook-form'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { Rail } from '#client/ui/rail'
import { WizardSteps } from '#client/ui/wizard-steps'
import type { OwnApplication } from '#shared/coach-application'
import { STEPS } from './application-form'
import { BEFORE_APPLYING } from './next-steps'
import { PersonalStep } from './personal-step'
import { ProfessionalStep } from './professional-step'
import { ReviewStep } from './review-step'
import { useApplyWizard } from './use-apply-wizard'

/** The three steps, with what comes after them at the side. */
export function ApplyWizard({ own, onDone }: { own: OwnApplication; onDone: () => void }) {
  const { form, step, goTo, submit, isPending, keptAt, heading } = useApplyWizard(own, onDone)
  const { timeZone } = useToday()
  const time =
    keptAt && new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: timeZone ?? 'UTC' }).format(new Date(keptAt))
  return (
    <FormProvider {...form}>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>Apply to coach</h1>
        <p role="status">
          {time && (
            <Chip tone="success">
              <Check size={15} strokeWidth={1.75} aria-hidden />
              Draft kept at {time}
            </Chip>
          )}
        </p>
      </div>
      <WizardSteps names={STEPS} current={step} className="mt-4 max-w-176 md:mt-5" />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:mt-7 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
        <form noValidate onSubmit={submit} className="grid min-w-0 gap-4 md:gap-6">
          <Card aria-labelledby="apply-step">
            <h2 id="apply-step" ref={heading} tabIndex={-1} className="mb-4.5 outline-none">
              {STEPS[step - 1]}
            </h2>
            {step === 1 && <PersonalStep />}
            {step === 2 && <ProfessionalStep />}
            {step === 3 && <ReviewStep onEdit={goTo} />}
          </Card>
          <div className="flex justify-between gap-3">
            {step > 1 && (
              <Button variant="secondary" onClick={() => goTo(step === 3 ? 2 : 1)}>
                <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
                Previous
              </Button>
            )}
            {step < 3 ? (
              <Button key="next" className="ml-auto max-md:flex-1" onClick={() => goTo(step === 1 ? 2 : 3)}>
                Next
                <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
              </Button>
            ) : (
              <Button key="submit" type="submit" pending={isPending} className="ml-auto max-md:flex-1">
                {isPending ? 'Submitting...' : 'Submit Application'}
              </Button>
            )}
          </div>
        </form>
        <Card>
          <h2 className="mb-4 text-lede font-[640]">What happens next</h2>
          <Rail steps={BEFORE_APPLYING} label="What happens next" />
        </Card>
      </div>
    </FormProvider>
  )
}
