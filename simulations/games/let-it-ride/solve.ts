/** Every ending of the best strategy, and what others cost. */

import type { SuitClassTable } from '../../equipment/cards/suit-classes';
import { type Fraction, ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Ending, Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { checkedSolution, lossOver } from '../decisions/checked-solution';
import { whole } from '../decisions/net-pays';
import { fourCards, threeCards } from './four-cards';
import type { LetItRideParameters } from './parameters';
import { PUBLISHED, type Published, paid } from './published';
import { bestRides, fourthCards, gainsOf, MOST_WAGERS, type Rides } from './strategy';
import { endingOf, PAID_ROWS, pairsFrom, ROW_COUNT, rowLabel } from './wagers';
import { whatToLeave } from './what-to-leave';

/** C(52, 3) hands, 49 first and 48 second community cards. */
const UNIVERSE = 22_100n * 49n * 48n;

type Tally = { counts: Float64Array; first: number; second: number };

/** By wagers in play and row, the rounds that end so; and the rounds in which each wager is left. */
function tallyOf(rides: Rides, fifth: Float64Array, fourth: Uint16Array): Tally {
  const { orbits } = threeCards().classes;
  const tally = { counts: new Float64Array(MOST_WAGERS * ROW_COUNT), first: 0, second: 0 };
  for (let i = 0; i < orbits.length; i += 1) {
    const orbit = inTable(orbits[i]);
    const left = rides.first[i] as 0 | 1;
    tally.first += left * orbit * 49 * 48;
    for (const at of fourth.subarray(i * 49, (i + 1) * 49)) {
      const leftToo = inTable(rides.second[left][at]);
      tally.second += leftToo * orbit * 48;
      for (let row = 0; row < ROW_COUNT; row += 1) {
        const into = (left + leftToo) * ROW_COUNT + row;
        tally.counts[into] = inTable(tally.counts[into]) + orbit * inTable(fifth[at * ROW_COUNT + row]);
      }
    }
  }
  return tally;
}

/** By the lowest pair that is paid: nothing else matters to the published strategies. */
const publishedRides = new Map<number, Rides[]>();

function ridesOf(parameters: LetItRideParameters): Rides[] {
  const known = publishedRides.get(parameters.lowestPair);
  if (known) return known;
  const choose = ({ classes }: SuitClassTable, rides: Published['withThree']) =>
    Uint8Array.from({ length: classes.count }, (_, i) =>
      rides([...classes.cards.subarray(i * classes.size, (i + 1) * classes.size)], parameters) ? 1 : 0,
    );
  const found = PUBLISHED.map(({ withThree, withFour }): Rides => {
    const second = choose(fourCards(), withFour);
    return { first: choose(threeCards(), withThree), second: [second, second] };
  });
  publishedRides.set(parameters.lowestPair, found);
  return found;
}

const IN_PLAY = ['one wager', 'two wagers', 'three wagers'];

function endingsOf(parameters: LetItRideParameters, gains: Fraction[][], { counts }: Tally): Ending[] {
  return Array.from(counts, (count, at): Ending => {
    const row = at % ROW_COUNT;
    const wagers = Math.floor(at / ROW_COUNT) + 1;
    return {
      event: endingOf(row, wagers),
      label: `${rowLabel(parameters, row)}, ${IN_PLAY[wagers - 1]} in play`,
      count: BigInt(count),
      net: gains[wagers - 1]?.[row] as Fraction,
      staked: whole(wagers),
    };
  });
}

/** Said only where it is so: every hand of three or four cards that is already a paid one is left. */
function alwaysLeft(parameters: LetItRideParameters, gains: Fraction[][], rides: Rides): string {
  const [[...alone] = []] = gains;
  const pays = alone[PAID_ROWS.indexOf('pair')]?.gt(0) === true;
  const leaves = ({ cards, size }: SuitClassTable['classes'], left: Uint8Array) =>
    left.every((one, i) => one === 1 || !paid([...cards.subarray(i * size, (i + 1) * size)], parameters));
  const always =
    pays &&
    leaves(threeCards().classes, rides.first) &&
    rides.second.every((left) => leaves(fourCards().classes, left));
  return always ? `: with a paid hand (${pairsFrom(parameters).toLowerCase()}) always.` : '.';
}

export function solveLetItRide(
  parameters: LetItRideParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution {
  const fifth = merged[0] as Float64Array;
  const fourth = fourthCards();
  const gains = gainsOf(parameters, tables);
  const rides = bestRides(gains, fifth);
  const tally = tallyOf(rides, fifth, fourth);
  const left = (street: string, rounds: number) => {
    const taken = ratio(BigInt(rounds), UNIVERSE);
    return {
      street,
      reached: ONE,
      choices: [
        { choice: 'ride', label: 'Let it ride', taken },
        { choice: 'withdraw', label: 'Withdraw', taken: ONE.sub(taken) },
      ],
    };
  };
  return checkedSolution({
    universe: UNIVERSE,
    endings: endingsOf(parameters, gains, tally),
    mandatory: whole(MOST_WAGERS),
    decisions: [left('three cards', tally.first), left('first community card', tally.second)],
    summary: `Leave a wager when the cards seen gain on average, take it back when they do not${alwaysLeft(parameters, gains, rides)}`,
    tables: whatToLeave(parameters, rides),
    alternatives: PUBLISHED.map(({ id, label, explains, source }, i) => {
      const rides = ridesOf(parameters)[i] as Rides;
      const endings = endingsOf(parameters, gains, tallyOf(rides, fifth, fourth));
      return {
        id,
        label,
        explains,
        ...(source === undefined ? {} : { source }),
        houseEdge: lossOver(endings, UNIVERSE),
      };
    }),
    method: {
      id: 'backward-enumeration',
      explains:
        'For every four cards seen, the 48 cards that can follow are sorted by what they make, and the second wager is left where that gains. For every three cards, the 49 that can follow then show what leaving the first wager gains. Every count is a whole number of the 22,100 × 49 × 48 deals.',
      reductions: [
        'Cards that differ only in which suit is which are counted once: 1,755 hands of three, 16,432 of four.',
        'A wager that neither gains nor loses on average is taken back.',
        ...(parameters.royalMost
          ? [
              'With a ceiling on royal flushes, the second wager is decided separately for the first left and for the first taken back.',
            ]
          : ['Each wager is paid separately, so each is a decision of its own.']),
      ],
    },
  });
}
