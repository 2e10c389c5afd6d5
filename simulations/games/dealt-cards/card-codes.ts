/** The numbers of the features of a group of cards, from the cards. */
import { RANKS, SUITS } from '../../equipment/cards/card';
import { FIVE_CARD_CATEGORIES, THREE_CARD_CATEGORIES } from '../../equipment/cards/categories';
import { rankFive, rankSeven, rankThree } from '../../equipment/cards/hand-ranking';
import { handTables } from '../../equipment/cards/hand-tables';
import { FIVE_CARD_ORDER, THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { inTable } from '../../exact/in-table';

export type Cards = ArrayLike<number>;

export const CATEGORIES = { 3: THREE_CARD_CATEGORIES, 5: FIVE_CARD_CATEGORIES };

const inOrder = (
  order: { count: number; standingOf: (hand: number) => { category: string } },
  names: readonly string[],
) => Uint8Array.from({ length: order.count }, (_, hand) => names.indexOf(order.standingOf(hand).category));

let categories: { three: Uint8Array; five: Uint8Array } | undefined;
const categoryOf = () => {
  categories ??= {
    three: inOrder(THREE_CARD_ORDER, CATEGORIES[3]),
    five: inOrder(FIVE_CARD_ORDER, CATEGORIES[5]),
  };
  return categories;
};

const at = (cards: Cards, i: number) => inTable(cards[i]);

/** The best five of six: with a flush among them there is neither a full house nor four of a kind. */
function rankSix(cards: Cards): number {
  const { next, five, flush } = handTables();
  const masks = [0, 0, 0, 0];
  let state = 0;
  for (let i = 0; i < 6; i += 1) {
    const card = at(cards, i);
    state = inTable(next[(state << 4) | (card >> 2)]);
    masks[card & 3] = inTable(masks[card & 3]) | (1 << (card >> 2));
  }
  let best = inTable(five[state]);
  for (let suit = 0; suit < SUITS; suit += 1) best = Math.max(best, inTable(flush[inTable(masks[suit])]));
  return best;
}

export function categoryCode(size: number): (cards: Cards) => number {
  switch (size) {
    case 3:
      return (cards) => inTable(categoryOf().three[rankThree(at(cards, 0), at(cards, 1), at(cards, 2))]);
    case 5:
      return (c) => inTable(categoryOf().five[rankFive(at(c, 0), at(c, 1), at(c, 2), at(c, 3), at(c, 4))]);
    case 6:
      return (cards) => inTable(categoryOf().five[rankSix(cards)]);
    case 7:
      return (c) =>
        inTable(
          categoryOf().five[rankSeven(at(c, 0), at(c, 1), at(c, 2), at(c, 3), at(c, 4), at(c, 5), at(c, 6))],
        );
    default:
      throw new RangeError(`${size} cards are no hand`);
  }
}

const held = new Uint8Array(RANKS);

function countRanks(cards: Cards, size: number): void {
  held.fill(0);
  for (let i = 0; i < size; i += 1) held[at(cards, i) >> 2] = inTable(held[at(cards, i) >> 2]) + 1;
}

export const highestRank = (size: number, times: number) => (cards: Cards) => {
  countRanks(cards, size);
  for (let rank = RANKS - 1; rank >= 0; rank -= 1) if (inTable(held[rank]) >= times) return rank;
  return -1;
};
export const lowestRank = (size: number) => (cards: Cards) => {
  let lowest = RANKS;
  for (let i = 0; i < size; i += 1) lowest = Math.min(lowest, at(cards, i) >> 2);
  return lowest;
};
export const mostAlike = (size: number) => (cards: Cards) => {
  countRanks(cards, size);
  let most = 0;
  for (let rank = 0; rank < RANKS; rank += 1) most = Math.max(most, inTable(held[rank]));
  return most - 1;
};
export const mostSuited = (size: number) => (cards: Cards) => {
  let sums = 0;
  for (let i = 0; i < size; i += 1) sums += 1 << (4 * (at(cards, i) & 3));
  return Math.max(sums & 15, (sums >> 4) & 15, (sums >> 8) & 15, sums >> 12) - 1;
};
export const counting = (size: number, which: (card: number) => boolean) => {
  const marks = Uint8Array.from({ length: RANKS * SUITS }, (_, card) => Number(which(card)));
  return (cards: Cards) => {
    let count = 0;
    for (let i = 0; i < size; i += 1) count += inTable(marks[at(cards, i)]);
    return count;
  };
};
