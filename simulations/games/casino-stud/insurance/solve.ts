/** Every ending of the wager, doubled where that gains; and never or always doubled. */

import { choose } from '../../../equipment/cards/card-sets';
import { ONE, ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { Ending, Solution } from '../../../family/solution';
import type { PayTables } from '../../../pays/pay-table';
import { checkedSolution, lossOver } from '../../decisions/checked-solution';
import { netPays, whole } from '../../decisions/net-pays';
import { EVENTS, INSURANCE, type InsuranceParameters, insuranceWagers } from './wagers';
import { SIMPLY_DOUBLED, whenToDouble } from './when-to-double';

const HIGHEST = 'three four five six seven eight nine ten jack queen king ace'.split(' ');
const UNIVERSE = BigInt(choose(52, 5)) * 47n * BigInt(choose(46, 4));

export function solveInsurance(
  parameters: InsuranceParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution {
  const net = netPays(insuranceWagers(), tables);
  const { events } = insuranceWagers()[0] as ReturnType<typeof insuranceWagers>[number];
  const endings = (sums: Float64Array): Ending[] =>
    Array.from(sums, (count, at): Ending => {
      const event = EVENTS[at % EVENTS.length] as string;
      const staked = whole(Math.floor(at / EVENTS.length) + 1);
      const label = events.find(({ id }) => id === event)?.label as string;
      return {
        event: at < EVENTS.length ? event : `${event}-doubled`,
        label: at < EVENTS.length ? label : `${label}; doubled`,
        count: BigInt(count),
        net: net(INSURANCE, event).mul(staked),
        staked,
      };
    });
  const doubledRounds = (sums: Float64Array) =>
    sums.subarray(EVENTS.length).reduce((total, rounds) => total + rounds, 0);
  const [best, simple, always, masks] = merged as [Float64Array, Float64Array, Float64Array, Float64Array];
  const never = Float64Array.from(best, (_, at) =>
    at < EVENTS.length ? inTable(best[at]) + inTable(best[at + EVENTS.length]) : 0,
  );
  const reached = ratio(BigInt(doubledRounds(always)), UNIVERSE);
  const doubled = ratio(BigInt(doubledRounds(best)), UNIVERSE);
  return checkedSolution({
    universe: UNIVERSE,
    endings: endings(best),
    mandatory: ONE,
    decisions: [
      {
        street: 'low up-card',
        reached,
        choices: [
          { choice: 'double', label: 'Double', taken: doubled },
          { choice: 'stay', label: 'Stay', taken: reached.sub(doubled) },
        ],
      },
    ],
    summary: summaryOf(doubled.equals(reached), doubled.n === 0n, parameters.doubleTo),
    tables: [whenToDouble(masks, parameters.doubleTo)],
    alternatives: [
      {
        id: 'match-or-two-high',
        label: 'A simple rule',
        explains: SIMPLY_DOUBLED,
        houseEdge: lossOver(endings(simple), UNIVERSE),
      },
      {
        id: 'never-double',
        label: 'Never double',
        explains: 'Stays with the first wager on every up-card.',
        houseEdge: lossOver(endings(never), UNIVERSE),
      },
      {
        id: 'always-double',
        label: 'Always double',
        explains: 'Doubles on every up-card on which it is offered, whatever the player holds.',
        houseEdge: lossOver(endings(always), UNIVERSE),
      },
    ],
    method: {
      id: 'enumeration',
      explains:
        'For each hand of the player, the dealer’s hands that do not qualify and share no card with it are counted by how high they are, for each low up-card and for the others together: each set of five ranks in as many ways as the remaining cards allow, less those of one suit. The wager is doubled where doubling gains. Every count is a whole number of the 2,598,960 × 47 × 163,185 deals.',
      reductions: [
        'Hands that differ only in which suit is which are counted once: 134,459 stand for 2,598,960.',
        'Up-cards without a decision are counted together.',
      ],
    },
  });
}

function summaryOf(always: boolean, never: boolean, doubleTo: number): string {
  if (never) return 'Never double.';
  const offered = doubleTo === 2 ? 'an up-card of two' : `an up-card of two to ${HIGHEST[doubleTo - 3]}`;
  return always
    ? `Double whenever ${offered} allows it.`
    : `On ${offered}, double when that gains with the cards held.`;
}
