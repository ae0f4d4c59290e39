import * as z from 'zod'
import { coachProcedure, procedure } from '#server/core/trpc'
import { CoachClient, CoachMeeting, CoachSpan, GroupDraft, GroupRef, PublishedGroup } from '#shared/coach-sessions'
import {
  CancelTerms,
  MoveAnswer,
  MoveDraft,
  NoShow,
  NoteDraft,
  ReviewAnswer,
  ReviewDraft,
  SessionDetail,
  SessionNote,
  SessionRef,
  SessionReview,
} from '#shared/session-detail'
import { cancelSession, cancelTerms } from './cancel'
import { coachClients } from './coach-clients'
import { coachList } from './coach-list'
import { sessionDetail } from './detail'
import { removeDocument } from './documents'
import { moveSession } from './move'
import { answerMove, withdrawMove } from './move-answer'
import { markNoShow } from './no-show'
import { removeNote, saveNote } from './notes'
import { cancelGroup, publishGroup } from './publish-group'
import { answerReview, reviewSession } from './reviews'

/** What is done with a session once it is booked. */
export const afterProcedures = {
  detail: procedure
    .input(SessionRef)
    .output(SessionDetail)
    .query(({ ctx, input }) => sessionDetail(ctx, input)),
  cancelTerms: procedure
    .input(SessionRef)
    .output(CancelTerms)
    .query(({ ctx, input }) => cancelTerms(ctx, input)),
  cancel: procedure
    .input(SessionRef)
    .output(SessionDetail)
    .mutation(({ ctx, input }) => cancelSession(ctx, input)),
  move: procedure
    .input(MoveDraft)
    .output(SessionDetail)
    .mutation(({ ctx, input }) => moveSession(ctx, input)),
  answerMove: procedure
    .input(MoveAnswer)
    .output(SessionDetail)
    .mutation(({ ctx, input }) => answerMove(ctx, input)),
  withdrawMove: procedure
    .input(SessionRef)
    .output(SessionDetail)
    .mutation(({ ctx, input }) => withdrawMove(ctx, input)),
  noShow: procedure
    .input(NoShow)
    .output(SessionDetail)
    .mutation(({ ctx, input }) => markNoShow(ctx, input)),
  review: procedure
    .input(ReviewDraft)
    .output(SessionReview)
    .mutation(({ ctx, input }) => reviewSession(ctx, input)),
  answerReview: coachProcedure
    .input(ReviewAnswer)
    .output(SessionReview)
    .mutation(({ ctx, input }) => answerReview(ctx, input)),
  saveNote: procedure
    .input(NoteDraft)
    .output(SessionNote)
    .mutation(({ ctx, input }) => saveNote(ctx, input)),
  removeNote: procedure
    .input(SessionRef)
    .output(SessionRef)
    .mutation(({ ctx, input }) => removeNote(ctx, input)),
  removeDocument: procedure
    .input(SessionRef)
    .output(SessionRef)
    .mutation(({ ctx, input }) => removeDocument(ctx, input)),
  coachList: coachProcedure
    .input(CoachSpan)
    .output(z.array(CoachMeeting))
    .query(({ ctx, input }) => coachList(ctx, input)),
  clients: coachProcedure
    .input(z.void())
    .output(z.array(CoachClient))
    .query(({ ctx }) => coachClients(ctx)),
  publishGroup: coachProcedure
    .input(GroupDraft)
    .output(PublishedGroup)
    .mutation(({ ctx, input }) => publishGroup(ctx, input)),
  cancelGroup: coachProcedure
    .input(GroupRef)
    .output(GroupRef)
    .mutation(({ ctx, input }) => cancelGroup(ctx, input)),
}
