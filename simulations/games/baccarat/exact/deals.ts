/**
 * Every sequence of ranks that can lie on the table, once each: about 1.6 million, of a value path and a pattern.
 * Sequences are listed, not cards, so what is counted of them holds for every number of decks.
 */
import { inTable } from '../../../exact/in-table';
import type { Pack } from '../pack';
import { BANKER_THIRD, PLAYER_THIRD } from '../places';
import { NO_CARD, type Tableau } from '../tableau';
import { pathNumber } from './paths';
import { MOST_RANKS, NONE, PATTERN_OF_FOUR, WITH_BANKER_THIRD, WITH_PLAYER_THIRD } from './patterns';

export type Deals = {
  count: number;
  paths: Uint16Array;
  patterns: Uint16Array;
  /** Four bits a place, from the lowest: the rank and one, or nothing where no card lies. */
  ranks: Uint32Array;
};

const BITS = 4;

/** Puts the ranks by place into `into`, NONE where no card lies. */
export function unpack(packed: number, into: Int8Array): void {
  for (let place = 0; place < into.length; place += 1) into[place] = ((packed >> (BITS * place)) & 15) - 1;
}

const at = (place: number, rank: number): number => (rank + 1) << (BITS * place);

export function listDeals({ ranks: inPack }: Pack, tableau: Tableau): Deals {
  const values = inPack.map(({ points }) => points);
  const last = values.length;
  const most = last ** 6;
  const deals: Deals = {
    count: 0,
    paths: new Uint16Array(most),
    patterns: new Uint16Array(most),
    ranks: new Uint32Array(most),
  };
  /** By rank, its group in the pattern so far. */
  const groupOf = new Int8Array(last).fill(NONE);

  const list = (path: number, pattern: number, packed: number) => {
    deals.paths[deals.count] = path;
    deals.patterns[deals.count] = pattern;
    deals.ranks[deals.count] = packed;
    deals.count += 1;
  };

  const bankersThird = (
    two: readonly [number, number],
    third: number,
    pattern: number,
    groups: number,
    packed: number,
  ) => {
    for (let rank = 0; rank < last; rank += 1) {
      const group = groupOf[rank] === NONE ? groups : inTable(groupOf[rank]);
      list(
        pathNumber(two[0], two[1], third, inTable(values[rank])),
        inTable(WITH_BANKER_THIRD[pattern * MOST_RANKS + group]),
        packed | at(BANKER_THIRD, rank),
      );
    }
  };

  const playersThird = (two: readonly [number, number], four: number, groups: number, packed: number) => {
    for (let rank = 0; rank < last; rank += 1) {
      const third = inTable(values[rank]);
      const seen = inTable(groupOf[rank]);
      const group = seen === NONE ? groups : seen;
      const five = inTable(WITH_PLAYER_THIRD[four * MOST_RANKS + group]);
      const withThird = packed | at(PLAYER_THIRD, rank);
      if (!tableau.bankerDraws(...two, third)) list(pathNumber(...two, third, NO_CARD), five, withThird);
      else {
        groupOf[rank] = group;
        bankersThird(two, third, five, seen === NONE ? groups + 1 : groups, withThird);
        groupOf[rank] = seen;
      }
    }
  };

  const first = [0, 0, 0, 0];
  const value = (place: number) => inTable(values[inTable(first[place])]);
  for (let number = 0; number < last ** 4; number += 1) {
    let rest = number;
    let groups = 0;
    let packed = 0;
    let four = 0;
    for (let place = 0; place < 4; place += 1) {
      const rank = rest % last;
      rest = Math.floor(rest / last);
      first[place] = rank;
      packed |= at(place, rank);
      if (groupOf[rank] === NONE) {
        groupOf[rank] = groups;
        groups += 1;
      }
      four = 4 * four + inTable(groupOf[rank]);
    }
    const pattern = inTable(PATTERN_OF_FOUR[four]);
    const two = [(value(0) + value(2)) % 10, (value(1) + value(3)) % 10] as const;
    if (tableau.playerDraws(...two)) playersThird(two, pattern, groups, packed);
    else if (tableau.bankerDraws(...two, NO_CARD)) bankersThird(two, NO_CARD, pattern, groups, packed);
    else list(pathNumber(...two, NO_CARD, NO_CARD), pattern, packed);
    for (const rank of first) groupOf[rank] = NONE;
  }
  const { count, paths, patterns, ranks } = deals;
  return {
    count,
    paths: paths.slice(0, count),
    patterns: patterns.slice(0, count),
    ranks: ranks.slice(0, count),
  };
}
