import { sentenceOf } from '#client/lib/failure'
import { toast } from '#client/ui/toast-store'

/** Tells that something pressed did not work: in the server's words where it gave some. */
export const sayFailed = (otherwise: string) => (error: unknown) =>
  toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' })
