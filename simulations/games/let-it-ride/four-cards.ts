/** Four cards known, one to come: how many of the 48 make each row of the table. */
import { PACK } from '../../equipment/cards/card';
import { rankFive } from '../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { type SuitClassTable, suitClassTable } from '../../equipment/cards/suit-classes';
import { inTable } from '../../exact/in-table';
import { rowOf } from './paid-row';
import type { LetItRideParameters } from './parameters';
import { ROW_COUNT } from './wagers';

let three: SuitClassTable | undefined;
let four: SuitClassTable | undefined;

/** 1,755 classes of three cards. */
export function threeCards(): SuitClassTable {
  three ??= suitClassTable(3);
  return three;
}

/** 16,432 classes of four cards. */
export function fourCards(): SuitClassTable {
  four ??= suitClassTable(4);
  return four;
}

/** By class of four cards, the rows that the fifth card leads to. */
export function fifthCards(parameters: LetItRideParameters): Float64Array {
  const { classes } = fourCards();
  const rows = Uint8Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => rowOf(parameters, hand));
  const counts = new Float64Array(classes.count * ROW_COUNT);
  for (let at = 0; at < classes.count; at += 1) {
    const [a, b, c, d] = classes.cards.subarray(at * 4, at * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    for (let card = 0; card < PACK; card += 1) {
      if (card === a || card === b || card === c || card === d) continue;
      const into = at * ROW_COUNT + inTable(rows[rankFive(a, b, c, d, card)]);
      counts[into] = inTable(counts[into]) + 1;
    }
  }
  return counts;
}
