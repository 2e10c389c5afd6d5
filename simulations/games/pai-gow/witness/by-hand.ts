/**
 * The witness sets seven cards by 13.21 as a dealer who knows the table by heart: it looks at the cards and never at the lines of
 * `house-way/`. Answers the worths of what is behind and in front, in one and the same object.
 */
import { inTable } from '../../../exact/in-table';
import type { RankReading } from '../cards/ranking';
import type { Readings } from '../house-way/gaps';
import {
  fouls,
  held,
  JOKER,
  type Jokers,
  PAIR_IN_FRONT,
  plainRank,
  rowIn,
  worthBehind,
  worthInFront,
  worthOfRanks,
} from './worth';

export type Worths = { behind: number; front: number };
export type ByHand = (cards: Uint8Array) => Readonly<Worths>;

const [TWO, SIX, TEN, KING, ACE] = [0, 4, 8, 11, 12];
const NONE = -1;

const suits = new Uint16Array(4);
/** Ranks held so often, the highest first, and then −1. */
const groups = [0, 1, 2, 3, 4, 5, 6, 7].map(() => new Int8Array(8));
const [, singles, pairs, threes, fours, fives] = groups as [
  Int8Array,
  Int8Array,
  Int8Array,
  Int8Array,
  Int8Array,
  Int8Array,
];
const sizes = new Uint8Array(8);

/** The rank of each card, and how often each is held, the joker always an ace. */
const plain = new Uint8Array(7);
const all = new Uint8Array(13);
/** All ranks, and whether a straight or a flush can be made. */
const seen = { ranks: 0, complete: false };

/** Low pairs are of twos to sixes, medium of sevens to tens, high of jacks to kings. */
const groupOf = (rank: number) => (rank <= SIX ? 0 : rank <= TEN ? 1 : rank <= KING ? 2 : 3);

export function byHand(readings: Readings, joker: RankReading): ByHand {
  const wild = joker.joker === 'wild';
  const set: Worths = { behind: 0, front: 0 };

  /** With these two ranks in front: the best five that leaves, whichever of equal cards they are. */
  const inFront = (cards: Uint8Array, front: number): Worths => {
    set.behind = bestBehind(cards, front);
    set.front = front;
    if (set.behind === NONE || fouls(set.behind, front)) throw new Error(`${cards} cannot be set`);
    return set;
  };
  const bestBehind = (cards: Uint8Array, front: number): number => {
    if (wild) return bestOfAll(cards, front);
    const pair = front >= PAIR_IN_FRONT;
    const higher = pair ? front - PAIR_IN_FRONT : front >> 4;
    const lower = pair ? higher : front & 15;
    // Where no five are a straight or a flush, equal cards are alike.
    if (!seen.complete) return worthOfRanks(all, seen.ranks, higher, lower);
    let best = NONE;
    for (let i = 0; i < 6; i += 1) {
      const one = inTable(plain[i]);
      if (one !== higher && one !== lower) continue;
      for (let j = i + 1; j < 7; j += 1)
        if (plain[j] === (one === higher ? lower : higher))
          best = Math.max(best, worthBehind(cards, i, j, joker));
    }
    return best;
  };
  /** A wild joker may be what makes the two a pair, or mend what they leave. */
  const bestOfAll = (cards: Uint8Array, front: number): number => {
    let best = NONE;
    for (let i = 0; i < 6; i += 1)
      for (let j = i + 1; j < 7; j += 1)
        if (worthInFront(inTable(cards[i]), inTable(cards[j]), true) === front)
          best = Math.max(best, worthBehind(cards, i, j, joker));
    return best;
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
        const front = worthInFront(inTable(cards[i]), inTable(cards[j]), wild);
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
    const alike = [inTable(threes[0]), inTable(pairs[0]), inTable(pairs[1])].sort((a, b) => b - a);
    for (const rank of alike)
      if (!fouls(bestBehind(cards, PAIR_IN_FRONT + rank), PAIR_IN_FRONT + rank)) return pair(cards, rank);
    return pair(cards, inTable(pairs[0]));
  };
  /** Six or seven alike: five of them behind, and the best pair that leaves. */
  const fiveOf = (cards: Uint8Array): Worths => {
    let [behind, front] = [NONE, NONE];
    for (let i = 0; i < 6; i += 1)
      for (let j = i + 1; j < 7; j += 1) {
        const left = worthBehind(cards, i, j, joker);
        const before = worthInFront(inTable(cards[i]), inTable(cards[j]), wild);
        if (left > behind || (left === behind && before > front)) [behind, front] = [left, before];
      }
    return inFront(cards, front);
  };
  return (cards) => {
    look(cards, readings['joker-in-groups'] === 'not-where-needed', wild);
    const { complete: canComplete } = seen;
    if (inTable(sizes[6]) + inTable(sizes[7]) > 0) return fiveOf(cards);
    const [ones, twos, threesHeld] = [inTable(sizes[1]), inTable(sizes[2]), inTable(sizes[3])];
    if (inTable(sizes[5]) > 0) return pair(cards, twos > 0 && pairs[0] === KING ? KING : inTable(fives[0]));
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
      if (keeps) return highestTwo(cards);
      const [of, other] = [inTable(threes[0]), inTable(singles[0])];
      const aceAndKing = (of === ACE && other === KING) || (of === KING && other === ACE);
      if (readings['full-house-of-aces-or-kings'] === 'split' && pairs[0] === TWO && aceAndKing)
        return two(cards, ACE, KING);
      return pair(cards, inTable(pairs[0]));
    }
    if (threesHeld === 1) {
      if (!canComplete) return three(cards);
      const before = beforeComplete(cards, PAIR_IN_FRONT);
      if (before !== NONE) return inFront(cards, before);
      return readings['three-in-straight'] === 'complete' ? complete(cards) : three(cards);
    }
    if (twos === 3) return pair(cards, inTable(pairs[0]));
    if (twos === 2) return twoPairs(cards);
    if (twos === 1) {
      if (!canComplete) return highestTwo(cards);
      const before = beforeComplete(cards, PAIR_IN_FRONT);
      if (before !== NONE) return inFront(cards, before);
      return readings['pair-in-straight'] === 'complete' ? complete(cards) : highestTwo(cards);
    }
    return canComplete ? complete(cards) : two(cards, inTable(singles[1]), inTable(singles[2]));
  };
}

/** Whether the five without these two are a straight or a flush. */
function leavesComplete(cards: Uint8Array, one: number, other: number): boolean {
  let [joker, mask, suit, suited, alike]: [Jokers, number, number, boolean, boolean] = [
    0,
    0,
    NONE,
    true,
    false,
  ];
  for (let i = 0; i < 7; i += 1) {
    if (i === one || i === other) continue;
    const card = inTable(cards[i]);
    if (card >= JOKER) {
      joker = (joker + 1) as Jokers;
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

/** Groups the ranks, and sees whether a straight or a flush can be made. */
function look(cards: Uint8Array, leaveJokerOut: boolean, wild: boolean): void {
  suits.fill(0);
  all.fill(0);
  let joker: Jokers = 0;
  for (let i = 0; i < 7; i += 1) {
    const card = inTable(cards[i]);
    const rank = plainRank(card);
    plain[i] = rank;
    all[rank] = inTable(all[rank]) + 1;
    if (card >= JOKER) joker = (joker + 1) as Jokers;
    else suits[card & 3] = inTable(suits[card & 3]) | (1 << rank);
  }
  const [a, b, c, d] = [inTable(suits[0]), inTable(suits[1]), inTable(suits[2]), inTable(suits[3])];
  const naturals = a | b | c | d;
  const longest = Math.max(held(a), held(b), held(c), held(d));
  const can = (jokers: Jokers): boolean => longest + jokers >= 5 || rowIn(naturals, jokers) > 0;
  seen.complete = can(joker);
  if (joker && wild) {
    all[ACE] = inTable(all[ACE]) - joker;
    let joined = ACE;
    for (let rank = ACE; rank >= 0; rank -= 1) if (inTable(all[rank]) > inTable(all[joined])) joined = rank;
    all[joined] = inTable(all[joined]) + joker;
  }
  seen.ranks = joker && !wild ? naturals | (1 << ACE) : naturals;
  const without = joker && leaveJokerOut && seen.complete && !can(0) ? 1 : 0;
  sizes.fill(0);
  for (let rest = seen.ranks; rest > 0; ) {
    const rank = 31 - Math.clz32(rest);
    rest ^= 1 << rank;
    const count = inTable(all[rank]) - (rank === ACE ? without : 0);
    const at = inTable(sizes[count]);
    (groups[count] as Int8Array)[at] = rank;
    sizes[count] = at + 1;
  }
}
