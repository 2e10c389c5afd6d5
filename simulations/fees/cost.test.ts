/** Against sums worked out by hand, and against an hour written out hand by hand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE, ratio, sum, toText } from '../exact/fraction';
import { onAverageOf, VIEWS } from '../money/views';
import { type Charge, costOf, feeFlowsOf, ofOneSeat, perUnit } from './cost';

const charge = (amount: number, more: Partial<Charge> = {}): Charge => ({
  name: 'Fee',
  payer: 'pot',
  amount: ratio(amount, 100),
  per: 'hand',
  times: ONE,
  ...more,
});

describe('what fees cost', () => {
  it('three fees of a hand, $1, $8 and $1, with a flop in 60% and a turn in 40%', () => {
    const cost = costOf(
      [charge(100), charge(800, { times: ratio(3, 5) }), charge(100, { times: ratio(2, 5) })],
      { handsPerHour: ratio(30) },
    );
    // 1 + 4.80 + 0.40 = 6.20; 30 of them are 186; a ninth is 20 and two thirds.
    expect([toText(cost.perHand), toText(cost.perHour)]).toEqual(['31/5', '186/1']);
    expect(toText(ofOneSeat(cost, 9).perHour)).toBe('62/3');
  });

  it('$11 of each of eight players for each half hour', () => {
    const cost = costOf([charge(1100, { payer: 'player', per: 'half-hour', times: ratio(8) })], {
      handsPerHour: ratio(32),
    });
    expect([toText(cost.perHour), toText(cost.perHand), toText(ofOneSeat(cost, 8).perHour)]).toEqual([
      '176/1',
      '11/2',
      '22/1',
    ]);
  });

  it('a fee for a bet adds its share of the wager to what a player pays, and the bank pays its own', () => {
    const charges = [
      charge(100, { payer: 'player', times: ratio(5) }),
      charge(200, { payer: 'player-dealer' }),
    ];
    const pace = { handsPerHour: ratio(40) };
    const wagered = ratio(125);
    expect(toText(perUnit(costOf(charges, pace), wagered))).toBe('7/125');
    const outcomes = [{ probability: ONE, flows: feeFlowsOf(charges, pace, wagered) }];
    expect(toText(onAverageOf(VIEWS['players-cost'].of, outcomes))).toBe('1/25');
    expect(toText(onAverageOf(VIEWS['player-dealers-edge'].of, outcomes))).toBe('-2/125');
    expect(toText(onAverageOf(VIEWS['fee-per-hand'].of, outcomes))).toBe('7/125');
  });

  it('is what an hour adds up to when every hand is written out', () => {
    const hour = fc.record({
      hands: fc.integer({ min: 1, max: 60 }),
      fees: fc.array(fc.tuple(fc.integer({ min: 0, max: 1600 }), fc.nat(60)), { minLength: 1, maxLength: 3 }),
      byTime: fc.integer({ min: 0, max: 2000 }),
      seats: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(hour, ({ hands, fees, byTime, seats }) => {
        const reached = fees.map(([amount, often]) => [amount, Math.min(often, hands)] as const);
        let cents = 0;
        for (let hand = 0; hand < hands; hand += 1)
          for (const [amount, often] of reached) if (hand < often) cents += amount;
        for (let half = 0; half < 2; half += 1) for (let seat = 0; seat < seats; seat += 1) cents += byTime;
        const charges = [
          ...reached.map(([amount, often]) => charge(amount, { times: ratio(often, hands) })),
          charge(byTime, { payer: 'player', per: 'half-hour', times: ratio(seats) }),
        ];
        const cost = costOf(charges, { handsPerHour: ratio(hands) });
        expect(toText(cost.perHour)).toBe(toText(ratio(cents, 100)));
        const each = (['pot', 'player', 'player-dealer'] as const).map(
          (payer) => costOf(charges, { handsPerHour: ratio(hands) }, payer).perHand,
        );
        expect(toText(sum(each))).toBe(toText(cost.perHand));
      }),
    );
  });
});
