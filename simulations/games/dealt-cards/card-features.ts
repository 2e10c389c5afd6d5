/**
 * The features of a group of cards from one pack of 52: a hand, a board, a single card. Ranks are as printed on the cards, 2
 * to 14.
 */
import { rankOf, SUITS, suitOf } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import type { FeatureSpec } from '../../features/feature';
import { type FeatureType, name, whole } from '../../features/types';
import {
  CATEGORIES,
  type Cards,
  categoryCode,
  counting,
  highestRank,
  lowestRank,
  mostAlike,
  mostSuited,
} from './card-codes';
import { ALIKE, apart, BY_COLOUR, BY_SUIT, type SuitBlocks } from './suit-blocks';

/** What of the cards it depends on: their ranks, how many are of each suit, or what they are as a poker hand. */
export type Reads = 'ranks' | 'suits' | 'hand';

export type CardFeature = FeatureSpec & {
  /** The group of cards it is read from, by name, such as "player". */
  view: string;
  reads: Reads;
  /** Which suits it distinguishes: the others may be renamed. */
  suits: SuitBlocks;
  /** The number of its value among those of its type; of the cards of the view. */
  code: (cards: Cards) => number;
};

/** As the game speaks of them: "the player’s three cards". */
export type View = {
  id: string;
  size: number;
  words: string;
  /** Where not every feature is worth having. */
  only?: readonly string[];
};

const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const RED = [1, 2];
const JACK = 9;
const ACE = 12;

type Part = {
  part: string;
  type: FeatureType;
  explains: string;
  /** Ranks where nothing else is said. */
  reads?: Reads;
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
        reads: 'suits',
        suits: BY_SUIT,
        code: (cards) => suitOf(inTable(cards[0])),
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
      explains: `The highest rank that comes at least twice among ${words}; 1 if there is no pair.`,
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
      reads: 'suits',
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
      reads: 'suits',
      suits: BY_COLOUR,
      code: counting(size, (card) => RED.includes(suitOf(card))),
    },
    ...SUIT_NAMES.map(
      (suit, i): Part => ({
        part: suit,
        type: upTo,
        explains: `How many of ${words} are ${suit}.`,
        reads: 'suits',
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
    {
      part: 'hand',
      type: name(...names),
      explains: `What ${best} make as a poker hand.`,
      reads: 'hand',
      code,
    },
    {
      part: 'worth',
      type: whole(0, names.length - 1),
      explains: `The same as a number, for comparing: ${numbers}.`,
      reads: 'hand',
      code,
    },
  ];
}

/** Every feature of the cards of a view, under its name. */
export const cardFeatures = (view: View): CardFeature[] =>
  partsOf(view)
    .filter(({ part }) => view.only?.includes(part) ?? true)
    .map(({ part, type, explains, reads = 'ranks', suits = ALIKE, code }) => ({
      id: `${view.id}.${part}`,
      type,
      explains: explains.charAt(0).toUpperCase() + explains.slice(1),
      view: view.id,
      reads,
      suits,
      code,
    }));

/** The view of both hands at once, which has one feature: the winner. */
export const HANDS = 'hands';

export const winnerFeature = (explains: string): CardFeature => ({
  id: 'winner',
  type: name('player', 'dealer', 'tie'),
  explains,
  view: HANDS,
  reads: 'hand',
  suits: ALIKE,
  code: () => {
    throw new RangeError('the winner is read from the strength of both hands');
  },
});
