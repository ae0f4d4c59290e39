import * as z from 'zod'
import { procedure } from '#server/core/trpc'
import {
  ApplicationDraft,
  AttachmentRef,
  CoachApplication,
  DraftKept,
  OwnApplication,
  SubmittedApplication,
} from '#shared/coach-application'
import { ownApplication, saveDraft } from './application'
import { submitApplication } from './application-submit'
import { removeAttachment } from './attachments'

/** The applicant's part of `coaches`. */
export const applicationProcedures = {
  application: procedure
    .input(z.void())
    .output(OwnApplication)
    .query(({ ctx }) => ownApplication(ctx)),
  saveDraft: procedure
    .input(ApplicationDraft)
    .output(DraftKept)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),
  submitApplication: procedure
    .meta({
      openapi: { method: 'POST', path: '/api/coaches/apply', tags: ['coaches'], summary: 'Apply to coach', protect: true },
    })
    .input(CoachApplication)
    .output(SubmittedApplication)
    .mutation(({ ctx, input }) => submitApplication(ctx, input)),
  removeAttachment: procedure
    .input(AttachmentRef)
    .output(AttachmentRef)
    .mutation(({ ctx, input }) => removeAttachment(ctx, input)),
}
