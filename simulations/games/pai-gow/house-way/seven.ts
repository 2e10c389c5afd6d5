/** What a House Way can see of seven cards: how their ranks group, and the 21 ways to put two of them in front. */

import { ACE, type Card, RANKS, type Rank, rankOf, suitOf } from '../../../equipment/cards/card';
import { isJoker } from '../../../equipment/cards/joker';
import { inTable } from '../../../exact/in-table';
import { HAND } from '../cards/pack';
import {
  type High,
  isComplete,
  type Low,
  RANKS_AS_CHOSEN,
  type RankReading,
  rankHigh,
  rankLow,
} from '../cards/ranking';
import type { Shape } from './shapes';

/** By the number of fives, fours, threes and pairs among the ranks. */
const SHAPES_BY_GROUPS: readonly (Shape | undefined)[] = (() => {
  const table: Shape[] = [];
  const put = (shape: Shape, [fives, fours, threes, pairs]: readonly [number, number, number, number]) => {
    table[((fives * 2 + fours) * 3 + threes) * 4 + pairs] = shape;
  };
  put('no-pair', [0, 0, 0, 0]);
  put('pair', [0, 0, 0, 1]);
  put('two-pairs', [0, 0, 0, 2]);
  put('three-pairs', [0, 0, 0, 3]);
  put('three', [0, 0, 1, 0]);
  put('three-and-pair', [0, 0, 1, 1]);
  put('three-and-two-pairs', [0, 0, 1, 2]);
  put('three-twice', [0, 0, 2, 0]);
  put('four', [0, 1, 0, 0]);
  put('four-and-pair', [0, 1, 0, 1]);
  put('four-and-three', [0, 1, 1, 0]);
  put('five-aces', [1, 0, 0, 0]);
  put('five-aces-and-pair', [1, 0, 0, 1]);
  return table;
})();

export type Split = {
  front: readonly [Card, Card];
  low: Low;
  high: High;
  /** The five behind are a straight or a flush of any kind. */
  complete: boolean;
};

export type Seven = {
  cards: readonly Card[];
  shape: Shape;
  /** Ranks held this often, the highest first. */
  held: Record<2 | 3 | 4 | 5, readonly Rank[]>;
  /** Ranks of the cards that are in no group, the highest first. */
  beside: readonly Rank[];
  /** Some five of the seven are a straight or a flush of any kind. */
  complete: boolean;
  /** Six or seven of the cards can be part of one: of straights, or of flushes. */
  sixth: () => boolean;
  splits: readonly Split[];
};

/** The places of the front two, and of the five behind. */
const PLACES = Array.from({ length: HAND }, (_, i) => i).flatMap((i) =>
  Array.from({ length: HAND - 1 - i }, (_, j) => ({
    front: [i, i + 1 + j] as const,
    back: Array.from({ length: HAND }, (_, k) => k).filter((k) => k !== i && k !== i + 1 + j),
  })),
);

const isFlush = (cards: readonly Card[]) =>
  new Set(cards.filter((card) => !isJoker(card)).map(suitOf)).size === 1;

/** How many of the cards can be part of a straight, or of a flush: the more of the two. */
function involved(cards: readonly Card[], splits: readonly Split[]): number {
  const [flushed, straightened] = [new Set<Card>(), new Set<Card>()];
  for (const { front, complete } of splits) {
    if (!complete) continue;
    const behind = cards.filter((card) => !front.includes(card));
    for (const card of behind) (isFlush(behind) ? flushed : straightened).add(card);
  }
  return Math.max(flushed.size, straightened.size);
}

/** No straight or flush stands behind with the joker in front. */
const needsJoker = (splits: readonly Split[]) =>
  !splits.some(({ front, complete }) => complete && front.some(isJoker));

const counts = new Uint8Array(RANKS);
/** The rank that wild jokers join: the one held most often, and of several the highest. */
function mostHeld(): Rank {
  let most = RANKS - 1;
  for (let rank = most; rank >= 0; rank -= 1) if (inTable(counts[rank]) > inTable(counts[most])) most = rank;
  return most;
}
const behind = [0, 0, 0, 0, 0];

export function sevenOf(cards: readonly Card[], reading: RankReading = RANKS_AS_CHOSEN): Seven {
  const splits: Split[] = [];
  let anyComplete = false;
  for (const { front, back } of PLACES) {
    const one = cards[front[0]] as Card;
    const other = cards[front[1]] as Card;
    for (let k = 0; k < back.length; k += 1) behind[k] = cards[inTable(back[k])] as Card;
    const high = rankHigh(behind, reading);
    const complete = isComplete(high);
    anyComplete ||= complete;
    splits.push({ front: [one, other], low: rankLow(one, other, reading), high, complete });
  }
  const leftOut = reading.groups === 'not-where-needed' && anyComplete && needsJoker(splits);
  counts.fill(0);
  let jokers = 0;
  for (const card of cards)
    if (isJoker(card)) jokers += 1;
    else counts[rankOf(card)] = inTable(counts[rankOf(card)]) + 1;
  if (!leftOut && jokers > 0) {
    const rank = reading.joker === 'wild' ? mostHeld() : ACE;
    counts[rank] = inTable(counts[rank]) + jokers;
  }
  const ranks: Rank[][] = [[], [], [], [], [], [], [], []];
  for (let rank = RANKS - 1; rank >= 0; rank -= 1) (ranks[inTable(counts[rank])] as Rank[]).push(rank);
  const [, beside, twos, threes, fours, fives] = ranks as [Rank[], Rank[], Rank[], Rank[], Rank[], Rank[]];
  const most = inTable(counts[mostHeld()]);
  const shape =
    most > 5
      ? 'six-or-seven'
      : SHAPES_BY_GROUPS[((fives.length * 2 + fours.length) * 3 + threes.length) * 4 + twos.length];
  return {
    cards,
    shape: shape as Shape,
    held: { 2: twos, 3: threes, 4: fours, 5: fives },
    beside,
    complete: anyComplete,
    sixth: () => anyComplete && involved(cards, splits) > 5,
    splits,
  };
}
