import { z } from 'zod';
import type { Finding } from '@/rulebooks/finding';
import type { ServerProblem } from '../errors';
import { BoundedVariant, DateText, Id, Name, Revision, Word } from '../inputs';
import { memberProcedure, router, signedInProcedure } from '../ladder';
import { pending } from '../pending';
import type { DraftSummary, DraftWhole } from './shapes';

export const draftsRouter = router({
  list: memberProcedure.query(({ ctx }) => pending<DraftSummary[]>(ctx)),
  create: memberProcedure
    .input(z.object({ rulebook: Word, game: Word, name: Name.optional(), at: DateText.optional() }))
    .mutation(({ ctx, input }) => pending<{ id: string }>(ctx, input)),
  get: memberProcedure.input(z.object({ id: Id })).query(({ ctx, input }) => pending<DraftWhole>(ctx, input)),
  save: memberProcedure
    .input(
      z.object({
        id: Id,
        revision: Revision,
        name: Name.optional(),
        variant: BoundedVariant,
        at: DateText.optional(),
      }),
    )
    .mutation(({ ctx, input }) => pending<{ revision: number; updatedAt: string }>(ctx, input)),
  remove: memberProcedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => pending<{ id: string }>(ctx, input)),
  duplicate: memberProcedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => pending<{ id: string }>(ctx, input)),
  check: signedInProcedure
    .input(z.object({ variant: BoundedVariant, at: DateText }))
    .query(({ ctx, input }) => pending<{ problems: ServerProblem[]; findings: Finding[] }>(ctx, input)),
});
