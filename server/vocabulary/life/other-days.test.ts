import { expect, it } from 'vitest';
import { decidedNotice, otherDays } from './other-days';

const asked = { from: '2098-03-01', to: '2098-05-31' };

it('says both where one of the days differs, and nothing where none does', () => {
  const both = 'Asked for 1 March 2098 to 31 May 2098, approved for 1 April 2098 to 31 May 2098.';
  expect(otherDays(asked, { trialFrom: '2098-04-01', trialTo: '2098-05-31' })).toBe(both);
  expect(otherDays(asked, { trialFrom: '2098-03-01', trialTo: '2098-05-30' })).toContain('to 30 May 2098.');
  expect(otherDays(asked, { trialFrom: '2098-03-01', trialTo: '2098-05-31' })).toBeUndefined();
});

it('says nothing of what was not asked for as a trial, nor approved as one', () => {
  expect(otherDays(undefined, { trialFrom: '2098-04-01', trialTo: '2098-05-31' })).toBeUndefined();
  expect(otherDays(asked, {})).toBeUndefined();
  expect(otherDays(asked, { trialFrom: null, trialTo: null })).toBeUndefined();
});

it('ends the notice of the decision', () => {
  const game = { reference: 'A-1', name: 'Big Six' };
  expect(decidedNotice(game, 'refused', undefined)).toBe('A-1, Big Six, is refused.');
  expect(decidedNotice(game, 'approved for trial', 'Asked for more.')).toBe(
    'A-1, Big Six, is approved for trial. Asked for more.',
  );
});
