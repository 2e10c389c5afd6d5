/** Where a table by a class of cards on the table and hole hand has a deal. */
import { type Card, PACK } from '../../../equipment/cards/card';
import { setNumber } from '../../../equipment/cards/card-sets';
import { RENAMED, type SuitClassTable } from '../../../equipment/cards/suit-classes';
import { inTable } from '../../../exact/in-table';
import { holeNumber } from '../hands/holes';

export class PlaceInTable {
  private readonly rising: Uint8Array;

  /** `stride`: how far one class is from the next. */
  constructor(
    private readonly table: SuitClassTable,
    private readonly stride: number,
  ) {
    this.rising = new Uint8Array(table.classes.size);
  }

  /** The hole cards are the deck's first two, those on the table begin at `from`. */
  of(deck: Uint8Array, from: number): number {
    const { rising, table, stride } = this;
    for (let i = 0; i < rising.length; i += 1) {
      const card = deck[from + i] as Card;
      let at = i;
      while (at > 0 && (rising[at - 1] as Card) > card) {
        rising[at] = rising[at - 1] as Card;
        at -= 1;
      }
      rising[at] = card;
    }
    const number = setNumber(rising);
    const renaming = inTable(table.permutationOf[number]) * PACK;
    const a = RENAMED[renaming + (deck[0] as Card)] as Card;
    const b = RENAMED[renaming + (deck[1] as Card)] as Card;
    return inTable(table.classOf[number]) * stride + holeNumber(a, b);
  }
}
