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
const FIVES = runs(5);
const SEVENS = runs(7);
const ROYAL = 0b11111 << 8;
const KING_AND_QUEEN = 0b11 << 10;

const held = (mask: number) => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};
const has = (mask: number, lines: readonly number[], least: number) =>
  lines.some((line) => held(mask & line) >= least);

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
  const [a, b, c, d] = suits as unknown as [number, number, number, number];
  const inSuits = [a, b, c, d];
  const times = (least: number) => counts.filter((count) => count >= least).length;
  if (inSuits.some((mask) => has(mask, SEVENS, 7 - joker)))
    return joker ? 'seven-card-straight-flush-with-joker' : 'seven-card-straight-flush';
  const missing = royalWithJoker === 'royal-flush' ? joker : 0;
  const royal = inSuits.findIndex((mask) => held(mask & ROYAL) >= 5 - missing);
  if (royal >= 0) {
    const matched = inSuits.some((mask, suit) => suit !== royal && held(mask & KING_AND_QUEEN) === 2);
    if (matched) return 'royal-flush-and-match';
  }
  if (times(5) > 0) return 'five-aces';
  if (royal >= 0) return 'royal-flush';
  if (inSuits.some((mask) => has(mask, FIVES, 5 - joker))) return 'straight-flush';
  if (times(4) > 0) return 'four-of-a-kind';
  if (times(3) > 0 && times(2) > 1) return 'full-house';
  if (inSuits.some((mask) => held(mask) >= 5 - joker)) return 'flush';
  if (times(3) > 0) return 'three-of-a-kind';
  if (has(a | b | c | d, FIVES, 5 - joker)) return 'straight';
  return times(2) > 2 ? 'three-pairs' : 'lose';
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
