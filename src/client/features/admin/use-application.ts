import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import type { ApplicationDecision } from '#shared/admin'

const keyOf = (id: string) => ['admin application', id]

/** One application in full. Reading it is noted, so it is asked for once and kept. */
export function useApplication(id: string) {
  const { client } = trpc.useUtils()
  return useQuery({ queryKey: keyOf(id), queryFn: () => client.admin.readApplication.mutate({ id }) })
}

const SAID: Record<ApplicationDecision['decision'], string> = {
  under_review: 'Under review',
  interview: 'Invited to an interview',
  approved: 'Approved',
  rejected: 'Rejected',
  more_needed: 'Sent back for more',
}

/** Decides, says so, and brings the queue and the figures up to date. */
export function useDecide(id: string, name: string, onDecided: () => void) {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const toast = useToast()
  const refresh = () =>
    Promise.all([
      utils.admin.applications.invalidate(),
      utils.admin.stats.invalidate(),
      utils.admin.users.invalidate(),
      queryClient.invalidateQueries({ queryKey: keyOf(id) }),
    ])
  return trpc.admin.decide.useMutation({
    onSuccess: (_, { decision }) => {
      onDecided()
      toast({ title: SAID[decision], description: `${name} hears of it by mail.` })
      void refresh()
    },
    onError: (error) => {
      const description = sentenceOf(error, 'Your decision was not kept. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
      void refresh()
    },
  })
}
