import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { type Card, PACK } from './card';
import { choose, forEachSet, setNumber } from './card-sets';
import {
  canonicalPermutation,
  forEachSuitClass,
  RENAMED,
  SUIT_PERMUTATIONS,
  stabiliser,
  suitClasses,
  suitClassTable,
} from './suit-classes';

const renamed = (permutation: number, set: Iterable<Card>) =>
  Uint8Array.from(set, (card) => inTable(RENAMED[permutation * PACK + card])).sort();

/** Burnside's lemma: the mean, over the 24 renamings, of how many sets of this many cards each leaves unchanged. */
function classesByBurnside(size: number): number {
  // A renaming with cycles of these lengths leaves a set alone if each rank holds whole cycles.
  const kinds: [times: number, cycles: number[]][] = [
    [1, [1, 1, 1, 1]],
    [6, [2, 1, 1]],
    [3, [2, 2]],
    [8, [3, 1]],
    [6, [4]],
  ];
  const fixed = kinds.map(([times, cycles]) => {
    let ways = [1, ...Array<number>(size).fill(0)];
    for (let rank = 0; rank < 13; rank += 1)
      for (const length of cycles) ways = ways.map((count, k) => count + (ways[k - length] ?? 0));
    return times * inTable(ways[size]);
  });
  return fixed.reduce((sum, count) => sum + count, 0) / 24;
}

describe('suit permutations', () => {
  it('are 24, the first the identity, each a renaming of the whole pack', () => {
    expect(new Set(SUIT_PERMUTATIONS.map(String)).size).toBe(24);
    expect(SUIT_PERMUTATIONS[0]).toEqual([0, 1, 2, 3]);
    const pack = Array.from({ length: PACK }, (_, card) => card);
    for (let p = 0; p < 24; p += 1) expect([...renamed(p, pack)]).toEqual(pack);
  });
});

describe('suit classes', () => {
  // 169 starting hands, 1,755 flops and 134,459 boards are published widely; all are also Burnside's.
  it.each([
    [2, 169],
    [3, 1_755],
    [4, 16_432],
    [5, 134_459],
    [6, 962_988],
    [7, 6_009_159],
  ])('of %i cards are %i and stand for every set', (size, expected) => {
    expect(classesByBurnside(size)).toBe(expected);
    let classes = 0;
    let sets = 0;
    forEachSuitClass(size, (_a, _b, _c, _d, orbit) => {
      classes += 1;
      sets += orbit;
    });
    expect(classes).toBe(expected);
    expect(sets).toBe(choose(PACK, size));
  });

  it.each([2, 3, 4])(
    'of %i cards hold each set once, and its permutation leads to the form of its class',
    (size) => {
      const { classes, classOf, permutationOf } = suitClassTable(size);
      const members = new Uint8Array(classes.count);
      let wrong = 0;
      forEachSet(size, (set, number) => {
        const at = inTable(classOf[number]);
        members[at] = inTable(members[at]) + 1;
        const form = renamed(inTable(permutationOf[number]), set);
        for (let i = 0; i < size; i += 1) if (form[i] !== classes.cards[at * size + i]) wrong += 1;
      });
      expect(wrong).toBe(0);
      expect(members).toEqual(classes.orbits);
    },
  );

  it('of boards have the orbits that renaming their suits in every way gives', () => {
    const { cards, count, orbits } = suitClasses(5);
    for (let i = 0; i < count; i += 97) {
      const board = cards.subarray(i * 5, i * 5 + 5);
      const forms = new Set(SUIT_PERMUTATIONS.map((_, p) => setNumber(renamed(p, board))));
      expect(forms.size).toBe(orbits[i]);
      expect(stabiliser(board)).toHaveLength(24 / forms.size);
      for (const p of stabiliser(board)) expect(renamed(p, board)).toEqual(board);
      for (let p = 0; p < 24; p += 1) {
        const other = renamed(p, board);
        expect(renamed(canonicalPermutation(other), other)).toEqual(board);
      }
    }
  });
});
