/** What a table with a meter can have taken: its stake has one price, whatever the limits of the other wagers are. */
import { expect, it } from 'vitest';
import type { TableLimits } from '../vocabulary/table-limits';
import type { ResultColumn } from './columns';
import { type Implausible, implausible } from './plausible';

const net = { least: -1, most: 50 };
const HAND = { id: 'hand', label: 'Hand', group: 'all', meter: false, net } as ResultColumn;
const METER = {
  ...{ id: 'jackpot', label: 'Jackpot', group: 'progressive', meter: true, net },
  price: 100,
} as ResultColumn;

const all: TableLimits['groups'][number] = { group: 'all', minimum: 500, maximum: 50_000 };
const of = (...groups: TableLimits['groups']) => ({
  limits: { currency: 'GBP', groups, players: 7 },
  currency: 'GBP',
});

const refused = (staked: number, table: ReturnType<typeof of>, meter = METER): Implausible | undefined =>
  implausible(
    { rounds: 2, win: 0, jackpots: 0, handles: { hand: 2_000, jackpot: staked }, wins: {} },
    [HAND, meter],
    table,
  );

it('a wager from a meter is held to its price at a table that gives no limits of its own for it', () => {
  expect(refused(300, of(all))).toBeUndefined();
  expect(refused(1_400, of(all))).toBeUndefined();
  expect(refused(99, of(all))?.says).toBe(
    '£0.99 is less than one stake: the table takes £1 or more on Jackpot.',
  );
  expect(refused(1_401, of(all))?.says).toBe(
    '£14.01 is more than 7 players can stake in 2 rounds at £1: £14.',
  );
});

it('and to the limits that the table gives for it, where it does', () => {
  const own = { group: 'progressive' as const, minimum: 200, maximum: 200 };
  expect(refused(150, of(all, own))?.field).toBe('handle jackpot');
  expect(refused(2_800, of(all, own))).toBeUndefined();
});

it('and to its price where those limits are of several meters', () => {
  const several = of(all, { group: 'progressive' as const, minimum: 100, maximum: 500 });
  const meter = { ...METER, amongPrices: true } as const;
  expect(refused(1_400, several, meter)).toBeUndefined();
  expect(refused(1_401, several, meter)?.says).toBe(
    '£14.01 is more than 7 players can stake in 2 rounds at £1: £14.',
  );
});

it('the other wagers keep those of the table', () => {
  const table = of(all);
  const few = { rounds: 2, win: 0, jackpots: 0, handles: { hand: 300 }, wins: {} };
  expect(implausible(few, [HAND, METER], table)?.field).toBe('handle hand');
});
