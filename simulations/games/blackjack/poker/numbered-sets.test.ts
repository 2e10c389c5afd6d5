import { describe, expect, it } from 'vitest';
import { KINDS } from '../ranks';
import { highKinds, lowKinds, NumberedSets } from './numbered-sets';

/** All sets of at most `cards` cards. */
function* setsUpTo(cards: number, from = 0, counts: number[] = Array(KINDS).fill(0)): Generator<number[]> {
  yield [...counts];
  if (cards === 0) return;
  for (let kind = from; kind < KINDS; kind += 1) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    yield* setsUpTo(cards - 1, kind, counts);
    counts[kind] = (counts[kind] ?? 0) - 1;
  }
}

describe('sets of cards numbered as they come', () => {
  it('gives each set one number, the next one where it is new, through every growth', () => {
    const sets = new NumberedSets();
    const numbers = new Map<string, number>();
    // 8,008 sets of at most six cards: 16 times as many as there is room for at first.
    for (let round = 0; round < 2; round += 1)
      for (const counts of setsUpTo(6)) {
        const known = numbers.get(counts.join()) ?? numbers.size;
        numbers.set(counts.join(), known);
        expect(sets.numberOf(lowKinds(counts), highKinds(counts))).toBe(known);
      }
    expect([sets.count, numbers.size]).toEqual([8008, 8008]);
  });

  it('finds the set that two sets come to by adding their numbers', () => {
    const [one, other] = [
      [7, 0, 3, 0, 0, 1, 0, 0, 0, 2],
      [6, 1, 0, 0, 9, 0, 0, 0, 4, 1],
    ];
    const both = [13, 1, 3, 0, 9, 1, 0, 0, 4, 3];
    expect([lowKinds(one) + lowKinds(other), highKinds(one) + highKinds(other)]).toEqual([
      lowKinds(both),
      highKinds(both),
    ]);
  });
});
