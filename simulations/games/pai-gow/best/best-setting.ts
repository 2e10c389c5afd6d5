/**
 * The best player against a House Way: every hand is set in the way that gains most on average against the dealer's hands of the
 * other 46 cards. Whole numbers of wins and losses.
 */
import { inTable } from '../../../exact/in-table';
import { HAND } from '../cards/pack';
import type { RankReading } from '../cards/ranking';
import { type CommonCards, forEachCommonSet } from '../main-wager/common-cards';
import { countsIn } from '../main-wager/hands-with';
import type { Share } from '../main-wager/match-ups';
import type { Pairs } from '../main-wager/pairs-won';
import { flushChoices, rankClassOf } from './choices';
import type { Gains } from './gains';
import { hasFlush, type Layout } from './layout';
import { placeOf } from './lists';
import { lostOf, wonOf } from './packed';
import { viewOf } from './views';

/** What a win pays in units of what a loss takes, as a fraction: 19 to 20 with a commission of 5%. */
export type WinPays = { win: number; loss: number };

export type Chosen = { high: number; low: number; wins: number; losses: number };

/** Finds the best way to set a hand; what it answers is one and the same. */
export function choosing(
  layout: Layout,
  { ranks, suits }: Gains,
  reading: RankReading,
  { win, loss }: WinPays,
): (cards: CommonCards) => Readonly<Chosen> {
  const { choices, asked, start, partOf, flushesOfRanks, flushesInView } = layout;
  const chosen: Chosen = { high: 0, low: 0, wins: 0, losses: 0 };
  const views = new Int32Array(4);
  /** By suit: the sums of the part that has its view, and where in them those of the view begin. */
  const [inPart, starts] = [Array<Float64Array>(4), new Int32Array(4)];
  return (cards) => {
    const { masks, joker } = cards;
    const counts = countsIn(masks);
    const number = rankClassOf(cards);
    for (let suit = 0; suit < masks.length; suit += 1) {
      const view = viewOf(joker, inTable(masks[suit]), counts);
      views[suit] = view;
      inPart[suit] = suits[inTable(partOf[view])] as Float64Array;
      starts[suit] = inTable(start[view]);
    }
    let best = -Infinity;
    const consider = (packed: number, high: number, low: number) => {
      const [wins, losses] = [wonOf(packed), lostOf(packed)];
      const gain = win * wins - loss * losses;
      if (gain <= best) return;
      best = gain;
      chosen.high = high;
      chosen.low = low;
      chosen.wins = wins;
      chosen.losses = losses;
    };
    const from = inTable(asked.start[number]);
    const plain = inTable(choices.start[number + 1]) - inTable(choices.start[number]);
    for (let i = 0; i < plain; i += 1) {
      let packed = inTable(ranks[from + i]);
      for (let suit = 0; suit < masks.length; suit += 1)
        packed += inTable((inPart[suit] as Float64Array)[inTable(starts[suit]) + i]);
      consider(packed, inTable(asked.high[from + i]), inTable(asked.low[from + i]));
    }
    if (hasFlush(cards))
      for (const setting of flushChoices(cards, reading)) {
        let packed = inTable(ranks[from + plain + placeOf(flushesOfRanks, number, setting)]);
        for (let suit = 0; suit < masks.length; suit += 1) {
          const place = plain + placeOf(flushesInView, inTable(views[suit]), setting);
          packed += inTable((inPart[suit] as Float64Array)[inTable(starts[suit]) + place]);
        }
        consider(packed, setting.high, setting.low);
      }
    return chosen;
  };
}

export function bestAgainst(
  layout: Layout,
  gains: Gains,
  reading: RankReading,
  pays: WinPays = { win: 19, loss: 20 },
  { part, of }: Share = { part: 0, of: 1 },
  /** Sees what was found for each class of suits. */
  visit: (cards: CommonCards, found: Readonly<Chosen>) => void = () => {},
): Pairs {
  const choose = choosing(layout, gains, reading, pays);
  let [wins, losses] = [0n, 0n];
  let [sumOfWins, sumOfLosses] = [0, 0];
  const keep = () => {
    wins += BigInt(sumOfWins);
    losses += BigInt(sumOfLosses);
    sumOfWins = 0;
    sumOfLosses = 0;
  };
  forEachCommonSet(layout.pack, HAND, (cards, index) => {
    if (index % of !== part) return;
    const found = choose(cards);
    visit(cards, found);
    sumOfWins += cards.orbit * found.wins;
    sumOfLosses += cards.orbit * found.losses;
    if (sumOfWins + sumOfLosses > 2 ** 51) keep();
  });
  keep();
  return { wins, losses };
}
