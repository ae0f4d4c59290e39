import * as z from 'zod'
import { procedure, router } from '#server/core/trpc'
import { AccountDeleted, AccountDeletion, AuditLine } from '#shared/profile'
import { auditAbout } from '../admin/service'
import { deleteAccount } from './delete-account'

export const profileRouter = router({
  deleteAccount: procedure
    .meta({ once: false })
    .input(AccountDeletion)
    .output(AccountDeleted)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
  audit: procedure.output(z.array(AuditLine)).query(({ ctx }) => auditAbout(ctx.deps.store.db, ctx.user.id)),
})
