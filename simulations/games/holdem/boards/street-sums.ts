/**
 * From boards back to turns and flops, and from flops forward to boards, one set of cards on the table after another: a set follows from those
 * that have one card less, of which it has at most five. What is summed is by set and cell of the hand; the card that came is any that was
 * neither on the table nor in the hand. Cells that hold no hand may hold anything that is small enough to add up: what leads there leads nowhere else.
 */
import { inTable } from '../../../exact/in-table';
import { CELL_OF, KINDS } from '../hands/cells';
import { flushStates, type KindSets, type KindStates, NONE } from './kind-states';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [cellOf, ranked, none] = [CELL_OF, KINDS, NONE];

/** Sets from `from` to below `to`, whose values begin with those of the first. */
export type Range = { from: number; to: number };

/** Adds the values of a set, which begin at `at`, to every set with one card less. */
export function addToEarlier(
  { kinds, cells }: KindStates,
  { size, earlier, came, ways }: KindSets,
  set: number,
  values: Float64Array,
  at: number,
  sums: Float64Array,
): void {
  for (let place = set * size; place < (set + 1) * size; place += 1) {
    const one = inTable(earlier[place]);
    if (one === none) continue;
    const into = one * cells;
    const copies = inTable(ways[place]);
    for (let cell = 0; cell < cells; cell += 1)
      sums[into + cell] = inTable(sums[into + cell]) + copies * inTable(values[at + cell]);
    const kind = inTable(came[place]);
    for (let other = 0; other < kinds; other += 1) {
      const cell = inTable(cellOf[kind * ranked + other]);
      const held = other === kind ? 2 : 1;
      sums[into + cell] = inTable(sums[into + cell]) - held * inTable(values[at + cell]);
    }
  }
}

/** The other way: what was counted for the sets with one card less goes to the set, whose counts begin at `at` and are put in place of what is there. */
export function takeFromEarlier(
  { kinds, cells }: KindStates,
  { size, earlier, came, ways }: KindSets,
  set: number,
  counts: Float64Array,
  into: Float64Array,
  at: number,
): void {
  into.fill(0, at, at + cells);
  for (let place = set * size; place < (set + 1) * size; place += 1) {
    const one = inTable(earlier[place]);
    if (one === none) continue;
    const of = one * cells;
    const copies = inTable(ways[place]);
    for (let cell = 0; cell < cells; cell += 1)
      into[at + cell] = inTable(into[at + cell]) + copies * inTable(counts[of + cell]);
    const kind = inTable(came[place]);
    for (let other = 0; other < kinds; other += 1) {
      const cell = inTable(cellOf[kind * ranked + other]);
      const held = other === kind ? 2 : 1;
      into[at + cell] = inTable(into[at + cell]) - held * inTable(counts[of + cell]);
    }
  }
}

let turnsKept: Float64Array | undefined;
/**
 * By turn with a flush possible and cell, for one use after another: 32 MB, of which each page costs more when it is new than all that is
 * counted in it.
 */
export function flushTurns(): Float64Array {
  turnsKept ??= newFlushTurns();
  return turnsKept;
}

export function newFlushTurns(): Float64Array {
  const { turns, cells } = flushStates();
  return new Float64Array(turns.count * cells);
}

/** Of all turns, by flop. */
export function turnsByFlop(states: KindStates, byTurn: Float64Array): Float64Array {
  const { cells, turns, flops } = states;
  const byFlop = new Float64Array(flops.count * cells);
  for (let turn = 0; turn < turns.count; turn += 1)
    addToEarlier(states, turns, turn, byTurn, turn * cells, byFlop);
  return byFlop;
}

/** Of all flops, by turn: into `byTurn`, in place of what is there. */
export function flopsByTurn(states: KindStates, byFlop: Float64Array, byTurn: Float64Array): Float64Array {
  const { cells, turns } = states;
  for (let turn = 0; turn < turns.count; turn += 1)
    takeFromEarlier(states, turns, turn, byFlop, byTurn, turn * cells);
  return byTurn;
}
