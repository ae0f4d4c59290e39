import { toast } from '#client/ui/toast-store'
import { currencyOf } from '#shared/money'
import { keepCookie } from './cookie'
import { sentenceOf } from './failure'
import { trpc } from './trpc'

/** Keeps the currency a person picks, with the account and in this browser; every price on the screen follows. */
export function usePickCurrency() {
  const utils = trpc.useUtils()
  const save = trpc.auth.savePreferences.useMutation({
    onSuccess: (user) => {
      keepCookie('nolo_currency', user.currency)
      utils.auth.user.setData(undefined, user)
      utils.currency.detect.setData(undefined, (money) => money && { ...money, currency: user.currency })
      toast({ title: 'Currency saved', description: `Prices are in ${currencyOf(user.currency)?.name ?? user.currency} now.` })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'That was not saved. Please try again.'),
        variant: 'destructive',
      }),
  })
  return { pick: (currency: string) => save.mutate({ currency }), isPending: save.isPending }
}
