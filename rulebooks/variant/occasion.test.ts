import { expect, it } from 'vitest';
import { lacksOccasion, shownOccasion } from './occasion';

const PERIOD = { from: '2024-01-05', to: '2024-02-01' };

it.each([
  ['', true, 'Occasion not given'],
  ['   ', true, 'Occasion not given'],
  ['the Winter Fair', false, 'the Winter Fair'],
])('an occasion of %j: lacking %j, shown as %j', (occasion, lacking, shown) => {
  const temporary = { occasion, ...PERIOD };
  expect(lacksOccasion({ temporary })).toBe(lacking);
  expect(shownOccasion(temporary)).toBe(shown);
});

it('is not lacking where nothing is temporary', () => {
  expect(lacksOccasion({})).toBe(false);
});
