/** Hands followed by a plan to the cards with which they end. */
import { inTable } from '../../exact/in-table';
import type { CardSets } from './card-sets';
import type { Cards } from './dealer-ends';
import { DOUBLE, GIVE_UP, STAND } from './play-tables';

/** What is done with a hand. */
export type Choice = (hand: number) => number;

/** How a hand comes to its end. */
export const [ONE_STAKE, TWO_STAKES, GIVEN_UP] = [0, 1, 2];

/** By place: the set of cards, how it ended, and how often by each of the shoes. */
export type Ended = { sets: number[]; how: number[]; chances: number[] };

/**
 * `reached`, by hand and shoe, is how often a hand is begun with, and then how often it comes at all: a hand's number is larger than that of
 * any it can be drawn to.
 */
export function follow(
  { hands, kinds, withCard }: CardSets,
  choice: Choice,
  shoes: readonly Cards[],
  reached: Float64Array,
): Ended {
  const ended: Ended = { sets: [], how: [], chances: [] };
  const width = shoes.length;
  const shares = new Float64Array(width);
  for (let hand = hands.empty - 1; hand >= 0; hand -= 1) {
    const at = hand * width;
    let comes = false;
    for (let shoe = 0; shoe < width; shoe += 1) comes ||= reached[at + shoe] !== 0;
    if (!comes) continue;
    const does = choice(hand);
    if (does === STAND || does === GIVE_UP) {
      ended.sets.push(hand);
      ended.how.push(does === STAND ? ONE_STAKE : GIVEN_UP);
      for (let shoe = 0; shoe < width; shoe += 1) ended.chances.push(inTable(reached[at + shoe]));
      continue;
    }
    for (let kind = 0; kind < kinds; kind += 1) {
      const held = inTable(hands.counts[hand * kinds + kind]);
      let any = false;
      for (let shoe = 0; shoe < width; shoe += 1) {
        const { left, cards } = shoes[shoe] as Cards;
        const rest = Math.max(0, inTable(left[kind]) - held) / (cards - inTable(hands.cards[hand]));
        shares[shoe] = inTable(reached[at + shoe]) * rest;
        any ||= shares[shoe] !== 0;
      }
      if (!any) continue;
      const set = inTable(withCard[hand * kinds + kind]);
      if (does !== DOUBLE && set < hands.count)
        for (let shoe = 0; shoe < width; shoe += 1)
          reached[set * width + shoe] = inTable(reached[set * width + shoe]) + inTable(shares[shoe]);
      else {
        ended.sets.push(set);
        ended.how.push(does === DOUBLE ? TWO_STAKES : ONE_STAKE);
        for (let shoe = 0; shoe < width; shoe += 1) ended.chances.push(inTable(shares[shoe]));
      }
    }
  }
  return ended;
}
