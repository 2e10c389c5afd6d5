import { expect, it } from 'vitest';
import { daysToday } from './days-today';

const PLACES = [
  { id: 'gb-2007', jurisdiction: 'Great Britain' },
  { id: 'sg-thbp-v6', jurisdiction: 'Singapore' },
  { id: 'co-rule-28', jurisdiction: 'Colorado' },
];

it('names one day where it is the same everywhere, and else the places of each', () => {
  expect(daysToday(PLACES, new Date('2026-07-01T12:00:00Z'))).toEqual([{ day: '2026-07-01' }]);
  expect(daysToday(PLACES, new Date('2026-07-01T17:00:00Z'))).toEqual([
    { day: '2026-07-01', places: 'Great Britain and Colorado' },
    { day: '2026-07-02', places: 'Singapore' },
  ]);
  expect(daysToday(PLACES.slice(1, 2), new Date('2026-07-01T17:00:00Z'))).toEqual([{ day: '2026-07-02' }]);
});
