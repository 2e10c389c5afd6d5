/**
 * The witness sets seven cards by 13.21 as a dealer who knows the table by heart: it looks at the cards and never at the lines of
 * `house-way/`. Answers the worths of what is behind and in front, in one and the same object.
 */
import { inTable } from '../../../exact/in-table';
import type { Readings } from '../house-way/gaps';
import { jokerReading } from '../house-way/rule-13-21';
import { fouls, held, JOKER, PAIR_IN_FRONT, rowIn, worthBehind, worthInFront } from './worth';

export type Worths = { behind: number; front: number };
export type ByHand = (cards: Uint8Array) => Readonly<Worths>;

const [TWO, SIX, TEN, KING, ACE] = [0, 4, 8, 11, 12];
const NONE = -1;

const suits = new Uint16Array(4);
const times = new Uint8Array(13);
/** Ranks held so often, the highest first, and then −1. */
const groups = [0, 1, 2, 3, 4, 5].map(() => new Int8Array(8));
const [, singles, pairs, threes, fours] = groups as [
  Int8Array,
  Int8Array,
  Int8Array,
  Int8Array,
  Int8Array,
  Int8Array,
];
const sizes = new Uint8Array(6);

/** Low pairs are of twos to sixes, medium of sevens to tens, high of jacks to kings. */
const groupOf = (rank: number) => (rank <= SIX ? 0 : rank <= TEN ? 1 : rank <= KING ? 2 : 3);

export function byHand(readings: Readings): ByHand {
  const joker = jokerReading(readings);
  const set: Worths = { behind: 0, front: 0 };

  /** With these two cards in front: the best five that leaves, whichever of equal ones they are. */
  const inFront = (cards: Uint8Array, front: number): Worths => {
    set.behind = NONE;
    set.front = front;
    for (let i = 0; i < 6; i += 1)
      for (let j = i + 1; j < 7; j += 1)
        if (worthInFront(inTable(cards[i]), inTable(cards[j])) === front)
          set.behind = Math.max(set.behind, worthBehind(cards, i, j, joker));
    if (set.behind === NONE || fouls(set.behind, front)) throw new Error(`${cards} cannot be set`);
    return set;
  };
  const two = (cards: Uint8Array, a: number, b: number) =>
    inFront(cards, Math.max(a, b) * 16 + Math.min(a, b));
  const pair = (cards: Uint8Array, rank: number) => inFront(cards, PAIR_IN_FRONT + rank);
  const highestTwo = (cards: Uint8Array) => two(cards, inTable(singles[0]), inTable(singles[1]));

  /** The highest two before a straight or a flush, or only if they are a pair; −1 if there are none. */
  const beforeComplete = (cards: Uint8Array, least: number): number => {
    let highest = NONE;
    for (let i = 0; i < 6; i += 1)
      for (let j = i + 1; j < 7; j += 1) {
        const front = worthInFront(inTable(cards[i]), inTable(cards[j]));
        if (front > highest && front >= least && leavesComplete(cards, i, j)) highest = front;
      }
    return highest;
  };
  const complete = (cards: Uint8Array) => inFront(cards, beforeComplete(cards, 0));

  const three = (cards: Uint8Array) => {
    if (threes[0] !== ACE) return highestTwo(cards);
    const other = readings['three-aces'] === 'highest' ? 0 : inTable(sizes[1]) - 1;
    return two(cards, ACE, inTable(singles[other]));
  };

  const twoPairs = (cards: Uint8Array) => {
    const [higher, lower] = [groupOf(inTable(pairs[0])), groupOf(inTable(pairs[1]))];
    const best = inTable(singles[0]);
    const low = lower === 0 && higher <= 1;
    const medium = (lower === 0 && higher === 2) || (lower === 1 && higher === 1);
    if ((low && best >= KING) || (medium && best >= ACE)) return highestTwo(cards);
    return pair(cards, inTable(pairs[1]));
  };

  const four = (cards: Uint8Array) => {
    const rank = inTable(fours[0]);
    const best = inTable(singles[0]);
    const together = rank <= SIX || (rank <= TEN && best >= KING) || (rank <= KING && best >= ACE);
    return together ? highestTwo(cards) : pair(cards, rank);
  };

  const highestPairOfAny = (cards: Uint8Array) => {
    for (let rank = ACE; rank >= 0; rank -= 1) {
      if (inTable(times[rank]) < 2) continue;
      const behind = bestBehind(cards, PAIR_IN_FRONT + rank);
      if (!fouls(behind, PAIR_IN_FRONT + rank)) return pair(cards, rank);
    }
    return pair(cards, inTable(pairs[0]));
  };
  const bestBehind = (cards: Uint8Array, front: number) => {
    let best = NONE;
    for (let i = 0; i < 6; i += 1)
      for (let j = i + 1; j < 7; j += 1)
        if (worthInFront(inTable(cards[i]), inTable(cards[j])) === front)
          best = Math.max(best, worthBehind(cards, i, j, joker));
    return best;
  };

  return (cards) => {
    const all = look(cards, readings['joker-in-groups'] === 'not-where-needed');
    const [ones, twos, threesHeld] = [inTable(sizes[1]), inTable(sizes[2]), inTable(sizes[3])];
    if (inTable(sizes[5]) > 0) return pair(cards, twos > 0 && pairs[0] === KING ? KING : ACE);
    if (inTable(sizes[4]) > 0) {
      if (threesHeld > 0)
        return pair(cards, inTable((readings['four-and-three'] === 'pair' ? threes : fours)[0]));
      if (twos === 0) return four(cards);
      const split = fours[0] === ACE && readings['four-aces-and-pair'] === 'split';
      return pair(cards, split ? ACE : inTable(pairs[0]));
    }
    if (threesHeld === 2) return pair(cards, inTable(threes[0]));
    if (threesHeld === 1 && twos === 2)
      return readings['three-and-two-pairs'] === 'pairs'
        ? pair(cards, inTable(pairs[0]))
        : highestPairOfAny(cards);
    if (threesHeld === 1 && twos === 1) {
      const keeps = pairs[0] === TWO && ones >= 2 && singles[0] === ACE && singles[1] === KING;
      return keeps ? highestTwo(cards) : pair(cards, inTable(pairs[0]));
    }
    if (threesHeld === 1) {
      if (!all) return three(cards);
      const before = beforeComplete(cards, PAIR_IN_FRONT);
      if (before !== NONE) return inFront(cards, before);
      return readings['three-in-straight'] === 'complete' ? complete(cards) : three(cards);
    }
    if (twos === 3) return pair(cards, inTable(pairs[0]));
    if (twos === 2) return twoPairs(cards);
    if (twos === 1) {
      if (!all) return highestTwo(cards);
      const before = beforeComplete(cards, PAIR_IN_FRONT);
      if (before !== NONE) return inFront(cards, before);
      return readings['pair-in-straight'] === 'complete' ? complete(cards) : highestTwo(cards);
    }
    return all ? complete(cards) : two(cards, inTable(singles[1]), inTable(singles[2]));
  };
}

/** Whether the five without these two are a straight or a flush. */
function leavesComplete(cards: Uint8Array, one: number, other: number): boolean {
  let [joker, mask, suit, suited, alike]: [0 | 1, number, number, boolean, boolean] = [
    0,
    0,
    NONE,
    true,
    false,
  ];
  for (let i = 0; i < 7; i += 1) {
    if (i === one || i === other) continue;
    const card = inTable(cards[i]);
    if (card === JOKER) {
      joker = 1;
      continue;
    }
    const bit = 1 << (card >> 2);
    if (mask & bit) alike = true;
    mask |= bit;
    if (suit === NONE) suit = card & 3;
    else if (suit !== (card & 3)) suited = false;
  }
  return !alike && (suited || rowIn(mask, joker) > 0);
}

/** Groups the ranks; answers whether a straight or a flush can be made. */
function look(cards: Uint8Array, leaveJokerOut: boolean): boolean {
  suits.fill(0);
  times.fill(0);
  let joker: 0 | 1 = 0;
  for (let i = 0; i < 7; i += 1) {
    const card = inTable(cards[i]);
    if (card === JOKER) joker = 1;
    else {
      suits[card & 3] = inTable(suits[card & 3]) | (1 << (card >> 2));
      times[card >> 2] = inTable(times[card >> 2]) + 1;
    }
  }
  const can = (jokers: 0 | 1): boolean => {
    let ranks = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      ranks |= inTable(suits[suit]);
      if (held(inTable(suits[suit])) + jokers >= 5) return true;
    }
    return rowIn(ranks, jokers) > 0;
  };
  const complete = can(joker);
  if (joker && !(leaveJokerOut && complete && !can(0))) times[ACE] = inTable(times[ACE]) + 1;
  sizes.fill(0);
  for (let rank = ACE; rank >= 0; rank -= 1) {
    const count = inTable(times[rank]);
    if (count === 0) continue;
    const at = inTable(sizes[count]);
    (groups[count] as Int8Array)[at] = rank;
    sizes[count] = at + 1;
  }
  return complete;
}
