/**
 * Every feature of a round that a wager may look at, with what it means and what has to be known to say it:
 * `points` are decided by the value path, `ranks` by the ranks, `likeness` by which cards are of one rank, and `faces`
 * by that and the suits. An operator's condition is written over these names.
 */
import { type FeatureType, flag, name, type Valued, whole } from '../../../features/types';

export const RANK_NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;
export const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const MIXED = 'mixed';
export const ABSENT = 'none';

const rank = name(ABSENT, ...RANK_NAMES);
const suit = name(ABSENT, ...SUIT_NAMES);
const suits = name(MIXED, ...SUIT_NAMES);
const colours = name(MIXED, 'black', 'red');
const points = whole(0, 9);

export type Sees = 'points' | 'ranks' | 'likeness' | 'faces';
type Entry = { sees: Sees; type: FeatureType; explains: string };

export const FEATURES = {
  winner: {
    sees: 'points',
    type: name('player', 'banker', 'tie'),
    explains: 'Which hand has the higher total.',
  },
  margin: { sees: 'points', type: points, explains: 'By how many points the winner wins; 0 in a tie.' },
  cards: { sees: 'points', type: whole(4, 6), explains: 'How many cards both hands have together.' },
  'player.total': { sees: 'points', type: points, explains: 'The player’s final total.' },
  'banker.total': { sees: 'points', type: points, explains: 'The banker’s final total.' },
  'player.cards': {
    sees: 'points',
    type: whole(2, 3),
    explains: 'How many cards the player has at the end.',
  },
  'banker.cards': {
    sees: 'points',
    type: whole(2, 3),
    explains: 'How many cards the banker has at the end.',
  },
  'player.natural': { sees: 'points', type: flag, explains: 'The player’s first two cards total 8 or 9.' },
  'banker.natural': { sees: 'points', type: flag, explains: 'The banker’s first two cards total 8 or 9.' },
  'player.two': { sees: 'points', type: points, explains: 'The total of the player’s first two cards.' },
  'banker.two': { sees: 'points', type: points, explains: 'The total of the banker’s first two cards.' },
  'player.third': {
    sees: 'points',
    type: whole(-1, 9),
    explains: 'The value of the player’s third card; -1 if there is none.',
  },
  'banker.third': {
    sees: 'points',
    type: whole(-1, 9),
    explains: 'The value of the banker’s third card; -1 if there is none.',
  },
  'winner.total': { sees: 'points', type: whole(-1, 9), explains: 'The higher total; -1 in a tie.' },
  'winner.cards': {
    sees: 'points',
    type: whole(-1, 3),
    explains: 'How many cards the winning hand has; -1 in a tie.',
  },
  'loser.total': { sees: 'points', type: whole(-1, 9), explains: 'The lower total; -1 in a tie.' },
  'loser.cards': {
    sees: 'points',
    type: whole(-1, 3),
    explains: 'How many cards the losing hand has; -1 in a tie.',
  },

  'player.rank1': { sees: 'ranks', type: rank, explains: 'The rank of the player’s first card.' },
  'player.rank2': { sees: 'ranks', type: rank, explains: 'The rank of the player’s second card.' },
  'player.rank3': { sees: 'ranks', type: rank, explains: 'The rank of the player’s third card, or none.' },
  'banker.rank1': { sees: 'ranks', type: rank, explains: 'The rank of the banker’s first card.' },
  'banker.rank2': { sees: 'ranks', type: rank, explains: 'The rank of the banker’s second card.' },
  'banker.rank3': { sees: 'ranks', type: rank, explains: 'The rank of the banker’s third card, or none.' },
  zeros: { sees: 'ranks', type: whole(0, 6), explains: 'How many of the cards dealt are worth zero.' },

  'player.pair': {
    sees: 'likeness',
    type: flag,
    explains: 'The player’s first two cards have the same rank.',
  },
  'banker.pair': {
    sees: 'likeness',
    type: flag,
    explains: 'The banker’s first two cards have the same rank.',
  },
  'player.alike': {
    sees: 'likeness',
    type: whole(1, 3),
    explains: 'The most cards of one rank in the player’s hand.',
  },
  'banker.alike': {
    sees: 'likeness',
    type: whole(1, 3),
    explains: 'The most cards of one rank in the banker’s hand.',
  },
  alike: { sees: 'likeness', type: whole(1, 6), explains: 'The most cards of one rank among all dealt.' },
  'firstFour.alike': {
    sees: 'likeness',
    type: whole(1, 4),
    explains: 'The most cards of one rank among the first four.',
  },
  'firstFour.pairs': {
    sees: 'likeness',
    type: whole(0, 2),
    explains: 'How many ranks come exactly twice among the first four cards.',
  },

  'player.perfectPair': {
    sees: 'faces',
    type: flag,
    explains: 'The player’s first two cards have the same rank and suit.',
  },
  'banker.perfectPair': {
    sees: 'faces',
    type: flag,
    explains: 'The banker’s first two cards have the same rank and suit.',
  },
  identical: {
    sees: 'faces',
    type: whole(1, 6),
    explains: 'The most cards of one rank and one suit among all dealt.',
  },
  'firstFour.identical': {
    sees: 'faces',
    type: whole(1, 4),
    explains: 'The most cards of one rank and one suit among the first four.',
  },
  suits: { sees: 'faces', type: suits, explains: 'The suit of all cards dealt, or mixed.' },
  'player.suits': { sees: 'faces', type: suits, explains: 'The suit of all the player’s cards, or mixed.' },
  'banker.suits': { sees: 'faces', type: suits, explains: 'The suit of all the banker’s cards, or mixed.' },
  colours: { sees: 'faces', type: colours, explains: 'The colour of all cards dealt, or mixed.' },
  'player.colours': {
    sees: 'faces',
    type: colours,
    explains: 'The colour of all the player’s cards, or mixed.',
  },
  'banker.colours': {
    sees: 'faces',
    type: colours,
    explains: 'The colour of all the banker’s cards, or mixed.',
  },
  'player.suit1': { sees: 'faces', type: suit, explains: 'The suit of the player’s first card.' },
  'player.suit2': { sees: 'faces', type: suit, explains: 'The suit of the player’s second card.' },
  'player.suit3': { sees: 'faces', type: suit, explains: 'The suit of the player’s third card, or none.' },
  'banker.suit1': { sees: 'faces', type: suit, explains: 'The suit of the banker’s first card.' },
  'banker.suit2': { sees: 'faces', type: suit, explains: 'The suit of the banker’s second card.' },
  'banker.suit3': { sees: 'faces', type: suit, explains: 'The suit of the banker’s third card, or none.' },
} as const satisfies Record<string, Entry>;

export type FeatureId = keyof typeof FEATURES;
export type ValueAs<Id extends FeatureId> = Valued<(typeof FEATURES)[Id]['type']>;
export type FeaturesSeeing<What extends Sees> = {
  [Id in FeatureId]: (typeof FEATURES)[Id]['sees'] extends What ? Id : never;
}[FeatureId];

export const FEATURE_IDS = Object.keys(FEATURES) as FeatureId[];
export const typeOf = (id: FeatureId): FeatureType => FEATURES[id].type;
export const seenIn = (what: Sees, ids: readonly FeatureId[]): FeatureId[] =>
  ids.filter((id) => FEATURES[id].sees === what);
