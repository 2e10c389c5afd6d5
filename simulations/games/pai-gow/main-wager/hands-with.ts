/**
 * How many hands of seven hold given cards, by class. As if there were no flushes, that is a product of binomials for each
 * multiset of ranks; then the hands with a flush are moved from their ranks to a class of their own.
 */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import {
  adds,
  byFlush,
  byRanks,
  byThreeJokers,
  forEachMultiset,
  held,
  MASKS,
  multisetNumber,
  multisets,
} from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import { forEachFour } from '../cards/three-jokers';
import { binomial, type CommonCards, type Pack } from './common-cards';

/** Classes and how many hands each, or is to be added to each. */
export type Counted = { classes: Uint32Array; hands: Float64Array };

/** By class with a flush: the class of its ranks alone. Filled once. */
const RANKS_ALONE = new Map<string, Uint32Array>();

function ranksAloneOf(joker: number, suited: number): Uint32Array {
  const key = `${joker} ${suited}`;
  const known = RANKS_ALONE.get(key);
  if (known) return known;
  const size = HAND - joker - suited;
  const masks = MASKS[suited] as readonly number[];
  const table = new Uint32Array(masks.length * multisets(size));
  const first = byFlush(joker, suited, inTable(masks[0]), 0);
  const all = new Uint8Array(RANKS);
  const limits = new Uint8Array(RANKS).fill(size);
  for (const mask of masks)
    forEachMultiset(size, limits, (beside) => {
      for (let rank = 0; rank < RANKS; rank += 1) all[rank] = inTable(beside[rank]) + ((mask >> rank) & 1);
      const flushed = byFlush(joker, suited, mask, multisetNumber(beside));
      table[flushed - first] = byRanks(joker, multisetNumber(all));
    });
  RANKS_ALONE.set(key, table);
  return table;
}

/** Of classes with this many cards of a flush: the class of their ranks alone. */
export function ranksAlone(joker: number, suited: number): (flushed: number) => number {
  const table = ranksAloneOf(joker, suited);
  const first = byFlush(joker, suited, inTable(MASKS[suited]?.[0]), 0);
  return (flushed) => inTable(table[flushed - first]);
}

/** The number of cards of each rank in these masks. */
export function countsIn(masks: readonly number[]): Uint8Array {
  const counts = new Uint8Array(RANKS);
  for (const mask of masks)
    for (let rank = 0; rank < RANKS; rank += 1) counts[rank] = inTable(counts[rank]) + ((mask >> rank) & 1);
  return counts;
}

/** With jokers above those in common: how many ways there are to have them. */
const jokerWays = (pack: Pack, common: number, jokers: number): number =>
  binomial(pack.jokers - common, jokers - common);

/** The most jokers in a hand that its ranks and one flush describe. */
const fewJokers = ({ jokers }: Pack): number => Math.min(jokers, 2);

/** Hands that hold cards of these ranks and no more than two jokers, as if there were no flushes. */
export function handsByRanks(pack: Pack, counts: Uint8Array, joker: number): Counted {
  const classes: number[] = [];
  const hands: number[] = [];
  const left = counts.map((count, rank) => ((pack.ranks >> rank) & 1) * pack.suits - count);
  const common = counts.reduce((sum, count) => sum + count, 0);
  const fill = (
    rank: number,
    missing: number,
    lower: number,
    number: number,
    ways: number,
    jokers: number,
  ) => {
    if (rank === RANKS) {
      if (missing > 0) return;
      classes.push(byRanks(jokers, number));
      hands.push(ways);
      return;
    }
    const most = Math.min(missing, inTable(left[rank]));
    const before = inTable(counts[rank]);
    for (let more = 0; more <= most; more += 1) {
      const count = before + more;
      fill(
        rank + 1,
        missing - more,
        lower + count,
        count === 0 ? number : number + adds(rank, lower, count),
        ways * binomial(inTable(left[rank]), more),
        jokers,
      );
    }
  };
  for (let jokers = joker; jokers <= fewJokers(pack); jokers += 1)
    fill(0, HAND - jokers - common, 0, 0, jokerWays(pack, joker, jokers), jokers);
  return { classes: Uint32Array.from(classes), hands: Float64Array.from(hands) };
}

/** Whether a hand with these cards can have a flush. */
export const canFlush = ({ masks, joker }: CommonCards): boolean => {
  const cards = masks.reduce((sum, mask) => sum + held(mask), joker);
  return masks.some((mask) => held(mask) + joker + (HAND - cards) >= 5);
};

type Beside = { number: number; ways: number };

/** The ways to fill up the ranks beside a flush. */
function fillsBeside(pack: Pack, counts: Uint8Array, more: number): Beside[] {
  const limits = counts.map((count, rank) => ((pack.ranks >> rank) & 1) * (pack.suits - 1) - count);
  const found: Beside[] = [];
  const all = new Uint8Array(RANKS);
  forEachMultiset(more, limits, (added) => {
    let ways = 1;
    for (let rank = 0; rank < RANKS; rank += 1) {
      const count = inTable(added[rank]);
      all[rank] = inTable(counts[rank]) + count;
      if (count > 0) ways *= binomial(inTable(limits[rank]), count);
    }
    found.push({ number: multisetNumber(all), ways });
  });
  return found;
}

/** Every mask of so many ranks more than this one, of the pack's. */
function forEachWider(mask: number, ranks: number, more: number, visit: (mask: number) => void): void {
  const widen = (from: number, left: number, wider: number) => {
    if (left === 0) return visit(wider);
    for (let rank = from; rank < RANKS; rank += 1)
      if ((ranks >> rank) & 1 & ~(mask >> rank)) widen(rank + 1, left - 1, wider | (1 << rank));
  };
  widen(0, more, mask);
}

/** Visits the hands with these cards and a flush: their class, the class of their ranks alone, and how many. */
export function forEachFlush(
  pack: Pack,
  { masks, joker }: CommonCards,
  visit: (flushed: number, ranksAlone: number, ways: number) => void,
): void {
  for (let suit = 0; suit < pack.suits; suit += 1) {
    const mask = inTable(masks[suit]);
    const inSuit = held(mask);
    const others = masks.reduce((sum, other) => sum + held(other), -inSuit);
    const counts = countsIn(masks.filter((_, other) => other !== suit));
    for (let jokers = joker; jokers <= fewJokers(pack); jokers += 1) {
      const ways = jokerWays(pack, joker, jokers);
      for (let suited = Math.max(5 - jokers, inSuit); suited + others <= HAND - jokers; suited += 1) {
        const fills = fillsBeside(pack, counts, HAND - jokers - suited - others);
        const table = ranksAloneOf(jokers, suited);
        const first = byFlush(jokers, suited, inTable(MASKS[suited]?.[0]), 0);
        forEachWider(mask, pack.ranks, suited - inSuit, (wider) => {
          const base = byFlush(jokers, suited, wider, 0);
          for (let i = 0; i < fills.length; i += 1) {
            const { number, ways: beside } = fills[i] as Beside;
            visit(base + number, inTable(table[base + number - first]), ways * beside);
          }
        });
      }
    }
  }
}

/** Visits the hands with these cards and three jokers, class by class, some of them many times. */
export function forEachWithThreeJokers(
  pack: Pack,
  { masks, joker }: CommonCards,
  visit: (number: number) => void,
): void {
  if (pack.jokers < 3 || joker > 3) return;
  const ranks = masks.map(() => pack.ranks);
  forEachFour(masks, ranks, (number) => visit(byThreeJokers(number)));
}
