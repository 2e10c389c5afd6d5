import { expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { FIRST_HIGH } from './dealer-halves';
import { HANDS } from './hands';
import { KINDS } from './ranks';
import { inOrder, twoHandsOf } from './two-hands';

/** One of every nineteen hands. */
const hands = inOrder(
  Array.from({ length: HANDS.count }, (_, hand) => ({
    drawn: HANDS.counts.slice(hand * KINDS, (hand + 1) * KINDS),
  })).filter((_, hand) => hand % 19 === 3),
);
const { from, pairs, high, highs, together, sums } = twoHandsOf(hands);
const groups = from.length - 1;

function* everyTwo(): Generator<[one: number, other: number]> {
  for (const pair of pairs) {
    const other = pair % groups;
    const one = Math.floor(pair / groups) % groups;
    for (let i = inTable(from[one]); i < inTable(from[one + 1]); i += 1)
      for (let j = one === other ? i : inTable(from[other]); j < inTable(from[other + 1]); j += 1)
        yield [i, j];
  }
}

const both = (i: number, j: number): number[] =>
  [...(hands[i]?.drawn ?? [])].map((count, kind) => count + inTable(hands[j]?.drawn[kind]));

it('every two hands come once, and each with itself', () => {
  const seen = new Set([...everyTwo()].map(([i, j]) => Math.min(i, j) * hands.length + Math.max(i, j)));
  expect(seen.size).toBe((hands.length * (hands.length + 1)) / 2);
  expect([...everyTwo()]).toHaveLength(seen.size);
});

it('those with the same low cards in all follow each other', () => {
  const runs: string[] = [];
  for (const [i, j] of everyTwo()) {
    const lows = both(i, j).slice(0, FIRST_HIGH).join();
    if (lows !== runs.at(-1)) runs.push(lows);
  }
  expect(new Set(runs).size).toBe(runs.length);
});

it('two hands have the same number for their high cards only where those are the same', () => {
  const numbers = new Map<string, number>();
  for (const [i, j] of everyTwo()) {
    const cards = both(i, j).slice(FIRST_HIGH).join();
    const number = inTable(together[inTable(high[i]) * highs + inTable(high[j])]);
    if ((numbers.get(cards) ?? number) !== number) throw new Error(cards);
    numbers.set(cards, number);
  }
  expect(new Set(numbers.values()).size).toBe(numbers.size);
  expect(numbers.size).toBe(sums);
});

it('orders hands by their low cards and then by their high ones, and gives each low set one group', () => {
  const drawn = (...kinds: number[]) => {
    const counts = new Uint8Array(KINDS);
    for (const kind of kinds) counts[kind] = inTable(counts[kind]) + 1;
    return { drawn: counts };
  };
  const [low, high] = [0, FIRST_HIGH];
  const mixed = [drawn(low, high), drawn(high, high), drawn(low), drawn(high)];
  const ordered = inOrder(mixed);
  expect(ordered).toEqual([mixed[3], mixed[1], mixed[2], mixed[0]]);
  const two = twoHandsOf(ordered);
  expect([...two.from]).toEqual([0, 2, 4]);
  expect(two.pairs).toHaveLength(3);
  expect([...two.pairs]).toEqual([...two.pairs].sort((a, b) => a - b));
  expect([...two.high]).toEqual([0, 1, 2, 0]);
  expect(two.highs).toBe(3);
  // One, two or no high cards each: from none to four together.
  expect(two.sums).toBe(5);
  expect([...two.together]).toEqual([0, 1, 2, 1, 3, 0, 2, 0, 4]);
});
