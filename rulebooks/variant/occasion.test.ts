import { expect, it } from 'vitest';
import { asSubmitted, lacksOccasion, leftAfter, premisesOn, shownOccasion } from './occasion';

const PERIOD = { from: '2024-01-05', to: '2024-02-01' };
const LATER = { from: '2024-03-05', to: '2024-03-09' };

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

it('is for the premises of the occasion or the trial, else for those that its sign is headed with', () => {
  const day = '2024-01-10';
  const trial = { from: '2024-01-01', to: '2024-03-01' };
  const temporary = { occasion: 'Fair', ...PERIOD };
  expect(premisesOn({ premises: 'Leeds' }, day)).toEqual(['Leeds']);
  expect(premisesOn({ premises: 'Leeds', trial }, day)).toEqual(['Leeds']);
  expect(premisesOn({ premises: 'Leeds', trial: { ...trial, premises: ' York ' } }, day)).toEqual(['York']);
  expect(premisesOn({ premises: 'Leeds', trial: { ...trial, premises: ' ' } }, day)).toEqual(['Leeds']);
  expect(premisesOn({ premises: 'Leeds', temporary }, day)).toEqual(['Leeds']);
  expect(premisesOn({ premises: 'Leeds', temporary: { ...temporary, premises: 'The Pier' } }, day)).toEqual([
    'The Pier',
  ]);
  const fair = {
    ...temporary,
    premises: 'The Pier',
    further: [{ occasion: 'Regatta', ...LATER, premises: 'The Quay' }],
  };
  expect(premisesOn({ premises: 'Leeds', temporary: fair }, day)).toEqual(['The Pier']);
  expect(premisesOn({ premises: 'Leeds', temporary: fair }, '2023-12-01'), 'before its first day').toEqual([
    'The Pier',
    'The Quay',
  ]);
  expect(
    premisesOn(
      { temporary: { ...fair, further: [{ ...LATER, occasion: 'R', premises: 'the pier ' }] } },
      '2024-06-01',
    ),
  ).toHaveLength(1);
  expect(premisesOn({ trial }, day)).toBeUndefined();
  expect(premisesOn({ premises: '  ' }, day)).toBeUndefined();
});

it('knows which occasions are not over after a day', () => {
  const first = { occasion: 'Fair', ...PERIOD, change: 'Twice the pay.' };
  const temporary = { ...first, premises: 'The Pier', further: [{ occasion: 'Regatta', ...LATER }] };
  expect(leftAfter(temporary, '2024-01-31')).toEqual(temporary);
  expect(leftAfter(temporary, '2024-02-01')).toEqual({ ...first, occasion: 'Regatta', ...LATER });
  expect(leftAfter(temporary, LATER.to)).toBeUndefined();
});

it('says of an approved game how it is played: a temporary variation on its occasions alone', () => {
  expect(asSubmitted({})).toBe('as submitted');
  const temporary = { occasion: 'Winter Fair', ...PERIOD, premises: 'The Pier' };
  expect(asSubmitted({ temporary })).toBe(
    'as submitted, for its occasions only: Winter Fair, 5 January 2024 to 1 February 2024, at The Pier',
  );
});
