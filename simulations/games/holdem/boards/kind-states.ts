/**
 * Cards on the table as far as they matter to who wins: by how many there are of each kind. Where no flush is possible a
 * kind is a rank: 6,175 boards stand for all of them. Where one is, a kind is a rank within that suit or outside of it, and
 * the other three suits are alike: 36,608 boards stand for those, once for all four suits.
 */
import { cardOf, RANKS } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import { inTable } from '../../../exact/in-table';
import { CELLS, KINDS, PLAIN_CELLS } from '../hands/cells';

/** No such cards. */
export const NONE = -1;
const BOARD = 5;

/** So many cards on the table, in every way in which kinds can be held. */
export type KindSets = {
  size: number;
  count: number;
  /** The kinds of set i, rising, at i * size. */
  held: Uint8Array;
  /** By set * kinds + kind: how many cards of the kind are left. */
  left: Uint8Array;
  /**
   * By set * size + place, for every kind that is held: the set without one card of it, that kind, and how many cards of it were left
   * there. NONE where the place before holds the same kind; for flops, whose earlier sets nobody asks for, nothing.
   */
  earlier: Int32Array;
  came: Uint8Array;
  ways: Uint8Array;
  /** How many sets of cards each stands for. */
  orbits: Uint16Array;
};

export type KindStates = {
  kinds: number;
  cells: number;
  flops: KindSets;
  turns: KindSets;
  boards: KindSets;
  /** The number of a set in `flops`, `turns` or `boards` whose kinds are given in rising order. */
  find: (kinds: ArrayLike<number>) => number;
};

const numberOf = (rising: ArrayLike<number>): number => {
  let number = 0;
  for (let i = 0; i < rising.length; i += 1) number += choose(inTable(rising[i]) + i, i + 1);
  return number;
};

/** `copies`: the cards of each kind. Three cards at the end of a board are of kind `from` or above. `suits`: in how many ways. */
function kindStates(copies: ArrayLike<number>, from: number, suits: number, cells: number): KindStates {
  const kinds = copies.length;
  const numbers = [3, 4, BOARD].map((size) => new Int32Array(choose(kinds + size - 1, size)).fill(NONE));
  const find = (rising: ArrayLike<number>): number =>
    inTable(rising[2]) < from ? NONE : inTable(numbers[rising.length - 3]?.[numberOf(rising)]);

  const every = (size: number): KindSets => {
    const held: number[] = [];
    const orbits: number[] = [];
    const list = new Uint8Array(size);
    const add = (place: number, lowest: number, ways: number) => {
      if (place === size) {
        (numbers[size - 3] as Int32Array)[numberOf(list)] = orbits.length;
        for (let i = 0; i < size; i += 1) held.push(inTable(list[i]));
        orbits.push(ways * suits);
        return;
      }
      for (let kind = place === 2 ? Math.max(lowest, from) : lowest; kind < kinds; kind += 1) {
        let already = 0;
        while (already < place && list[place - 1 - already] === kind) already += 1;
        const of = inTable(copies[kind]);
        if (already === of) continue;
        list[place] = kind;
        add(place + 1, kind, (ways * (of - already)) / (already + 1));
      }
    };
    add(0, 0, 1);
    const count = orbits.length;
    const left = new Uint8Array(count * kinds);
    for (let i = 0; i < left.length; i += 1) left[i] = inTable(copies[i % kinds]);
    for (let i = 0; i < held.length; i += 1) {
      const at = Math.floor(i / size) * kinds + inTable(held[i]);
      left[at] = inTable(left[at]) - 1;
    }
    return {
      size,
      count,
      held: Uint8Array.from(held),
      left,
      orbits: Uint16Array.from(orbits),
      earlier: new Int32Array(0),
      came: new Uint8Array(0),
      ways: new Uint8Array(0),
    };
  };
  const [flops, turns, boards] = [3, 4, BOARD].map(every) as [KindSets, KindSets, KindSets];
  for (const sets of [turns, boards]) knowEarlier(sets, kinds, find);
  return { kinds, cells, flops, turns, boards, find };
}

function knowEarlier(sets: KindSets, kinds: number, find: KindStates['find']): void {
  const { size, count, held, left } = sets;
  sets.earlier = new Int32Array(count * size).fill(NONE);
  sets.came = new Uint8Array(count * size);
  sets.ways = new Uint8Array(count * size);
  const fewer = new Uint8Array(size - 1);
  for (let set = 0; set < count; set += 1)
    for (let place = 0; place < size; place += 1) {
      const at = set * size + place;
      const kind = inTable(held[at]);
      if (place > 0 && held[at - 1] === kind) continue;
      for (let i = 0; i < fewer.length; i += 1)
        fewer[i] = inTable(held[set * size + (i < place ? i : i + 1)]);
      sets.earlier[at] = find(fewer);
      sets.came[at] = kind;
      sets.ways[at] = inTable(left[set * kinds + kind]) + 1;
    }
}

const SUITS = 4;
const OUTSIDE = SUITS - 1;

const COPIES_OF_RANKS = new Uint8Array(RANKS).fill(SUITS);
const COPIES = Uint8Array.from({ length: KINDS }, (_, kind) => (kind < RANKS ? OUTSIDE : 1));

let plain: KindStates | undefined;
/** As if no flush were possible: all boards, by their ranks. */
export function plainStates(): KindStates {
  plain ??= kindStates(COPIES_OF_RANKS, 0, 1, PLAIN_CELLS);
  return plain;
}

let flush: KindStates | undefined;
/** Boards with three or more of one suit, and the flops and turns that can become such: kinds as in `cells.ts`. */
export function flushStates(): KindStates {
  flush ??= kindStates(COPIES, RANKS, SUITS, CELLS);
  return flush;
}

/**
 * One of the boards that a set of five stands for: no three of one suit, except for those that are of the flush suit,
 * the first.
 */
export function cardsOfBoard(states: KindStates, board: number, cards: Uint8Array): void {
  const outside = states.kinds === KINDS ? 1 : 0;
  for (let i = 0; i < BOARD; i += 1) {
    const kind = inTable(states.boards.held[board * BOARD + i]);
    cards[i] = kind < RANKS ? cardOf(kind, outside + (i % SUITS)) : cardOf(kind - RANKS, 0);
  }
}
