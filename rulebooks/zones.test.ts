import { describe, expect, it } from 'vitest';
import { parseRulebook, rulebooks } from './registry';
import { dayAfter } from './spelling/dates';
import { zonedDay, zonedDayEnd } from './spelling/zoned-days';
import { dayEndIn, dayIn, todayAt, zoneOf } from './zones';

const HOUR = 3_600_000;
const at = (text: string) => new Date(text);

describe('the day where a rulebook is in force', () => {
  it('is counted in the zone that the record names', () => {
    expect(rulebooks().map(({ id, zone }) => [id, zone])).toEqual(
      rulebooks().map(({ id }) => [id, zoneOf(id)]),
    );
    const [book] = rulebooks();
    expect(() => parseRulebook({ ...book, zone: 'Europe/Londn' } as never)).toThrow('time zone');
  });

  it('begins in Singapore while it is still yesterday in London and in Denver', () => {
    const today = todayAt(at('2026-07-01T16:00:00Z'));
    expect([today('sg-thbp-v6'), today('gb-2007'), today('co-rule-28')]).toEqual([
      '2026-07-02',
      '2026-07-01',
      '2026-07-01',
    ]);
    expect(dayIn('sg-thbp-v6', '2026-07-01T15:59:59.999Z')).toBe('2026-07-01');
  });

  it('follows summer time in London', () => {
    expect(dayIn('gb-2007', '2026-07-01T23:00:00.000Z')).toBe('2026-07-02');
    expect(dayIn('gb-2007', '2026-07-01T22:59:59.999Z')).toBe('2026-07-01');
    expect(dayIn('gb-2007', '2026-12-01T23:59:59.999Z')).toBe('2026-12-01');
  });

  // The official changes: the last Sundays of March and October; the second of March, the first of November.
  it.each([
    ['gb-2007', '2026-03-28', '2026-03-29T00:00:00.000Z', 24],
    ['gb-2007', '2026-03-29', '2026-03-29T23:00:00.000Z', 23],
    ['gb-2007', '2026-10-24', '2026-10-24T23:00:00.000Z', 24],
    ['gb-2007', '2026-10-25', '2026-10-26T00:00:00.000Z', 25],
    ['co-rule-28', '2026-03-08', '2026-03-09T06:00:00.000Z', 23],
    ['co-rule-28', '2026-11-01', '2026-11-02T07:00:00.000Z', 25],
    ['sg-thbp-v6', '2026-03-29', '2026-03-29T16:00:00.000Z', 24],
  ])('%s: %s ends at %s, after %i hours', (rulebook, day, ends, hours) => {
    const end = dayEndIn(rulebook, day);
    expect(end.toISOString()).toBe(ends);
    expect((end.getTime() - dayEndIn(rulebook, dayAfter(day, -1)).getTime()) / HOUR).toBe(hours);
  });

  it('has one day after another, at the last and at the first instant of each, for two years', () => {
    for (const { id } of rulebooks())
      for (let day = '2026-01-01'; day < '2027-12-31'; day = dayAfter(day, 1)) {
        const end = dayEndIn(id, day).getTime();
        if (dayIn(id, new Date(end - 1)) !== day || dayIn(id, new Date(end)) !== dayAfter(day, 1))
          expect.fail(`${id}: ${day} ends at ${new Date(end).toISOString()}`);
      }
  });

  it('ends where midnight does not exist, and as far from UTC as any zone is', () => {
    // Cuba goes from 0:00 to 1:00: the day begins at one.
    expect(zonedDayEnd('America/Havana', '2026-03-07').toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(zonedDayEnd('Pacific/Kiritimati', '2026-03-07').toISOString()).toBe('2026-03-07T10:00:00.000Z');
    expect(zonedDayEnd('Etc/GMT+12', '2026-03-07').toISOString()).toBe('2026-03-08T12:00:00.000Z');
    expect(zonedDay('UTC', at('0987-01-02T00:00:00Z'))).toBe('0987-01-02');
  });

  it('is that of UTC where the rulebook is unknown, so that a list with it can be read', () => {
    expect(dayIn('no-such-book', '2026-07-01T23:30:00Z')).toBe('2026-07-01');
    expect(dayIn('constructor', '2026-07-01T23:30:00Z')).toBe('2026-07-01');
  });
});
