/** Where only tens of one rank are a pair: small shoes dealt card by card, with tens, jacks, queens and kings apart. */
import { describe, expect, it } from 'vitest';
import { ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import { bestGainAgainst } from './best-round';
import { type Asked, type Finished, gainOf, nextCards, type Shoe, score, without } from './by-hand';
import { gainExactly } from './exactly/exact-gain';
import { handOf } from './hands';
import type { Followed } from './pieces';
import { bestPlay, DOUBLE, HIT, type Plan } from './play';
import { KINDS, TEN } from './ranks';
import { roundResults } from './round-results';
import type { Rules } from './rules';
import { Splitting } from './split';
import { splitResults } from './split-results';
import { pairCards } from './split-states';
import { Standing, standingAgainst } from './standing';
import { openings } from './whole-round';

const TENS = [3, 2, 2, 1];
const RULES: Rules = {
  //     A  2  3  4  5  6  7  8  9 10
  shoe: [2, 0, 1, 0, 1, 2, 0, 0, 0, 8],
  tens: TENS,
  soft17: 'stand',
  naturalTakes: 'all',
  double: 'any',
  doubleAfterSplit: true,
  splits: Array<boolean>(KINDS).fill(true),
  hands: 3,
  resplitAces: false,
  drawToAces: false,
  splitTwentyOne: 'stands-off',
  blackjackPays: 1.5,
  winPays: 1,
  surrender: 'none',
};

/** Faces: the kinds below ten, then each rank that counts ten. */
const faces = ({ shoe, tens = [] }: Rules): Shoe => [...shoe.slice(0, TEN), ...tens];
const kind = (face: number): number => Math.min(face, TEN);
const inKinds = (left: Shoe): Shoe => [
  ...left.slice(0, TEN),
  left.slice(TEN).reduce((sum, count) => sum + count, 0),
];

type Dealt = { rules: Rules; up: number; plan: Plan; asked: Asked | undefined };

/** Hands one after another, each played out before the next gets its second card. */
function dealt(
  at: Dealt,
  shoe: Shoe,
  [hand, ...waiting]: readonly (readonly number[])[],
  hands: number,
  done: readonly Finished[] = [],
): number {
  const { rules, up, plan, asked } = at;
  if (!hand) return gainOf(inKinds(shoe), up, rules, done, asked);
  const each = (then: (drawn: readonly number[], left: Shoe) => number) =>
    nextCards(shoe).reduce((sum, next) => sum + next.chance * then([...hand, next.kind], next.left), 0);
  const { total } = score(hand.map(kind));
  const end = (cards: readonly number[], left: Shoe, stake: number) =>
    dealt(at, left, waiting, hands, [...done, { total: score(cards.map(kind)).total, stake }]);
  if (hand.length === 1)
    return each(([a = 0, b = 0], left) => {
      if (a === b && hands < rules.hands) return dealt(at, left, [[a], [b], ...waiting], hands + 1, done);
      return a === 0 ? end([a, b], left, 1) : dealt(at, left, [[a, b], ...waiting], hands, done);
    });
  if (total >= 21) return end(hand, shoe, 1);
  const choice = inTable(plan.choice[handOf(...hand.map(kind))]);
  if (choice === DOUBLE) return each((drawn, left) => end(drawn, left, 2));
  if (choice === HIT) return each((drawn, left) => dealt(at, left, [drawn, ...waiting], hands, done));
  return end(hand, shoe, 1);
}

/** Over the rank of the dealer's card and of the pair. */
function splitByHand(rules: Rules, up: number, plan: Plan, asked?: Asked): number {
  let [ways, sum] = [0, 0];
  const all = faces(rules);
  for (let shown = 0; shown < all.length; shown += 1) {
    if (kind(shown) !== up || all[shown] === 0) continue;
    const beside = without(all, shown);
    for (let rank = TEN; rank < all.length; rank += 1) {
      const alike = inTable(beside[rank]);
      if (alike < 2) continue;
      const often = inTable(all[shown]) * alike * (alike - 1);
      ways += often;
      const left = without(without(beside, rank), rank);
      sum += often * dealt({ rules, up, plan, asked }, left, [[rank], [rank]], 2);
    }
  }
  return sum / ways;
}

describe.each([
  ['stand', 'all', 4, 2],
  ['hit', 'first', 9, 3],
  ['stand', 'all', 9, 3],
] as const)(
  'tens of one rank, soft 17 %s, a blackjack takes %s, against %i',
  (soft17, naturalTakes, up, hands) => {
    const rules: Rules = { ...RULES, soft17, naturalTakes, hands };
    const standing = new Standing(rules, up);
    const best = bestPlay(standing, rules).plan;
    // Draws to twenty, so that tens come third as well. Against a five, three such hands would leave the dealer short of cards.
    const plan: Plan = { choice: best.choice.slice(), instead: best.instead.slice() };
    plan.choice[handOf(TEN, TEN)] = HIT;
    plan.instead[handOf(TEN, TEN)] = HIT;

    it.each([
      ['the best play', best],
      ['a play that draws to twenty', plan],
    ])('gain what dealing them out gains, by %s', (_, how) => {
      expect(new Splitting(standing, rules, how).gain(TEN)).toBeCloseTo(splitByHand(rules, up, how), 13);
    });

    it('end as often together in each way as they do when dealt out', () => {
      const options = { standing, rules, plan, units: { win: 1, lose: 1 } };
      const found = new Map<number, number>();
      let gain = 0;
      for (const { cards, share } of pairCards(standing.table, rules, TEN))
        for (const [won, chance] of splitResults(options, cards, share).results.chances) {
          found.set(won, (found.get(won) ?? 0) + share * chance);
          gain += share * chance * won;
        }
      expect(gain).toBeCloseTo(new Splitting(standing, rules, plan).gain(TEN), 12);
      if (hands > 2 || naturalTakes === 'first') return;
      for (const [won, chance] of found)
        expect(chance, `${won}`).toBeCloseTo(
          splitByHand(rules, up, plan, (gained) => (gained === won ? 1 : 0)),
          12,
        );
    });
  },
);

it('two hands of tens of one rank end as often in each way as they do when dealt out', () => {
  const rules = { ...RULES, hands: 2 };
  const standing = new Standing(rules, 9);
  const { plan } = bestPlay(standing, rules);
  const options = { standing, rules, plan, units: { win: 1, lose: 1 } };
  const pairs = pairCards(standing.table, rules, TEN);
  expect(pairs).toHaveLength(2);
  for (let won = -4; won <= 4; won += 1) {
    const chance = pairs.reduce(
      (sum, { cards, share }) =>
        sum + share * (splitResults(options, cards, share).results.chances.get(won) ?? 0),
      0,
    );
    expect(chance).toBeCloseTo(
      splitByHand(rules, 9, plan, (gained) => (gained === won ? 1 : 0)),
      13,
    );
  }
});

/** Splits every pair of tens, and nothing else. */
const splitsTens = (plan: Plan): Followed => ({
  plan,
  first: ({ pair }) => (pair === TEN ? 'split' : 'played'),
});

it.each([4, 9])('a round against %i in which tens are split ends as its hands gain, and exactly so', (up) => {
  const standing = standingAgainst(up, RULES);
  const played = bestPlay(standing, RULES);
  const followed = splitsTens(played.plan);
  const splitting = new Splitting(standing, RULES, played.plan);
  const gain = openings(standing, RULES).reduce((sum, { blackjack, hand, pair, natural, chance }) => {
    if (blackjack) return sum + chance * (1 - natural) * 1.5;
    return sum + chance * (pair === TEN ? splitting.gain(TEN) : inTable(played.gains[hand]));
  }, 0);
  const pays = { blackjack: ratio(3, 2), win: ratio(1) };
  expect(gainExactly(RULES, pays, up, followed).valueOf()).toBeCloseTo(gain, 14);
  const { plain, split } = roundResults({ standing, rules: RULES, units: { win: 1, lose: 1 }, ...followed });
  const [, , , , , , blackjacks] = plain;
  const ends = [1, 0, -1, 2, 0, -2];
  const ofPlain = ends.reduce((sum, won, at) => sum + won * inTable(plain[at]), 1.5 * inTable(blackjacks));
  const ofSplit = [...split.chances].reduce((sum, [won, chance]) => sum + won * chance, 0);
  expect(ofPlain + ofSplit).toBeCloseTo(gain, 12);
});

it('tens of three ranks and one are a pair as often as they are dealt', () => {
  const tens = (up: number) =>
    openings(standingAgainst(up, RULES), RULES).filter(({ hand }) => hand === handOf(TEN, TEN));
  // Three, two and two of a rank among eight; the dealer shows one of the 13 other cards or one of the eight.
  const [[pair, other], [pairBeside, otherBeside]] = [tens(4), tens(9)];
  expect(inTable(pair?.chance) / inTable(other?.chance)).toBeCloseTo((6 + 2 + 2) / (56 - 10), 13);
  // By the rank the dealer shows: 3 of 8 leave 2, 2, 2, 1; 4 of 8 leave 3, 1, 2, 1; 1 of 8 leaves 3, 2, 2.
  const ways = (3 * 6 + 4 * 8 + 1 * 10) / 8;
  expect(inTable(pairBeside?.chance) / inTable(otherBeside?.chance)).toBeCloseTo(ways / (42 - ways), 13);
});

it('where any two tens are a pair and where one rank is all there is, a round gains the same', () => {
  for (const up of [0, 4, 9]) {
    const { tens: _, ...byValue } = RULES;
    expect(bestGainAgainst(up, { ...RULES, tens: [8] })).toBeCloseTo(bestGainAgainst(up, byValue), 14);
  }
});
