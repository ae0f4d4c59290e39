import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { failureOf, sentenceOf } from '#client/lib/failure'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import { CoachApplication, type OwnApplication } from '#shared/coach-application'
import { type ApplicationValues, asStep, beginWith, FIELDS, type FieldName, firstError, type Step } from './application-form'
import { useKeptDraft } from './use-kept-draft'

// The fields may hold what the contract refuses (no rate yet, a box not ticked); what comes out of the check does not.
const resolver = zodResolver(CoachApplication) as unknown as Resolver<ApplicationValues, unknown, CoachApplication>

/**
 * The wizard's state: nothing is checked until Submit, which leads to the first field in error. The step stands in the address,
 * so that the way back leads to the step before.
 */
export function useApplyWizard(own: OwnApplication, onDone: () => void) {
  const user = useUser()
  const utils = trpc.useUtils()
  const toast = useToast()
  const navigate = useNavigate({ from: '/apply-coach' })
  const [begun] = useState(() => asStep(own.draft?.step))
  const { step = begun }: { step: Step | undefined } = useSearch({ from: '/apply-coach' })
  const shown = useRef(step)
  const [wanted, setWanted] = useState<FieldName | null>(null)
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
    const isNew = shown.current !== step
    shown.current = step
    if (wanted && FIELDS[step].includes(wanted)) {
      setFocus(wanted)
      setWanted(null)
    } else if (isNew) {
      heading.current?.focus()
      keepSoon()
    }
  }, [step, wanted, setFocus, keepSoon])

  const open = (next: Step | undefined, replace = false) => void navigate({ search: { step: next }, replace, resetScroll: false })
  const goTo = (next: Step) => {
    open(next)
    scrollTo({ top: 0 })
  }
  const apply = trpc.coaches.submitApplication.useMutation({
    onSuccess: () => {
      onDone()
      open(undefined, true)
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
    setWanted(first.field)
    if (first.step !== step) open(first.step)
  }
  return { form, step, goTo, submit: handleSubmit(onValid, onInvalid), isPending: apply.isPending, keptAt: draft.keptAt, heading }
}
