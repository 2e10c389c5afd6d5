/**
 * What can be told of some cards that lie together, of one pack of 52: a hand, a board, a single card. Ranks are told as
 * on the cards, 2 to 14.
 */
import { RANKS, rankOf, SUITS, suitOf } from '../../equipment/cards/card';
import { rankFive, rankSeven, rankThree } from '../../equipment/cards/hand-ranking';
import { handTables } from '../../equipment/cards/hand-tables';
import { FIVE_CARD_ORDER, THREE_CARD_ORDER } from '../../equipment/cards/orders';
import type { FeatureSpec } from '../../features/feature';
import { type FeatureType, name, whole } from '../../features/types';
import { ALIKE, apart, BY_COLOUR, BY_SUIT, type SuitBlocks } from './suit-blocks';

export type Cards = ArrayLike<number>;

export type CardFeature = FeatureSpec & {
  /** What has to lie there to tell it: the name of some cards together, as "player". */
  view: string;
  /** Which suits it tells apart: the others may be renamed. */
  suits: SuitBlocks;
  /** The number of its value among those of its type; of the cards of the view. */
  code: (cards: Cards) => number;
};

/** As the game speaks of them: "the player’s three cards". */
export type View = {
  id: string;
  size: number;
  words: string;
  /** Where not everything is worth telling. */
  only?: readonly string[];
};

const CATEGORIES = {
  3: ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'],
  5: [
    'high-card',
    'pair',
    'two-pairs',
    'three-of-a-kind',
    'straight',
    'flush',
    'full-house',
    'four-of-a-kind',
    'straight-flush',
    'royal-flush',
  ],
} as const;

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

const at = (cards: Cards, i: number) => cards[i] as number;

/** The best five of six: with a flush among them there is neither a full house nor four of a kind. */
function rankSix(cards: Cards): number {
  const { next, five, flush } = handTables();
  const masks = [0, 0, 0, 0];
  let state = 0;
  for (let i = 0; i < 6; i += 1) {
    const card = at(cards, i);
    state = next[(state << 4) | (card >> 2)] as number;
    masks[card & 3] = (masks[card & 3] as number) | (1 << (card >> 2));
  }
  let best = five[state] as number;
  for (let suit = 0; suit < SUITS; suit += 1) best = Math.max(best, flush[masks[suit] as number] as number);
  return best;
}

function categoryCode(size: number): (cards: Cards) => number {
  switch (size) {
    case 3:
      return (cards) => categoryOf().three[rankThree(at(cards, 0), at(cards, 1), at(cards, 2))] as number;
    case 5:
      return (c) => categoryOf().five[rankFive(at(c, 0), at(c, 1), at(c, 2), at(c, 3), at(c, 4))] as number;
    case 6:
      return (cards) => categoryOf().five[rankSix(cards)] as number;
    case 7:
      return (c) =>
        categoryOf().five[
          rankSeven(at(c, 0), at(c, 1), at(c, 2), at(c, 3), at(c, 4), at(c, 5), at(c, 6))
        ] as number;
    default:
      throw new RangeError(`${size} cards are no hand`);
  }
}

const held = new Uint8Array(RANKS);

function countRanks(cards: Cards, size: number): void {
  held.fill(0);
  for (let i = 0; i < size; i += 1) held[at(cards, i) >> 2] = (held[at(cards, i) >> 2] as number) + 1;
}

const highestRank = (size: number, times: number) => (cards: Cards) => {
  countRanks(cards, size);
  for (let rank = RANKS - 1; rank >= 0; rank -= 1) if ((held[rank] as number) >= times) return rank;
  return -1;
};
const lowestRank = (size: number) => (cards: Cards) => {
  let lowest = RANKS;
  for (let i = 0; i < size; i += 1) lowest = Math.min(lowest, at(cards, i) >> 2);
  return lowest;
};
const mostAlike = (size: number) => (cards: Cards) => {
  countRanks(cards, size);
  let most = 0;
  for (let rank = 0; rank < RANKS; rank += 1) most = Math.max(most, held[rank] as number);
  return most - 1;
};
const mostSuited = (size: number) => (cards: Cards) => {
  let sums = 0;
  for (let i = 0; i < size; i += 1) sums += 1 << (4 * (at(cards, i) & 3));
  return Math.max(sums & 15, (sums >> 4) & 15, (sums >> 8) & 15, sums >> 12) - 1;
};
const counting = (size: number, which: (card: number) => boolean) => {
  const marks = Uint8Array.from({ length: RANKS * SUITS }, (_, card) => Number(which(card)));
  return (cards: Cards) => {
    let count = 0;
    for (let i = 0; i < size; i += 1) count += marks[at(cards, i)] as number;
    return count;
  };
};

const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const RED = [1, 2];
const JACK = 9;
const ACE = 12;

type Part = {
  part: string;
  type: FeatureType;
  explains: string;
  suits?: SuitBlocks;
  code: CardFeature['code'];
};

const rank = whole(2, 14);

function partsOf({ size, words }: View): Part[] {
  if (size === 1)
    return [
      {
        part: 'rank',
        type: rank,
        explains: `The rank of ${words}: 11 to 14 for jack, queen, king and ace.`,
        code: lowestRank(1),
      },
      {
        part: 'suit',
        type: name(...SUIT_NAMES),
        explains: `The suit of ${words}.`,
        suits: BY_SUIT,
        code: (cards) => suitOf(at(cards, 0)),
      },
    ];
  const upTo = whole(0, size);
  const highs: Part[] = [
    {
      part: 'high',
      type: rank,
      explains: `The highest rank of ${words}: 11 to 14 for jack, queen, king and ace.`,
      code: highestRank(size, 1),
    },
    {
      part: 'low',
      type: rank,
      explains: `The lowest rank of ${words}; the ace is 14.`,
      code: lowestRank(size),
    },
    {
      part: 'pairOf',
      type: whole(1, 14),
      explains: `The highest rank that ${words} hold twice or more often; 1 where there is no pair.`,
      code: (cards) => highestRank(size, 2)(cards) + 1,
    },
    {
      part: 'alike',
      type: whole(1, Math.min(size, SUITS)),
      explains: `The most cards of one rank among ${words}.`,
      code: mostAlike(size),
    },
    {
      part: 'suited',
      type: whole(size > 4 ? 2 : 1, size),
      explains: `The most cards of one suit among ${words}.`,
      code: (cards) => mostSuited(size)(cards) - (size > 4 ? 1 : 0),
    },
    {
      part: 'aces',
      type: whole(0, Math.min(size, SUITS)),
      explains: `How many of ${words} are aces.`,
      code: counting(size, (card) => rankOf(card) === ACE),
    },
    {
      part: 'pictures',
      type: upTo,
      explains: `How many of ${words} are jacks, queens or kings.`,
      code: counting(size, (card) => rankOf(card) >= JACK && rankOf(card) < ACE),
    },
    {
      part: 'reds',
      type: upTo,
      explains: `How many of ${words} are red.`,
      suits: BY_COLOUR,
      code: counting(size, (card) => RED.includes(suitOf(card))),
    },
    ...SUIT_NAMES.map(
      (suit, i): Part => ({
        part: suit,
        type: upTo,
        explains: `How many of ${words} are ${suit}.`,
        suits: apart(i),
        code: counting(size, (card) => suitOf(card) === i),
      }),
    ),
  ];
  return size === 2 ? highs : [...handParts(size, words), ...highs];
}

function handParts(size: number, words: string): Part[] {
  const names = size === 3 ? CATEGORIES[3] : CATEGORIES[5];
  const best = size > 5 ? `the best five of ${words}` : words;
  const code = categoryCode(size);
  const numbers = names.map((name, i) => `${i} is ${name}`).join(', ');
  return [
    { part: 'hand', type: name(...names), explains: `What ${best} are as a poker hand.`, code },
    {
      part: 'worth',
      type: whole(0, names.length - 1),
      explains: `The same as a number, to be compared: ${numbers}.`,
      code,
    },
  ];
}

/** Everything that is told of the cards of a view, under its name. */
export const cardFeatures = (view: View): CardFeature[] =>
  partsOf(view)
    .filter(({ part }) => view.only?.includes(part) ?? true)
    .map(({ part, type, explains, suits = ALIKE, code }) => ({
      id: `${view.id}.${part}`,
      type,
      explains: explains.charAt(0).toUpperCase() + explains.slice(1),
      view: view.id,
      suits,
      code,
    }));

/** The view of both hands at once, from which only the winner is told. */
export const HANDS = 'hands';

export const winnerFeature = (explains: string): CardFeature => ({
  id: 'winner',
  type: name('player', 'dealer', 'tie'),
  explains,
  view: HANDS,
  suits: ALIKE,
  code: () => {
    throw new RangeError('the winner is told by the strength of both hands');
  },
});
