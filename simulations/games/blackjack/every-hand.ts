/**
 * Every hand of a game like blackjack that is not over its goal, as how many cards of each kind it holds, whatever the order in which its
 * cards came. A hand's number is larger than that of any hand it can be drawn to.
 */
import { inTable } from '../../exact/in-table';

/** In place of a hand's number: over the goal. */
export const BUST = -1;

/** What the cards count. */
export type Values = {
  /** By kind: what a card counts at the least. */
  points: readonly number[];
  /** Kinds that may count ten more. */
  high: readonly number[];
  /** The goal: a hand over it is not listed. */
  most: number;
};

/** Tables by a hand's number; `next` and `counts` by the number times the kinds and the kind of a card. */
export type Hands = {
  count: number;
  empty: number;
  counts: Uint8Array;
  next: Int16Array;
  totals: Uint8Array;
  /** Whether a card of the hand counts ten more than its least. */
  soft: Uint8Array;
  cards: Uint8Array;
};

/** The total nearest to the goal of cards that count so much at the least, so many of which may count ten more. */
export function bestTotal(hard: number, high: number, { most }: Values): number {
  let total = hard;
  for (let more = high; more > 0; more -= 1) if (total + 10 <= most) total += 10;
  return total;
}

type Hand = { counts: number[]; hard: number };

function every({ points, most }: Values): Hand[] {
  const hands: Hand[] = [];
  const grow = (counts: number[], from: number, hard: number) => {
    hands.push({ counts, hard });
    for (let kind = from; kind < points.length; kind += 1)
      if (hard + inTable(points[kind]) <= most)
        grow(
          counts.map((count, at) => (at === kind ? count + 1 : count)),
          kind,
          hard + inTable(points[kind]),
        );
  };
  grow(Array<number>(points.length).fill(0), 0, 0);
  return hands.sort((a, b) => b.hard - a.hard);
}

export function everyHand(values: Values): Hands {
  const kinds = values.points.length;
  const hands = every(values);
  // A hand of fewer than 25 cards, as one number.
  const ofKind = values.points.map((_, kind) => 25 ** kind);
  const keys = hands.map(({ counts }) =>
    counts.reduce((key, count, kind) => key + count * inTable(ofKind[kind]), 0),
  );
  const numberOf = new Map(keys.map((key, hand) => [key, hand]));
  const counts = new Uint8Array(hands.length * kinds);
  const next = new Int16Array(hands.length * kinds).fill(BUST);
  const totals = new Uint8Array(hands.length);
  const soft = new Uint8Array(hands.length);
  const cards = new Uint8Array(hands.length);
  hands.forEach((hand, number) => {
    counts.set(hand.counts, number * kinds);
    cards[number] = hand.counts.reduce((sum, count) => sum + count, 0);
    const total = bestTotal(
      hand.hard,
      values.high.reduce((sum, kind) => sum + inTable(hand.counts[kind]), 0),
      values,
    );
    soft[number] = total > hand.hard ? 1 : 0;
    totals[number] = total;
    for (let kind = 0; kind < kinds; kind += 1)
      if (hand.hard + inTable(values.points[kind]) <= values.most)
        next[number * kinds + kind] = numberOf.get(inTable(keys[number]) + inTable(ofKind[kind])) as number;
  });
  return { count: hands.length, empty: hands.length - 1, counts, next, totals, soft, cards };
}
