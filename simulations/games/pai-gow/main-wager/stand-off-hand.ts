/** A hand of the dealer's with which every wager stands off: no pair, and a given card its highest. */

import { inTable } from '../../../exact/in-table';
import { handClasses } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import { categoryOf, LOWS } from '../cards/ranking';
import type { Settings } from '../house-way/completeness';
import { STAND_OFF_HANDS, type StandOffHand } from '../parameters';
import { binomial, type Pack, packSize, WHOLE_PACK } from './common-cards';

const LOWEST = STAND_OFF_HANDS.indexOf('9-high');
const NINE = 7;
/** The rank of the highest card; none for none. */
export const highestOf = (hand: StandOffHand): number | undefined =>
  hand === 'none' ? undefined : STAND_OFF_HANDS.indexOf(hand) - LOWEST + NINE;

export type AgainstDealer = {
  settings: Settings;
  /** Pairs of hands in which the dealer has the hand that stands off. */
  standOffs: bigint;
};

/**
 * As the dealer's hands count against a player's: the one that stands off has a high hand below every other and a low hand
 * above, so that it neither wins nor loses both.
 */
export function againstDealer(
  { high, low }: Settings,
  hand: StandOffHand,
  pack: Pack = WHOLE_PACK,
): AgainstDealer {
  const highest = highestOf(hand);
  if (highest === undefined) return { settings: { high, low }, standOffs: 0n };
  const settings = { high: high.slice(), low: low.slice() };
  let hands = 0n;
  for (const { number, hands: ofClass } of handClasses(pack.jokers)) {
    const behind = inTable(high[number]);
    if (categoryOf(behind) !== 'high-card' || 31 - Math.clz32(behind) !== highest) continue;
    settings.high[number] = 0;
    settings.low[number] = LOWS;
    hands += BigInt(ofClass);
  }
  return { settings, standOffs: hands * BigInt(binomial(packSize(pack) - HAND, HAND)) };
}
