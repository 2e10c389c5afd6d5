/** A table of fees as it is kept: what does not read as fixed sums of money does not load. */
import { z } from 'zod';
import { STATEMENTS } from './book';
import { FEE_KINDS, FEE_SOURCES, FORMS, LIMIT_KINDS } from './schedule';

/** Dollars with cents or without; never a share, never below zero, never a part of a cent. */
const sum = z.string().regex(/^\d{1,9}(?:\.\d{2})?$/, 'a fee is a sum of money such as “1” or “0.50”');
const bound = z.string().regex(/^\d{1,9}(?:\.\d{2})?(?:-\d{1,9})?$/);
const words = z.string().min(1).max(120);
const line = z.int().min(1);

const Players = z.object({ min: z.int().min(1).nullable(), max: z.int().min(1).nullable() });
const Limit = z.object({
  kind: z.enum(LIMIT_KINDS),
  min: bound.nullable(),
  max: bound.nullable(),
  form: z.enum(FORMS).exactOptional(),
  blinds: z.string().exactOptional(),
  lost: z.literal(true).exactOptional(),
});
const Damaged = z.object({ line, what: words, printed: z.string(), read: words, why: z.string().min(1) });
const Terms = z.object({
  name: words,
  from: z.enum(FEE_SOURCES),
  per: z.enum(['hand', 'bet', 'coupon', 'half-hour']),
  when: words,
  unless: z
    .enum(['not-reached', 'not-past', 'no-draw', 'settled-earlier', 'first-part-period'])
    .exactOptional(),
  players: Players.exactOptional(),
});
const Row = z.object({
  option: z.int().min(1).nullable(),
  line,
  players: Players.exactOptional(),
  limit: Limit.exactOptional(),
  amounts: z.array(sum).exactOptional(),
  steps: z.array(z.object({ min: sum, max: sum.nullable(), amounts: z.array(sum) })).exactOptional(),
  damaged: z.array(Damaged).exactOptional(),
});

const FeeTables = z.array(
  z.object({
    document: words,
    group: words,
    line,
    announced: z.array(z.tuple([z.int(), z.int()])),
    games: z.array(words),
    limit: Limit,
    kind: z.enum(FEE_KINDS),
    per: z.enum(['hand', 'bet-and-hand', 'half-hour']),
    terms: z.array(Terms).min(1),
    rows: z.array(Row).min(1),
    damaged: z.array(Damaged),
  }),
);

export const FeeReading = z.object({
  statements: z.array(
    z.object({ document: words, group: words.nullable(), line, says: z.array(z.enum(STATEMENTS)).min(1) }),
  ),
  headings: z.array(z.object({ group: words, line, names: z.array(z.tuple([words, words])) })),
  tables: FeeTables,
});
