import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { failureOf, sentenceOf } from '#client/lib/failure'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import { CoachApplication, type OwnApplication } from '#shared/coach-application'
import { type ApplicationValues, asStep, beginWith, type FieldName, firstError, type Step } from './application-form'
import { useKeptDraft } from './use-kept-draft'

// The fields may hold what the contract refuses (no rate yet, a box not ticked); what comes out of the check does not.
const resolver = zodResolver(CoachApplication) as unknown as Resolver<ApplicationValues, unknown, CoachApplication>

/** The wizard's state: nothing is checked until Submit, which leads to the first field in error. */
export function useApplyWizard(own: OwnApplication, onDone: () => void) {
  const user = useUser()
  const utils = trpc.useUtils()
  const toast = useToast()
  const [step, setStep] = useState<Step>(() => asStep(own.draft?.step))
  const [wanted, setWanted] = useState<FieldName | 'heading' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useForm<ApplicationValues, unknown, CoachApplication>({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: beginWith(own, user),
  })
  const { watch, getValues, setFocus, handleSubmit } = form
  const draft = useKeptDraft(() => ({ step, form: getValues() }))
  const { keepSoon } = draft
  useEffect(() => {
    const { unsubscribe } = watch(keepSoon)
    return unsubscribe
  }, [watch, keepSoon])

  // the step must stand before its field or heading can take the focus
  useEffect(() => {
    if (!wanted) return
    if (wanted === 'heading') heading.current?.focus()
    else setFocus(wanted)
    setWanted(null)
  }, [wanted, setFocus])

  const goTo = (next: Step) => {
    setStep(next)
    setWanted('heading')
    scrollTo({ top: 0 })
    keepSoon()
  }
  const apply = trpc.coaches.submitApplication.useMutation({
    onSuccess: () => {
      onDone()
      toast({ title: 'Application Submitted', description: 'We review every application in 3-5 business days.' })
      void utils.coaches.application.invalidate()
    },
    onError: (error) => {
      draft.reopen()
      const description = sentenceOf(error, 'There was an error submitting your application. Please try again.')
      toast({ title: 'Submission Failed', description, variant: 'destructive' })
      if (failureOf(error).code === 'CONFLICT') void utils.coaches.application.invalidate()
    },
  })
  const onValid = (values: CoachApplication) => {
    if (apply.isPending) return
    draft.close()
    apply.mutate(values)
  }
  const onInvalid = (errors: FieldErrors<ApplicationValues>) => {
    const first = firstError(errors)
    if (!first) return
    setStep(first.step)
    setWanted(first.field)
  }
  return { form, step, goTo, submit: handleSubmit(onValid, onInvalid), isPending: apply.isPending, keptAt: draft.keptAt, heading }
}
