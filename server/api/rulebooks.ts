import { z } from 'zod';
import { KeptFiledGame } from '@/rulebooks/variant/filed-game';
import { dayIn, type Today, todayAt } from '@/rulebooks/zones';
import { DateText, onItsDay, Word } from '../access/inputs';
import { publicProcedure, router, signedInProcedure, unwrap } from '../access/ladder';
import type { Queries } from '../db/client';
import { readEditions } from '../editions/read';
import { compareRulebooks } from '../rulebooks/compare-rulebooks';
import { familyChoices } from '../rulebooks/families';
import { findClauses } from '../rulebooks/find-clauses';
import { poolBook, poolBooks } from '../rulebooks/pool-books';
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
import { shelfOf } from '../rulebooks/shelf';

/** "3.2(L)", "30-2808(1)" */
const ClauseNumber = z.string().min(1).max(40);
/** Today's edition where no day is named. */
const at = DateText.optional();
const GameOfRulebook = z.object({ rulebook: Word, game: Word, at });

type Asking = { now: () => Date };
const askedDay = (
  { now }: Asking,
  { at: day, ...of }: { at?: string | undefined } & ({ id: string } | { rulebook: string }),
): string => day ?? dayIn('id' in of ? of.id : of.rulebook, now());

const listed = async ({ db }: { db: Queries }, day: Today | string) =>
  listRulebooks((await shelfOf(db)).all(day), day);

export const rulebooksRouter = router({
  pools: signedInProcedure.query(() => poolBooks()),
  poolRules: signedInProcedure
    .input(z.object({ book: Word }))
    .query(({ input }) => unwrap(poolBook(input.book))),
  covered: publicProcedure.query(async ({ ctx }) =>
    coveredGames((await shelfOf(ctx.db)).all(todayAt(ctx.now()))),
  ),
  list: signedInProcedure
    .input(z.object({ at }).default({}))
    .query(({ ctx, input }) => listed(ctx, input.at ?? todayAt(ctx.now()))),
  get: signedInProcedure
    .input(z.object({ id: Word, at }))
    .query(async ({ ctx, input }) =>
      unwrap(await readRulebook(ctx.db, { id: input.id, day: askedDay(ctx, input) })),
    ),
  checks: signedInProcedure
    .input(z.object({ id: Word, at }))
    .query(async ({ ctx, input }) =>
      unwrap(await readChecks(ctx.db, { id: input.id, day: askedDay(ctx, input) })),
    ),
  game: signedInProcedure
    .input(z.object({ rulebook: Word, game: Word, at, editionFrom: at, filed: KeptFiledGame.optional() }))
    .query(async ({ ctx, input }) => unwrap(await readGame(ctx.db, onItsDay(input), ctx.now()))),
  slice: signedInProcedure
    .input(GameOfRulebook)
    .query(async ({ ctx, input }) =>
      unwrap(await readSlice(ctx.db, { ...input, day: askedDay(ctx, input) })),
    ),
  editions: signedInProcedure
    .input(z.object({ id: Word }))
    .query(async ({ ctx, input }) =>
      unwrap(await readEditions(ctx.db, { id: input.id, today: dayIn(input.id, ctx.now()) })),
    ),
  families: signedInProcedure.query(async ({ ctx }) =>
    familyChoices((await shelfOf(ctx.db)).all(todayAt(ctx.now()))),
  ),
  clause: signedInProcedure
    .input(z.object({ rulebook: Word, clause: ClauseNumber, at }))
    .query(async ({ ctx, input }) =>
      unwrap(await readClause(ctx.db, { ...input, day: askedDay(ctx, input) })),
    ),
  find: signedInProcedure
    .input(z.object({ number: z.string().max(40) }))
    .query(async ({ ctx, input }) =>
      findClauses((await shelfOf(ctx.db)).all(todayAt(ctx.now())), input.number),
    ),
  prices: signedInProcedure
    .input(GameOfRulebook)
    .query(async ({ ctx, input }) =>
      unwrap(await readPrices(ctx.db, { ...input, day: askedDay(ctx, input) })),
    ),
  compare: signedInProcedure
    .input(z.object({ left: GameOfRulebook, right: GameOfRulebook }))
    .query(async ({ ctx, input }) => unwrap(await compareRulebooks(ctx, input))),
});
