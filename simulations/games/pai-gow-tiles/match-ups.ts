/** Each way to set each hand against every hand that the other side may hold beside it, as the House Way sets those. */
import { inTable } from '../../exact/in-table';
import type { PaiGowTilesParameters } from './parameters';
import { DEALS_LEFT, type Four, HANDS, MOST_SETTINGS, type Setting } from './tiles/hands';
import { KINDS, type Kind } from './tiles/kinds';
import { waysOf } from './ways';

/** Of one hand and setting: of the other side's hands, those that it wins against and those that it loses to. */
export const FIELDS = 2;
export const placeOf = (hand: number, setting: number): number => (hand * MOST_SETTINGS + setting) * FIELDS;

const SIZE = KINDS.length;
const KIND_PAIRS = SIZE * SIZE;

/** Two kinds and two, those of a pair in one: so many deals of each are left, and the product of both is the hand's. */
function twoAndTwo([a, b, c, d]: Four): [number, number] {
  return b === c ? [b * SIZE + c, a * SIZE + d] : [a * SIZE + b, c * SIZE + d];
}

/** Deals of each two kinds from what a hand leaves of the two tiles of every kind. */
function fillDealsLeft(kinds: Four, deals: Uint8Array): void {
  const left = (kind: Kind) => 2 - kinds.filter((one) => one === kind).length;
  for (let a = 0; a < SIZE; a += 1)
    for (let b = a; b < SIZE; b += 1)
      deals[a * SIZE + b] = a === b ? (left(a) * (left(a) - 1)) / 2 : left(a) * left(b);
}

/** The other side's hands, by what they are worth as set, and how many deals of each are left. */
type Others = { high: Uint16Array; low: Uint16Array; deals: Uint8Array };

/** A half more for the dealer, who wins equal hands: no two are then equal. */
const asCompared = (worth: number, dealers: boolean): number => 2 * worth + (dealers ? 1 : 0);

/** How many of the others are below in both hands, and how many above. */
function belowAndAbove(myHigh: number, myLow: number, { high, low, deals }: Others): [number, number] {
  let [below, above] = [0, 0];
  for (let other = 0; other < HANDS; other += 1) {
    if (inTable(high[other]) < myHigh) {
      if (inTable(low[other]) < myLow) below += inTable(deals[other]);
    } else if (inTable(low[other]) > myLow) above += inTable(deals[other]);
  }
  return [below, above];
}

/** Those with one hand equal to the player's (the dealer's is a half more) and the other better. */
function oneEqual(high: number, low: number, others: Others, step: 1 | -1): number {
  let equal = 0;
  for (let other = 0; other < HANDS; other += 1) {
    const byHigh = step * (inTable(others.high[other]) - high);
    const byLow = step * (inTable(others.low[other]) - low);
    if ((byHigh === 1 && byLow > 1) || (byLow === 1 && byHigh > 1)) equal += inTable(others.deals[other]);
  }
  return equal;
}

/** For every setting of the side that chooses: the player, unless the dealer does. The other sets by the House Way. */
export function matchUps(parameters: PaiGowTilesParameters): Float64Array {
  const { hands, settings } = waysOf(parameters);
  const dealerChooses = parameters.dealer === 'best';
  const bothOnly = parameters.equalHands === 'both-only';
  const sums = new Float64Array(HANDS * MOST_SETTINGS * FIELDS);
  const [first, second] = [new Uint8Array(HANDS), new Uint8Array(HANDS)];
  const others: Others = {
    high: new Uint16Array(HANDS),
    low: new Uint16Array(HANDS),
    deals: new Uint8Array(HANDS),
  };
  for (const [number, { kinds, settings: ways }] of hands.entries()) {
    const { high, low } = ways[inTable(settings[number])] as Setting;
    [first[number], second[number]] = twoAndTwo(kinds);
    others.high[number] = asCompared(high, !dealerChooses);
    others.low[number] = asCompared(low, !dealerChooses);
  }
  const dealsLeft = new Uint8Array(KIND_PAIRS);
  for (const [number, { kinds, settings: mine }] of hands.entries()) {
    fillDealsLeft(kinds, dealsLeft);
    let met = 0;
    for (let other = 0; other < HANDS; other += 1) {
      const deals = inTable(dealsLeft[inTable(first[other])]) * inTable(dealsLeft[inTable(second[other])]);
      others.deals[other] = deals;
      met += deals;
    }
    if (met !== DEALS_LEFT) throw new RangeError(`a hand meets ${met} of ${DEALS_LEFT} hands`);
    for (const [way, setting] of mine.entries()) {
      const [high, low] = [asCompared(setting.high, dealerChooses), asCompared(setting.low, dealerChooses)];
      const [below, above] = belowAndAbove(high, low, others);
      const spared = bothOnly ? oneEqual(high, low, others, dealerChooses ? -1 : 1) : 0;
      sums[placeOf(number, way)] = dealerChooses ? below - spared : below;
      sums[placeOf(number, way) + 1] = dealerChooses ? above : above - spared;
    }
  }
  return sums;
}
