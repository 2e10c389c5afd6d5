import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { PACK } from './card';
import { forEachSet, setNumber } from './card-sets';
import { rankFive, rankThree } from './hand-ranking';
import { handsByStrength } from './hands-by-strength';
import { addHands, FIRST_OF_SIZE, FOLD, newSubsetCounts, subsetClasses } from './subset-counts';

describe('hands by strength', () => {
  it.each([
    [3, 1_755, 22_100],
    [5, 134_459, 2_598_960],
  ] as const)('of %i cards are %i for all %i, none weaker than the one before', (size, classes, all) => {
    const hands = handsByStrength(size);
    expect(hands.count).toBe(classes);
    expect(hands.orbits.reduce((sum, orbit) => sum + orbit, 0)).toBe(all);
    expect(hands.classes.every((worth, i) => i === 0 || worth >= inTable(hands.classes[i - 1]))).toBe(true);
    let wrong = 0;
    for (let i = 0; i < hands.count; i += 1) {
      const card = (place: number) => inTable(hands.cards[i * size + place]);
      const own =
        size === 3
          ? rankThree(card(0), card(1), card(2))
          : rankFive(card(0), card(1), card(2), card(3), card(4));
      if (own !== hands.classes[i]) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('of a shorter pack hold its ranks alone', () => {
    const hands = handsByStrength(5, 0b1_1111_0000_0000);
    expect(hands.cards.every((card) => card >= 32)).toBe(true);
    // C(20, 5).
    expect(hands.orbits.reduce((sum, orbit) => sum + orbit, 0)).toBe(15_504);
  });
});

describe('hands that hold given cards', () => {
  it('are counted as by looking at every hand of three weaker than a flush', () => {
    const flush = 500;
    const hands = handsByStrength(3);
    const counts = newSubsetCounts();
    for (let i = 0; i < hands.count; i += 1)
      if (inTable(hands.classes[i]) < flush)
        addHands(counts, hands.cards, i * 3, 3, inTable(hands.orbits[i]));
    const plain = new Map<string, number>();
    forEachSet(3, (set) => {
      const [a, b, c] = [...set] as [number, number, number];
      if (rankThree(a, b, c) >= flush) return;
      for (const held of [[], [a], [b], [c], [a, b], [a, c], [b, c], [a, b, c]])
        plain.set(held.join(), (plain.get(held.join()) ?? 0) + 1);
    });
    const { classOf } = subsetClasses();
    let wrong = 0;
    for (const size of [0, 1, 2, 3])
      forEachSet(size, (set) => {
        const at = inTable(classOf[inTable(FIRST_OF_SIZE[size]) + setNumber(set)]);
        if (counts[at] !== FOLD * (plain.get([...set].join()) ?? 0)) wrong += 1;
      });
    expect(wrong).toBe(0);
  });

  it('of all hands of five are as many as binomials say', () => {
    const hands = handsByStrength(5);
    const counts = newSubsetCounts();
    for (let i = 0; i < hands.count; i += 1)
      addHands(counts, hands.cards, i * 5, 5, inTable(hands.orbits[i]));
    const { classOf } = subsetClasses();
    // C(52, 5), C(51, 4), C(50, 3), C(49, 2), 48.
    for (const [size, holding] of [2_598_960, 249_900, 19_600, 1_176, 48].entries()) {
      const until = FIRST_OF_SIZE[size + 1] ?? classOf.length;
      const of = classOf.subarray(FIRST_OF_SIZE[size], until);
      expect(new Set(Array.from(of, (at) => counts[at]))).toEqual(new Set([FOLD * holding]));
    }
    expect(classOf.length).toBe(1 + PACK + 1_326 + 22_100 + 270_725);
  });
});
