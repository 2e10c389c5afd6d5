/**
 * A settlement that was kept as JSON, as it was when it was made: to be shown, compared and printed without settling again. Of another reading only
 * its dividends and what it carries forward are kept.
 */
import { fromText, ratio, ZERO } from '@/simulations/exact/fraction';
import type { Account } from '@/simulations/totalisator/account';
import type { Dividend } from '@/simulations/totalisator/dividend';
import type { Settlement } from '@/simulations/totalisator/pool';
import type { PoolRules, PoolType } from '@/simulations/totalisator/rules';
import type { Legs } from '@/simulations/totalisator/selection';
import type { Settled } from '@/simulations/totalisator/settle-meeting';
import type { DividendJson, SettledPoolJson } from './settled-shape';

function typeOf({ types, merged }: PoolRules, id: string): PoolType | undefined {
  const own = types.find((type) => type.id === id);
  const both = merged.find((type) => type.id === id);
  return own ?? (both && { ...both.single, id: both.id, label: both.label });
}

const legsOf = (combination: readonly (number | readonly number[])[]): Legs =>
  combination.some((one) => Array.isArray(one)) ? (combination as Legs) : [combination as number[]];

function dividendOf(kept: DividendJson): Dividend {
  const { kind, prize, combination, combinations, races, reasons } = kept;
  return {
    kind,
    ...(prize !== undefined && { label: prize }),
    legs: combination ? legsOf(combination) : [],
    ...(combinations && { paysEach: combinations.map(legsOf) }),
    ...(kept.composite !== undefined && { composite: kept.composite }),
    ...(races && { races }),
    unit: BigInt(kept.unit),
    declared: BigInt(kept.dividend),
    calculated: fromText(kept.calculated),
    part: fromText(kept.part),
    staked: BigInt(kept.staked),
    paid: BigInt(kept.paid),
    unpaid: BigInt(kept.unpaid),
    isLeast: false,
    because: reasons,
  };
}

/** Rounding and least dividends are one sum in it. */
function accountOf(kept: SettledPoolJson): Account {
  const { staked, broughtIn, refunded, deducted, paid, rounding, carried } = kept;
  return {
    staked: BigInt(staked),
    broughtIn: BigInt(broughtIn),
    refunded: BigInt(refunded),
    deducted: BigInt(deducted),
    paid: BigInt(paid),
    carried: carried.map(({ amount, ...rest }) => ({ ...rest, cents: BigInt(amount) })),
    rounded: ratio(BigInt(rounding)),
    least: ZERO,
  };
}

function settlementOf(kept: SettledPoolJson, type: PoolType): Settlement {
  const account = accountOf(kept);
  return {
    type,
    races: kept.races,
    unit: BigInt(kept.unit),
    outcome: kept.outcome,
    account,
    netPool: BigInt(kept.netPool),
    dividends: [...kept.dividends, ...kept.consolations].map(dividendOf),
    deemed: kept.deemedWinners.map(legsOf),
    carried: account.carried,
    reasons: kept.reasons,
    touched: kept.otherReadings.map(({ reading }) => reading),
  };
}

function otherOf(settlement: Settlement, kept: SettledPoolJson['otherReadings'][number]): Settlement {
  const carried = [{ to: 'held', cents: BigInt(kept.carriedForward), clause: '', says: '' } as const];
  return {
    ...settlement,
    dividends: kept.dividends.map(dividendOf),
    account: { ...settlement.account, carried: [...carried] },
    carried: [...carried],
  };
}

/** Undefined where the rules know no such pool. */
export function readSettled(kept: readonly SettledPoolJson[], rules: PoolRules): Settled[] | undefined {
  const settled: Settled[] = [];
  for (const pool of kept) {
    const type = typeOf(rules, pool.pool);
    if (!type) return undefined;
    const settlement = settlementOf(pool, type);
    const others = pool.otherReadings.map((one) => ({
      id: one.reading,
      settlement: otherOf(settlement, one),
    }));
    settled.push({ settlement, others });
  }
  return settled;
}
