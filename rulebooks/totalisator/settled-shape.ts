/** What `settled-json.ts` writes, as it is read back. */
import { z } from 'zod';

const Cents = z.union([z.int(), z.string().regex(/^-?\d{1,40}$/)]);
const FractionText = z.string().regex(/^-?\d{1,2000}(?:\/\d{1,2000})?$/);
const Leg = z.array(z.int());
const Combination = z.union([Leg, z.array(Leg)]);
const Reason = z.object({ clause: z.string(), says: z.string() });

const Dividend = z.object({
  kind: z.enum(['winning', 'deemed', 'consolation', 'bonus']),
  prize: z.string().optional(),
  combination: Combination.optional(),
  combinations: z.array(Combination).optional(),
  composite: z.string().optional(),
  races: Leg.optional(),
  unit: Cents,
  dividend: Cents,
  calculated: FractionText,
  part: FractionText,
  staked: Cents,
  paid: Cents,
  unpaid: Cents,
  reasons: z.array(Reason),
});
export type DividendJson = z.infer<typeof Dividend>;

export const SettledPoolJson = z.object({
  pool: z.string(),
  races: z.array(z.int()).min(1),
  outcome: z.enum(['divided', 'refunded', 'carried']),
  unit: Cents,
  staked: Cents,
  broughtIn: Cents,
  refunded: Cents,
  deducted: Cents,
  netPool: Cents,
  dividends: z.array(Dividend),
  consolations: z.array(Dividend),
  deemedWinners: z.array(Combination),
  rounding: Cents,
  paid: Cents,
  carried: z.array(
    z.object({
      to: z.enum(['jackpot', 'reserve', 'held']),
      amount: Cents,
      clause: z.string(),
      says: z.string(),
    }),
  ),
  reasons: z.array(Reason),
  otherReadings: z.array(
    z.object({
      reading: z.enum(['half', 'unbacked-share', 'limit-excess', 'limit-or-least', 'announced-bonus']),
      dividends: z.array(Dividend),
      carriedForward: Cents,
    }),
  ),
});
export type SettledPoolJson = z.infer<typeof SettledPoolJson>;
