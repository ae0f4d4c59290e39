import { publicProcedure, router } from '#server/core/trpc'
import { CurrencyHint, LocalMoney } from '#shared/currency'
import { localMoney } from './detect'

export const currencyRouter = router({
  detect: publicProcedure
    .input(CurrencyHint.optional())
    .output(LocalMoney)
    .query(({ ctx, input }) => localMoney(ctx, input)),
})
