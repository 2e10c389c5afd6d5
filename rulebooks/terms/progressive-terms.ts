/**
 * What a rulebook says of a progressive wager's money. Money is written as "1" or "2.50" in whole units of the
 * currency, shares as "70%". What holds for every table of the wager is recorded with the wager; what one printed table
 * has of its own is recorded with the table and takes precedence; what the operator declares takes precedence over
 * both.
 */
import { z } from 'zod';

const money = z.string().min(1).max(20);
const share = z.string().min(1).max(20);

/**
 * How winners of one round are paid. `in-turn`: each wins with a hand of their own, and is paid from what the winner
 * before left on the meter. `one`: by seat, so that no two of a table win together. `split`: an outcome of the whole
 * table, which all who wager win together, and divide among them. `each`: so too, but each gets the share as if alone,
 * of the meter as far as it goes and of the house beyond it. `board`: each wins with a hand of their own and gets the
 * share of the meter as it was, but hands that lie on the board are everybody's, split or paid to each as `board` says.
 */
export const SHARED = ['in-turn', 'one', 'split', 'each', 'board'] as const;

/** A fixed sum beside the pay table whenever a player wins so: event -> money for each winner. The house pays it. */
export const Envy = z.object({
  /** To the dealer, once for each winner; or to every other player with the wager, once for each winner. */
  to: z.enum(['dealer', 'others']),
  pays: z.record(z.string(), money),
});

export const ProgressiveTerms = z.object({
  /** Where pays that are no share of the meter come from. */
  fixedPaidFrom: z.enum(['meter', 'house']),
  /** The operator may have them come from the other. */
  fixedPaidFromEither: z.literal(true).exactOptional(),
  /** What one wager costs; seed, envy and pays in money are printed for it and multiply with it. */
  wager: money,
  /** What the meter starts from; and, without a reserve, what the house puts on it after it was won in full. */
  seed: money.default('0'),
  /** The part of each wager that is added to the meter. */
  contribution: share,
  /** The part of each wager that is kept aside until the meter is won in full, and is then the next seed. */
  reserve: share.exactOptional(),
  shared: z.enum(SHARED).default('in-turn'),
  /** The part of the winning hands that lies on the board, and how each such event is paid then. */
  board: z
    .object({
      part: z.string(),
      events: z.record(z.string(), z.enum(['split', 'each'])),
      /** How likely two given players win in one round: see the engine's own type. */
      meetings: z
        .array(
          z.object({
            first: z.string(),
            second: z.string(),
            own: z.string(),
            onBoard: z.string().exactOptional(),
          }),
        )
        .readonly()
        .exactOptional(),
    })
    .exactOptional(),
  envy: Envy.exactOptional(),
});

/** What one printed table has of its own. A seed without a reserve is the seed that the table prescribes. */
export const TableProgressive = z.object({
  wager: money.exactOptional(),
  /** Of this table's sums, where it is another than the rulebook's. */
  currency: z.string().length(3).exactOptional(),
  seed: money.exactOptional(),
  contribution: share.exactOptional(),
  reserve: share.exactOptional(),
  envy: Envy.exactOptional(),
});

export type ProgressiveTerms = z.infer<typeof ProgressiveTerms>;
export type TableProgressive = z.infer<typeof TableProgressive>;
export type Envy = z.infer<typeof Envy>;
