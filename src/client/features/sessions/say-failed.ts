import { sentenceOf } from '#client/lib/failure'
import { toast } from '#client/ui/toast-store'

/** A press that did not work, in the server's words where it gave some. */
export const sayFailed = (error: unknown, otherwise = 'That did not work. Please try again.') =>
  toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' })
