/** Games with other rules than the usual: right answers at the ends of the range, and a sentence beyond. */
import { describe, expect, it } from 'vitest';
import { BonusParameters } from '../bonus/wagers';
import { casinoHoldemRules } from '../casino/rule-set';
import { CasinoHoldemParameters } from '../casino/wagers';
import { qualifying } from '../dealing/dealt';
import type { Qualifier } from '../rules/rules-in-numbers';
import { twoWayRules, twoWaySettlements } from '../two-way/rule-set';
import { TwoWayParameters } from '../two-way/wagers';
import { ultimateRules } from '../ultimate/rule-set';
import { UltimateParameters } from '../ultimate/wagers';
import { sumAtFlop } from './at-one-flop';
import { eachBoard, type Hand, held } from './brute-force';
import { CASINO, TWO_WAY, ULTIMATE } from './published';

const FLOP = 'Kc 9s 4d';
const HOLE = '8h 9d';

const qualifies = (qualifier: Qualifier, dealer: Hand): boolean => {
  if (qualifier === 0) return true;
  if (qualifier === 'never' || dealer.category === 'high-card') return false;
  return dealer.category !== 'pair' || dealer.pairOf >= qualifier;
};
const ROWS: Record<string, number> = { flush: 2, 'full-house': 3, 'four-of-a-kind': 10 };
const BLIND: Record<string, number> = { straight: 1, flush: 1.5, 'full-house': 3, 'four-of-a-kind': 10 };

const QUALIFIERS: Qualifier[] = [0, 14, 'never'];

describe.each(QUALIFIERS)('a dealer who qualifies from %s', (qualifier) => {
  const sums = { calling: 0, waiting: 0, betting: 0, flopBet: 0, unqualified: 0 };
  eachBoard(held(HOLE), held(FLOP), (player, dealers) => {
    let [one, two] = [0, 0];
    for (const dealer of dealers) {
      const inPlay = qualifies(qualifier, dealer);
      const sign = Math.sign(player.strength - dealer.strength);
      const ante = ROWS[player.category] ?? 1;
      if (!inPlay) sums.calling += ante + 1;
      else sums.calling += sign > 0 ? ante + 2 + 1 : sign < 0 ? -3 + 1 : 1;
      const fixed = sign * (inPlay ? 1 : 0) + (sign > 0 ? (BLIND[player.category] ?? 0) : sign);
      one += fixed + sign;
      two += fixed + 2 * sign;
      sums.flopBet += inPlay ? sign : 0;
      if (!inPlay) sums.unqualified += 1;
    }
    sums.waiting += Math.max(one, -2 * dealers.length);
    sums.betting += two;
  });

  it("calls in Casino hold'em for what every turn, river and dealer add up to", () => {
    const rules = casinoHoldemRules(CasinoHoldemParameters.parse({ qualifier }), CASINO);
    expect(sumAtFlop(rules, held(HOLE), held(FLOP))).toBe(sums.calling);
  });

  it('waits in Ultimate for what every turn, river and dealer add up to', () => {
    const rules = ultimateRules(UltimateParameters.parse({ qualifier }), ULTIMATE);
    expect(sumAtFlop(rules, held(HOLE), held(FLOP))).toBe(2 * (sums.waiting - sums.betting));
  });

  it('bets in Two Way for what every turn, river and dealer add up to', () => {
    const rules = twoWayRules(TwoWayParameters.parse({ qualifier }), TWO_WAY);
    expect(sumAtFlop(rules, held(HOLE), held(FLOP))).toBe(sums.flopBet);
    expect(sums.unqualified > 0).toBe(qualifier !== 0);
  });

  it('is known to the witness', () => {
    const table = qualifying(qualifier);
    const share = { 0: 7_462, 14: 7_462 - 1_277 - 12 * 220, never: 0 }[qualifier as 0 | 14 | 'never'];
    expect(table.reduce((sum, one) => sum + one, 0)).toBe(share);
  });
});

it('Two Way adds up a flop bet that pays differently from the river bet', () => {
  const tables = { ...TWO_WAY, flop: { win: '3 to 2' } };
  const { settled, settledAfterRiver } = twoWaySettlements(TwoWayParameters.parse({}), tables);
  let [flop, river] = [0, 0];
  eachBoard(held(HOLE), held(FLOP), (player, dealers) => {
    for (const dealer of dealers) {
      const sign = dealer.category === 'high-card' ? 0 : Math.sign(player.strength - dealer.strength);
      flop += sign > 0 ? 1.5 : sign;
      river += sign;
    }
  });
  const rules = twoWayRules(TwoWayParameters.parse({}), tables);
  expect(sumAtFlop(rules, held(HOLE), held(FLOP))).toBe(flop * settled.unit);
  expect(sumAtFlop({ ...rules, settled: settledAfterRiver }, held(HOLE), held(FLOP))).toBe(
    river * settledAfterRiver.unit,
  );
});

describe('refused with a sentence', () => {
  const message = (schema: typeof UltimateParameters | typeof BonusParameters, given: unknown) =>
    schema.safeParse(given).error?.issues[0]?.message;
  const QUALIFIER =
    'Give the lowest pair with which the dealer qualifies as a number from 2 to 14 (aces); 0 if the dealer always qualifies, or "never".';

  it.each([
    [{ atFlop: 0 }, 'Make the bet at least the ante: otherwise there is nothing to decide.'],
    [{ atFlop: 11 }, 'Make the bet at most ten times the ante.'],
    [{ atFlop: 1.5 }, 'Give the bet as a whole number of antes.'],
    [{ atFlop: 'twice' }, 'Give the bet as a whole number of antes.'],
    [{ beforeFlop: [] }, 'Give at least one size of bet before the flop.'],
    [{ beforeFlop: [1, 2, 3, 4, 5] }, 'Give at most four sizes of bet before the flop.'],
    [{ beforeFlop: [4, 4] }, 'Give each size of bet before the flop once.'],
    [{ qualifier: 1 }, QUALIFIER],
    [{ qualifier: 15 }, QUALIFIER],
    [{ qualifier: -2 }, QUALIFIER],
    [{ qualifier: 'sometimes' }, QUALIFIER],
    [
      { jokers: 1 },
      'Leave out "jokers": this game has no such rule. It is played with one pack of 52 cards, without jokers.',
    ],
  ])('%o', (given, sentence) => {
    expect(message(UltimateParameters, given)).toBe(sentence);
  });

  it('a category that Bonus does not know', () => {
    expect(message(BonusParameters, { antePaysFrom: 'five-aces' })).toBe(
      'Choose the weakest hand for which the ante is paid: high-card, pair, two-pairs, three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush or royal-flush.',
    );
    expect(message(BonusParameters, { turn: 0 })).toMatch(/^Make the bet at least the ante/);
  });
});
