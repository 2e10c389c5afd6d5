/**
 * When to leave a wager. Each of the two is a bet of its own as long as each wager is paid separately; with a ceiling on
 * what a royal flush brings altogether, what the second adds depends on the first, so both are decided backwards.
 */

import { PACK } from '../../equipment/cards/card';
import { setNumber } from '../../equipment/cards/card-sets';
import { type Fraction, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf, whole } from '../decisions/net-pays';
import { fourCards, threeCards } from './four-cards';
import type { LetItRideParameters } from './parameters';
import { letItRideWagers, PAID_ROWS, ROW_COUNT, WAGER } from './wagers';

export const MOST_WAGERS = 3;
const ROYAL = 0;

/** By wagers in play, 1 to 3, and row: the net gain in units of one wager. */
export function gainsOf(parameters: LetItRideParameters, tables: PayTables): Fraction[][] {
  const net = netPays(letItRideWagers(parameters), tables);
  const { royalMost, royalWager } = parameters;
  const most = royalMost && royalWager ? ratio(royalMost, royalWager) : undefined;
  return Array.from({ length: MOST_WAGERS }, (_, i) =>
    [...PAID_ROWS, 'lose'].map((event, row) => {
      const gain = net(WAGER, event).mul(whole(i + 1));
      return row === ROYAL && most?.lt(gain) ? most : gain;
    }),
  );
}

export type Rides = {
  /** By class of three cards: 1 to leave the first wager. */
  first: Uint8Array;
  /** By class of four cards, after the first wager was taken back and after it was left: 1 to leave the second. */
  second: [taken: Uint8Array, left: Uint8Array];
};

let fourths: Uint16Array | undefined;

/** By class of three cards, the classes of four that a fourth card leads to: 49 for each. */
export function fourthCards(): Uint16Array {
  fourths ??= findFourthCards();
  return fourths;
}

function findFourthCards(): Uint16Array {
  const { classes } = threeCards();
  const { classOf } = fourCards();
  const to = new Uint16Array(classes.count * (PACK - 3));
  const four = new Uint8Array(4);
  let at = 0;
  for (let i = 0; i < classes.count; i += 1) {
    const cards = classes.cards.subarray(i * 3, i * 3 + 3);
    for (let card = 0; card < PACK; card += 1) {
      if (cards.includes(card)) continue;
      four.set(cards);
      four[3] = card;
      to[at] = inTable(classOf[setNumber(four.sort())]);
      at += 1;
    }
  }
  return to;
}

export function bestRides(gains: Fraction[][], fifth: Float64Array): Rides {
  const unit = unitOf(gains.flat());
  const units = gains.map((rows) => rows.map((gain) => inUnits(gain, unit)));
  const fours = fourCards().classes.count;
  const rides: Rides = {
    first: new Uint8Array(threeCards().classes.count),
    second: [new Uint8Array(fours), new Uint8Array(fours)],
  };
  const gainWith = (at: number, wagers: number) => {
    let gain = 0n;
    for (let row = 0; row < ROW_COUNT; row += 1) {
      const count = inTable(fifth[at * ROW_COUNT + row]);
      if (count > 0) gain += BigInt(count) * (units[wagers - 1]?.[row] as bigint);
    }
    return gain;
  };
  const best: [bigint[], bigint[]] = [[], []];
  for (let at = 0; at < fours; at += 1) {
    const [one, two, three] = [gainWith(at, 1), gainWith(at, 2), gainWith(at, 3)];
    rides.second[0][at] = two > one ? 1 : 0;
    rides.second[1][at] = three > two ? 1 : 0;
    best[0].push(two > one ? two : one);
    best[1].push(three > two ? three : two);
  }
  const fourth = fourthCards();
  for (let i = 0; i < rides.first.length; i += 1) {
    let more = 0n;
    for (const at of fourth.subarray(i * 49, (i + 1) * 49))
      more += (best[1][at] as bigint) - (best[0][at] as bigint);
    rides.first[i] = more > 0n ? 1 : 0;
  }
  return rides;
}
