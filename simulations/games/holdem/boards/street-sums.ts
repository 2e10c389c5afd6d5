/**
 * From boards back to turns and flops, and from flops forward to boards. What is summed is by set of cards on the table and cell of
 * the hand; the next card is any that is neither on the table nor in the hand. Cells that hold no hand may hold anything:
 * what leads there leads nowhere else.
 */
import { inTable } from '../../../exact/in-table';
import { CELL_OF, KINDS } from '../hands/cells';
import { type KindSets, type KindStates, NONE } from './kind-states';

const [cellOf, ranked, none] = [CELL_OF, KINDS, NONE];

/** Sets from `from` to below `to`, whose values begin with those of the first. */
export type Range = { from: number; to: number };

/** To each set: the values of the sets with one card more, for every card that can come. */
export function sumOverNext(
  { kinds, cells }: KindStates,
  { count, next, left }: KindSets,
  values: Float64Array,
  { from, to }: Range,
  sums: Float64Array,
): void {
  for (let set = 0; set < count; set += 1)
    for (let kind = 0; kind < kinds; kind += 1) {
      const one = inTable(next[set * kinds + kind]);
      if (one === none || one < from || one >= to) continue;
      const copies = inTable(left[set * kinds + kind]);
      const into = set * cells;
      const of = (one - from) * cells;
      for (let cell = 0; cell < cells; cell += 1)
        sums[into + cell] = inTable(sums[into + cell]) + copies * inTable(values[of + cell]);
      for (let other = 0; other < kinds; other += 1) {
        const cell = inTable(cellOf[kind * ranked + other]);
        const held = other === kind ? 2 : 1;
        sums[into + cell] = inTable(sums[into + cell]) - held * inTable(values[of + cell]);
      }
    }
}

/** The other way: to each set with one card more, what was counted for the set. */
export function spreadToNext(
  { kinds, cells }: KindStates,
  { count, next, left }: KindSets,
  counts: Float64Array,
  { from, to }: Range,
  further: Float64Array,
): void {
  for (let set = 0; set < count; set += 1)
    for (let kind = 0; kind < kinds; kind += 1) {
      const one = inTable(next[set * kinds + kind]);
      if (one === none || one < from || one >= to) continue;
      const copies = inTable(left[set * kinds + kind]);
      const of = set * cells;
      const into = (one - from) * cells;
      for (let cell = 0; cell < cells; cell += 1)
        further[into + cell] = inTable(further[into + cell]) + copies * inTable(counts[of + cell]);
      for (let other = 0; other < kinds; other += 1) {
        const cell = inTable(cellOf[kind * ranked + other]);
        const held = other === kind ? 2 : 1;
        further[into + cell] = inTable(further[into + cell]) - held * inTable(counts[of + cell]);
      }
    }
}
