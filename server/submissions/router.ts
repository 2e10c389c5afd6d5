import { z } from 'zod';
import { Id, Revision, Text } from '../inputs';
import { approverProcedure, memberProcedure, router, signedInProcedure } from '../ladder';
import { pending } from '../pending';
import type { SubmissionSummary, SubmissionWhole } from './shapes';

export const submissionsRouter = router({
  freeze: memberProcedure
    .input(z.object({ draft: Id, revision: Revision }))
    .mutation(({ ctx, input }) => pending<{ id: string; hash: string }>(ctx, input)),
  submit: approverProcedure
    .input(z.object({ id: Id, statement: Text }))
    .mutation(({ ctx, input }) => pending<{ state: SubmissionWhole['state'] }>(ctx, input)),
  withdraw: approverProcedure
    .input(z.object({ id: Id, reason: Text }))
    .mutation(({ ctx, input }) => pending<{ state: SubmissionWhole['state'] }>(ctx, input)),
  list: memberProcedure.query(({ ctx }) => pending<SubmissionSummary[]>(ctx)),
  get: signedInProcedure
    .input(z.object({ id: Id }))
    .query(({ ctx, input }) => pending<SubmissionWhole>(ctx, input)),
  answer: memberProcedure
    .input(z.object({ id: Id, question: Id, text: Text }))
    .mutation(({ ctx, input }) => pending<{ state: SubmissionWhole['state'] }>(ctx, input)),
  reviseAsDraft: memberProcedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => pending<{ draft: string }>(ctx, input)),
});
