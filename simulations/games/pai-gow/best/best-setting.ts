/**
 * The best player against a House Way: every hand is set in the way that gains most on average against the dealer's hands of the
 * other 46 cards. Whole numbers of wins, stand-offs and losses.
 */
import { inTable } from '../../../exact/in-table';
import { held } from '../cards/hand-classes';
import { HAND } from '../cards/pack';
import type { JokerReading } from '../cards/ranking';
import type { Settings } from '../house-way/completeness';
import { type CommonCards, forEachCommonSet, type Pack, WHOLE_PACK } from '../main-wager/common-cards';
import { countsIn } from '../main-wager/hands-with';
import { type MatchUps, merged } from '../main-wager/match-ups';
import { flushChoices, RANK_CLASSES, type RankChoices, rankChoices, rankClassOf } from './choices';
import { type Asked, ranksPart } from './ranks-part';
import type { Choices } from './standings';
import { suitsPart } from './suits-part';
import { viewOf } from './views';

/** What a win pays in units of what a loss takes, as a fraction: 19 to 20 with a commission of 5 %. */
export type WinPays = { win: number; loss: number };

type Lists = Map<number, { high: number[]; low: number[] }>;

function listed(lists: Lists, key: number, { high, low }: { high: number; low: number }) {
  const list = lists.get(key) ?? { high: [], low: [] };
  lists.set(key, list);
  for (let i = 0; i < list.high.length; i += 1) if (list.high[i] === high && list.low[i] === low) return;
  list.high.push(high);
  list.low.push(low);
}

const placeOf = ({ high, low }: Choices, setting: { high: number; low: number }): number => {
  for (let i = 0; i < high.length; i += 1) if (high[i] === setting.high && low[i] === setting.low) return i;
  throw new RangeError('a setting was not asked for');
};

const hasFlush = ({ masks, joker }: CommonCards) => masks.some((mask) => held(mask) + joker >= 5);

/** The settings of ranks, and after those of each class the ones with a flush of its hands. */
function withFlushes({ start, high, low }: RankChoices, byRanks: Lists): Asked {
  const all: { start: Uint32Array; high: number[]; low: number[] } = {
    start: new Uint32Array(RANK_CLASSES + 1),
    high: [],
    low: [],
  };
  for (let number = 0; number < RANK_CLASSES; number += 1) {
    for (let i = inTable(start[number]); i < inTable(start[number + 1]); i += 1) {
      all.high.push(inTable(high[i]));
      all.low.push(inTable(low[i]));
    }
    const more = byRanks.get(number);
    if (more) {
      all.high.push(...more.high);
      all.low.push(...more.low);
    }
    all.start[number + 1] = all.high.length;
  }
  return all;
}

export function bestAgainst(
  dealer: Settings,
  reading: JokerReading,
  { win, loss }: WinPays = { win: 19, loss: 20 },
  pack: Pack = WHOLE_PACK,
  /** Sees what was found for each class of suits. */
  visit: (cards: CommonCards, wins: number, losses: number) => void = () => {},
): MatchUps {
  const choices = rankChoices(reading);
  const [byRanks, byView]: [Lists, Lists] = [new Map(), new Map()];
  forEachCommonSet(pack, HAND, (cards) => {
    if (!hasFlush(cards)) return;
    const counts = countsIn(cards.masks);
    const number = rankClassOf(cards);
    for (const setting of flushChoices(cards, reading)) {
      listed(byRanks, number, setting);
      for (const mask of cards.masks) listed(byView, viewOf(cards.joker, mask, counts), setting);
    }
  });
  const asked = withFlushes(choices, byRanks);
  const ranks = ranksPart(pack, dealer, asked);
  const suits = suitsPart(pack, dealer, choices, byView);

  let [wins, losses] = [0n, 0n];
  let [sumOfWins, sumOfLosses] = [0, 0];
  const keep = () => {
    wins += BigInt(sumOfWins);
    losses += BigInt(sumOfLosses);
    sumOfWins = 0;
    sumOfLosses = 0;
  };
  const starts = new Int32Array(pack.suits);
  forEachCommonSet(pack, HAND, (cards) => {
    const counts = countsIn(cards.masks);
    const number = rankClassOf(cards);
    const views = cards.masks.map((mask) => viewOf(cards.joker, mask, counts));
    for (let suit = 0; suit < pack.suits; suit += 1)
      starts[suit] = inTable(suits.start[inTable(views[suit])]);
    let [bestWins, bestLosses, best] = [0, 0, -Infinity];
    const consider = (won: number, lost: number) => {
      const gain = win * won - loss * lost;
      if (gain <= best) return;
      best = gain;
      bestWins = won;
      bestLosses = lost;
    };
    const from = inTable(asked.start[number]);
    const plain = inTable(choices.start[number + 1]) - inTable(choices.start[number]);
    for (let i = 0; i < plain; i += 1) {
      let won = inTable(ranks.wins[from + i]);
      let lost = inTable(ranks.losses[from + i]);
      for (let suit = 0; suit < pack.suits; suit += 1) {
        won += inTable(suits.wins[inTable(starts[suit]) + i]);
        lost += inTable(suits.losses[inTable(starts[suit]) + i]);
      }
      consider(won, lost);
    }
    if (hasFlush(cards))
      for (const setting of flushChoices(cards, reading)) {
        const at = from + plain + placeOf(byRanks.get(number) as Choices, setting);
        let won = inTable(ranks.wins[at]);
        let lost = inTable(ranks.losses[at]);
        for (let suit = 0; suit < pack.suits; suit += 1) {
          const view = inTable(views[suit]);
          const place = inTable(starts[suit]) + plain + placeOf(byView.get(view) as Choices, setting);
          won += inTable(suits.wins[place]);
          lost += inTable(suits.losses[place]);
        }
        consider(won, lost);
      }
    visit(cards, bestWins, bestLosses);
    sumOfWins += cards.orbit * bestWins;
    sumOfLosses += cards.orbit * bestLosses;
    if (sumOfWins + sumOfLosses > 2 ** 51) keep();
  });
  keep();
  return merged([{ wins, losses }], pack);
}
