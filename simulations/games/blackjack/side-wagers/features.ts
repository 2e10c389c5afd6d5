/** The features of the first cards of a round: the player's two and the dealer's first. */
import { ACE, type Card, PACK, RANKS, rankOf, SUITS, suitOf } from '../../../equipment/cards/card';
import { Shoe } from '../../../equipment/shoe';
import { inTable } from '../../../exact/in-table';
import { countedConditions } from '../../../features/counted';
import { reading } from '../../../features/enumerated';
import type { FeatureSpec, Readings } from '../../../features/feature';
import { flag, name, whole } from '../../../features/types';
import { whole as inFull } from '../../../printing/numbers';
import type { BlackjackSideParameters } from './head';

const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const rank = whole(2, 14);

const FEATURES = [
  {
    id: 'player.total',
    type: whole(4, 21),
    explains: 'The score of the player’s two cards, an ace at 11 where it can.',
  },
  { id: 'player.soft', type: flag, explains: 'An ace of the player’s two cards counts 11.' },
  { id: 'player.blackjack', type: flag, explains: 'The player’s two cards are an ace and a card of ten.' },
  { id: 'player.pair', type: flag, explains: 'The player’s two cards are of one rank.' },
  { id: 'player.suited', type: flag, explains: 'The player’s two cards are of one suit.' },
  {
    id: 'player.consecutive',
    type: flag,
    explains: 'The player’s two cards follow each other; the ace stands beside the king and beside the two.',
  },
  {
    id: 'player.high',
    type: rank,
    explains: 'The higher rank of the player’s two cards: 11 to 14 for jack, queen, king and ace.',
  },
  { id: 'player.low', type: rank, explains: 'The lower rank of the player’s two cards; the ace is 14.' },
  { id: 'player.reds', type: whole(0, 2), explains: 'How many of the player’s two cards are red.' },
  {
    id: 'dealer.rank',
    type: rank,
    explains: 'The rank of the dealer’s first card: 11 to 14 for jack, queen, king and ace.',
  },
  { id: 'dealer.points', type: whole(2, 11), explains: 'What the dealer’s first card counts, an ace 11.' },
  { id: 'dealer.suit', type: name(...SUIT_NAMES), explains: 'The suit of the dealer’s first card.' },
  { id: 'table.flush', type: flag, explains: 'All three cards are of one suit.' },
  {
    id: 'table.straight',
    type: flag,
    explains: 'The three cards are in sequence, in any order; the ace is low or high.',
  },
  { id: 'table.alike', type: whole(1, 3), explains: 'The most cards of one rank among all three.' },
  { id: 'table.reds', type: whole(0, 3), explains: 'How many of all three cards are red.' },
  { id: 'table.sevens', type: whole(0, 3), explains: 'How many of all three cards are sevens.' },
  { id: 'table.aces', type: whole(0, 3), explains: 'How many of all three cards are aces.' },
] as const satisfies readonly FeatureSpec[];

type Id = (typeof FEATURES)[number]['id'];

/** Two of the player's, then the dealer's. */
type Three = readonly [Card, Card, Card];

const printed = (card: Card): number => rankOf(card) + 2;
const isRed = (card: Card): boolean => [1, 2].includes(suitOf(card));
const pointsOf = (card: Card): number => (rankOf(card) === ACE ? 11 : Math.min(10, printed(card)));
const count = (cards: readonly Card[], counted: (card: Card) => boolean): number =>
  cards.filter(counted).length;

const byCards: Readings<Three, Id> = {
  'player.total': ([a, b]) => (pointsOf(a) + pointsOf(b) > 21 ? 12 : pointsOf(a) + pointsOf(b)),
  'player.soft': ([a, b]) => rankOf(a) === ACE || rankOf(b) === ACE,
  'player.blackjack': ([a, b]) => pointsOf(a) + pointsOf(b) === 21,
  'player.pair': ([a, b]) => rankOf(a) === rankOf(b),
  'player.suited': ([a, b]) => suitOf(a) === suitOf(b),
  'player.consecutive': ([a, b]) => [1, RANKS - 1].includes(Math.abs(rankOf(a) - rankOf(b))),
  'player.high': ([a, b]) => Math.max(printed(a), printed(b)),
  'player.low': ([a, b]) => Math.min(printed(a), printed(b)),
  'player.reds': ([a, b]) => count([a, b], isRed),
  'dealer.rank': ([, , up]) => printed(up),
  'dealer.points': ([, , up]) => pointsOf(up),
  'dealer.suit': ([, , up]) => SUIT_NAMES[suitOf(up)] as string,
  'table.flush': (cards) => new Set(cards.map(suitOf)).size === 1,
  'table.straight': (cards) => {
    const ranks = cards.map(printed).sort((a, b) => a - b);
    return ranks.join() === '2,3,14' || inSequence(ranks);
  },
  'table.alike': (cards) => 4 - new Set(cards.map(rankOf)).size,
  'table.reds': (cards) => count(cards, isRed),
  'table.sevens': (cards) => count(cards, (card) => printed(card) === 7),
  'table.aces': (cards) => count(cards, (card) => rankOf(card) === ACE),
};

const inSequence = ([low = 0, middle = 0, high = 0]: readonly number[]): boolean =>
  middle === low + 1 && high === middle + 1;

/** How many cards of each rank and of each suit lie there, the player's alone and with the dealer's. */
type Lying = { player: number[]; playerSuits: number[]; all: number[]; suits: number[]; up: Card };

function lying([a, b, up]: Three): Lying {
  const tally = (length: number, places: readonly number[]) => {
    const found = Array<number>(length).fill(0);
    for (const place of places) found[place] = inTable(found[place]) + 1;
    return found;
  };
  return {
    player: tally(RANKS, [a, b].map(rankOf)),
    playerSuits: tally(SUITS, [a, b].map(suitOf)),
    all: tally(RANKS, [a, b, up].map(rankOf)),
    suits: tally(SUITS, [a, b, up].map(suitOf)),
    up,
  };
}

/** Aces beside kings at one end and beside twos at the other. */
const around = (ranks: readonly number[]): string => `${ranks[ACE]}${ranks.join('')}`;
const score = (player: readonly number[]): number => {
  const low = player.reduce((sum, n, at) => sum + n * (at === ACE ? 1 : Math.min(10, at + 2)), 0);
  return inTable(player[ACE]) > 0 ? low + 10 : low;
};

const atTable: Readings<Lying, Id> = {
  'player.total': ({ player }) => score(player),
  'player.soft': ({ player }) => inTable(player[ACE]) > 0,
  'player.blackjack': ({ player }) => score(player) === 21,
  'player.pair': ({ player }) => player.includes(2),
  'player.suited': ({ playerSuits }) => playerSuits.includes(2),
  'player.consecutive': ({ player }) => around(player).includes('11'),
  'player.high': ({ player }) => player.findLastIndex((n) => n > 0) + 2,
  'player.low': ({ player }) => player.findIndex((n) => n > 0) + 2,
  'player.reds': ({ playerSuits: [, diamonds = 0, hearts = 0] }) => diamonds + hearts,
  'dealer.rank': ({ up }) => (up >> 2) + 2,
  'dealer.points': ({ up }) => inTable([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11][up >> 2]),
  'dealer.suit': ({ up }) => ['clubs', 'diamonds', 'hearts', 'spades'][up & 3] as string,
  'table.flush': ({ suits }) => suits.includes(3),
  'table.straight': ({ all }) => around(all).includes('111'),
  'table.alike': ({ all }) => Math.max(...all),
  'table.reds': ({ suits: [, diamonds = 0, hearts = 0] }) => diamonds + hearts,
  'table.sevens': ({ all }) => inTable(all[5]),
  'table.aces': ({ all }) => inTable(all[ACE]),
};

const FEATURE_LIST: readonly FeatureSpec[] = FEATURES;

export const firstCardsConditions = countedConditions<BlackjackSideParameters>({
  features: () => FEATURE_LIST,
  count: ({ decks }, { looksAt, sorter }) => {
    const sort = sorter(looksAt);
    const read = looksAt.map((id) => reading(byCards, id));
    const counts: bigint[] = [];
    const left = (card: Card, others: readonly Card[]) =>
      decks - others.filter((other) => other === card).length;
    let universe = 0n;
    for (let a = 0; a < PACK; a += 1)
      for (let b = a; b < PACK; b += 1)
        for (let up = 0; up < PACK; up += 1) {
          const ways = decks * left(b, [a]) * left(up, [a, b]) * (a === b ? 1 : 2);
          if (ways === 0) continue;
          const heap = sort(read.map((value) => value([a, b, up])));
          counts[heap] = (counts[heap] ?? 0n) + BigInt(ways);
          universe += BigInt(ways);
        }
    return {
      universe,
      counts,
      method: {
        id: 'enumeration',
        explains: `The ${inFull(Number(universe))} ways to deal three cards in turn, two to the player and one to the dealer, are equally likely. The conditions are checked on each set of cards, which counts as often as it can be dealt.`,
        reductions: ['The order of the player’s two cards does not matter: each pair counts twice.'],
      },
    };
  },
  dealing: ({ decks }, looksAt) => {
    const shoe = new Shoe(decks);
    let table: Lying;
    return {
      deal: (random) => {
        shoe.dealTwo(random);
        shoe.dealTwo(random);
        table = lying([shoe.card(0), shoe.card(1), shoe.card(2)]);
        shoe.putBack();
      },
      read: looksAt.map((id) => {
        const value = reading(atTable, id);
        return () => value(table);
      }),
    };
  },
});
