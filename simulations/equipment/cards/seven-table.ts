/**
 * Seven cards without a walk: the ranks held are written in base 5, the six lower ranks and the seven higher each as
 * one number, so that keys of cards may be added in any order. Low parts of equally many cards are numbered without
 * gaps, and each high part starts a row of all low parts that complete it: 49,205 entries, none of them empty.
 */
import { inTable } from '../../exact/in-table';
import { type Card, PACK, RANKS, rankOf } from './card';
import { handTables } from './hand-tables';

const BASE = 5;
const LOW_RANKS = 6;
const CARDS = 7;
/** 5^6 is below 2^14 and 5^7 below 2^17: both parts of a key fit 31 bits and never carry into each other. */
export const LOW_BITS = 14;
export const LOW_MASK = (1 << LOW_BITS) - 1;

/** By card. The key of a hand is their sum. */
export const RANK_KEYS = Int32Array.from({ length: PACK }, (_, card) => keyOf(card));

function keyOf(card: Card): number {
  const rank = rankOf(card);
  return rank < LOW_RANKS ? BASE ** rank : (BASE ** (rank - LOW_RANKS)) << LOW_BITS;
}

export type SevenTable = {
  /** By the low part: its place among the low parts of equally many cards. */
  place: Uint16Array;
  /** By the high part: where its row starts. */
  row: Uint16Array;
  /** Row and place together: the class of the best five, were there no flush. */
  best: Uint16Array;
};

type Part = { part: number; held: number[] };

/** By the number of cards, every part of up to seven: its digits say how often each rank from `lowest` up is held. */
function partsBySize(ranks: number, lowest: number): Part[][] {
  const bySize = Array.from({ length: CARDS + 1 }, (): Part[] => []);
  const add = (digit: number, part: number, held: number[]) => {
    if (digit === ranks) bySize[held.length]?.push({ part, held });
    else
      for (let times = 0; times < BASE && held.length + times <= CARDS; times += 1)
        add(digit + 1, part + times * BASE ** digit, [...held, ...Array(times).fill(lowest + digit)]);
  };
  add(0, 0, []);
  return bySize;
}

function build(): SevenTable {
  const { next } = handTables();
  const walk = (from: number, held: readonly number[]) =>
    held.reduce((state, rank) => inTable(next[(state << 4) | rank]), from);
  const place = new Uint16Array(BASE ** LOW_RANKS);
  const row = new Uint16Array(BASE ** (RANKS - LOW_RANKS));
  const best: number[] = [];
  const lows = partsBySize(LOW_RANKS, 0);
  for (const parts of lows) for (const [i, { part }] of parts.entries()) place[part] = i;
  for (const [size, parts] of partsBySize(RANKS - LOW_RANKS, LOW_RANKS).entries())
    for (const { part, held } of parts) {
      row[part] = best.length;
      const state = walk(0, held);
      for (const low of lows[CARDS - size] ?? []) best.push(walk(state, low.held));
    }
  return { place, row, best: Uint16Array.from(best) };
}

let built: SevenTable | undefined;

/** Built when first asked for. */
export function sevenTable(): SevenTable {
  built ??= build();
  return built;
}
