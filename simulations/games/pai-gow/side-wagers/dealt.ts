/** The witness's reading of seven cards as dealt: by suits and ranks held, without setting them. */
import { ACE, type Card, RANKS, SUITS } from '../../../equipment/cards/card';
import { JOKER } from '../../../equipment/cards/joker';
import { inTable } from '../../../exact/in-table';
import type { FortuneEvent, JokolorEvent, PaiGowSideParameters } from './head';

const ACE_LOW = 1 << ACE;
const runs = (length: number): number[] => {
  const found = [ACE_LOW | ((1 << (length - 1)) - 1)];
  for (let low = 0; low + length <= RANKS; low += 1) found.push(((1 << length) - 1) << low);
  return found;
};
const ROYAL = 0b11111 << 8;
const KING_AND_QUEEN = 0b11 << 10;

const bitsIn = (mask: number) => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};
const byMask = (of: (mask: number) => number) =>
  Uint8Array.from({ length: 1 << RANKS }, (_, mask) => of(mask));
const HELD = byMask(bitsIn);
/** By mask of ranks: the most of any run of this length that are there. */
const mostOf = (length: number) => {
  const lines = runs(length);
  return byMask((mask) => Math.max(...lines.map((line) => bitsIn(mask & line))));
};
const OF_FIVE = mostOf(5);
const OF_SEVEN = mostOf(7);
const held = (mask: number) => inTable(HELD[mask]);

const suits = new Uint16Array(SUITS);
const counts = new Uint8Array(RANKS);

export function fortuneOf(cards: Uint8Array, { royalWithJoker }: PaiGowSideParameters): FortuneEvent {
  suits.fill(0);
  counts.fill(0);
  let joker = 0;
  for (let i = 0; i < 7; i += 1) {
    const card = inTable(cards[i]) as Card;
    const rank = card === JOKER ? ACE : card >> 2;
    counts[rank] = inTable(counts[rank]) + 1;
    if (card === JOKER) joker = 1;
    else suits[card & 3] = inTable(suits[card & 3]) | (1 << rank);
  }
  let ranks = 0;
  let [longest, inFive, inSeven, inRoyal, royal] = [0, 0, 0, 0, 0];
  for (let suit = 0; suit < SUITS; suit += 1) {
    const mask = inTable(suits[suit]);
    ranks |= mask;
    longest = Math.max(longest, held(mask));
    inFive = Math.max(inFive, inTable(OF_FIVE[mask]));
    inSeven = Math.max(inSeven, inTable(OF_SEVEN[mask]));
    const ofRoyal = held(mask & ROYAL);
    if (ofRoyal > inRoyal) [inRoyal, royal] = [ofRoyal, suit];
  }
  let [twos, threes, most] = [0, 0, 0];
  for (let rank = 0; rank < RANKS; rank += 1) {
    const count = inTable(counts[rank]);
    if (count > 1) twos += 1;
    if (count > 2) threes += 1;
    most = Math.max(most, count);
  }
  if (inSeven >= 7 - joker)
    return joker ? 'seven-card-straight-flush-with-joker' : 'seven-card-straight-flush';
  const isRoyal = inRoyal >= 5 - (royalWithJoker === 'royal-flush' ? joker : 0);
  if (isRoyal)
    for (let suit = 0; suit < SUITS; suit += 1)
      if (suit !== royal && held(inTable(suits[suit]) & KING_AND_QUEEN) === 2) return 'royal-flush-and-match';
  if (most > 4) return 'five-aces';
  if (isRoyal) return 'royal-flush';
  if (inFive >= 5 - joker) return 'straight-flush';
  if (most > 3) return 'four-of-a-kind';
  if (threes > 0 && twos > 1) return 'full-house';
  if (longest >= 5 - joker) return 'flush';
  if (threes > 0) return 'three-of-a-kind';
  if (inTable(OF_FIVE[ranks]) >= 5 - joker) return 'straight';
  return twos > 2 ? 'three-pairs' : 'lose';
}

/** Clubs and spades are black. */
const isRed = (card: Card) => (card & 3) === 1 || (card & 3) === 2;

export function jokolorOf(cards: Uint8Array): JokolorEvent {
  let [red, black] = [0, 0];
  for (let i = 0; i < 7; i += 1) {
    const card = inTable(cards[i]) as Card;
    if (card === JOKER) continue;
    if (isRed(card)) red += 1;
    else black += 1;
  }
  const oneColour = red === 0 || black === 0;
  if (red + black === 6) return oneColour ? 'six-of-a-colour-and-joker' : 'joker';
  return oneColour ? 'seven-of-a-colour' : 'lose';
}
