/** How each of the dealer's hands ends under the House Way, whatever is left to draw. */
import { inTable } from '../../exact/in-table';
import { type Hand, handClasses, placeOf } from './hands';
import { houseDiscards } from './house-way';
import { improves } from './improving';
import { FACES, type Face } from './pack';
import type { PokaraParameters } from './parameters';

/** A hand that drew and did not improve ranks below all others: it loses to every hand that is left. */
export const NOT_IMPROVED = 0;

export type DealersHands = {
  /** By the up-card and the two others as `placeOf` numbers them: the rank of a hand that stands, and 0 where it draws. */
  standing: Uint8Array;
  /** By the same and the card drawn: the rank of the hand then. */
  drawing: Uint8Array;
  /** How many ranks there are: one more than classes of hands. */
  ranks: number;
};

export type DealersRules = Pick<PokaraParameters, 'flushes' | 'improves'>;

/** Ranks here are classes of hands plus one. */
export function dealersHands(rules: DealersRules): DealersHands {
  const { order, classOf } = handClasses(rules.flushes);
  const standing = new Uint8Array(FACES ** 3);
  const drawing = new Uint8Array(FACES ** 4);
  for (let up = 0; up < FACES; up += 1)
    for (let b = 0; b < FACES; b += 1)
      for (let c = 0; c < FACES; c += 1) {
        const hand: Hand = [up, b, c];
        const at = placeOf(up, b, c);
        const dealt = inTable(classOf[at]);
        const place = houseDiscards(hand);
        if (place === undefined) {
          standing[at] = dealt + 1;
          continue;
        }
        const discarded = hand[place];
        const [x, y] = hand.filter((_, i) => i !== place) as [Face, Face];
        for (let card = 0; card < FACES; card += 1) {
          const drawn = inTable(classOf[placeOf(x, y, card)]);
          drawing[at * FACES + card] = improves(rules.improves, dealt, drawn, discarded, card)
            ? drawn + 1
            : NOT_IMPROVED;
        }
      }
  return { standing, drawing, ranks: order.count + 1 };
}
