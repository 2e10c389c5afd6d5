/** How the hands of a split pair end together, against the same hands dealt out one after another from small shoes. */
import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { type Shoe, without } from './by-hand';
import { type Choice, dealtOut } from './dealt-out';
import { HANDS, handOf } from './hands';
import { bestPlay, DOUBLE, HIT, type Plan, STAND } from './play';
import { shoeOf } from './ranks';
import type { Rules } from './rules';
import { Splitting } from './split';
import { splitResults } from './split-results';
import { PairCards } from './split-states';
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
  const split = splitResults({ standing, rules, plan, units }, new PairCards(standing.table, rules, pair), 1);
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

describe('what is kept of a pair', () => {
  const rules: Rules = { ...RULES, shoe: FOR_FOUR, hands: 4 };
  const always = (choice: number): Plan => ({
    choice: new Uint8Array(HANDS.count).fill(choice),
    instead: new Uint8Array(HANDS.count).fill(choice),
  });

  it('is not taken for a pair that is dealt so rarely that its hands are taken to end alike', () => {
    const standing = new Standing(rules, 4);
    const options = { standing, rules, plan: bestPlay(standing, rules).plan, units: { win: 1, lose: 1 } };
    const often = splitResults(options, new PairCards(standing.table, rules, 7), 1).results;
    const rarely = splitResults(options, new PairCards(standing.table, rules, 7), 1e-12).results;
    expect(rarely.chances).not.toEqual(often.chances);
    expect(mean(rarely)).toBeCloseTo(mean(often), 12);
  });

  it('has what each choice gains, although only the gain was asked for before', () => {
    const standing = new Standing(rules, 4);
    const splitting = new Splitting(standing, { ...rules, doubleAfterSplit: false }, always(HIT));
    const gain = splitting.gain(7);
    const pass = splitting.pass(7);
    expect(pass.gain).toBe(gain);
    expect(pass.choices.size).toBe(pass.reached.length);
    expect(pass.reached.length).toBeGreaterThan(0);
  });

  it.each([2, 4])('is not taken for another pair whose hands are played alike, up to %i of them', (hands) => {
    const limited = { ...rules, hands };
    const shared = new Standing(limited, 4);
    const found = [7, 9, 5, 7].map((pair) => {
      const alone = new Standing(limited, 4);
      const plan = always(STAND);
      const gains = [shared, alone].map((standing) => new Splitting(standing, limited, plan).gain(pair));
      const options = { standing: shared, rules: limited, plan, units: { win: 1, lose: 1 } };
      expect(gains[0]).toBe(gains[1]);
      // Standings of one shoe share what is kept of how hands end, so that is compared with the gain.
      expect(mean(splitResults(options, new PairCards(shared.table, limited, pair), 1).results)).toBeCloseTo(
        gains[0] ?? Number.NaN,
        11,
      );
      return gains[0];
    });
    expect(found[1]).not.toBe(found[0]);
  });

  it('has what doubling gains only where the rules asked about allow it', () => {
    const standing = new Standing(rules, 4);
    const eleven = handOf(7, 2);
    const doubled = (given: Partial<Rules>) =>
      new Splitting(standing, { ...rules, ...given }, always(STAND)).pass(7).choices.get(eleven)?.[DOUBLE];
    expect(doubled({ double: 'none' })).toBe(-Infinity);
    expect(doubled({ double: 'any' })).toBeGreaterThan(-2);
    expect(doubled({ double: 'any', doubleAfterSplit: false })).toBe(-Infinity);
  });

  it('is not taken for split aces that draw, where those that do not would be doubled', () => {
    const aces: Rules = { ...rules, shoe: SMALL };
    const standing = new Standing(aces, 4);
    const [one, drawn] = [false, true].map((drawToAces) => {
      const options = { standing, rules: { ...aces, drawToAces }, plan: always(DOUBLE) };
      return splitResults(
        { ...options, units: { win: 1, lose: 1 } },
        new PairCards(standing.table, options.rules, 0),
        1,
      ).results;
    });
    expect(drawn?.chances.get(4)).toBeGreaterThan(0);
    expect(one?.chances.get(4)).toBeUndefined();
  });
});
