import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, type Path, useForm } from 'react-hook-form'
import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { Card, CardHeader } from '#client/ui/card'
import { Checkbox } from '#client/ui/checkbox'
import { Field, Input, Textarea } from '#client/ui/field'
import { Picks } from '#client/ui/picks'
import { useToast } from '#client/ui/toast'
import { type OwnCoach, OwnCoachEdit } from '#shared/coach-area'
import { COACH_SHARE, LANGUAGES, RATE, SPECIALTIES } from '#shared/coach-options'
import { formatMinor } from '#shared/money'
import { shareOf } from '#shared/session-price'
import { sayFailed } from './say-failed'
import { Unsaved } from './unsaved'

const editOf = ({ headline, bio, story, toHaveReady, specialties, languages, hourlyRate, isActive }: OwnCoach): OwnCoachEdit => ({
  ...{ headline, bio, story, toHaveReady, specialties, languages, isActive },
  hourlyRate: hourlyRate ?? RATE.default,
})

const isField = (field: unknown): field is Path<OwnCoachEdit> => typeof field === 'string' && field in OwnCoachEdit.shape

/** What a coach says of themselves, what an hour costs, and whether people can book. */
export function PageForm() {
  const [own] = trpc.coaches.own.useSuspenseQuery()
  const utils = trpc.useUtils()
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(OwnCoachEdit), values: editOf(own) })
  const { errors, isDirty } = form.formState
  const rate = form.watch('hourlyRate')
  const save = trpc.coaches.editProfile.useMutation({
    onSuccess: async (kept) => {
      utils.coaches.own.setData(undefined, kept)
      toast({
        title: 'Page saved',
        description: kept.isActive ? 'People see it as it is now.' : 'People cannot book you for now.',
      })
      await Promise.all([
        utils.coaches.profile.invalidate(),
        utils.coaches.search.invalidate(),
        utils.sessions.slots.invalidate(),
      ])
    },
    onError: (error) => {
      const field = error.data?.field
      if (!isField(field)) return sayFailed('Your page was not saved. Please try again.')(error)
      form.setError(field, { message: sentenceOf(error, 'Please check this.') }, { shouldFocus: true })
    },
  })
  const share = Number.isFinite(rate) ? formatMinor(shareOf(rate, COACH_SHARE * 100), RATE.currency) : null
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))} className="grid grid-cols-1 gap-4 md:gap-6">
      <Card aria-labelledby="rate-title">
        <CardHeader title="Rate" id="rate-title" />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field
            label="Rand an hour"
            error={errors.hourlyRate?.message}
            hint={`Between R${RATE.min / 100} and R${RATE.max / 100}; above that with our leave. Sessions already booked keep their price.`}
          >
            <Controller
              control={form.control}
              name="hourlyRate"
              render={({ field }) => (
                <Input
                  ref={field.ref}
                  type="number"
                  inputMode="decimal"
                  step="0.01"
                  min={RATE.min / 100}
                  value={Number.isFinite(field.value) ? field.value / 100 : ''}
                  onBlur={field.onBlur}
                  onChange={(event) =>
                    field.onChange(event.target.value === '' ? Number.NaN : Math.round(Number(event.target.value) * 100))
                  }
                />
              )}
            />
          </Field>
          <p className="self-center text-ui text-muted">
            {share && (
              <>
                You keep 85%: <b className="font-semibold text-text tabular-nums">{share}</b> of an hour. A seat in a group costs
                70% of your rate.
              </>
            )}
          </p>
        </div>
        <div className="mt-3">
          <Checkbox {...form.register('isActive')}>
            <b className="font-semibold">People can book me</b>
            <span className="block text-sm text-muted">
              Turned off, you are not in the list and nobody books. Sessions already booked stay.
            </span>
          </Checkbox>
        </div>
      </Card>
      <Card aria-labelledby="page-title">
        <CardHeader title="Your page" id="page-title" />
        <div className="grid gap-4">
          <Field label="Headline" hint="What you do, in a few words." error={errors.headline?.message}>
            <Input {...form.register('headline')} maxLength={120} />
          </Field>
          <Field label="Short bio" hint="Stands on your card in the list." error={errors.bio?.message}>
            <Textarea {...form.register('bio')} rows={4} maxLength={1000} />
          </Field>
          <Field label="Your story" optional error={errors.story?.message}>
            <Textarea {...form.register('story')} rows={7} maxLength={6000} />
          </Field>
          <Field
            label="What people should have ready"
            optional
            hint="One thing a line. It stands on the page of every session."
            error={errors.toHaveReady?.message}
          >
            <Textarea {...form.register('toHaveReady')} rows={3} maxLength={1000} />
          </Field>
          <Controller
            control={form.control}
            name="specialties"
            render={({ field }) => (
              <Picks
                ref={field.ref}
                legend="Specialties"
                options={SPECIALTIES}
                chosen={field.value}
                onChange={field.onChange}
                error={errors.specialties?.message}
              />
            )}
          />
          <Controller
            control={form.control}
            name="languages"
            render={({ field }) => (
              <Picks
                ref={field.ref}
                legend="Languages"
                options={LANGUAGES}
                chosen={field.value}
                onChange={field.onChange}
                error={errors.languages?.message}
              />
            )}
          />
        </div>
      </Card>
      <Unsaved
        isDirty={isDirty}
        save="Save page"
        lost="What you changed on your page goes back to what it was."
        onReset={() => form.reset()}
        pending={save.isPending}
      />
    </form>
  )
}
