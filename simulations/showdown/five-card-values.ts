/**
 * What a hand of five is worth in each order that poker rules name. Whatever they say of straights, flushes and aces, a class of hands
 * (`equipment/cards/orders.ts`) tells all ranks and whether they are of one suit, so an order is a table by class: more is better, and
 * hands that tie have the same.
 */

import { ACE, RANKS, type Rank } from '../equipment/cards/card';
import { FIVE_CARD_CATEGORIES, type FiveCardCategory } from '../equipment/cards/categories';
import type { Standing } from '../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../equipment/cards/orders';
import { inTable } from '../exact/in-table';

export const FIVE_CARD_ORDERS = [
  'high',
  /** Without 2 to 5: a flush beats a full house, and 9-8-7-6-A is the lowest straight. */
  'short-deck',
  /** The ace is the best card; straights and flushes do not count. */
  'ace-to-five',
  /** The same, but a pair, three or four of aces is the worst of its kind. */
  'ace-to-five-aces-paired-high',
  /** The two is the best card and the ace the worst; straights and flushes do not count. */
  'deuce-to-six',
  /** The same, but straights and flushes count, A-2-3-4-5 not among them. */
  'deuce-to-seven',
] as const;
export type FiveCardOrder = (typeof FIVE_CARD_ORDERS)[number];

type Held = {
  /** Each rank with how many of it, the larger groups first and the higher ranks within them. */
  groups: readonly (readonly [rank: Rank, count: number])[];
  straight: Rank | undefined;
  suited: boolean;
};

const SIZES: Partial<Record<FiveCardCategory, readonly number[]>> = {
  pair: [2, 1, 1, 1],
  'two-pairs': [2, 2, 1],
  'three-of-a-kind': [3, 1, 1],
  'full-house': [3, 2],
  'four-of-a-kind': [4, 1],
};

const inSequence = (high: Rank): Rank[] =>
  Array.from({ length: 5 }, (_, below) => (high - below + RANKS) % RANKS).sort((a, b) => b - a);

export function heldBy({ category, ranks }: Standing<FiveCardCategory>): Held {
  const suited = category === 'flush' || category === 'straight-flush' || category === 'royal-flush';
  const straight =
    category === 'straight' || (suited && category !== 'flush') ? (ranks[0] as Rank) : undefined;
  const all = straight === undefined ? ranks : inSequence(straight);
  const sizes = SIZES[category] ?? [1, 1, 1, 1, 1];
  return { groups: all.map((rank, at) => [rank, inTable(sizes[at])]), straight, suited };
}

/** Ranks as five digits, the first deciding first. */
const digits = (ranks: readonly number[]): number => ranks.reduce((sum, rank) => sum * 16 + rank, 0);

/** By how the ranks are grouped, and then by what they are worth. */
const grouped = ({ groups }: Held, worth: (rank: Rank, count: number) => number): number[] => {
  const shape = groups.reduce((sum, [, count]) => sum + 4 ** (count - 1), 0);
  const ranks = groups
    .map(([rank, count]) => ({ count, worth: worth(rank, count) }))
    .sort((a, b) => b.count - a.count || b.worth - a.worth);
  return [shape, digits([...ranks.map((one) => one.worth), 0, 0, 0, 0, 0].slice(0, 5))];
};

const aceLow = (rank: Rank): number => (rank + 1) % RANKS;
const SHORT_WHEEL = digits([ACE, 7, 6, 5, 4]);

/** A flush and a full house change places. */
const SHORT_CATEGORIES = FIVE_CARD_CATEGORIES.map((category) =>
  category === 'flush' ? 'full-house' : category === 'full-house' ? 'flush' : category,
);

const isShortWheel = (ranks: readonly Rank[]): boolean => digits(ranks) === SHORT_WHEEL;

/** What a hand is in an order, whatever it is in high poker: a straight or a flush is none where they do not count. */
export function categoryIn(order: FiveCardOrder, standing: Standing<FiveCardCategory>): FiveCardCategory {
  const { category, ranks } = standing;
  if (order === 'high') return category;
  if (order === 'short-deck') {
    if (!isShortWheel(ranks)) return category;
    return category === 'flush' ? 'straight-flush' : 'straight';
  }
  const { straight, suited, groups } = heldBy(standing);
  if (order === 'deuce-to-seven') {
    // A-2-3-4-5 is no straight.
    if (straight !== 3) return category;
    return suited ? 'flush' : 'high-card';
  }
  return groups.length === 5 ? 'high-card' : category;
}

function inShortDeck(standing: Standing<FiveCardCategory>): number[] {
  const { ranks } = standing;
  return [
    SHORT_CATEGORIES.indexOf(categoryIn('short-deck', standing)),
    isShortWheel(ranks) ? digits([7, 0, 0, 0, 0]) : digits([...ranks, 0, 0, 0, 0].slice(0, 5)),
  ];
}

/** High poker, of which less is better. */
const deuceToSeven = (standing: Standing<FiveCardCategory>): number[] => [
  FIVE_CARD_CATEGORIES.indexOf(categoryIn('deuce-to-seven', standing)),
  inTable(grouped(heldBy(standing), (rank) => rank)[1]),
];

/** What decides, first things first. Of a high order more is better, of a low one less. */
const DECIDES: Record<
  Exclude<FiveCardOrder, 'high'>,
  { best: 'most' | 'least'; by: (standing: Standing<FiveCardCategory>) => number[] }
> = {
  'short-deck': { best: 'most', by: inShortDeck },
  'ace-to-five': { best: 'least', by: (standing) => grouped(heldBy(standing), aceLow) },
  'ace-to-five-aces-paired-high': {
    best: 'least',
    by: (standing) =>
      grouped(heldBy(standing), (rank, count) => (rank === ACE && count > 1 ? RANKS : aceLow(rank))),
  },
  'deuce-to-six': { best: 'least', by: (standing) => grouped(heldBy(standing), (rank) => rank) },
  'deuce-to-seven': { best: 'least', by: deuceToSeven },
};

function tableOf(order: FiveCardOrder): Uint16Array {
  const classes = Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => hand);
  if (order === 'high') return Uint16Array.from(classes);
  const { best, by } = DECIDES[order];
  const keys = classes.map((hand) => {
    const [first = 0, second = 0] = by(FIVE_CARD_ORDER.standingOf(hand));
    return first * 16 ** 6 + second;
  });
  const places = new Map([...new Set(keys)].sort((a, b) => a - b).map((key, place) => [key, place]));
  const most = places.size - 1;
  return Uint16Array.from(keys, (key) => {
    const place = places.get(key) as number;
    return best === 'most' ? place : most - place;
  });
}

const tables = new Map<FiveCardOrder, Uint16Array>();

/** By class of hands: its place in the order, 0 the worst. */
export function valuesIn(order: FiveCardOrder): Uint16Array {
  const table = tables.get(order) ?? tableOf(order);
  tables.set(order, table);
  return table;
}
