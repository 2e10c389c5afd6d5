/** From tallies to the ways a round can end. Every count is whole and their sum is the rounds there are. */

import { PACK } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import { type Fraction, ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { Ending } from '../../../family/solution';
import { DEALER_HANDS } from '../boards/board';
import { DEALER_CATEGORIES } from '../boards/losses';
import { KINDS_OF_HAND, OUTCOMES, type Outcome, PARTS, SHARES, SORTS } from '../boards/settlement';
import type { Tallies } from './follow';
import { STAGES } from './plan';

const DEALER = choose(PACK - 7, 2);
if (DEALER !== DEALER_HANDS) throw new RangeError('the dealer is dealt two of 45 cards');

/** Hole hands, flops, turns and rivers, dealer's hands. */
export const ROUNDS = [choose(PACK, 2), choose(PACK - 2, 3), choose(PACK - 5, 2), DEALER].reduce(
  (product, ways) => product * BigInt(ways),
  1n,
);

/** `dealer`: the category of the dealer's hand that won, from 0, a straight, up; where that was asked for. */
export type Counted = { stage: number; outcome: Outcome; category: number; dealer?: number; count: bigint };

/** Outcomes of each stage by the category of the player's hand; those that never happen are left out. */
export function outcomesOf([counts]: Tallies, plan: number): Counted[] {
  const result: Counted[] = [];
  for (let stage = 0; stage < STAGES; stage += 1)
    for (let category = 0; category < KINDS_OF_HAND; category += 1)
      for (const [index, outcome] of OUTCOMES.entries()) {
        let count = 0;
        for (const half of [0, 1])
          for (let part = 0; part < PARTS; part += 1) {
            const sort = (plan * STAGES + stage) * SORTS + half * KINDS_OF_HAND + category;
            count += inTable(SHARES[half]?.[index]?.[part]) * inTable(counts[sort * PARTS + part]);
          }
        if (count !== 0) result.push({ stage, outcome, category, count: BigInt(count) });
      }
  return result;
}

/** By stage and category from a straight up: how many hands were lost to such a hand of the dealer's. */
export const lossesOf = ([, lostTo]: Tallies, plan: number): bigint[][] =>
  Array.from({ length: STAGES }, (_, stage) =>
    Array.from({ length: DEALER_CATEGORIES }, (_, i) =>
      BigInt(inTable(lostTo[(plan * STAGES + stage) * DEALER_CATEGORIES + i])),
    ),
  );

export type EndingRow = Omit<Ending, 'count'>;

/** Adds up what belongs to one row. A row is worth one thing. */
export function endingsOf(counted: Iterable<readonly [EndingRow, bigint]>): Ending[] {
  const rows = new Map<string, Ending>();
  for (const [row, count] of counted) {
    const known = rows.get(row.event);
    if (!known) rows.set(row.event, { ...row, count });
    else {
      if (!known.net.equals(row.net) || !known.staked.equals(row.staked))
        throw new RangeError(`${row.event} is worth more than one thing`);
      known.count += count;
    }
  }
  return [...rows.values()];
}

export const shareIn = (counted: readonly Counted[], ...stages: number[]): Fraction =>
  ratio(
    counted.reduce((sum, { stage, count }) => (stages.includes(stage) ? sum + count : sum), 0n),
    ROUNDS,
  );
