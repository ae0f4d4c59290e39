import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'

/** The lists are asked anew, and the coaches whose rating changed. */
function useAfterwards(otherwise: string) {
  const utils = trpc.useUtils()
  const toast = useToast()
  return {
    refresh: () => void Promise.all([utils.admin.reviews.invalidate(), utils.coaches.invalidate()]),
    onError: (error: unknown) => toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' }),
  }
}

export function useHideReview(onDone: () => void) {
  const { refresh, onError } = useAfterwards('The review still shows. Please try again.')
  const toast = useToast()
  return trpc.admin.hideReview.useMutation({
    onError,
    onSuccess: () => {
      onDone()
      toast({ title: 'Review hidden', description: 'Both sides read the reason on the page of their session.' })
      refresh()
    },
  })
}

export function useShowReview() {
  const { refresh, onError } = useAfterwards('The review is still hidden. Please try again.')
  const toast = useToast()
  return trpc.admin.showReview.useMutation({
    onError,
    onSuccess: () => {
      toast({ title: 'Review shown', description: 'It counts in the rating again.' })
      refresh()
    },
  })
}
