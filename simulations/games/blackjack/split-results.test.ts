/** How the hands of a split pair end together, against the same hands dealt out one after another from small shoes. */
import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { type Shoe, without } from './by-hand';
import { type Choice, dealtOut } from './dealt-out';
import { handOf } from './hands';
import { bestPlay, type Plan } from './play';
import { shoeOf } from './ranks';
import type { Rules } from './rules';
import { Splitting } from './split';
import { splitResults } from './split-results';
import { Standing } from './standing';

const RULES: Rules = {
  shoe: shoeOf(1),
  soft17: 'stand',
  naturalTakes: 'all',
  double: 'any',
  doubleAfterSplit: true,
  splits: Array<boolean>(10).fill(true),
  hands: 2,
  resplitAces: true,
  drawToAces: false,
  splitTwentyOne: 'stands-off',
  blackjackPays: 1.5,
  winPays: 1,
  surrender: 'none',
};
//            A  2  3  4  5  6  7  8  9 10
const SMALL = [3, 0, 1, 0, 2, 2, 0, 4, 0, 4];
const FOR_FOUR = [1, 0, 1, 0, 1, 2, 0, 4, 0, 8];

const CHOICES: readonly Choice[] = ['stand', 'hit', 'double'];
const byPlan =
  ({ choice }: Plan) =>
  (cards: readonly number[]): Choice =>
    CHOICES[inTable(choice[handOf(...cards)])] as Choice;
const left = (shoe: Shoe, ...kinds: number[]) => kinds.reduce(without, shoe);

function both(rules: Rules, pair: number, up: number) {
  const standing = new Standing(rules, up);
  const { plan } = bestPlay(standing, rules);
  const units = { win: 1, lose: 1 };
  const split = splitResults({ standing, rules, plan, units }, pair, 1);
  const dealt = (asked: (gain: number, staked: number) => number) =>
    dealtOut(rules, up, left(rules.shoe, up, pair, pair), byPlan(plan), [[pair], [pair]], asked);
  return { split, dealt, gain: new Splitting(standing, rules, plan).gain(pair) };
}

describe.each<[string, Partial<Rules>]>([
  ['every stake is at risk', {}],
  ['a split 21 beats longer ones', { splitTwentyOne: 'beats-longer', soft17: 'hit' }],
  ['aces draw', { drawToAces: true, doubleAfterSplit: false }],
])('two hands where %s', (_, given) => {
  const rules = { ...RULES, ...given, shoe: SMALL };

  it.each([
    [7, 9],
    [7, 5],
    [0, 4],
    [0, 9],
  ])('of a pair of %i against %i come to what dealing them out comes to', (pair, up) => {
    const { split, dealt } = both(rules, pair, up);
    // A plan that may not double still may say so: the hand is then played by what it says instead.
    if (!rules.doubleAfterSplit)
      return expect(mean(split.results)).toBeCloseTo(both(rules, pair, up).gain, 12);
    for (let won = -4; won <= 4; won += 1) {
      const [chance, staked] = [split.results.chances.get(won) ?? 0, split.results.stakes.get(won) ?? 0];
      expect(chance).toBeCloseTo(
        dealt((gain) => (gain === won ? 1 : 0)),
        13,
      );
      expect(staked).toBeCloseTo(
        dealt((gain, stakes) => (gain === won ? stakes : 0)),
        13,
      );
    }
  });
});

const mean = ({ chances }: { chances: Map<number, number> }): number =>
  [...chances].reduce((sum, [won, chance]) => sum + won * chance, 0);

it.each([
  [7, 4, 3],
  [7, 4, 4],
  [9, 7, 4],
])(
  'hands of a pair of %i against %i, up to %i of them, gain on average what they gain one by one',
  (pair, up, hands) => {
    const { split, gain, dealt } = both({ ...RULES, shoe: FOR_FOUR, hands }, pair, up);
    expect(mean(split.results)).toBeCloseTo(gain, 11);
    const stakes = [...split.results.stakes.values()].reduce((sum, part) => sum + part, 0);
    expect(stakes).toBeCloseTo(
      dealt((_, staked) => staked),
      11,
    );
    expect([...split.hands.values()].reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 13);
  },
);

it('leaves out of the results what a dealer’s blackjack takes before anything was split', () => {
  const rules: Rules = { ...RULES, shoe: SMALL, naturalTakes: 'first' };
  const { split, gain } = both(rules, 7, 9);
  // An ace among the eleven cards left beside the ten and two eights.
  const known = SMALL.reduce((sum, count) => sum + count, 0) - 3;
  expect(split.natural).toBeCloseTo(3 / known, 13);
  expect(mean(split.results)).toBeCloseTo(gain, 12);
});
