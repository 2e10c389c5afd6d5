/** What a bet on several races returns on average by results that are drawn: for pools in which too many differ for its bets. */
import { fromText, ratio, ZERO } from '../../exact/fraction';
import { ok, type Result } from '../../problems/problem';
import { stakedOn } from '../backed';
import type { Pool } from '../pool';
import type { Race } from '../race';
import type { PoolRules } from '../rules';
import { settlePool } from '../settle-pool';
import { Average } from './average';
import { type Drawn, type Draws, drawnExpectation, raceOf } from './expectation';
import { chanceWon, type Leg } from './several-races';
import { areAllRun, stillIn, withOnly } from './still-in';

/**
 * What is paid more where the principal prize is won, of all that is staked: its part of the net pool and the jackpot. None where
 * the operator pays something else instead of carrying it.
 */
function paidPerWon(pool: Pool): number {
  const { type, ifUnbacked, deduction, reserve, broughtIn } = pool;
  if (ifUnbacked.otherwise === 'refund' || ifUnbacked.deemed.length > 0) return 0;
  const lesser = type.lesser?.goesTo === 'first-or-second' ? fromText(type.lesser.share) : ZERO;
  const net = ratio(1).sub(deduction).sub(reserve);
  return net.mul(ratio(1).sub(lesser)).valueOf() + Number(broughtIn) / Number(stakedOn(pool));
}

/** The chance that the principal prize is won is worked out and not drawn, and what is returned is corrected by it. */
export function drawnOnRaces(
  pool: Pool,
  legs: readonly Leg[],
  draws: Draws,
  rules: PoolRules,
): Result<Drawn> {
  const fields = legs.map(({ field }) => field);
  if (!areAllRun(pool, fields)) return drawnExpectation(pool, draws, rules);
  const [left, poolOf] = [stillIn(pool), withOnly(pool)];
  const average = new Average(pool, paidPerWon(pool));
  for (let at = 0; at < draws.draws; at += 1) {
    const orders = pool.races.map((race) => draws.drawOf(race)(draws.random));
    const results = new Map(
      pool.races.flatMap((race, leg): [number, Race][] => {
        const [field, order] = [fields[leg], orders[leg]];
        return field && order ? [[race, raceOf(race, field, order)]] : [];
      }),
    );
    const settled = settlePool(poolOf(left(orders)), results, rules);
    if (!settled.ok) return settled;
    average.add(settled.value, 1 / draws.draws);
  }
  return ok({ ...average.correctedBy(chanceWon(pool, legs)), error: average.errorOf(draws.draws) });
}
