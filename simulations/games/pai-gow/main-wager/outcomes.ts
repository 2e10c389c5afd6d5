/** What hands are worth as set, for two House Ways at once: pairs of a high and a low hand, numbered by the high and then the low. */

import { inTable } from '../../../exact/in-table';
import { CLASSES } from '../cards/hand-classes';
import { type High, LOWS, type Low } from '../cards/ranking';
import type { Settings } from '../house-way/completeness';

export type Outcomes = {
  count: number;
  high: Uint32Array;
  low: Uint8Array;
  /** By class of hands: the outcome, as each of the two sets it. */
  player: Uint32Array;
  dealer: Uint32Array;
};

/** One more than there are low hands, for a hand that stands off whatever it meets (`stand-off-hand.ts`). */
const LOW_HANDS = LOWS + 1;
const keyOf = (high: High, low: Low) => high * LOW_HANDS + low;

export function outcomesOf(player: Settings, dealer: Settings): Outcomes {
  const keys = new Set<number>();
  for (const { high, low } of [player, dealer])
    for (let i = 0; i < CLASSES; i += 1) keys.add(keyOf(inTable(high[i]), inTable(low[i])));
  const rising = Uint32Array.from(keys).sort();
  const places = new Map(Array.from(rising, (key, place) => [key, place] as const));
  const placed = ({ high, low }: Settings) =>
    Uint32Array.from(
      { length: CLASSES },
      (_, i) => places.get(keyOf(inTable(high[i]), inTable(low[i]))) as number,
    );
  const ofPlayer = placed(player);
  return {
    count: rising.length,
    high: rising.map((key) => Math.floor(key / LOW_HANDS)),
    low: Uint8Array.from(rising, (key) => key % LOW_HANDS),
    player: ofPlayer,
    dealer: player === dealer ? ofPlayer : placed(dealer),
  };
}
