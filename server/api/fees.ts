import { z } from 'zod';
import { FEE_VERDICTS } from '@/rulebooks/fees/finding';
import { FEE_KINDS } from '@/rulebooks/fees/schedule';
import { dayIn } from '@/rulebooks/zones';
import { Word } from '../access/inputs';
import { router, signedInProcedure, unwrap } from '../access/ladder';
import { readConflicts } from '../fees/read-conflicts';
import { readCost } from '../fees/read-cost';
import { readChoices, readOption, readRows } from '../fees/read-options';

/** "holdem.12.6990" */
const Key = z.string().min(1).max(120);
/** In dollars, as typed. */
const Sum = z.string().max(40);

export const feesRouter = router({
  choices: signedInProcedure
    .input(z.object({ rulebook: Word }))
    .query(({ input }) => unwrap(readChoices(input.rulebook))),
  options: signedInProcedure
    .input(
      z.object({
        rulebook: Word,
        document: Word.optional(),
        game: Word.optional(),
        group: Word.optional(),
        kind: z.enum(FEE_KINDS).optional(),
        verdict: z.enum(FEE_VERDICTS).optional(),
        limit: Sum.optional(),
        from: z.int().min(0).max(100_000).default(0),
      }),
    )
    .query(({ input }) => unwrap(readRows(input))),
  option: signedInProcedure
    .input(z.object({ rulebook: Word, key: Key }))
    .query(async ({ ctx, input }) =>
      unwrap(await readOption(ctx.db, { ...input, day: dayIn(input.rulebook, ctx.now()) })),
    ),
  conflicts: signedInProcedure
    .input(
      z.object({
        rulebook: Word,
        game: Word.optional(),
        all: z.boolean().default(false),
        from: z.int().min(0).max(100_000).default(0),
      }),
    )
    .query(({ input }) => unwrap(readConflicts(input))),
  cost: signedInProcedure
    .input(
      z.object({
        rulebook: Word,
        key: Key,
        /** No number where what was typed is none. */
        players: z.number().nullable(),
        limit: Sum,
        hands: z.number().nullable(),
        bets: z.int().min(1).max(20).default(1),
        coupons: z.int().min(0).max(100).default(0),
        /** How often the second moment is reached, and the third: "60%". */
        reach: z.array(z.string().max(40)).max(2).default([]),
        wagered: Sum.optional(),
      }),
    )
    .query(({ input }) => unwrap(readCost(input))),
});
