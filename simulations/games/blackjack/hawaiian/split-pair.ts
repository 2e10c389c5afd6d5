/**
 * A pair that is split: each hand is played by its own cards, as an unsplit hand with those cards would be, and a further pair is split
 * while the rules allow another hand. As in `../splits.md`, what the hands come to is a sum over what one of them comes to with so many
 * cards of the pair's kind out.
 */
import { inTable } from '../../../exact/in-table';
import { type PairCards, pairCards, whereKnown } from '../split-states';
import { type Cards, HANDS, handOf, JOKER, KINDS } from './cards';
import { type HandGains, type Situation, STAND } from './hand-gains';
import { halvesOf, noOutcomes, OUTCOMES, type Outcomes, stakeOf } from './outcomes';
import type { Choice, PlayedOut } from './played-out';
import { ENDS } from './settled';

/** Halves of the first stake that four doubled hands can win, and as many that they can lose. */
const MOST_HALVES = 16;
export const HALVES = MOST_HALVES + 1;

/** By what is won and what is lost in halves: the chance, and the chance times what was staked. */
export type Together = { chances: Float64Array; stakes: Float64Array };
export const nothing = (): Together => ({
  chances: new Float64Array(HALVES * HALVES),
  stakes: new Float64Array(HALVES * HALVES),
});

export type SplitPair = {
  /** Of all hands, in first stakes. */
  gain: number;
  together: () => Together;
};

/** A hand that stands with whatever card it gets, as each of two jokers does. */
const stands: Choice = () => STAND;

export function splitPair(
  situation: Situation,
  { choice }: HandGains,
  played: PlayedOut,
  kind: number,
): SplitPair {
  const { rules, shoe } = situation;
  const does: Choice = kind === JOKER ? stands : (hand) => inTable(choice[hand]);
  const hands = kind === JOKER ? rules.jokerHands : rules.hands;
  const table = { ...shoe, up: situation.dealer.up };
  const states = pairCards(table, { hands, resplitAces: true, tens: rules.tens }, kind).flatMap(
    ({ cards, share }) => {
      const given = oneHand(played, does, { shoe, kind, cards, ranked: rules.ranksAfterSplit });
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
      const all = nothing();
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

type Split = { shoe: Cards; kind: number; cards: PairCards; ranked: boolean };

/** What one hand comes to with so many pair cards out and so many cards known to be none: its second card no pair card, and any. */
function oneHand(played: PlayedOut, choice: Choice, { shoe, kind, cards, ranked }: Split) {
  // Two begin hands, and no more than two of the most hands have a second card before that many are out.
  const most = Math.min(inTable(shoe.left[kind]), Math.max(2, 2 * cards.most - 2));
  const outs = Array.from({ length: most - 1 }, (_, more) => {
    const left = Float64Array.from(shoe.left);
    left[kind] = inTable(left[kind]) - 1 - more;
    const beside = { left, cards: shoe.cards - 1 - more };
    const [other, same] = [noOutcomes(), noOutcomes()];
    const [toOther, toSame] = [new Float64Array(HANDS.count), new Float64Array(HANDS.count)];
    for (let next = 0; next < KINDS; next += 1) {
      const chance = Math.max(0, inTable(left[next]) - (next === kind ? 1 : 0)) / (beside.cards - 1);
      (next === kind ? toSame : toOther)[handOf(kind, next)] = chance;
    }
    const reached = [
      { chances: toOther, into: other },
      { chances: toSame, into: same },
    ];
    return { shoe: beside, reached, other, same };
  });
  played.follow(choice, outs, ranked, kind);
  const plain = (out: number, ofSame: (left: number) => number) => {
    const { other, same } = outs[out - 2] as (typeof outs)[number];
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
