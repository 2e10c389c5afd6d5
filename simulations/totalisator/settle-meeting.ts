/** Settles every pool of a meeting, and beside each what another reading of the rules would pay. */
import { fail, ok, type Problem, type Result } from '../problems/problem';
import type { MergedPool, Pool, Settlement } from './pool';
import type { Race } from './race';
import { type PoolRules, READINGS, type ReadingId } from './rules';
import { settlePool } from './settle-pool';

export type Meeting = { pools: readonly (Pool | MergedPool)[]; results: ReadonlyMap<number, Race> };

export type OtherReading = { id: ReadingId; settlement: Settlement };
export type Settled = { settlement: Settlement; others: OtherReading[] };

const paysAlike = (one: Settlement, other: Settlement): boolean => {
  const said = ({ dividends, account }: Settlement) =>
    [account.paid, ...dividends.map(({ declared, paid }) => `${declared}:${paid}`)].join();
  return said(one) === said(other);
};

function otherReadings(
  pool: Pool | MergedPool,
  settlement: Settlement,
  results: Meeting['results'],
  rules: PoolRules,
): OtherReading[] {
  return settlement.touched.flatMap((id) => {
    const { taken, other } = READINGS[id];
    const instead = pool.readings[id] === taken ? other : taken;
    const settled = settlePool({ ...pool, readings: { ...pool.readings, [id]: instead } }, results, rules);
    return settled.ok && !paysAlike(settlement, settled.value) ? [{ id, settlement: settled.value }] : [];
  });
}

export function settleMeeting({ pools, results }: Meeting, rules: PoolRules): Result<Settled[]> {
  const settled: Settled[] = [];
  const problems: Problem[] = [];
  for (const pool of pools) {
    const one = settlePool(pool, results, rules);
    if (!one.ok) problems.push(...one.problems);
    else settled.push({ settlement: one.value, others: otherReadings(pool, one.value, results, rules) });
  }
  return problems.length > 0 ? fail(...problems) : ok(settled);
}
