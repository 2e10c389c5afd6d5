/** A settled meeting as JSON, pool by pool: what `settle --json` prints and what a settlement’s hash is of. */
import { toText } from '@/simulations/exact/fraction';
import { carriedIn, wholeRounding } from '@/simulations/totalisator/account';
import type { Dividend } from '@/simulations/totalisator/dividend';
import type { Settlement } from '@/simulations/totalisator/pool';
import type { Reason } from '@/simulations/totalisator/reason';
import { READINGS } from '@/simulations/totalisator/rules';
import { keyOf, type Legs } from '@/simulations/totalisator/selection';
import type { Settled } from '@/simulations/totalisator/settle-meeting';

/** As a number where a program reads it exactly, else as digits. */
export const cents = (amount: bigint): number | string =>
  amount <= BigInt(Number.MAX_SAFE_INTEGER) && amount >= BigInt(-Number.MAX_SAFE_INTEGER)
    ? Number(amount)
    : String(amount);

const combinationJson = (legs: Legs, { type }: Settlement) => (type.races === 1 ? (legs[0] ?? []) : legs);

const reasonJson = ({ clause, says }: Reason) => ({ clause, says });

function dividendJson(dividend: Dividend, settlement: Settlement) {
  const { legs, paysEach, races } = dividend;
  return {
    kind: dividend.kind,
    ...(dividend.label !== undefined && { prize: dividend.label }),
    ...(paysEach
      ? {
          combinations: paysEach.map((each) => combinationJson(each, settlement)),
          text: paysEach.map(keyOf).join(', '),
        }
      : { combination: combinationJson(legs, settlement), text: keyOf(legs) }),
    ...(dividend.composite !== undefined && { composite: dividend.composite }),
    ...(races && { races }),
    unit: cents(dividend.unit),
    dividend: cents(dividend.declared),
    calculated: toText(dividend.calculated),
    part: toText(dividend.part),
    staked: cents(dividend.staked),
    paid: cents(dividend.paid),
    unpaid: cents(dividend.unpaid),
    reasons: dividend.because.map(reasonJson),
  };
}

const isConsolation = ({ kind }: Dividend): boolean => kind === 'consolation';

export const settledJson = (settled: readonly Settled[]) => ({
  pools: settled.map(({ settlement, others }) => {
    const { account, dividends, deemed, carried, reasons } = settlement;
    return {
      pool: settlement.type.id,
      races: settlement.races,
      outcome: settlement.outcome,
      unit: cents(settlement.unit),
      staked: cents(account.staked),
      broughtIn: cents(account.broughtIn),
      refunded: cents(account.refunded),
      deducted: cents(account.deducted),
      netPool: cents(settlement.netPool),
      dividends: dividends.filter((one) => !isConsolation(one)).map((one) => dividendJson(one, settlement)),
      consolations: dividends.filter(isConsolation).map((one) => dividendJson(one, settlement)),
      deemedWinners: deemed.map((legs) => combinationJson(legs, settlement)),
      paid: cents(account.paid),
      rounding: cents(wholeRounding(account)),
      carriedForward: cents(carriedIn(account)),
      carried: carried.map(({ to, cents: amount, clause, says }) => ({
        to,
        amount: cents(amount),
        clause,
        says,
      })),
      reasons: reasons.map(reasonJson),
      otherReadings: others.map(({ id, settlement: other }) => ({
        reading: id,
        says: READINGS[id].says,
        dividends: other.dividends.map((one) => dividendJson(one, other)),
        carriedForward: cents(carriedIn(other.account)),
      })),
    };
  }),
});
