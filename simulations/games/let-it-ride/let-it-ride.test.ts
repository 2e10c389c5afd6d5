import { describe, expect, it } from 'vitest';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { worthOf } from '../../equipment/cards/plain-ranking';
import { toPercent } from '../../exact/decimal';
import { ratio, sum } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { standardScore } from '../contract/plays-like-solution';
import { letItRide } from './family';
import { fourCards, threeCards } from './four-cards';
import { rowOf } from './paid-row';
import type { LetItRideParameters } from './parameters';
import { bestRides, gainsOf } from './strategy';
import { PAID_ROWS, WAGER } from './wagers';

const tablesOf = (...odds: number[]): PayTables => ({
  [WAGER]: Object.fromEntries(PAID_ROWS.map((row, i) => [row, `${odds[i]} to 1`])),
});
/** Pay table 4 of rule 12.27, and the table figures were published for. */
const AMERICAN = tablesOf(1000, 200, 50, 11, 8, 5, 3, 2, 1);
const DEFAULTS = letItRide.parameters.parse({});
const merged = letItRide.runPiece(DEFAULTS, AMERICAN, 0);
const solve = (tables: PayTables, parameters: LetItRideParameters = DEFAULTS) =>
  letItRide.solve(parameters, tables, merged);
const riskOf = ({ houseEdge, endings, universe }: Solution) =>
  houseEdge.div(sum(endings.map(({ staked, count }) => staked.mul(ratio(count, universe)))));
const alternative = ({ alternatives }: Solution, id: string) =>
  alternatives.find((other) => other.id === id)?.houseEdge;

describe('at the American odds', () => {
  const solution = solve(AMERICAN);

  it('has the published house edge', () => {
    // M. Shackleford, "Let It Ride" (Wizard of Odds): 3.5057% of one wager; in its appendix, 0.07276018 of hands of
    // three are left to ride. In "Ask the Wizard": 3.737% with 500 to 1 on a royal flush.
    expect(toPercent(solution.houseEdge, 4)).toBe('3.5057%');
    expect(solution.houseEdge.toFraction()).toBe('37963/1082900');
    expect(solution.decisions[0]?.choices.map(({ taken }) => toPercent(taken, 6))).toEqual([
      '7.276018%',
      '92.723982%',
    ]);
    expect(toPercent(solve(tablesOf(500, 200, 50, 11, 8, 5, 3, 2, 1)).houseEdge, 3)).toBe('3.737%');
    expect(toPercent(riskOf(solution), 2)).toBe('2.86%');
  });

  it('is played as published', () => {
    expect(alternative(solution, 'published')).toEqual(solution.houseEdge);
  });

  it('never withdrawing loses three times what always withdrawing loses', () => {
    // One wager alone, from the known counts of five cards: pairs of tens or better are 5 of 13 pairs.
    const hands = [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, (1_098_240 * 5) / 13];
    const odds = [1000, 200, 50, 11, 8, 5, 3, 2, 1];
    const paid = hands.reduce((total, count, i) => total + count * (inTable(odds[i]) + 1), 0);
    const one = ratio(2_598_960 - paid, 2_598_960);
    expect(alternative(solution, 'always-withdraw')).toEqual(one);
    expect(alternative(solution, 'never-withdraw')).toEqual(one.mul(3));
  });

  it('agrees with cards dealt and played', () => {
    const dealer = letItRide.dealer(DEFAULTS, AMERICAN, merged);
    const score = standardScore(dealer, solution, { rounds: 1_000_000, seed: 5, subject: 'let-it-ride' });
    expect(Math.abs(score)).toBeLessThan(4);
  });
});

/**
 * The second method: for every third hand of three, each further card and each last one, read by the plain ranking. What
 * a wager gains is added up without suit classes, in doubles of whole numbers.
 */
describe.each([
  ['the minimum odds', [100, 50, 25, 11, 8, 5, 3, 2, 1]],
  ['better hands paid less than worse ones', [1, 2, 3, 5, 8, 11, 2, 4, 1]],
])('dealt out card by card: %s', (_, odds) => {
  const gainOf = (cards: readonly number[]) => {
    const [category, first] = worthOf(cards) as [number, number];
    if (category === 8) return inTable(odds[first === 14 ? 0 : 1]);
    if (category === 1) return first >= 10 ? inTable(odds[8]) : -1;
    return category === 0 ? -1 : inTable(odds[9 - category]);
  };
  const tables = tablesOf(...odds);
  const rides = bestRides(gainsOf(DEFAULTS, tables), merged[0] as Float64Array);
  const others = (cards: readonly number[]) =>
    Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card));
  const gainToCome = (four: readonly number[]) =>
    others(four).reduce((gain, card) => gain + gainOf([...four, card]), 0);

  it('four cards gain or lose what the solution says', () => {
    const { classes } = fourCards();
    let left = 0;
    for (let at = 0; at < classes.count; at += 23) {
      const gains = gainToCome([...classes.cards.subarray(at * 4, at * 4 + 4)]) > 0;
      expect(rides.second[0][at]).toBe(gains ? 1 : 0);
      expect(rides.second[1][at]).toBe(gains ? 1 : 0);
      if (gains) left += 1;
    }
    expect(left).toBeGreaterThan(50);
  });

  it('three cards gain or lose what the solution says', () => {
    const { classes } = threeCards();
    let left = 0;
    for (let at = 0; at < classes.count; at += 29) {
      const three = [...classes.cards.subarray(at * 3, at * 3 + 3)];
      let gain = 0;
      for (const fourth of others(three))
        for (const fifth of others(three)) if (fifth > fourth) gain += gainOf([...three, fourth, fifth]);
      expect(rides.first[at]).toBe(gain > 0 ? 1 : 0);
      if (gain > 0) left += 1;
    }
    expect(left).toBeGreaterThan(2);
  });
});

it('the British tables: the minimum odds cost more than the rules claim', () => {
  // Rule 12.27 claims 5.25% for the minimum; neither per wager nor per stake is it that, and cards played agree with us.
  const cost = (...odds: number[]) => solve(tablesOf(...odds));
  const minimum = cost(100, 50, 25, 11, 8, 5, 3, 2, 1);
  expect(toPercent(minimum.houseEdge, 4)).toBe('5.9970%');
  expect(toPercent(riskOf(minimum), 4)).toBe('4.9108%');
  const dealer = letItRide.dealer(DEFAULTS, tablesOf(100, 50, 25, 11, 8, 5, 3, 2, 1), merged);
  const play = { rounds: 1_000_000, seed: 6, subject: 'let-it-ride' };
  expect(Math.abs(standardScore(dealer, minimum, play))).toBeLessThan(4);
  expect(toPercent(cost(100, 50, 30, 15, 9, 6, 3, 2, 1).houseEdge, 4)).toBe('3.2848%');
  expect(toPercent(cost(200, 100, 40, 15, 9, 6, 3, 2, 1).houseEdge, 4)).toBe('2.4445%');
  expect(toPercent(cost(500, 100, 25, 15, 10, 5, 3, 2, 1).houseEdge, 4)).toBe('3.4262%');
});

describe('a ceiling on what a royal flush is paid', () => {
  const at = (wager: number, most: number) =>
    solve(AMERICAN, letItRide.parameters.parse({ royalWager: wager, royalMost: most }));

  it('cuts only royal flushes, by what is above it', () => {
    // By hand: 25.00 a wager and 50,000.00 at most pay 2,000 to 1 altogether, so a royal flush with three wagers in play
    // loses 1,000. Of the 80 orders in which a royal flush is dealt, all leave three wagers: three to a royal flush ride.
    const free = solve(AMERICAN);
    const royals = free.endings.filter(({ event }) => event.startsWith('royal-flush'));
    expect(royals.map(({ event, count }) => [event, count])).toEqual([['royal-flush-3', 80n]]);
    expect(at(2_500, 5_000_000).houseEdge.sub(free.houseEdge)).toEqual(ratio(80n * 1_000n, free.universe));
    expect(at(1_500, 4_500_000).houseEdge).toEqual(free.houseEdge);
  });

  it('changes which bets to leave where little else is paid', () => {
    // Evens on all but a royal flush: three to one are left for its sake alone, and not for 1 to 100.
    const evens = tablesOf(1000, 1, 1, 1, 1, 1, 1, 1, 1);
    const low = letItRide.parameters.parse({ royalWager: 100, royalMost: 1 });
    const rode = (solution: Solution) => solution.decisions[0]?.choices[0]?.taken.valueOf() as number;
    expect(rode(solve(evens, low))).toBeLessThan(rode(solve(evens)));
    for (const solution of [solve(evens), solve(evens, low)])
      for (const { houseEdge } of solution.alternatives) expect(houseEdge.gte(solution.houseEdge)).toBe(true);
  });

  it.each([
    [{ royalWager: 0, royalMost: 1 }, 'Write an amount above 0.'],
    [{ royalWager: 100, royalMost: 0.5 }, 'Write the amount in whole pence or cents.'],
    [
      { royalWager: 100, royalMost: 1e13 },
      'Write an amount of at most 10,000,000,000 whole units of the currency.',
    ],
    [
      { royalMost: 5_000_000 },
      'Write how much one wager is as well: a ceiling on royal flushes means nothing without it.',
    ],
    [
      { royalWager: 2_500 },
      'Write the ceiling on royal flushes as well, or leave out how much one wager is.',
    ],
    [{ lowestPair: 'tens' }, 'Write the rank of the pair as a number from 2 to 14.'],
    [
      { joker: true },
      'Leave out "joker": this game has no such rule. It is played with one pack of 52 cards, without jokers.',
    ],
    [{ lowestPair: 1 }, 'No pair is lower than twos.'],
    [{ lowestPair: 15 }, 'No pair is higher than aces, 14.'],
  ])('%o is refused with a sentence', (parameters, message) => {
    const parsed = letItRide.parameters.safeParse(parameters);
    expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
  });
});

it('pays pairs from the rank it is given', () => {
  const pair = (rank: number) =>
    FIVE_CARD_ORDER.classOf('pair', [
      rank,
      ...[0, 1, 2, 3]
        .filter((r) => r !== rank)
        .slice(-3)
        .reverse(),
    ]);
  const row = (lowestPair: number, rank: number) => PAID_ROWS[rowOf({ ...DEFAULTS, lowestPair }, pair(rank))];
  expect([row(10, 8), row(10, 7), row(2, 0), row(14, 11), row(14, 12)]).toEqual([
    'pair',
    undefined,
    'pair',
    undefined,
    'pair',
  ]);
});

describe('the sentence about paid hands', () => {
  const always = 'with a paid hand (pair of tens or better) always.';
  it('is shown where they are always left to ride, and not where a pair does not pay', () => {
    expect(solve(AMERICAN).summary).toContain(always);
    const unpaid = { [WAGER]: { ...AMERICAN[WAGER], pair: 'lose' } };
    expect(solve(unpaid).summary).toBe(
      'Leave a wager when the cards seen gain on average, take it back when they do not.',
    );
    expect(solve({ [WAGER]: { ...AMERICAN[WAGER], pair: 'push' } }).summary).not.toContain('always');
  });
});
