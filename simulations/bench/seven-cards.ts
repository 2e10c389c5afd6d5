/** Seven cards ranked, beside the two packages on npm that are most used for it. */
import { evaluateCardCodes } from 'phe';
import { evalHand } from 'poker-evaluator';
import { PACK } from '../equipment/cards/card';
import { deal, newDeck } from '../equipment/cards/deck';
import { countSevens } from '../equipment/cards/every-seven';
import { rankSeven } from '../equipment/cards/hand-ranking';
import { inTable } from '../exact/in-table';
import { randomStream } from '../witness/random';
import { microsecondsOf } from './measure';
import { times } from './table';

const EVERY_SEVEN = 133_784_560;
const RANDOM_HANDS = 65_536;

type Rank = (hand: number[]) => number;

const phe: Rank = evaluateCardCodes;
/** Its cards are numbered from 1. */
const pokerEvaluator: Rank = (hand) => evalHand(hand).value;

/** In card order, every hand that starts with the same four cards: too few to take long, enough to measure. */
function inOrder(rank: Rank, firstCard: number): number {
  let sum = 0;
  const hand = [0, 5, 10, 15, 0, 0, 0].map((card) => card + firstCard);
  for (let a = 16; a < PACK - 2; a += 1)
    for (let b = a + 1; b < PACK - 1; b += 1)
      for (let c = b + 1; c < PACK; c += 1) {
        hand[4] = a + firstCard;
        hand[5] = b + firstCard;
        hand[6] = c + firstCard;
        sum += rank(hand);
      }
  return sum;
}
const IN_ORDER = (36 * 35 * 34) / 6;

function randomHands(): Uint8Array {
  const hands = new Uint8Array(RANDOM_HANDS * 7);
  const deck = newDeck();
  const random = randomStream(1, 'seven cards', 0);
  for (let i = 0; i < RANDOM_HANDS; i += 1) {
    deal(deck, 7, random);
    hands.set(deck.subarray(0, 7), i * 7);
  }
  return hands;
}

function rankAll(hands: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < hands.length; i += 7)
    sum += rankSeven(
      inTable(hands[i]),
      inTable(hands[i + 1]),
      inTable(hands[i + 2]),
      inTable(hands[i + 3]),
      inTable(hands[i + 4]),
      inTable(hands[i + 5]),
      inTable(hands[i + 6]),
    );
  return sum;
}

function rankLists(rank: Rank, hands: number[][]): number {
  let sum = 0;
  for (const hand of hands) sum += rank(hand);
  return sum;
}

function row(label: string, ours: number, theirs: number[]): string[] {
  const rate = (handsAMicrosecond: number) => `${handsAMicrosecond.toPrecision(3)} M/s`;
  return [label, rate(ours), ...theirs.flatMap((their) => [rate(their), times(ours / their)])];
}

export function sevenCardRows(): string[][] {
  const hands = randomHands();
  const lists = Array.from({ length: RANDOM_HANDS }, (_, i) => [...hands.subarray(i * 7, i * 7 + 7)]);
  const listsFromOne = lists.map((hand) => hand.map((card) => card + 1));
  return [
    row('Every hand, in card order', EVERY_SEVEN / microsecondsOf(countSevens), [
      IN_ORDER / microsecondsOf(() => inOrder(phe, 0)),
      IN_ORDER / microsecondsOf(() => inOrder(pokerEvaluator, 1)),
    ]),
    row('Random hands', RANDOM_HANDS / microsecondsOf(() => rankAll(hands)), [
      RANDOM_HANDS / microsecondsOf(() => rankLists(phe, lists)),
      RANDOM_HANDS / microsecondsOf(() => rankLists(pokerEvaluator, listsFromOne)),
    ]),
  ];
}
