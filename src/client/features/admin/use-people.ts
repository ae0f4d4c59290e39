import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'

/** What is common to all that is done to people: the list is asked anew, a refusal is said. */
function useAfterwards(otherwise: string) {
  const utils = trpc.useUtils()
  const toast = useToast()
  return {
    refresh: () => void Promise.all([utils.admin.users.invalidate(), utils.admin.stats.invalidate()]),
    onError: (error: unknown) => toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' }),
  }
}

export function useBlock(onDone: () => void) {
  const { refresh, onError } = useAfterwards('Nobody was blocked. Please try again.')
  const toast = useToast()
  return trpc.admin.block.useMutation({
    onError,
    onSuccess: () => {
      onDone()
      toast({ title: 'Blocked', description: 'They are signed out everywhere and get a mail with the reason.' })
      refresh()
    },
  })
}

export function useUnblock() {
  const { refresh, onError } = useAfterwards('Nobody was unblocked. Please try again.')
  const toast = useToast()
  return trpc.admin.unblock.useMutation({
    onError,
    onSuccess: () => {
      toast({ title: 'Unblocked', description: 'They can sign in again and get a mail that says so.' })
      refresh()
    },
  })
}

export function useChangeRole(onDone: () => void) {
  const { refresh, onError } = useAfterwards('The role was not changed. Please try again.')
  const toast = useToast()
  return trpc.admin.changeRole.useMutation({
    onError,
    onSettled: onDone,
    onSuccess: () => {
      toast({ title: 'Role changed', description: 'It counts from their next click.' })
      refresh()
    },
  })
}
