import { z } from 'zod';
import { Id, OptionalText, Revision, Text } from '../access/inputs';
import {
  approverProcedure,
  memberProcedure,
  reviewerProcedure,
  router,
  signedInProcedure,
  unwrap,
} from '../access/ladder';
import { compareSubmission } from '../fee-submissions/bases';
import { confirmProposal, decide, declineProposal } from '../fee-submissions/decide';
import { answer, submit, withdraw } from '../fee-submissions/operator-steps';
import { prepare } from '../fee-submissions/prepare';
import { listSubmitted, readSubmitted } from '../fee-submissions/read';
import { ask, beginReview } from '../fee-submissions/reviewer-steps';
import { FEE_DECISIONS } from '../vocabulary/life/fee-submissions';
import { TABLE_ASKED } from './fee-schedules';

const One = z.object({ id: Id });

export const feeSubmissionsRouter = router({
  list: memberProcedure.query(({ ctx }) => listSubmitted(ctx)),
  queue: reviewerProcedure.query(({ ctx }) => listSubmitted(ctx)),
  get: signedInProcedure
    .input(One)
    .query(async ({ ctx, input }) => unwrap(await readSubmitted(ctx, input.id))),
  compare: signedInProcedure
    .input(One.extend({ with: Id, ...TABLE_ASKED }))
    .query(async ({ ctx, input }) => unwrap(await compareSubmission(ctx, input))),
  prepare: memberProcedure
    .input(z.object({ schedule: Id, version: Revision }))
    .mutation(async ({ ctx, input }) => unwrap(await prepare(ctx, input))),
  submit: approverProcedure
    .input(One.extend({ statement: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await submit(ctx, input))),
  withdraw: approverProcedure
    .input(One.extend({ reason: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await withdraw(ctx, input))),
  answer: memberProcedure
    .input(One.extend({ question: Id, text: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await answer(ctx, input))),
  beginReview: reviewerProcedure
    .input(One)
    .mutation(async ({ ctx, input }) => unwrap(await beginReview(ctx, input.id))),
  ask: reviewerProcedure
    .input(One.extend({ text: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await ask(ctx, input))),
  decide: reviewerProcedure
    .input(One.extend({ revision: Revision, kind: z.enum(FEE_DECISIONS), reasons: OptionalText }))
    .mutation(async ({ ctx, input }) => unwrap(await decide(ctx, input))),
  confirmProposal: reviewerProcedure
    .input(One.extend({ proposal: Id }))
    .mutation(async ({ ctx, input }) => unwrap(await confirmProposal(ctx, input))),
  declineProposal: reviewerProcedure
    .input(One.extend({ proposal: Id, reasons: Text }))
    .mutation(async ({ ctx, input }) => unwrap(await declineProposal(ctx, input))),
});
