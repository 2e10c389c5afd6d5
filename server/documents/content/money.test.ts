/** Sums of worked examples, each worked out by hand. */
import { describe, expect, it } from 'vitest';
import { wholeStake } from '@/rulebooks/spelling/money';
import { limitSaid } from '@/server/vocabulary/limit-words';
import { dossierMarkOf, markOf } from './marks';
import { settle, shownAmount, shownUnits } from './money';

describe('the stake of an example', () => {
  it.each<[string[], string, number]>([
    [['35/1', '-1/1'], 'GBP', 1000],
    // A third of £20 and of £50 is no whole sum of pence; of £12 it is: £4.
    [['1/3'], 'GBP', 1200],
    // 1/2000 of £10 is half a penny; of £20 it is a penny.
    [['1/2000'], 'GBP', 2000],
    [['1/5000'], 'GBP', 5000],
    [['1/10000'], 'GBP', 10_000],
    // One wants a multiple of £0.03, the other of £0.07: £21 is the first from £10 up.
    [['1/3', '1/7'], 'GBP', 2100],
    [['1/1100'], 'GBP', 1100],
    [['1/1000000'], 'GBP', 1_000_000],
    // No stake up to £10,000 will do.
    [['1/1000003'], 'GBP', 10_000],
    // Yen have no smaller unit.
    [['1/1'], 'JPY', 10],
    [['1/20'], 'JPY', 20],
    [[], 'GBP', 1000],
  ])('for %j in %s is %i minor units', (nets, currency, stake) => {
    expect(wholeStake(nets, currency)).toBe(stake);
  });
});

describe('a settlement', () => {
  it.each<[number, string, object]>([
    [1000, '35/1', { stake: '£10', back: '£360', gain: '£350', outcome: 'win' }],
    [1000, '-1/1', { stake: '£10', back: '£0', gain: '£10', outcome: 'loss' }],
    [1000, '-1/2', { stake: '£10', back: '£5', gain: '£5', outcome: 'loss' }],
    [1000, '0/1', { stake: '£10', back: '£10', gain: '£0', outcome: 'stand-off' }],
    // A third of £10 is 333.33 pence: what is promised is rounded down.
    [1000, '1/3', { stake: '£10', back: '£13.33', gain: '£3.33', outcome: 'win' }],
    [1000, '-1/3', { stake: '£10', back: '£6.66', gain: '£3.34', outcome: 'loss' }],
  ])('of %i at %s', (stake, net, settled) => {
    expect(settle(stake, net, 'GBP')).toEqual(settled);
  });
  it('of several stakes is their sum, rounded down', () => {
    expect(shownUnits(1000, '3/1', 'GBP')).toBe('£30');
    expect(shownUnits(1000, '2/3', 'GBP')).toBe('£6.66');
  });
});

describe('an amount', () => {
  it.each<[string, 'up' | 'down' | 'nearest', string]>([
    ['1/3', 'up', '£0.34'],
    ['1/3', 'down', '£0.33'],
    ['1/3', 'nearest', '£0.33'],
    ['5/2', 'nearest', '£2.50'],
    // Below a thousand to the penny, from a thousand to the pound.
    ['99999/100', 'down', '£999.99'],
    ['100001/100', 'up', '£1,001'],
    ['1000/1', 'down', '£1,000'],
    ['100099/100', 'down', '£1,000'],
    ['2001/2', 'nearest', '£1,001'],
  ])('%s rounded %s is %s', (text, rounding, shown) => {
    expect(shownAmount(text, 'GBP', rounding)).toBe(shown);
  });
});

describe('limits in words', () => {
  const limits = { minimum: '£5', maximum: '£500' };
  it('of the table, of a group, and of a wager that has one price', () => {
    expect(limitSaid(limits)).toBe('Minimum\u00a0£5   Maximum\u00a0£500');
    expect(limitSaid({ wagers: 'Optional', ...limits })).toBe('Optional: minimum\u00a0£5, maximum\u00a0£500');
    expect(limitSaid({ wagers: 'Meter', minimum: '£1', maximum: '£1' })).toBe('Meter: £1 a wager');
    expect(limitSaid({ minimum: '£1', maximum: '£1' })).toBe('Minimum\u00a0£1   Maximum\u00a0£1');
  });
});

describe('the mark across a paper', () => {
  const record = (more: object) => ({ draft: false, ...more }) as Parameters<typeof markOf>[0];
  it.each<[object, string[], string | undefined]>([
    [{}, [], undefined],
    [{ draft: true }, [], 'WORKING COPY'],
    [{ barred: 'undecided' }, [], 'NOT APPROVED'],
    [{ barred: 'refused' }, [], 'REFUSED'],
    [{ barred: 'withdrawn' }, ['INCOMPLETE'], 'WITHDRAWN · INCOMPLETE'],
    [{ barred: 'unvouched' }, ['INCOMPLETE'], 'DECISION NOT CONFIRMED · INCOMPLETE'],
    [{ draft: true, barred: 'refused' }, [], 'WORKING COPY · REFUSED'],
  ])('of %o and %j', (of, more, mark) => {
    expect(markOf(record(of), more)).toEqual(mark === undefined ? {} : { mark });
  });
  it('is not on a dossier before the decision', () => {
    expect(dossierMarkOf(record({ barred: 'undecided' }))).toEqual({});
    expect(dossierMarkOf(record({ barred: 'undecided', draft: true }))).toEqual({ mark: 'WORKING COPY' });
    expect(dossierMarkOf(record({ barred: 'refused' }))).toEqual({ mark: 'REFUSED' });
    expect(dossierMarkOf(record({ barred: 'unvouched' }))).toEqual({ mark: 'DECISION NOT CONFIRMED' });
  });
});
