/** Hands of thirteen cards that win by themselves, whatever the sets. */
import { type Card, RANKS, rankOf, suitOf } from '../../equipment/cards/card';
import { straightTo } from '../../equipment/cards/hand-order';
import { SETS, type Sets } from './ranked';

const RED = [1, 2];
/** Two to nine. */
const MINOR_RANKS = 8;

const red = (cards: readonly Card[]): number => cards.filter((card) => RED.includes(suitOf(card))).length;
const counts = (cards: readonly Card[]): number[] =>
  Array.from({ length: RANKS }, (_, rank) => cards.filter((card) => rankOf(card) === rank).length);
const allRanks = (cards: readonly Card[]): boolean => counts(cards).every((count) => count === 1);
const oneColour = (cards: readonly Card[]): boolean => [0, cards.length].includes(red(cards));
const oneSuit = (cards: readonly Card[]): boolean => new Set(cards.map(suitOf)).size === 1;
const allOf = ({ front, middle, back }: Sets): Card[] => [...front, ...middle, ...back];
const pairs = (cards: readonly Card[]): number =>
  counts(cards).reduce((sum, count) => sum + Math.floor(count / 2), 0);

function inSequence(cards: readonly Card[]): boolean {
  const ranks = [...new Set(cards.map(rankOf))].sort((a, b) => b - a);
  return ranks.length === cards.length && straightTo(ranks) !== undefined;
}

export const SPECIALS = {
  'pure-dragon': (sets: Sets) => allRanks(allOf(sets)) && oneSuit(allOf(sets)),
  'dragon-of-one-colour': (sets: Sets) => allRanks(allOf(sets)) && oneColour(allOf(sets)),
  dragon: (sets: Sets) => allRanks(allOf(sets)),
  'one-colour': (sets: Sets) => oneColour(allOf(sets)),
  'twelve-of-one-colour': (sets: Sets) => [1, RANKS - 1].includes(red(allOf(sets))),
  minor: (sets: Sets) => allOf(sets).every((card) => rankOf(card) < MINOR_RANKS),
  'six-pairs': (sets: Sets) => pairs(allOf(sets)) === 6,
  'three-flushes': (sets: Sets) => SETS.every((set) => oneSuit(sets[set])),
  'three-straights': (sets: Sets) => SETS.every((set) => inSequence(sets[set])),
} as const satisfies Record<string, (sets: Sets) => boolean>;

export type SpecialKind = keyof typeof SPECIALS;
export const isSpecial = (kind: SpecialKind, sets: Sets): boolean => SPECIALS[kind](sets);
