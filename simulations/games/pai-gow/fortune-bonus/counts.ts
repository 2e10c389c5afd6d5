/**
 * Every hand of seven, by how many jokers it holds: its ranks first, as if there were no flushes; then those with enough cards of
 * one suit, by the ranks in it and beside it.
 */
import { ACE, RANKS, SUITS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { choose, forEachMultiset, held, MASKS } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import { type FortuneBonusEvent, type FortuneBonusParameters, jokersIn } from './head';

const ROYAL = 0b11111 << 8;
const LOWEST = 0b1000000001111;
/** Five ranks in a row, ten to ace first. */
const WINDOWS = [ROYAL, ...Array.from({ length: 8 }, (_, low) => 0b11111 << low), LOWEST];
const FIVE = 5;

const missing = (window: number, mask: number): number => FIVE - held(window & mask);
const isStraight = (mask: number, jokers: number): boolean =>
  WINDOWS.some((window) => missing(window, mask) <= jokers);

/** Best first; `lose` ends it. */
const ORDER: readonly FortuneBonusEvent[] = [
  'five-aces',
  'five-of-a-kind',
  'royal-flush',
  'straight-flush',
  'straight-flush-with-joker',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'lose',
];
const better = (one: FortuneBonusEvent, other: FortuneBonusEvent): FortuneBonusEvent =>
  ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other;

/** What the ranks make with so many jokers, whatever the suits. */
function byRanks(counts: Uint8Array, jokers: number, wild: boolean): FortuneBonusEvent {
  const free = wild ? jokers : 0;
  let [most, next, mask] = [0, 0, 0];
  for (let rank = 0; rank < RANKS; rank += 1) {
    const natural = inTable(counts[rank]);
    if (natural > 0) mask |= 1 << rank;
    // A joker that is not wild is an ace wherever it completes nothing.
    const count = natural + (rank === ACE ? jokers - free : 0);
    if (count > most) [most, next] = [count, most];
    else if (count > next) next = count;
  }
  const aces = inTable(counts[ACE]) + jokers;
  if (aces >= FIVE) return 'five-aces';
  if (most + free >= FIVE) return 'five-of-a-kind';
  if (most + free >= 4) return 'four-of-a-kind';
  if (Math.max(0, 3 - most) + Math.max(0, 2 - next) <= free) return 'full-house';
  return isStraight(mask, jokers) ? 'straight' : 'lose';
}

/** What the cards of one suit make. */
function inSuit(
  mask: number,
  jokers: number,
  royal: FortuneBonusParameters['royalWithJoker'],
): FortuneBonusEvent {
  const natural = WINDOWS.find((window) => missing(window, mask) === 0);
  if (missing(ROYAL, mask) === 0) return 'royal-flush';
  const withJoker = missing(ROYAL, mask) <= jokers;
  if (withJoker && royal === 'royal-flush') return 'royal-flush';
  if (natural !== undefined) return 'straight-flush';
  if (isStraight(mask, jokers)) return 'straight-flush-with-joker';
  return held(mask) + jokers >= FIVE ? 'flush' : 'lose';
}

const FOURS = new Uint8Array(RANKS).fill(SUITS);
const THREES = new Uint8Array(RANKS).fill(SUITS - 1);

const waysOf = (counts: Uint8Array, suits: number): number =>
  counts.reduce((ways, count) => ways * choose(suits, count), 1);

type Add = (event: FortuneBonusEvent, hands: number) => void;

/** Five cards of the pack or more: only one suit can come to a flush. */
function oneSuit(
  cards: number,
  jokers: number,
  { joker, royalWithJoker }: FortuneBonusParameters,
  add: Add,
): void {
  const wild = joker === 'wild';
  forEachMultiset(cards, FOURS, (counts) => add(byRanks(counts, jokers, wild), waysOf(counts, SUITS)));
  const all = new Uint8Array(RANKS);
  for (let suited = FIVE - jokers; suited <= cards; suited += 1)
    for (const mask of MASKS[suited] as readonly number[]) {
      const made = inSuit(mask, jokers, royalWithJoker);
      forEachMultiset(cards - suited, THREES, (beside) => {
        for (let rank = 0; rank < RANKS; rank += 1) all[rank] = inTable(beside[rank]) + ((mask >> rank) & 1);
        const ranked = byRanks(all, jokers, wild);
        const hands = SUITS * waysOf(beside, SUITS - 1);
        add(ranked, -hands);
        add(better(made, ranked), hands);
      });
    }
}

/** Four cards of the pack, of which two suits may come to one: each hand by itself. */
function eachHand(
  cards: number,
  jokers: number,
  { joker, royalWithJoker }: FortuneBonusParameters,
  add: Add,
): void {
  const counts = new Uint8Array(RANKS);
  const masks = [0, 0, 0, 0];
  const fill = (from: number, left: number) => {
    if (left === 0) {
      const suits = masks.map((mask) => inSuit(mask, jokers, royalWithJoker));
      add(suits.reduce(better, byRanks(counts, jokers, joker === 'wild')), 1);
      return;
    }
    for (let card = from; card <= RANKS * SUITS - left; card += 1) {
      const [rank, suit] = [card >> 2, card & 3];
      counts[rank] = inTable(counts[rank]) + 1;
      masks[suit] = inTable(masks[suit]) | (1 << rank);
      fill(card + 1, left - 1);
      counts[rank] = inTable(counts[rank]) - 1;
      masks[suit] = inTable(masks[suit]) & ~(1 << rank);
    }
  };
  fill(0, cards);
}

export function fortuneBonusCounts(parameters: FortuneBonusParameters): Map<FortuneBonusEvent, bigint> {
  const counts = new Map<FortuneBonusEvent, number>();
  for (let jokers = 0; jokers <= jokersIn(parameters); jokers += 1) {
    const ways = choose(jokersIn(parameters), jokers);
    const count = HAND - jokers > 4 ? oneSuit : eachHand;
    count(HAND - jokers, jokers, parameters, (event, hands) =>
      counts.set(event, (counts.get(event) ?? 0) + ways * hands),
    );
  }
  return new Map([...counts].map(([event, hands]) => [event, BigInt(hands)]));
}
