import { expect, it } from 'vitest';
import { firstDayFor, notificationLacks, plannedDays } from './planned-days';

const TODAY = '2026-11-28';
const trial = (from: string, to: string) => plannedDays({ trial: { from, to } }, TODAY);
const fair = (from: string, to: string, more = {}) => ({ occasion: 'Fair', from, to, ...more });

it('lets a trial begin today, and no earlier', () => {
  expect(trial('2026-11-28', '2027-01-31')).toEqual([]);
  expect(trial('2026-11-27', '2027-01-31')).toEqual([
    'The first day of the trial, 27 November 2026, is past. Choose today, 28 November 2026, or a later day.',
  ]);
});

it('asks about a last day more than 366 days away, the first counted', () => {
  expect(trial('2027-01-01', '2028-01-01')).toEqual([]);
  expect(trial('2027-01-01', '2028-01-02')).toEqual([
    'The trial would last more than 366 days, until 2 January 2028. Check its last day.',
  ]);
});

it('lets a variation begin tomorrow, and no earlier', () => {
  const of = (from: string) => plannedDays({ temporary: fair(from, '2026-12-24') }, TODAY);
  expect(of('2026-11-29')).toEqual([]);
  expect(of('2026-11-28')).toEqual([
    'The first day is 28 November 2026. A notification comes before it: choose a day after today, 28 November 2026.',
  ]);
});

it('lets a variation last 366 days from its first day to its last, and no longer', () => {
  const until = (to: string) => plannedDays({ temporary: fair('2027-01-01', to) }, TODAY);
  expect(until('2028-01-01')).toEqual([]);
  expect(until('2028-01-02')).toEqual([
    'From the first day to the last are more than 366 days, which is not temporary. Shorten it, or submit it for approval.',
  ]);
});

it('finds two occasions at one place that share a day, wherever the place is named', () => {
  const further = [fair('2026-12-24', '2026-12-26', { premises: 'The Pier' })];
  const temporary = fair('2026-12-01', '2026-12-24', { further });
  for (const premises of ['The Pier', 'the  pier'])
    expect(plannedDays({ temporary, premises }, TODAY)).toEqual([
      'Two occasions at the same premises overlap on 24 December 2026. Give each its own days.',
    ]);
  expect(plannedDays({ temporary, premises: 'Somewhere else' }, TODAY)).toEqual([]);
});

it('names what a notification has to say beside its days', () => {
  expect(notificationLacks({ temporary: { ...fair('2026-12-01', '2026-12-02'), occasion: ' ' } })).toEqual([
    'Name the occasion of 1 December 2026.',
    'Name the premises for 1 December 2026.',
    'Say what changes for players. Every table has to show it.',
  ]);
  const told = fair('2026-12-01', '2026-12-02', { change: 'A zero pays 40 to 1.', premises: 'The Pier' });
  expect(notificationLacks({ temporary: told })).toEqual([]);
  expect(notificationLacks({})).toEqual([]);
});

it('offers the day of the rules, or the first that can still be kept', () => {
  expect(firstDayFor('trial', '2026-11-27', TODAY)).toBe('2026-11-28');
  expect(firstDayFor('temporary', '2026-11-28', TODAY)).toBe('2026-11-29');
  expect(firstDayFor('temporary', '2027-02-01', TODAY)).toBe('2027-02-01');
});
