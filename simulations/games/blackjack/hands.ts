/**
 * Every hand that has not gone over 21, as how many cards of each kind it holds: 3,082 of them with the empty one, whatever the order
 * in which its cards came. A hand's number is larger than that of any hand it can be drawn to.
 */
import { inTable } from '../../exact/in-table';
import { ACE, KINDS, points } from './ranks';

export const MOST = 21;
/** The total of a hand over 21, and of two cards of 21 after a split, which can be worth more than 21 of more. */
export const OVER_21 = MOST + 1;
export const TWO_OF_21 = MOST + 2;
/** In place of a hand's number: over 21. */
export const BUST = -1;

type Hand = { counts: number[]; hard: number };

function every(): Hand[] {
  const hands: Hand[] = [];
  const grow = (counts: number[], from: number, hard: number) => {
    hands.push({ counts, hard });
    for (let kind = from; kind < KINDS; kind += 1)
      if (hard + points(kind) <= MOST)
        grow(
          counts.map((count, at) => (at === kind ? count + 1 : count)),
          kind,
          hard + points(kind),
        );
  };
  grow(Array<number>(KINDS).fill(0), 0, 0);
  return hands.sort((a, b) => b.hard - a.hard);
}

function listHands() {
  const hands = every();
  const numberOf = new Map(hands.map(({ counts }, hand) => [counts.join(), hand]));
  const counts = new Uint8Array(hands.length * KINDS);
  const next = new Int16Array(hands.length * KINDS).fill(BUST);
  const totals = new Uint8Array(hands.length);
  const soft = new Uint8Array(hands.length);
  const cards = new Uint8Array(hands.length);
  hands.forEach((hand, number) => {
    counts.set(hand.counts, number * KINDS);
    cards[number] = hand.counts.reduce((sum, count) => sum + count, 0);
    soft[number] = inTable(hand.counts[ACE]) > 0 && hand.hard + 10 <= MOST ? 1 : 0;
    totals[number] = hand.hard + 10 * inTable(soft[number]);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const drawn = hand.counts.map((count, at) => (at === kind ? count + 1 : count));
      next[number * KINDS + kind] = numberOf.get(drawn.join()) ?? BUST;
    }
  });
  return { count: hands.length, empty: hands.length - 1, counts, next, totals, soft, cards };
}

/** Tables by a hand's number; `next` and `counts` by the number times ten and the kind of a card. */
export const HANDS = listHands();

export const draw = (hand: number, kind: number): number => inTable(HANDS.next[hand * KINDS + kind]);

/** The hand of these kinds of cards. */
export const handOf = (...kinds: readonly number[]): number => kinds.reduce(draw, HANDS.empty);
