import { z } from 'zod';
import { Id, Options, Revision, Word } from '../inputs';
import { memberProcedure, router, signedInProcedure } from '../ladder';
import { pending } from '../pending';
import type { AnalysisWhole, Distributions, JobView } from './shapes';

export const analysesRouter = router({
  distributions: signedInProcedure
    .input(z.object({ rulebook: Word, game: Word, options: Options }))
    .query(({ ctx, input }) => pending<Distributions>(ctx, input)),
  start: memberProcedure
    .input(
      z.object({
        draft: Id,
        revision: Revision,
        rounds: z.int().min(1000).max(100_000_000).optional(),
        seed: z.int().min(0).max(4_294_967_295).optional(),
      }),
    )
    .mutation(({ ctx, input }) => pending<{ job: string }>(ctx, input)),
  job: signedInProcedure.input(z.object({ id: Id })).query(({ ctx, input }) => pending<JobView>(ctx, input)),
  cancel: signedInProcedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => pending<JobView>(ctx, input)),
  get: signedInProcedure
    .input(z.object({ id: Id }))
    .query(({ ctx, input }) => pending<AnalysisWhole>(ctx, input)),
});
