/**
 * Given cards on the table, with all their suits, seen as sets of kinds: as if no flush were possible, and in each suit in
 * which one still is. A sum over boards is that of the first view plus, from each other, what its flushes change.
 */
import { type Card, PACK } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { CELL_OF, KIND_OF, KINDS, SLOTS } from '../hands/cells';
import { HOLE_HANDS, HOLES } from '../hands/holes';
import { flushStates, NONE, plainStates } from './kind-states';

/** By kinds, those of the first view and those of the others. */
export type ByKinds = { plain: Float64Array; flush: Float64Array };

/** CELL_OF_HOLE[slot * HOLE_HANDS + hole]. */
const CELL_OF_HOLE = Uint16Array.from({ length: SLOTS * HOLE_HANDS }, (_, i) => {
  const slot = Math.floor(i / HOLE_HANDS) * PACK;
  const [low, high] = HOLES[i % HOLE_HANDS] as readonly [Card, Card];
  return inTable(CELL_OF[inTable(KIND_OF[slot + low]) * KINDS + inTable(KIND_OF[slot + high])]);
});

/** By slot, the set of kinds of three or four cards; NONE where no flush is possible in that suit any more. */
export function viewsOf(cards: ArrayLike<Card>): number[] {
  const views: number[] = [];
  const kinds = new Uint8Array(cards.length);
  for (let slot = 0; slot < SLOTS; slot += 1) {
    for (let i = 0; i < kinds.length; i += 1) {
      const kind = inTable(KIND_OF[slot * PACK + (cards[i] as Card)]);
      let place = i;
      for (; place > 0 && inTable(kinds[place - 1]) > kind; place -= 1)
        kinds[place] = inTable(kinds[place - 1]);
      kinds[place] = kind;
    }
    views.push((slot === 0 ? plainStates() : flushStates()).find(kinds));
  }
  return views;
}

/** Adds up the views of given cards, for every hole hand; the values of those that hold one of the cards mean nothing. */
export function addViews(cards: ArrayLike<Card>, { plain, flush }: ByKinds, byHole: Float64Array): void {
  const [cellOfHole, holes] = [CELL_OF_HOLE, HOLE_HANDS];
  for (const [slot, set] of viewsOf(cards).entries()) {
    if (set === NONE) continue;
    const [values, cells] = slot === 0 ? [plain, plainStates().cells] : [flush, flushStates().cells];
    const from = set * cells;
    for (let hole = 0; hole < holes; hole += 1)
      byHole[hole] = inTable(byHole[hole]) + inTable(values[from + inTable(cellOfHole[slot * holes + hole])]);
  }
}

/** The same way back: what is counted for hole hands goes to the cells of every view. */
export function countInViews(cards: ArrayLike<Card>, byHole: Float64Array, { plain, flush }: ByKinds): void {
  const [cellOfHole, holes] = [CELL_OF_HOLE, HOLE_HANDS];
  for (const [slot, set] of viewsOf(cards).entries()) {
    if (set === NONE) continue;
    const [counts, cells] = slot === 0 ? [plain, plainStates().cells] : [flush, flushStates().cells];
    const from = set * cells;
    for (let hole = 0; hole < holes; hole += 1) {
      const at = from + inTable(cellOfHole[slot * holes + hole]);
      counts[at] = inTable(counts[at]) + inTable(byHole[hole]);
    }
  }
}
