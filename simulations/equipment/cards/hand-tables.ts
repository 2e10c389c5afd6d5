/**
 * Hands as a walk over the ranks held. A state is a multiset of up to six ranks; a card leads to the next state, and
 * the seventh leads to the class of the best five. 26,950 states, under 1 MB, one read a card.
 */
import { inTable } from '../../exact/in-table';
import { RANKS, type Rank } from './card';
import { type HandClass, straightTo } from './hand-order';
import { FIVE_CARD_ORDER, THREE_CARD_ORDER, TWO_CARD_ORDER } from './orders';

export type HandTables = {
  /**
   * next[state << 4 | rank]: the state with one card more; from a state of six cards, the class of the best five of
   * seven that hold no flush. State 0 holds no card.
   */
  next: Uint16Array;
  /** By a state of five or six cards: the class of the best five, were there no flush. */
  five: Uint16Array;
  /** By a state of three cards: the class among three-card hands, not of one suit and of one suit. */
  three: Uint16Array;
  threeSuited: Uint16Array;
  /** By a state of two cards: the class among two-card hands. */
  two: Uint16Array;
  /** By the mask of ranks held in one suit: the class of the best flush, and 0 where fewer than five are held. */
  flush: Uint16Array;
};

/** Where a fifth card of a rank leads; 65,535 in the table, which is no state. */
const NOWHERE = -1;
const MOST_OF_A_RANK = 4;
const MOST_CARDS = 7;
const RANK_BITS = 4;

/** A multiset of ranks as how many of each there are, in base 5: below 2^31. */
const WEIGHTS = Array.from({ length: RANKS }, (_, rank) => (MOST_OF_A_RANK + 1) ** rank);
const heldOf = (multiset: number, rank: Rank): number =>
  Math.floor(multiset / inTable(WEIGHTS[rank])) % (MOST_OF_A_RANK + 1);

/** The ranks held, those held most often first and then falling; and how many there are of each, as "32". */
function shapeOf(multiset: number): { shape: string; ranks: Rank[] } {
  const held = WEIGHTS.map((_, rank) => ({ rank, times: heldOf(multiset, rank) }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times || b.rank - a.rank);
  return { shape: held.map(({ times }) => times).join(''), ranks: held.map(({ rank }) => rank) };
}

function fiveCardClass(multiset: number): HandClass {
  const { shape, ranks } = shapeOf(multiset);
  const straight = straightTo(ranks);
  if (shape === '41') return FIVE_CARD_ORDER.classOf('four-of-a-kind', ranks);
  if (shape === '32') return FIVE_CARD_ORDER.classOf('full-house', ranks);
  if (shape === '311') return FIVE_CARD_ORDER.classOf('three-of-a-kind', ranks);
  if (shape === '221') return FIVE_CARD_ORDER.classOf('two-pairs', ranks);
  if (shape === '2111') return FIVE_CARD_ORDER.classOf('pair', ranks);
  if (straight !== undefined) return FIVE_CARD_ORDER.classOf('straight', [straight]);
  return FIVE_CARD_ORDER.classOf('high-card', ranks);
}

function threeCardClass(multiset: number, suited: boolean): HandClass {
  const { shape, ranks } = shapeOf(multiset);
  if (shape === '3') return THREE_CARD_ORDER.classOf('three-of-a-kind', ranks);
  if (shape === '21') return THREE_CARD_ORDER.classOf('pair', ranks);
  const straight = straightTo(ranks);
  if (straight !== undefined)
    return THREE_CARD_ORDER.classOf(suited ? 'straight-flush' : 'straight', [straight]);
  return THREE_CARD_ORDER.classOf(suited ? 'flush' : 'high-card', ranks);
}

function twoCardClass(multiset: number): HandClass {
  const { shape, ranks } = shapeOf(multiset);
  return TWO_CARD_ORDER.classOf(shape === '2' ? 'pair' : 'high-card', ranks);
}

/** A mask of more than five ranks holds the best of the masks with one rank fewer, all of them smaller numbers. */
function flushClasses(): Uint16Array {
  const flush = new Uint16Array(1 << RANKS);
  for (let mask = 0; mask < flush.length; mask += 1) {
    const ranks = Array.from({ length: RANKS }, (_, i) => RANKS - 1 - i).filter((rank) => (mask >> rank) & 1);
    if (ranks.length === 5) {
      const straight = straightTo(ranks);
      if (straight === undefined) flush[mask] = FIVE_CARD_ORDER.classOf('flush', ranks);
      else if (straight < RANKS - 1) flush[mask] = FIVE_CARD_ORDER.classOf('straight-flush', [straight]);
      else flush[mask] = FIVE_CARD_ORDER.classOf('royal-flush', [straight]);
    } else
      for (const rank of ranks)
        flush[mask] = Math.max(inTable(flush[mask]), inTable(flush[mask ^ (1 << rank)]));
  }
  return flush;
}

/** Every multiset of up to seven ranks, and where each rank leads from those of up to six. */
function everyMultiset(): { multisets: number[]; next: number[]; firsts: number[] } {
  const multisets = [0];
  const next: number[] = [];
  const firsts = [0];
  for (let cards = 1; cards <= MOST_CARDS; cards += 1) {
    const first = multisets.length;
    const states = new Map<number, number>();
    for (let state = inTable(firsts[cards - 1]); state < first; state += 1) {
      const multiset = inTable(multisets[state]);
      for (let rank = 0; rank < 1 << RANK_BITS; rank += 1) {
        if (rank >= RANKS || heldOf(multiset, rank) === MOST_OF_A_RANK) {
          next.push(NOWHERE);
          continue;
        }
        const larger = multiset + inTable(WEIGHTS[rank]);
        const to = states.get(larger) ?? multisets.length;
        if (to === multisets.length) {
          states.set(larger, to);
          multisets.push(larger);
        }
        next.push(to);
      }
    }
    firsts.push(first);
  }
  return { multisets, next, firsts };
}

/** The best five of six or seven are the best five of what is left when the right card is taken away. */
function bestOfFive(multisets: number[], next: number[], firsts: number[]): Uint16Array {
  const best = new Uint16Array(multisets.length);
  for (let state = inTable(firsts[5]); state < inTable(firsts[MOST_CARDS]); state += 1) {
    if (state < inTable(firsts[6])) best[state] = fiveCardClass(inTable(multisets[state]));
    for (let rank = 0; rank < RANKS; rank += 1) {
      const to = inTable(next[(state << RANK_BITS) | rank]);
      if (to !== NOWHERE) best[to] = Math.max(inTable(best[to]), inTable(best[state]));
    }
  }
  return best;
}

function build(): HandTables {
  const { multisets, next, firsts } = everyMultiset();
  const [, , two, three, four, , six, seven] = firsts as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const best = bestOfFive(multisets, next, firsts);
  const classes = (from: number, to: number, classOf: (multiset: number) => HandClass) =>
    Uint16Array.from(multisets.slice(0, to), (multiset, state) => (state < from ? 0 : classOf(multiset)));
  const leadsTo = next.map((to, i) => (to === NOWHERE || i < six << RANK_BITS ? to : inTable(best[to])));
  return {
    next: Uint16Array.from(leadsTo),
    five: best.slice(0, seven),
    three: classes(three, four, (multiset) => threeCardClass(multiset, false)),
    threeSuited: classes(three, four, (multiset) => threeCardClass(multiset, true)),
    two: classes(two, three, twoCardClass),
    flush: flushClasses(),
  };
}

let built: HandTables | undefined;

/** Built when first asked for. */
export function handTables(): HandTables {
  built ??= build();
  return built;
}
