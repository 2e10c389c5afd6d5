import { z } from 'zod';
import { Id, Revision } from '../access/inputs';
import { memberProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import { compareSubmission } from '../fee-submissions/bases';
import { FEES } from '../fee-submissions/filing';
import { prepare } from '../fee-submissions/prepare';
import { listSubmitted, readSubmitted } from '../fee-submissions/read';
import { ownOptions } from '../house-fees/own-options';
import { TABLE_ASKED } from './fee-schedules';
import { filingSteps } from './filing-steps';

const One = z.object({ id: Id });

export const feeSubmissionsRouter = router({
  list: memberProcedure.query(({ ctx }) => listSubmitted(ctx)),
  get: signedInProcedure
    .input(One)
    .query(async ({ ctx, input }) => unwrap(await readSubmitted(ctx, input.id))),
  compare: signedInProcedure
    .input(One.extend({ with: Id, ...TABLE_ASKED }))
    .query(async ({ ctx, input }) => unwrap(await compareSubmission(ctx, input))),
  forGame: memberProcedure
    .input(z.object({ rulebook: z.string().max(60), game: z.string().max(60), day: z.iso.date() }))
    .query(async ({ ctx, input }) =>
      unwrap(await ownOptions(ctx.db, { ...input, organisation: ctx.member.organisation.id })),
    ),
  prepare: memberProcedure
    .input(z.object({ schedule: Id, version: Revision }))
    .mutation(async ({ ctx, input }) => unwrap(await prepare(ctx, input))),
  ...filingSteps(FEES),
});
