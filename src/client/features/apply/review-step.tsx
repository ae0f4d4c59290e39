import { useFormContext } from 'react-hook-form'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Checkbox } from '#client/ui/checkbox'
import type { ApplicationValues, Step } from './application-form'
import { FormSummary } from './form-summary'

/** Step 3: all of it once more, and the two agreements. */
export function ReviewStep({ onEdit }: { onEdit: (step: Step) => void }) {
  const { register, getValues, formState } = useFormContext<ApplicationValues>()
  const [{ attachments }] = trpc.coaches.application.useSuspenseQuery()
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <FormSummary form={getValues()} attachments={attachments} />
      <div className="flex flex-wrap gap-2">
        <Button variant="tinted" size="sm" onClick={() => onEdit(1)}>
          Edit Personal Information
        </Button>
        <Button variant="tinted" size="sm" onClick={() => onEdit(2)}>
          Edit Professional Details
        </Button>
      </div>
      <div className="border-t border-border pt-4">
        <Checkbox {...register('agreeToTerms')} error={errors.agreeToTerms?.message}>
          I agree to the{' '}
          <a href="/terms" target="_blank" rel="noopener" className="font-semibold text-primary underline underline-offset-3">
            terms
          </a>{' '}
          of coaching on Nolo
        </Checkbox>
        <Checkbox {...register('agreeToBackground')} error={errors.agreeToBackground?.message}>
          I agree to a background check
        </Checkbox>
      </div>
    </div>
  )
}
