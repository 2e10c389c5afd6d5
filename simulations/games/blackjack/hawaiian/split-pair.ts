/**
 * A pair that is split: each hand is played by its own cards, as an unsplit hand with those cards would be, and a further pair is split
 * while the rules allow another hand. As in `../splits.md`, what the hands come to is a sum over what one of them comes to with so many
 * cards of the pair's kind out.
 */
import { inTable } from '../../../exact/in-table';
import { type Choice, follow } from '../follow';
import { type PairCards, pairCards, whereKnown } from '../split-states';
import { nothingTogether, type SplitParts, type Together } from '../two-card-ranks';
import { HANDS, handOf, JOKER, KINDS, SETS, takenOut } from './cards';
import { type HandGains, type Situation, STAND } from './hand-gains';
import { halvesOf, OUTCOMES, type Outcomes, stakeOf } from './outcomes';
import { besideMore, outcomesOf } from './played-out';
import { ENDS, resultsOf } from './settled';

/** Halves of the first stake that four doubled hands can win, and as many that they can lose. */
const MOST_HALVES = 16;
const HALVES = MOST_HALVES + 1;
export const SPLIT_PARTS: SplitParts = { places: HALVES, perStake: 2 };

export type SplitPair = {
  /** Of all hands, in first stakes. */
  gain: number;
  together: () => Together;
};

/** A hand that stands with whatever card it gets, as each of two jokers does. */
const stands: Choice = () => STAND;

export function splitPair(situation: Situation, { choice }: HandGains, kind: number): SplitPair {
  const { rules, shoe } = situation;
  const does: Choice = kind === JOKER ? stands : (hand) => inTable(choice[hand]);
  const hands = kind === JOKER ? rules.jokerHands : rules.hands;
  const table = { ...shoe, up: situation.dealer.up };
  const states = pairCards(table, { hands, resplitAces: true, tens: rules.tens }, kind).flatMap(
    ({ cards, share }) => {
      const given = oneHand(situation, does, kind, cards);
      return cards.states().map(({ hands: all, done, chance }) => ({
        chance: chance * share,
        hands: [
          // Its second card is known to be no pair card.
          ...(done > 0
            ? Array<Outcomes>(done).fill(
                given.other(all, done - 1).map((sum) => sum / (1 - cards.chance(all, done - 1))),
              )
            : []),
          ...(all > done ? Array<Outcomes>(all - done).fill(given.any(all, done)) : []),
        ],
      }));
    },
  );
  const gain = states.reduce(
    (sum, state) =>
      sum + state.chance * state.hands.reduce((all, hand) => all + gainOf(hand, rules.pays.win), 0),
    0,
  );
  return {
    gain,
    together: () => {
      const all = nothingTogether(SPLIT_PARTS);
      for (const state of states) addTogether(all, state.hands, state.chance);
      return all;
    },
  };
}

function gainOf(outcomes: Outcomes, win: number): number {
  let sum = 0;
  for (let at = 0; at < outcomes.length; at += 1) {
    const { won, lost } = halvesOf(at % OUTCOMES);
    sum += (inTable(outcomes[at]) * (won * win - lost)) / 2;
  }
  return sum;
}

/** What one hand comes to with so many pair cards out and so many cards known to be none: its second card no pair card, and any. */
function oneHand({ rules, shoe, dealer }: Situation, choice: Choice, kind: number, cards: PairCards) {
  // Two begin hands, and no more than two of the most hands have a second card before that many are out.
  const most = Math.min(inTable(shoe.left[kind]), Math.max(2, 2 * cards.most - 2));
  // With two out and more, each twice: for a second card that is of another kind, and of the same.
  const shoes = Array.from({ length: most - 1 }, (_, more) =>
    takenOut(shoe, ...Array<number>(1 + more).fill(kind)),
  ).flatMap((beside) => [beside, beside]);
  const reached = new Float64Array(HANDS.count * shoes.length);
  for (const [list, { left, cards: all }] of shoes.entries())
    for (let next = 0; next < KINDS; next += 1)
      if ((next === kind) === (list % 2 === 1))
        reached[handOf(kind, next) * shoes.length + list] =
          Math.max(0, inTable(left[next]) - (next === kind ? 1 : 0)) / (all - 1);
  const ended = follow(SETS, choice, shoes, reached);
  const beside = besideMore(dealer, shoe, ended.sets, { kind, most: most - 1 }).flatMap((of) => [of, of]);
  const outcomes = outcomesOf(ended, resultsOf(rules), beside, rules.ranksAfterSplit);
  const plain = (out: number, ofSame: (left: number) => number) => {
    const [other, same] = outcomes.slice(2 * (out - 2)) as [Outcomes, Outcomes];
    const share = ofSame(inTable(shoe.left[kind]) - out);
    return other.map((sum, at) => sum + share * inTable(same[at]));
  };
  return {
    // A card of the kind may be of another rank than the pair.
    other: whereKnown(cards, {
      most,
      plain: (out) => plain(out, (left) => (left > 0 ? cards.others / left : 0)),
    }),
    any: whereKnown(cards, { most, plain: (out) => plain(out, () => 1) }),
  };
}

/** Hands that end against one hand of the dealer's, each by itself once the dealer's end is known. */
function addTogether({ chances, stakes }: Together, hands: readonly Outcomes[], share: number): void {
  for (let end = 0; end < ENDS; end += 1) {
    const of = (outcomes: Outcomes) => outcomes.subarray(end * OUTCOMES, (end + 1) * OUTCOMES);
    const all = of(hands[0] as Outcomes).reduce((sum, chance) => sum + chance, 0);
    if (!(all > 0)) continue;
    let sums = new Map([[0, { chance: share * all, staked: 0 }]]);
    for (const hand of hands) {
      const next = new Map<number, { chance: number; staked: number }>();
      for (const [at, sum] of sums)
        for (const [outcome, chance] of of(hand).entries()) {
          if (chance === 0) continue;
          const { won, lost } = halvesOf(outcome);
          const to = at + won * HALVES + lost;
          const times = chance / all;
          const known = next.get(to) ?? { chance: 0, staked: 0 };
          known.chance += sum.chance * times;
          known.staked += (sum.staked + sum.chance * stakeOf(outcome)) * times;
          next.set(to, known);
        }
      sums = next;
    }
    for (const [at, { chance, staked }] of sums) {
      chances[at] = inTable(chances[at]) + chance;
      stakes[at] = inTable(stakes[at]) + staked;
    }
  }
}
