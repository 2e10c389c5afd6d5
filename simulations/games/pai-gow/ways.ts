/** What the parameters come to: how every hand is set, kept for the pieces that follow on the same thread. */
import { canonicalJson } from '../../exact/canonical';
import { type Layout, layoutOf } from './best/layout';
import type { RankReading } from './cards/ranking';
import { type Checked, setEveryHandBy } from './house-way/completeness';
import { rankReading, rule1321 } from './house-way/rule-13-21';
import type { HouseWay } from './house-way/vocabulary';
import { wholePack } from './main-wager/common-cards';
import { type Outcomes, outcomesOf } from './main-wager/outcomes';
import { type AgainstDealer, againstDealer } from './main-wager/stand-off-hand';
import { isWild, jokersOf, type PaiGowParameters, readingsOf } from './parameters';

/** 13.19 to the letter. */
const BEST_FIVE: HouseWay = {
  groups: {},
  lines: [{ id: 'best-five', says: 'The best five cards behind', when: {}, front: { behind: 'best-five' } }],
};

/** Of the sums for the best player: so many pieces, which two threads end at about the same time. */
export const SUIT_PARTS = 8;

/** Every hand as set by the House Way, and with the best five behind. */
type HandsSet = {
  joker: RankReading;
  houseWay: Checked;
  bestFive: Checked;
  /** Where the best setting of each hand is kept. */
  layout: () => Layout;
};

export type Ways = HandsSet & {
  dealer: AgainstDealer;
  /** A player who sets so against the dealer. */
  outcomes: (player: Checked) => Outcomes;
};

/** Remembers the last answer and its question. */
function latest<Question, Answer>(keyOf: (of: Question) => unknown, make: (of: Question) => Answer) {
  let last: { key: string; answer: Answer } | undefined;
  return (of: Question): Answer => {
    const key = canonicalJson(keyOf(of));
    if (last?.key !== key) last = { key, answer: make(of) };
    return last.answer;
  };
}

export const ranksOf = (parameters: PaiGowParameters): RankReading =>
  rankReading(readingsOf(parameters), {
    joker: isWild(parameters) ? 'wild' : 'limited',
    aceToFive: parameters.aceToFive,
  });

export const houseWayOf = (parameters: PaiGowParameters): HouseWay =>
  parameters.houseWay ?? rule1321(readingsOf(parameters), jokersOf(parameters));

const handsSet = latest(
  ({ player: _, bank: __, standOffHand: ___, ...rules }: PaiGowParameters) => rules,
  (parameters): HandsSet => {
    const joker = ranksOf(parameters);
    const [houseWay, bestFive] = setEveryHandBy(
      [houseWayOf(parameters), BEST_FIVE],
      joker,
      undefined,
      jokersOf(parameters),
    ) as [Checked, Checked];
    const fault = houseWay.faults[0];
    if (fault) throw new RangeError(`the House Way leaves ${fault.hands} hands: ${fault.wrong}`);
    let layout: Layout | undefined;
    const laidOut = (): Layout => {
      layout ??= layoutOf(joker, wholePack(jokersOf(parameters)), SUIT_PARTS);
      return layout;
    };
    return { joker, houseWay, bestFive, layout: laidOut };
  },
);

/** Of the last parameters asked for, since the pieces of one count follow each other on a thread. */
export const waysOf = latest(
  ({ player: _, bank: __, ...rules }: PaiGowParameters) => rules,
  (parameters): Ways => {
    const set = handsSet(parameters);
    const dealer = againstDealer(
      set.houseWay.settings,
      parameters.standOffHand,
      wholePack(jokersOf(parameters)),
    );
    const outcomes = new Map<Checked, Outcomes>();
    return {
      ...set,
      dealer,
      outcomes: (player) => {
        const known = outcomes.get(player) ?? outcomesOf(player.settings, dealer.settings);
        outcomes.set(player, known);
        return known;
      },
    };
  },
);
