import { describe, expect, it } from 'vitest';
import { compareMoney, type Money, moneyIn, printed } from './money';

const shown = (sum: Money): string => printed(sum);

describe('money', () => {
  it('compiles only with its currency', () => {
    const five = moneyIn('GBP', 500);
    expect(shown(five)).toBe('£5');
    // @ts-expect-error A number is a sum of nothing.
    expect(shown(500)).not.toBe('£5');
    // @ts-expect-error Nor is what someone put together, which may be whole pounds.
    expect(shown({ minor: 5, currency: 'GBP' })).toBe('£0.05');
    // @ts-expect-error Two sums are compared as sums, not as numbers.
    expect(compareMoney(five, 500)).toBeUndefined();
  });

  it('is compared in one currency only', () => {
    expect(compareMoney(moneyIn('GBP', 500), moneyIn('GBP', 501))).toBe(-1);
    expect(compareMoney(moneyIn('GBP', 500), moneyIn('GBP', 500))).toBe(0);
    expect(compareMoney(moneyIn('GBP', 500), moneyIn('JPY', 500))).toBeUndefined();
  });
});
