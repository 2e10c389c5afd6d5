/**
 * A pool: the stakes of all lie together, something is deducted, and the backers of what wins divide the rest. What one
 * of them gets depends on what the others staked, so a pool has a take-out where a table has an edge.
 */
import { type Fraction, type FractionText, fromText, ONE, sum, ZERO } from '../exact/fraction';
import { type Flow, flow, type Party } from './flow';

/** Whom a pool pays beside its backers. */
export type TakenBy = Extract<Party, 'house' | 'authority'>;

/** JSON, as a request has it. */
export type PoolTerms = {
  deductions: { to: TakenBy; share: FractionText }[];
  /** The bet that a dividend is declared to, stake included. */
  unit: FractionText;
  /** A dividend is declared in multiples of this sum. */
  step: FractionText;
  rounding: 'down' | 'nearest';
  /** No dividend is declared below this, whatever the pool holds. */
  least?: FractionText;
  /** Who keeps what rounding down saves, and pays what rounding up and the least dividend cost. */
  breakage: TakenBy;
};

/** By what was backed: how much lies on it. */
export type Backed = ReadonlyMap<string, Fraction>;

export const deducted = ({ deductions }: PoolTerms): Fraction =>
  sum(deductions.map(({ share }) => fromText(share)));

const staked = (backed: Backed): Fraction => sum(backed.values());

const netPool = (backed: Backed, terms: PoolTerms): Fraction => staked(backed).mul(ONE.sub(deducted(terms)));

function rounded(amount: Fraction, { step, rounding }: PoolTerms): Fraction {
  const steps = amount.div(fromText(step));
  const half = fromText('1/2');
  return (rounding === 'down' ? steps.floor() : steps.add(half).floor()).mul(fromText(step));
}

function declared(amount: Fraction, terms: PoolTerms): Fraction {
  const least = fromText(terms.least ?? '0/1');
  const due = rounded(amount, terms);
  return due.lt(least) ? least : due;
}

/** For one unit on what wins, stake included. Undefined where nobody backed it: who gets the pool then is the game's rule. */
export function dividend(backed: Backed, winner: string, terms: PoolTerms): Fraction | undefined {
  const on = backed.get(winner) ?? ZERO;
  if (on.n === 0n) return undefined;
  return declared(netPool(backed, terms).div(on.div(fromText(terms.unit))), terms);
}

/** All that a pool moves, all its backers taken as the player, in units of what they staked; nothing where nobody staked. */
export function poolFlows(backed: Backed, winner: string, terms: PoolTerms): Flow[] {
  const all = staked(backed);
  if (all.n === 0n) return [];
  const flows = [
    flow('player', 'pool', 'stake', ONE),
    ...terms.deductions.map(({ to, share }) => flow('pool', to, 'deduction', fromText(share))),
  ];
  const each = dividend(backed, winner, terms);
  if (each === undefined) return flows;
  const units = (backed.get(winner) as Fraction).div(fromText(terms.unit));
  const paid = each.mul(units).div(all);
  const kept = netPool(backed, terms).div(all).sub(paid);
  flows.push(flow('pool', 'player', 'dividend', paid));
  if (kept.n !== 0n) flows.push(flow('pool', terms.breakage, 'breakage', kept));
  return flows;
}

/** What one backer moves who staked on `on`, among all that was backed, in units of that stake. */
export function backersFlows(on: string, backed: Backed, winner: string, terms: PoolTerms): Flow[] {
  const placed = flow('player', 'pool', 'stake', ONE);
  const each = on === winner ? dividend(backed, winner, terms) : undefined;
  return each ? [placed, flow('pool', 'player', 'dividend', each.div(fromText(terms.unit)))] : [placed];
}
