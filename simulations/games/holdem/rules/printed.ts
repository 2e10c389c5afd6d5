/** What a table of the community cards has printed on it. */
import { type Rank, rankNames } from '../../../equipment/cards/card';
import type { Qualifier } from './rules-in-numbers';

/** Ranks count from two, so that a qualifier of 2 is any pair; nothing where the dealer always qualifies. */
export function qualifiesWith(qualifier: Qualifier): string[] {
  if (qualifier === 0) return [];
  if (qualifier === 'never') return ['Dealer never qualifies'];
  const pair = qualifier === 2 ? 'a pair' : `a pair of ${rankNames((qualifier - 2) as Rank)}`;
  return [`Dealer qualifies with ${pair} or better`];
}
