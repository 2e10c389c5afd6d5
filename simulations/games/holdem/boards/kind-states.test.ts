import { describe, expect, it } from 'vitest';
import { choose } from '../../../equipment/cards/card-sets';
import { inTable } from '../../../exact/in-table';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS, holesWithout } from '../hands/holes';
import { plainHoles } from './boards';
import { firstOf, flopCounts, secondOf } from './flop-counts';
import { flushStates, plainStates } from './kind-states';
import { newFlushTurns } from './street-sums';

const sum = (values: Float64Array | Uint16Array) => {
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += inTable(values[i]);
  return total;
};
/** Boards with three, four or five cards of a suit, by hand. */
const WITH_FLUSH_SUIT = 4 * (choose(13, 3) * choose(39, 2) + choose(13, 4) * 39 + choose(13, 5));
const BOARDS = choose(52, 5);

describe('cards on the table by their kinds', () => {
  const [plain, flush] = [plainStates(), flushStates()];

  it('are as many as there are ways to choose ranks, or ranks within a suit and outside of it', () => {
    // Multisets of five ranks except for the thirteen of five alike; ranks of the suit, and any outside of it.
    expect(plain.boards.count).toBe(choose(17, 5) - 13);
    expect(flush.boards.count).toBe(choose(13, 3) * choose(14, 2) + choose(13, 4) * 13 + choose(13, 5));
    expect(plain.boards.count + flush.boards.count).toBe(42_783);
    expect(plain.turns.count + flush.turns.count).toBe(13_351);
  });

  it('stand for every board', () => {
    expect(sum(plain.boards.orbits)).toBe(BOARDS);
    expect(sum(flush.boards.orbits)).toBe(WITH_FLUSH_SUIT);
  });

  it('leave 1,081 hole hands on every board without a flush suit', () => {
    const { all, suited } = plainHoles();
    expect(sum(all)).toBe((BOARDS - WITH_FLUSH_SUIT) * choose(47, 2));
    expect(all.every((holes, i) => holes >= 0 && inTable(suited[i]) >= 0)).toBe(true);
    // The four suits are on such a board 2-2-1-0 or 2-1-1-1.
    const ofOneSuit =
      12 * choose(13, 2) ** 2 * 13 * (2 * choose(11, 2) + choose(12, 2) + choose(13, 2)) +
      4 * choose(13, 2) * 13 ** 3 * (choose(11, 2) + 3 * choose(12, 2));
    expect(sum(suited)).toBe(ofOneSuit);
  });

  it('are reached from the flop as often as there are flops, in each of two tables', () => {
    const { classes } = flopClasses();
    const always = new Uint8Array(classes.count * HOLE_HANDS);
    for (let flop = 0; flop < classes.count; flop += 1)
      always.set(holesWithout(classes.cards.subarray(flop * 3, flop * 3 + 3)), flop * HOLE_HANDS);
    const never = new Uint8Array(always.length);
    const ones = flopCounts(always, never, newFlushTurns());
    expect(sum(ones.plain)).toBe(10 * BOARDS * choose(47, 2));
    let onFlushBoards = 0;
    for (let board = 0; board < flush.boards.count; board += 1)
      onFlushBoards += sum(ones.onFlushBoard(board));
    expect(onFlushBoards).toBe(10 * WITH_FLUSH_SUIT * choose(47, 2));
    const { plain: both } = flopCounts(never, always, newFlushTurns());
    expect(both.every((count) => firstOf(count) === 0)).toBe(true);
    expect(sum(both.map(secondOf))).toBe(10 * BOARDS * choose(47, 2));
  });
});
