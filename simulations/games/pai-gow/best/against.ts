/**
 * One hand of seven cards against all the dealer's hands of the other 46: what each way to set it wins, stands off and loses. Every
 * class of the dealer's hands is weighed by the cards that are left, so this shares no sum with `best-setting.ts`.
 */
import { type Card, RANKS, SUITS } from '../../../equipment/cards/card';
import { isJoker } from '../../../equipment/cards/joker';
import { inTable } from '../../../exact/in-table';
import {
  byFlush,
  byRanks,
  byThreeJokers,
  choose,
  forEachMultiset,
  MASKS,
  multisetNumber,
  RANK_CLASSES,
} from '../cards/hand-classes';
import { HAND, type Jokers } from '../cards/pack';
import { type High, isFoul, type Low, type RankReading } from '../cards/ranking';
import { forEachFour } from '../cards/three-jokers';
import type { Settings } from '../house-way/completeness';
import { type Split, sevenOf } from '../house-way/seven';
import { ranksAlone } from '../main-wager/hands-with';

export type WayToSet = { split: Split; wins: number; losses: number; standOffs: number };

/** Visits the classes of hands that the cards left can make, with how many hands each. */
function forEachClassLeft(
  held: readonly Card[],
  jokers: Jokers,
  visit: (number: number, hands: number) => void,
): void {
  const jokersLeft = jokers - held.filter(isJoker).length;
  const most = Math.min(jokersLeft, 2);
  const suits = Array.from({ length: SUITS }, () => (1 << RANKS) - 1);
  for (const card of held)
    if (!isJoker(card)) suits[card & 3] = inTable(suits[card & 3]) & ~(1 << (card >> 2));
  const left = Uint8Array.from(
    { length: RANKS },
    (_, rank) => suits.filter((mask) => (mask >> rank) & 1).length,
  );
  const ways = (of: Uint8Array, counts: Uint8Array) => {
    let product = 1;
    for (let rank = 0; rank < RANKS; rank += 1)
      if (inTable(counts[rank]) > 0) product *= choose(inTable(of[rank]), inTable(counts[rank]));
    return product;
  };
  const flushed = new Float64Array(RANK_CLASSES);
  for (let joker = 0; joker <= most; joker += 1)
    for (const mask of suits) {
      const beside = left.map((count, rank) => count - ((mask >> rank) & 1));
      for (let suited = 5 - joker; suited <= HAND - joker; suited += 1) {
        const flushes = (MASKS[suited] as readonly number[]).filter((flush) => (flush & mask) === flush);
        const alone = ranksAlone(joker, suited);
        forEachMultiset(HAND - joker - suited, beside, (counts) => {
          const hands = choose(jokersLeft, joker) * ways(beside, counts);
          const number = multisetNumber(counts);
          for (let i = 0; i < flushes.length; i += 1) {
            const place = byFlush(joker, suited, inTable(flushes[i]), number);
            const ranks = alone(place);
            flushed[ranks] = inTable(flushed[ranks]) + hands;
            visit(place, hands);
          }
        });
      }
    }
  for (let joker = 0; joker <= most; joker += 1)
    forEachMultiset(HAND - joker, left, (counts) => {
      const number = byRanks(joker, multisetNumber(counts));
      visit(number, choose(jokersLeft, joker) * ways(left, counts) - inTable(flushed[number]));
    });
  if (jokersLeft === 3) forEachFour([0, 0, 0, 0], suits, (number) => visit(byThreeJokers(number), 1));
}

/** Each pair of a high and a low hand once, fouls left out. */
function waysToSet(cards: readonly Card[], reading: RankReading): Split[] {
  const seen = new Set<string>();
  return sevenOf(cards, reading).splits.filter(({ high, low }) => {
    const key = `${high} ${low}`;
    if (isFoul(high, low) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export function against(
  cards: readonly Card[],
  dealer: Settings,
  reading: RankReading,
  jokers: Jokers = 1,
): WayToSet[] {
  const found = waysToSet(cards, reading).map((split) => ({ split, wins: 0, losses: 0, standOffs: 0 }));
  forEachClassLeft(cards, jokers, (number, hands) => {
    const high: High = inTable(dealer.high[number]);
    const low: Low = inTable(dealer.low[number]);
    for (const way of found) {
      const [higher, lower] = [way.split.high > high, way.split.low > low];
      if (higher && lower) way.wins += hands;
      else if (higher || lower) way.standOffs += hands;
      else way.losses += hands;
    }
  });
  return found;
}

/** The way that gains most where a win pays 19 for each 20 that a loss takes, or as given. */
export const bestOf = (ways: readonly WayToSet[], { win, loss } = { win: 19, loss: 20 }): WayToSet =>
  ways.reduce((best, way) =>
    win * way.wins - loss * way.losses > win * best.wins - loss * best.losses ? way : best,
  );
