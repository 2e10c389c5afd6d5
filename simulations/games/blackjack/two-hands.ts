/**
 * Two hands of a split pair at a time, in an order in which those with the same low cards in all follow each other: what low cards do to the
 * dealer's chances is then worked out once for all of them.
 */
import { inTable } from '../../exact/in-table';
import { FIRST_HIGH } from './dealer-halves';
import { MOST } from './hands';
import { KINDS, points } from './ranks';

/** More of a kind than two hands can hold. */
const most = (kind: number) => 2 * (Math.floor(MOST / points(kind)) + 1) + 1;

/** Cards of some kinds as one whole number: cards can be added by adding their numbers. */
function numberOf(drawn: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let kind = from; kind < to; kind += 1) number = number * most(kind) + inTable(drawn[kind]);
  return number;
}

const lowsOf = (drawn: Uint8Array): number => numberOf(drawn, 0, FIRST_HIGH);
const highsOf = (drawn: Uint8Array): number => numberOf(drawn, FIRST_HIGH, KINDS);

/** By low cards and then by high ones. */
export const inOrder = <Hand extends { drawn: Uint8Array }>(hands: readonly Hand[]): Hand[] =>
  hands
    .map((hand) => ({ hand, lows: lowsOf(hand.drawn), highs: highsOf(hand.drawn) }))
    .sort((a, b) => a.lows - b.lows || a.highs - b.highs)
    .map(({ hand }) => hand);

export type TwoHands = {
  /** Of each group of hands with the same low cards, the first, and one past the last of all. */
  from: Uint32Array;
  /** Two groups, or one twice, by the low cards of both: `lows * groups * groups + one * groups + other`. */
  pairs: Float64Array;
  /** By hand: a number for its high cards, of which there are so many; and for those of two hands, `sums` of them. */
  high: Uint16Array;
  highs: number;
  together: Uint16Array;
  sums: number;
};

/** `hands` are in order. */
export function twoHandsOf(hands: readonly { drawn: Uint8Array }[]): TwoHands {
  const lows = hands.map(({ drawn }) => lowsOf(drawn));
  const firsts = lows.flatMap((low, at) => (low === lows[at - 1] ? [] : [at]));
  const groups = firsts.length;
  const pairs = new Float64Array((groups * (groups + 1)) / 2);
  let pair = 0;
  for (let one = 0; one < groups; one += 1)
    for (let other = one; other < groups; other += 1) {
      const both = inTable(lows[inTable(firsts[one])]) + inTable(lows[inTable(firsts[other])]);
      pairs[pair] = (both * groups + one) * groups + other;
      pair += 1;
    }
  const numbers = hands.map(({ drawn }) => highsOf(drawn));
  const different = [...new Set(numbers)];
  const places = new Map(different.map((number, at) => [number, at]));
  const sums = new Map<number, number>();
  const together = different.flatMap((one) =>
    different.map((other) => {
      const place = sums.get(one + other) ?? sums.size;
      sums.set(one + other, place);
      return place;
    }),
  );
  return {
    from: Uint32Array.from([...firsts, hands.length]),
    pairs: pairs.sort(),
    high: Uint16Array.from(numbers, (number) => inTable(places.get(number))),
    highs: different.length,
    together: Uint16Array.from(together),
    sums: sums.size,
  };
}
