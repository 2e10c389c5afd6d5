/** A pool to settle, and what a settlement is. Amounts are in cents. */
import type { Fraction } from '../exact/fraction';
import type { Account, Carried } from './account';
import type { Dividend } from './dividend';
import type { Reason } from './reason';
import type { MergedType, PoolType, ReadingId, Readings } from './rules';
import { type Legs, legKey, type Stakes } from './selection';

/** Who is paid where nobody backed what won and the rules that the source has do not say. */
export type IfUnbacked = { deemed: readonly Legs[]; otherwise: 'refund' | 'jackpot' | undefined };

export type Composite = { name: string; horses: readonly number[] };

/** `{ composite: "A" }` of a dividend on a group of horses. */
export function compositeOf(
  { takes }: PoolType,
  composites: readonly Composite[],
  [group = []]: Legs,
): { composite?: string } {
  if (takes !== 'composite') return {};
  const found = composites.find(({ horses }) => legKey(horses) === legKey(group));
  return found ? { composite: found.name } : {};
}

type Terms = {
  unit: bigint;
  /** Undefined where no part bet is offered. */
  partialUnit: bigint | undefined;
  deduction: Fraction;
  /** What goes to the reserve of the jackpot, of what was staked. */
  reserve: Fraction;
  broughtIn: bigint;
  /** The operator announced that the whole net pool is divided. */
  announced: boolean;
  ifUnbacked: IfUnbacked;
  composites: readonly Composite[];
  /** Declared starters from which two places pay and from which three, where the operator announced others than are printed. */
  places: { two: number; three: number } | undefined;
  readings: Readings;
};

export type Pool = Terms & {
  type: PoolType;
  races: readonly number[];
  stakes: Stakes;
  /** Staked on combinations that are not listed; none of them wins. */
  unlisted: bigint;
};

/** Of one race. */
export type MergedPool = Terms & { merged: MergedType; race: number; onSingle: Stakes; onSeveral: Stakes };

export type Outcome = 'divided' | 'refunded' | 'carried';

export type Settlement = {
  type: PoolType;
  races: readonly number[];
  unit: bigint;
  outcome: Outcome;
  account: Account;
  netPool: bigint;
  dividends: Dividend[];
  /** Selections that are paid in place of what won and nobody backed. */
  deemed: Legs[];
  carried: Carried[];
  reasons: Reason[];
  touched: ReadingId[];
  /** Of a merged pool: whether a jackpot that is there is divided with the rest. */
  jackpotJoins?: boolean;
};
