/** The ways to set a hand that another way does not beat in both hands, and that are no foul. */
import { suitOf } from '../../../equipment/cards/card';
import { isJoker } from '../../../equipment/cards/joker';
import { inTable } from '../../../exact/in-table';
import { byRanks, handClasses, multisetNumber, multisets } from '../cards/hand-classes';
import { HAND, type Jokers, jokerCards } from '../cards/pack';
import { type High, isFoul, type Low, type RankReading } from '../cards/ranking';
import { type Split, sevenOf } from '../house-way/seven';
import type { CommonCards } from '../main-wager/common-cards';
import { countsIn } from '../main-wager/hands-with';
import type { Lists } from './lists';

/** Hands without a flush: by ranks and at most one joker. */
export const RANK_CLASSES = multisets(HAND) + multisets(HAND - 1);

type Setting = { high: High; low: Low };

/** The best high for each low, no foul, and none that has both hands lower than another; rising by high. */
export function undominated(splits: readonly Split[]): Setting[] {
  const falling = splits
    .filter(({ high, low }) => !isFoul(high, low))
    .sort((a, b) => b.low - a.low || b.high - a.high);
  const kept: Setting[] = [];
  let highest = -1;
  for (const { high, low } of falling)
    if (high > highest) {
      kept.push({ high, low });
      highest = high;
    }
  return kept;
}

/** The ways to set each class of ranks, as if no five of them were of one suit. */
export function rankChoices(reading: RankReading, jokers: Jokers): Lists {
  const byClass: Setting[][] = [];
  for (const { number, cards, ranksAlone } of handClasses(jokers))
    if (ranksAlone === undefined) byClass[number] = undominated(sevenOf(cards, reading).splits);
  const start = new Uint32Array(RANK_CLASSES + 1);
  const [high, low]: [number[], number[]] = [[], []];
  for (let number = 0; number < RANK_CLASSES; number += 1) {
    for (const setting of byClass[number] ?? []) {
      high.push(setting.high);
      low.push(setting.low);
    }
    start[number + 1] = high.length;
  }
  return { start, high: Uint32Array.from(high), low: Uint8Array.from(low) };
}

export function cardsIn({ masks, joker }: CommonCards): number[] {
  const cards: number[] = [];
  for (const [suit, mask] of masks.entries())
    for (let rank = 0; mask >> rank > 0; rank += 1) if ((mask >> rank) & 1) cards.push(rank * 4 + suit);
  cards.push(...jokerCards(joker));
  return cards;
}

/** The ways with a flush behind. */
export function flushChoices(cards: CommonCards, reading: RankReading): Setting[] {
  const held = cardsIn(cards);
  const splits = sevenOf(held, reading).splits.filter(({ front, complete }) => {
    if (!complete) return false;
    const behind = held.filter((card) => !isJoker(card) && !front.includes(card));
    return behind.every((card) => suitOf(card) === suitOf(inTable(behind[0])));
  });
  return undominated(splits);
}

export const rankClassOf = (cards: CommonCards): number =>
  byRanks(cards.joker, multisetNumber(countsIn(cards.masks)));
