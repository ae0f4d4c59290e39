import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { dayIn } from '#client/lib/format'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { cityOf } from '#client/lib/zones'
import { Button } from '#client/ui/button'
import { DatePicker } from '#client/ui/date-picker'
import { Field, Input, Textarea } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { useToast } from '#client/ui/toast'
import { GroupDraft } from '#shared/coach-sessions'
import { dayWord } from './days'
import { sayFailed } from './say-failed'
import { useSessionsChanged } from './use-coach-days'

const DURATIONS = [30, 60, 90] as const

/** A group's meeting at one of the coach's own free starts. */
export default function GroupForm({ onDone }: { onDone: () => void }) {
  const [own] = trpc.coaches.own.useSuspenseQuery()
  const { timeZone } = own
  const { locale } = useToday()
  const toast = useToast()
  const changed = useSessionsChanged()
  const [day, setDay] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(GroupDraft),
    defaultValues: {
      startsAt: '',
      duration: 60 as 30 | 60 | 90,
      seats: own.groupSeats,
      title: '',
      topic: '',
      format: 'video' as const,
    },
  })
  const { errors } = form.formState
  const duration = form.watch('duration')
  const slots = trpc.sessions.slots.useQuery(
    { coachId: own.id, from: day ?? '', days: 1, duration, sessionType: 'individual', timeZone },
    { enabled: day !== null },
  )
  const starts = slots.data?.days.flatMap(({ free }) => free) ?? []
  const publish = trpc.sessions.publishGroup.useMutation({
    onSuccess: async ({ startsAt }) => {
      await changed()
      onDone()
      toast({
        title: 'Group published',
        description: `It stands ${dayWord(startsAt, timeZone)} at ${timeIn(timeZone, startsAt)}.`,
      })
    },
    onError: async (error) => {
      sayFailed('The group was not published. Please try again.')(error)
      await slots.refetch()
    },
  })
  const pickDay = (picked: string | null) => {
    setDay(picked)
    form.setValue('startsAt', '')
  }
  const nothing = day !== null && slots.data && starts.length === 0
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => publish.mutate(values))} className="grid gap-4">
      <Field label="Title" error={errors.title?.message}>
        <Input {...form.register('title')} maxLength={120} placeholder="Speaking up, softly" />
      </Field>
      <Field label="What it is about" optional error={errors.topic?.message}>
        <Textarea {...form.register('topic')} maxLength={1000} />
      </Field>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label="Length">
          <Controller
            control={form.control}
            name="duration"
            render={({ field }) => (
              <Select
                value={field.value}
                onChange={(event) => {
                  field.onChange(Number(event.target.value))
                  form.setValue('startsAt', '')
                }}
              >
                {DURATIONS.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {minutes} minutes
                  </option>
                ))}
              </Select>
            )}
          />
        </Field>
        <Field label="Held by">
          <Select {...form.register('format')}>
            <option value="video">Video</option>
            <option value="chat">Chat</option>
            <option value="phone">Phone</option>
          </Select>
        </Field>
        <Field label="Day" error={errors.startsAt && !day ? 'Please select a date' : undefined}>
          <DatePicker value={day} onChange={pickDay} min={dayIn(timeZone)} locale={locale} />
        </Field>
        <Field
          label="Time"
          hint={nothing ? undefined : `${cityOf(timeZone)} time, from your free starts.`}
          error={
            nothing
              ? 'That day has no free times. Try another.'
              : day
                ? errors.startsAt?.message && 'Please select a time'
                : undefined
          }
        >
          <Select {...form.register('startsAt')} disabled={starts.length === 0}>
            <option value="">{day && slots.isPending ? 'Looking ...' : 'Pick a time'}</option>
            {starts.map(({ startsAt }) => (
              <option key={startsAt} value={startsAt}>
                {timeIn(timeZone, startsAt)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Seats" error={errors.seats?.message}>
          <Input {...form.register('seats', { valueAsNumber: true })} type="number" inputMode="numeric" min={2} max={50} />
        </Field>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
        <Button variant="secondary" onClick={onDone}>
          Not now
        </Button>
        <Button type="submit" pending={publish.isPending}>
          Publish group
        </Button>
      </div>
    </form>
  )
}
