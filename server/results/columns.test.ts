import { expect, it } from 'vitest';
import { ROUND_SUBJECT } from '../documents/testing/round-subject';
import { columnsOf, limitsFor } from './columns';

it('a wager from a meter has its price in the smallest coin, and no other wager has one', () => {
  expect(columnsOf(ROUND_SUBJECT).map(({ id, meter, price }) => [id, meter, price])).toEqual(
    expect.arrayContaining([
      ['ante', false, undefined],
      ['jackpot', true, 100],
    ]),
  );
});

it('limits of a table for wagers from a meter are its own, and the price where they are of several meters', () => {
  const limits = { currency: 'GBP', groups: [{ group: 'progressive' as const, minimum: 100, maximum: 500 }] };
  const meter = { group: 'progressive' as const, price: 100 };
  expect(limitsFor(limits, meter)).toMatchObject({ minimum: 100, maximum: 500 });
  expect(limitsFor(limits, { ...meter, amongPrices: true })).toEqual({ minimum: 100, maximum: 100 });
  const all = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };
  expect(limitsFor(all, meter)).toEqual({ minimum: 100, maximum: 100 });
});
