/**
 * Every hand of three against every two cards under each card of the dealer's that can be turned up. One card of three is
 * turned up whatever it is, so the two under it are any two of the 48 that are left.
 */
import { type Card, PACK } from '../../equipment/cards/card';
import type { HandClass } from '../../equipment/cards/hand-order';
import { rankThree } from '../../equipment/cards/hand-ranking';
import { inTable } from '../../exact/in-table';
import { everyHand, FIELD_COUNT, FIELDS } from './matchups';

/** As `threeCardMatchups`, by hand and then by the card turned up, `from` to below `to`; all 0 where the player holds it. */
export function matchupsWithOneShown(qualifying: HandClass, from: Card, to: Card): Float64Array {
  const { cards, classes, count } = everyHand();
  const matchups = new Float64Array(count * PACK * FIELD_COUNT);
  const under = new Uint16Array(PACK * PACK);
  for (let up = from; up < to; up += 1) {
    for (let a = 0; a < PACK; a += 1)
      for (let b = a + 1; b < PACK; b += 1)
        if (a !== up && b !== up) under[a * PACK + b] = rankThree(up, a, b);
    for (let hand = 0; hand < count; hand += 1) {
      const [x, y, z] = [cards[hand * 3], cards[hand * 3 + 1], cards[hand * 3 + 2]];
      if (up === x || up === y || up === z) continue;
      const mine = inTable(classes[hand]);
      let [unqualified, won, tied, beaten] = [0, 0, 0, 0];
      for (let a = 0; a < PACK; a += 1) {
        if (a === up || a === x || a === y || a === z) continue;
        for (let b = a + 1; b < PACK; b += 1) {
          if (b === up || b === x || b === y || b === z) continue;
          const dealers = inTable(under[a * PACK + b]);
          if (dealers < qualifying) {
            unqualified += 1;
            if (dealers < mine) beaten += 1;
          } else if (dealers < mine) won += 1;
          else if (dealers === mine) tied += 1;
        }
      }
      const at = (hand * PACK + up) * FIELD_COUNT;
      matchups[at + FIELDS.unqualified] = unqualified;
      matchups[at + FIELDS.won] = won;
      matchups[at + FIELDS.tied] = tied;
      matchups[at + FIELDS.unqualifiedBeaten] = beaten;
    }
  }
  return matchups;
}
