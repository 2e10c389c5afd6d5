import { z } from 'zod';
import { dayOf } from '@/rulebooks/spelling/dates';
import { KeptFiledGame } from '@/rulebooks/variant/filed-game';
import { DateText, onItsDay, Word } from '../access/inputs';
import { publicProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import { compareRulebooks } from '../rulebooks/compare-rulebooks';
import { familyChoices } from '../rulebooks/families';
import { findClauses } from '../rulebooks/find-clauses';
import {
  coveredGames,
  listRulebooks,
  readChecks,
  readClause,
  readGame,
  readPrices,
  readRulebook,
  readSlice,
} from '../rulebooks/read-rulebook';

/** "3.2(L)", "30-2808(1)" */
const ClauseNumber = z.string().min(1).max(40);
const GameOfRulebook = z.object({ rulebook: Word, game: Word });

export const rulebooksRouter = router({
  covered: publicProcedure.query(() => coveredGames()),
  list: signedInProcedure
    .input(z.object({ at: DateText.optional() }).default({}))
    .query(({ ctx, input }) => listRulebooks(input.at ?? dayOf(ctx.now()))),
  get: signedInProcedure.input(z.object({ id: Word })).query(({ input }) => unwrap(readRulebook(input.id))),
  checks: signedInProcedure
    .input(z.object({ id: Word }))
    .query(async ({ input }) => unwrap(await readChecks(input.id))),
  game: signedInProcedure
    .input(z.object({ rulebook: Word, game: Word, at: DateText.optional(), filed: KeptFiledGame.optional() }))
    .query(({ ctx, input }) => unwrap(readGame(onItsDay(input), ctx.now()))),
  slice: signedInProcedure.input(GameOfRulebook).query(({ input }) => unwrap(readSlice(input))),
  families: signedInProcedure.query(() => familyChoices()),
  clause: signedInProcedure
    .input(z.object({ rulebook: Word, clause: ClauseNumber }))
    .query(({ input }) => unwrap(readClause(input))),
  find: signedInProcedure
    .input(z.object({ number: z.string().max(40) }))
    .query(({ input }) => findClauses(input.number)),
  prices: signedInProcedure.input(GameOfRulebook).query(async ({ input }) => unwrap(await readPrices(input))),
  compare: signedInProcedure
    .input(z.object({ left: GameOfRulebook, right: GameOfRulebook }))
    .query(async ({ input }) => unwrap(await compareRulebooks(input))),
});
