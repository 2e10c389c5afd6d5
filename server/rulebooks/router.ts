import { z } from 'zod';
import { DateText, Word } from '../inputs';
import { router, signedInProcedure } from '../ladder';
import { pending } from '../pending';
import type { RulebookGame, RulebookSummary, RulebookWhole } from './shapes';

export const rulebooksRouter = router({
  list: signedInProcedure
    .input(z.object({ at: DateText.optional() }).default({}))
    .query(({ ctx, input }) => pending<RulebookSummary[]>(ctx, input)),
  get: signedInProcedure
    .input(z.object({ id: Word }))
    .query(({ ctx, input }) => pending<RulebookWhole>(ctx, input)),
  game: signedInProcedure
    .input(z.object({ rulebook: Word, game: Word, at: DateText.optional() }))
    .query(({ ctx, input }) => pending<RulebookGame>(ctx, input)),
});
