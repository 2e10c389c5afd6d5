/** The features of the first cards of a round with jokers: the player's two and the dealer's first. */
import { ACE, PACK, RANKS, SUITS } from '../../../../equipment/cards/card';
import { Shoe } from '../../../../equipment/shoe';
import { inTable } from '../../../../exact/in-table';
import { countedConditions } from '../../../../features/counted';
import { reading } from '../../../../features/enumerated';
import type { FeatureSpec, Readings } from '../../../../features/feature';
import { flag, whole } from '../../../../features/types';
import { whole as inFull } from '../../../../printing/numbers';
import { JOKERS, MOST, PACK_CARDS } from '../cards';
import type { HawaiianFirstParameters } from './head';

const FEATURES = [
  {
    id: 'player.total',
    type: whole(4, MOST),
    explains:
      'What the player’s two cards count, as near to 22 as they can without going over: an ace 1 or 11, a joker 2 or 12.',
  },
  { id: 'player.pair', type: flag, explains: 'The player’s two cards are of one rank, or two jokers.' },
  {
    id: 'player.suited',
    type: flag,
    explains: 'The player’s two cards are of one suit; a joker is of none.',
  },
  { id: 'player.jokers', type: whole(0, 2), explains: 'How many of the player’s two cards are jokers.' },
  { id: 'player.aces', type: whole(0, 2), explains: 'How many of the player’s two cards are aces.' },
  {
    id: 'player.reds',
    type: whole(0, 2),
    explains: 'How many of the player’s two cards are red; no joker is.',
  },
  {
    id: 'dealer.points',
    type: whole(2, 12),
    explains: 'What the dealer’s first card counts at most: an ace 11, a joker 12.',
  },
  { id: 'table.jokers', type: whole(0, 3), explains: 'How many of all three cards are jokers.' },
  { id: 'table.aces', type: whole(0, 3), explains: 'How many of all three cards are aces.' },
  {
    id: 'table.flush',
    type: flag,
    explains: 'All three cards are of one suit; a joker is of none.',
  },
  {
    id: 'table.alike',
    type: whole(1, 3),
    explains: 'The most cards of one rank among all three; jokers are a rank of their own.',
  },
] as const satisfies readonly FeatureSpec[];
type Id = (typeof FEATURES)[number]['id'];

/** Every joker alike. */
const JOKER_CARD = PACK;
const JOKER_RANK = RANKS;
const rankOf = (card: number): number => (card === JOKER_CARD ? JOKER_RANK : card >> 2);
const suitOf = (card: number): number => (card === JOKER_CARD ? -1 : card & 3);
const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** Two of the player's, then the dealer's. */
type Three = readonly [number, number, number];
/** What one card can count. */
const counts = (card: number): number[] => {
  const rank = rankOf(card);
  if (rank === JOKER_RANK) return [2, 12];
  return rank === ACE ? [1, 11] : [Math.min(10, rank + 2)];
};
const total = (a: number, b: number): number =>
  Math.max(
    ...counts(a)
      .flatMap((one) => counts(b).map((other) => one + other))
      .filter((sum) => sum <= MOST),
  );
const many = (cards: readonly number[], counted: (card: number) => boolean): number =>
  cards.filter(counted).length;
const oneSuit = (cards: readonly number[]): boolean =>
  !cards.includes(JOKER_CARD) && new Set(cards.map(suitOf)).size === 1;

const byCards: Readings<Three, Id> = {
  'player.total': ([a, b]) => total(a, b),
  'player.pair': ([a, b]) => rankOf(a) === rankOf(b),
  'player.suited': ([a, b]) => oneSuit([a, b]),
  'player.jokers': ([a, b]) => many([a, b], (card) => card === JOKER_CARD),
  'player.aces': ([a, b]) => many([a, b], (card) => rankOf(card) === ACE),
  'player.reds': ([a, b]) => many([a, b], isRed),
  'dealer.points': ([, , up]) => Math.max(...counts(up)),
  'table.jokers': (cards) => many(cards, (card) => card === JOKER_CARD),
  'table.aces': (cards) => many(cards, (card) => rankOf(card) === ACE),
  'table.flush': (cards) => oneSuit(cards),
  'table.alike': (cards) => 4 - new Set(cards.map(rankOf)).size,
};

/** How many cards of each rank, jokers last, and of each suit lie there: the player's alone and with the dealer's. */
type Lying = { player: number[]; playerSuits: number[]; all: number[]; suits: number[]; up: number };

function lying(cards: Three): Lying {
  const tally = (length: number, places: readonly number[]) => {
    const found = Array<number>(length).fill(0);
    for (const place of places) if (place >= 0) found[place] = inTable(found[place]) + 1;
    return found;
  };
  const player = cards.slice(0, 2);
  return {
    player: tally(RANKS + 1, player.map(rankOf)),
    playerSuits: tally(SUITS, player.map(suitOf)),
    all: tally(RANKS + 1, cards.map(rankOf)),
    suits: tally(SUITS, cards.map(suitOf)),
    up: rankOf(cards[2]),
  };
}

/** At the least, and ten more for each ace and joker while that is no more than 22. */
function score(player: readonly number[]): number {
  let points = 0;
  for (let rank = 0; rank <= JOKER_RANK; rank += 1) {
    const each = rank === JOKER_RANK ? 2 : rank === ACE ? 1 : Math.min(10, rank + 2);
    points += each * inTable(player[rank]);
  }
  for (let high = inTable(player[ACE]) + inTable(player[JOKER_RANK]); high > 0; high -= 1)
    if (points + 10 <= MOST) points += 10;
  return points;
}

const atTable: Readings<Lying, Id> = {
  'player.total': ({ player }) => score(player),
  'player.pair': ({ player }) => player.includes(2),
  'player.suited': ({ playerSuits }) => playerSuits.includes(2),
  'player.jokers': ({ player }) => inTable(player[JOKER_RANK]),
  'player.aces': ({ player }) => inTable(player[ACE]),
  'player.reds': ({ playerSuits: [, diamonds = 0, hearts = 0] }) => diamonds + hearts,
  'dealer.points': ({ up }) => inTable([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11, 12][up]),
  'table.jokers': ({ all }) => inTable(all[JOKER_RANK]),
  'table.aces': ({ all }) => inTable(all[ACE]),
  'table.flush': ({ suits }) => suits.includes(3),
  'table.alike': ({ all }) => Math.max(...all),
};

const FEATURE_LIST: readonly FeatureSpec[] = FEATURES;

export const hawaiianFirstConditions = countedConditions<HawaiianFirstParameters>({
  features: () => FEATURE_LIST,
  count: ({ decks }, { looksAt, sorter }) => {
    const sort = sorter(looksAt);
    const read = looksAt.map((id) => reading(byCards, id));
    const found: bigint[] = [];
    const left = (card: number, others: readonly number[]) =>
      (card === JOKER_CARD ? JOKERS : 1) * decks - others.filter((other) => other === card).length;
    let universe = 0n;
    for (let a = 0; a <= JOKER_CARD; a += 1)
      for (let b = a; b <= JOKER_CARD; b += 1)
        for (let up = 0; up <= JOKER_CARD; up += 1) {
          const ways = left(a, []) * left(b, [a]) * left(up, [a, b]) * (a === b ? 1 : 2);
          if (ways === 0) continue;
          const heap = sort(read.map((value) => value([a, b, up])));
          found[heap] = (found[heap] ?? 0n) + BigInt(ways);
          universe += BigInt(ways);
        }
    return {
      universe,
      counts: found,
      method: {
        id: 'enumeration',
        explains: `The ${inFull(Number(universe))} ways to deal three cards in turn, two to the player and one to the dealer, are equally likely. The conditions are checked on each set of cards, which counts as often as it can be dealt.`,
        reductions: [
          'The order of the player’s two cards does not matter: each pair counts twice.',
          'The jokers of a deck are taken together, as often as they are left.',
        ],
      },
    };
  },
  dealing: ({ decks }, looksAt) => {
    const shoe = new Shoe(
      decks,
      Array.from({ length: PACK_CARDS }, (_, card) => Math.min(card, JOKER_CARD)),
    );
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
