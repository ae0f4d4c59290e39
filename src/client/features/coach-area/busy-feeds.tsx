import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { CircleCheck, RefreshCw, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '#client/lib/failure'
import { count } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { ErrorState } from '#client/ui/error-state'
import { Field, Input } from '#client/ui/field'
import { IconButton } from '#client/ui/icon-button'
import { Skeleton } from '#client/ui/skeleton'
import { useToast } from '#client/ui/toast'
import { BUSY_FEEDS, type BusyFeed, BusyFeedDraft } from '#shared/coach-area'
import { sayFailed } from './say-failed'

/** What blocks hours changed: the starts people see did too. */
function useFeedsChanged() {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([utils.coaches.busyFeeds.invalidate(), utils.coaches.busyTimes.invalidate(), utils.sessions.slots.invalidate()])
}

function useMinutesSince(instant: string | null): string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  if (!instant) return 'Not read yet'
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000))
  if (minutes < 1) return 'Read just now'
  return minutes < 120 ? `Read ${count(minutes, 'minute')} ago` : `Read ${count(Math.floor(minutes / 60), 'hour')} ago`
}

function Feed({ feed: { id, url, readAt, problem, thisWeek } }: { feed: BusyFeed }) {
  const [asking, setAsking] = useState(false)
  const changed = useFeedsChanged()
  const toast = useToast()
  const since = useMinutesSince(readAt)
  const read = trpc.coaches.readBusyFeed.useMutation({
    onSuccess: changed,
    onError: sayFailed('The calendar was not read. Please try again.'),
  })
  const remove = trpc.coaches.removeBusyFeed.useMutation({
    onSuccess: async () => {
      await changed()
      toast({ title: 'Calendar removed', description: 'Its events block nothing any more.' })
    },
    onError: sayFailed('The calendar was not removed. Please try again.'),
    onSettled: () => setAsking(false),
  })
  const Icon = problem ? TriangleAlert : CircleCheck
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 py-2 first:pt-0">
      <span className="truncate text-sm" title={url}>
        {url}
      </span>
      <span className="flex">
        <IconButton
          label="Read this calendar now"
          onClick={() => !read.isPending && read.mutate({ id })}
          aria-busy={read.isPending || undefined}
        >
          <RefreshCw
            size={18}
            strokeWidth={1.75}
            aria-hidden
            className={read.isPending ? 'animate-spin motion-reduce:animate-none' : ''}
          />
        </IconButton>
        <IconButton label="Remove this calendar" onClick={() => setAsking(true)}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
      <p role="status" className="col-span-full flex items-start gap-1.5 text-xs text-muted">
        <Icon
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className={problem ? 'mt-px shrink-0 text-warning' : 'mt-px shrink-0 text-success'}
        />
        <span>
          {since}
          {problem
            ? `. ${problem} What we knew before still blocks your hours.`
            : `, ${count(thisWeek, 'busy time')} this week. We keep only when, not what.`}
        </span>
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this calendar?"
        consequence="People can then book the times its events take. The calendar itself is not touched, and booked sessions stay."
        confirm="Remove calendar"
        onConfirm={() => remove.mutate({ id })}
        pending={remove.isPending}
      />
    </li>
  )
}

function AddFeed() {
  const changed = useFeedsChanged()
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(BusyFeedDraft), defaultValues: { url: '' } })
  const add = trpc.coaches.addBusyFeed.useMutation({
    onSuccess: async ({ thisWeek }) => {
      form.reset()
      await changed()
      toast({ title: 'Calendar added', description: `${count(thisWeek, 'busy time')} this week.` })
    },
    onError: (error) =>
      form.setError(
        'url',
        { message: sentenceOf(error, 'The calendar was not added. Please try again.') },
        { shouldFocus: true },
      ),
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => add.mutate(values))} className="mt-3 grid gap-3">
      <Field
        label="Link to your own calendar"
        hint="The private iCal address (.ics) of your calendar program. Its events block your hours; we read it every 15 minutes."
        error={form.formState.errors.url?.message}
      >
        <Input
          {...form.register('url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          maxLength={2000}
        />
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" pending={add.isPending}>
        Add calendar
      </Button>
    </form>
  )
}

/** The coach's own calendars, whose events keep people from booking. */
export function BusyFeeds() {
  const feeds = trpc.coaches.busyFeeds.useQuery()
  return (
    <Card aria-labelledby="busy-title">
      <CardHeader title="Busy times" id="busy-title" className="mb-3" />
      {feeds.isPending && <Skeleton className="h-16 w-full" />}
      {feeds.isError && <ErrorState onRetry={() => void feeds.refetch()} />}
      {feeds.data && (
        <>
          <ul className="divide-y divide-border">
            {feeds.data.map((feed) => (
              <Feed key={feed.id} feed={feed} />
            ))}
          </ul>
          {feeds.data.length < BUSY_FEEDS ? (
            <AddFeed />
          ) : (
            <p className="mt-3 text-xs text-muted">{BUSY_FEEDS} calendars are as many as fit. Remove one to add another.</p>
          )}
          <p className="mt-4 border-t border-border pt-4 text-sm text-muted">
            The other way round, your own calendar can show your sessions:{' '}
            <Link to="/profile" hash="calendar" className="font-semibold text-primary underline underline-offset-4">
              get your private link
            </Link>
            .
          </p>
        </>
      )}
    </Card>
  )
}
