/** The strategy that was found, as a table: by what the player sees, the up-card and the cards held. */

import { ACE, type Card, type Rank } from '../../../equipment/cards/card';
import type { HandClass } from '../../../equipment/cards/hand-order';
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { StrategyTable } from '../../../family/solution';
import { percent } from '../../../printing/numbers';
import { everyHand } from '../pieces';
import { UP_CARDS } from '../what-to-raise';
import { playersRow } from './rows';

const HAND = 5;

const HELD = [
  'A flush or better',
  'Less than a flush, with a card of the up-card’s rank',
  'No such card, three or more aces and kings',
  'No such card, two aces and kings',
  'No such card, one ace or king',
  'No such card, no ace and no king',
];
const [FLUSH, MATCH, MANY, NONE] = [0, 1, 2, 5];

/** What the player holds, as a row of `HELD`. `row` is that of the pay table, below 0 for less than a flush. */
function heldOf(own: Uint8Array, row: number, up: Card): number {
  if (row >= 0) return FLUSH;
  let high = 0;
  for (let i = 0; i < own.length; i += 1) {
    const rank = inTable(own[i]) >> 2;
    if (rank === up >> 2) return MATCH;
    if (rank >= ACE - 1) high += 1;
  }
  return Math.max(MANY, NONE - high);
}

/** A strategy that can be remembered, and its words. */
export const simplyDoubled = (own: Uint8Array, row: number, up: Card): boolean =>
  heldOf(own, row, up) < NONE - 1;
export const SIMPLY_DOUBLED =
  'Doubles with a flush or better, with a card of the up-card’s rank, and with two or more aces and kings; stays otherwise.';

export function whenToDouble(masks: Float64Array, doubleTo: number): StrategyTable {
  const upRanks = doubleTo - 1;
  const { cards, classes, orbits, count } = everyHand();
  const dealt = new Float64Array(HELD.length * upRanks);
  const doubled = new Float64Array(HELD.length * upRanks);
  for (let hand = 0; hand < count; hand += 1) {
    const own = cards.subarray(hand * HAND, (hand + 1) * HAND);
    const row = playersRow(classes[hand] as HandClass);
    const orbit = inTable(orbits[hand]);
    let mask = inTable(masks[hand]);
    for (let up = 0; up < upRanks * 4; up += 1) {
      const doubles = mask % 2;
      mask = (mask - doubles) / 2;
      if (own.includes(up)) continue;
      const at = heldOf(own, row, up) * upRanks + (up >> 2);
      dealt[at] = inTable(dealt[at]) + orbit;
      doubled[at] = inTable(doubled[at]) + orbit * doubles;
    }
  }
  const cellOf = (at: number) => {
    const [all, some] = [inTable(dealt[at]), inTable(doubled[at])];
    if (all === 0) return '–';
    if (some === all) return 'Double';
    return some === 0 ? 'Stay' : `Double ${percent(ratio(some, all), 1)}`;
  };
  const ranks = Array.from({ length: upRanks }, (_, rank): Rank => rank);
  return {
    id: 'by-up-card',
    caption: 'When to double',
    explains:
      'The player’s cards on the left, the card the dealer shows above. Where a share is given, the other cards of the player decide: it is the share of these deals in which doubling is better.',
    columns: UP_CARDS.slice(0, upRanks),
    rows: HELD.map((label, held) => ({ label, cells: ranks.map((rank) => cellOf(held * upRanks + rank)) })),
  };
}
