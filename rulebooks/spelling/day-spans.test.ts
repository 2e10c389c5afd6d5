import { describe, expect, it } from 'vitest';
import { daysSaid } from './day-spans';

describe('days are said', () => {
  it('as one span where they follow one another, over the end of a month and of a year', () => {
    expect(daysSaid(['2026-06-03', '2026-06-04', '2026-06-05'])).toBe('3 to 5 June 2026');
    expect(daysSaid(['2026-06-30', '2026-07-01'])).toBe('30 June to 1 July 2026');
    expect(daysSaid(['2026-12-31', '2027-01-01'])).toBe('31 December 2026 to 1 January 2027');
  });
  it('one by one where a day lies between them', () =>
    expect(daysSaid(['2026-06-03', '2026-06-05', '2026-06-06', '2026-07-01'])).toBe(
      '3 June 2026, 5 to 6 June 2026 and 1 July 2026',
    ));
  it('with the days of a leap year', () =>
    expect(daysSaid(['2028-02-28', '2028-02-29', '2028-03-01'])).toBe('28 February to 1 March 2028'));
  it('not at all where there are none', () => expect(daysSaid([])).toBe(''));
});
