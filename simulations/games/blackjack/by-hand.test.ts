/** The engine's sums against blackjack dealt card by card from small shoes, and one published figure. */
import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { bestGain } from './best-round';
import { type Finished, gainOf, nextCards, type Shoe, score, without } from './by-hand';
import { type Choice, dealtOut } from './dealt-out';
import { HANDS, handOf } from './hands';
import { bestPlay, type Plan } from './play';
import { shoeOf } from './ranks';
import type { Rules } from './rules';
import { Splitting } from './split';
import { Standing } from './standing';

const EVERY_PAIR = Array<boolean>(10).fill(true);
const RULES: Rules = {
  shoe: shoeOf(8),
  soft17: 'stand',
  naturalTakes: 'first',
  double: 'any',
  doubleAfterSplit: true,
  splits: EVERY_PAIR,
  hands: 4,
  resplitAces: false,
  drawToAces: false,
  splitTwentyOne: 'stands-off',
  blackjackPays: 1.5,
  winPays: 1,
  surrender: 'none',
};

//            A  2  3  4  5  6  7  8  9 10
const SMALL = [3, 0, 1, 0, 2, 2, 0, 4, 0, 4];
/** Four hands and the dealer's are never short of cards. */
const FOR_FOUR = [1, 0, 1, 0, 1, 2, 0, 4, 0, 8];

const finish = (shoe: Shoe, up: number, rules: Rules, hand: Finished) => gainOf(shoe, up, rules, [hand]);

/** The most that a hand gains, by trying every choice at every card. */
function best(shoe: Shoe, up: number, rules: Rules, cards: readonly number[]): number {
  const { total } = score(cards);
  if (total >= 21) return finish(shoe, up, rules, { total, stake: 1 });
  const choices = [finish(shoe, up, rules, { total, stake: 1 })];
  let hit = 0;
  let doubled = 0;
  for (const { kind, chance, left } of nextCards(shoe)) {
    const drawn = [...cards, kind];
    hit += chance * best(left, up, rules, drawn);
    doubled += chance * finish(left, up, rules, { total: score(drawn).total, stake: 2 });
  }
  choices.push(hit);
  if (cards.length === 2) choices.push(doubled);
  return Math.max(...choices);
}

const left = (shoe: Shoe, ...kinds: number[]) => kinds.reduce(without, shoe);

describe.each<[Rules['soft17'], Rules['naturalTakes'], Rules['splitTwentyOne'], number]>([
  ['stand', 'all', 'stands-off', 1],
  ['hit', 'first', 'stands-off', 1],
  ['hit-for-good', 'all', 'beats-longer', 1.25],
])(
  'soft 17: %s, a blackjack takes %s, a split 21%s, a win pays %d',
  (soft17, naturalTakes, splitTwentyOne, winPays) => {
    const rules: Rules = { ...RULES, shoe: SMALL, soft17, naturalTakes, splitTwentyOne, winPays };

    it.each([0, 4, 9])('hands play best against %i as when every choice is tried', (up) => {
      const played = bestPlay(new Standing(rules, up), rules);
      for (const [a, b] of [
        [7, 9],
        [0, 5],
        [4, 5],
        [4, 7],
        [2, 4],
      ] as const)
        expect(played.gains[handOf(a, b)]).toBeCloseTo(best(left(SMALL, up, a, b), up, rules, [a, b]), 13);
    });

    it.each([
      [7, 9, 2],
      [7, 9, 3],
      [7, 5, 4],
      [0, 4, 2],
      [0, 9, 3],
      [5, 0, 2],
    ])(
      'a pair of %i against %i, split into no more than %i hands, gains what dealing them out gains',
      (pair, up, most) => {
        const split = { ...rules, shoe: most === 4 ? FOR_FOUR : SMALL, hands: most, resplitAces: true };
        const standing = new Standing(split, up);
        const { plan } = bestPlay(standing, split);
        expect(new Splitting(standing, split, plan).gain(pair)).toBeCloseTo(
          dealtOut(split, up, left(split.shoe, up, pair, pair), byPlan(plan), [[pair], [pair]]),
          13,
        );
      },
    );
  },
);

const CHOICES = ['stand', 'hit', 'double'] as const;

const byPlan =
  ({ choice }: Plan) =>
  (cards: readonly number[]): Choice => {
    const found = CHOICES[inTable(choice[handOf(...cards)])];
    if (!found) throw new RangeError('a plan has three choices');
    return found;
  };

it('counts 3,072 hands of two cards and more', () => {
  expect([...HANDS.cards].filter((cards) => cards >= 2)).toHaveLength(3_072);
});

/** Eight packs, as design/engine.md gives it from a published analyser: "CDZ-", peeked hole card, aces split once. */
it('agrees with a published analyser to nine places', () => {
  expect(-100 * bestGain(RULES)).toBeCloseTo(0.430580629, 9);
});
