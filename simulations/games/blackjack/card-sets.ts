/**
 * The sets of cards beside which a dealer's hand is asked for: every hand, and every hand with the card that takes it over the goal. A set
 * is also one number, of which the kinds that are summed first are the highest digits.
 */
import { inTable } from '../../exact/in-table';
import { BUST, type Hands, type Values } from './every-hand';

/** More cards of a kind than any set or dealer holds. */
export const PLACES = 24;

export type CardSets = {
  hands: Hands;
  kinds: number;
  /** The kinds as they are summed. */
  order: readonly number[];
  count: number;
  /** By hand and kind, a hand’s number being its set’s: the set with that card, whether it is over the goal or not. */
  withCard: Int32Array;
  /** By set: what it counts, every card at the least where it is over the goal. */
  totals: Uint8Array;
  numbers: Float64Array;
  numberOfKind: Float64Array;
  /** All numbers, the smallest first, and by set where its number is among them. */
  sorted: Float64Array;
  place: Int32Array;
};

export function cardSets(hands: Hands, { points, most }: Values, order: readonly number[]): CardSets {
  const kinds = points.length;
  const numberOfKind = new Float64Array(kinds);
  order.forEach((kind, at) => {
    numberOfKind[kind] = PLACES ** (kinds - 1 - at);
  });
  const numbers: number[] = [];
  const totals = Array.from(hands.totals);
  const hard: number[] = [];
  for (let hand = 0; hand < hands.count; hand += 1) {
    let [number, sum] = [0, 0];
    for (let kind = 0; kind < kinds; kind += 1) {
      const held = inTable(hands.counts[hand * kinds + kind]);
      number += held * inTable(numberOfKind[kind]);
      sum += held * inTable(points[kind]);
    }
    numbers.push(number);
    hard.push(sum);
  }
  const withCard = Int32Array.from(hands.next);
  const over = new Map<number, number>();
  for (let hand = 0; hand < hands.count; hand += 1) {
    // A hand at the goal draws no more.
    if (inTable(hands.totals[hand]) === most) continue;
    for (let kind = 0; kind < kinds; kind += 1) {
      const at = hand * kinds + kind;
      if (withCard[at] !== BUST) continue;
      const number = inTable(numbers[hand]) + inTable(numberOfKind[kind]);
      const set = over.get(number) ?? numbers.length;
      if (set === numbers.length) {
        over.set(number, set);
        numbers.push(number);
        totals.push(inTable(hard[hand]) + inTable(points[kind]));
      }
      withCard[at] = set;
    }
  }
  const sorted = Float64Array.from(numbers).sort();
  const placeOf = new Map<number, number>();
  for (let at = 0; at < sorted.length; at += 1) placeOf.set(inTable(sorted[at]), at);
  return {
    hands,
    kinds,
    order,
    count: numbers.length,
    withCard,
    totals: Uint8Array.from(totals),
    numbers: Float64Array.from(numbers),
    numberOfKind,
    sorted,
    place: Int32Array.from(numbers, (number) => placeOf.get(number) as number),
  };
}
