import { expect, it } from 'vitest';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { withDeclaredLimits } from './declared-limits';
import { chosenOptions } from './engine-wager';

const rulebook = rulebookOf('co-rule-28', '2026-01-01');
const found = rulebook.ok ? gameOf(rulebook.value, 'eternal-baccarat') : rulebook;
if (!found.ok) throw new Error('Eternal Baccarat is a game of Rule 28');
const game = found.value;
const declared = (optional?: { minimum: number; maximum: number }, currency = 'USD') => ({
  currency,
  minimum: 500,
  maximum: 50_000,
  ...(optional && { optional }),
});
const limitsOf = (chosen: Record<string, string>, limits: ReturnType<typeof declared>) => {
  const judged = withDeclaredLimits(game, chosenOptions(game, chosen), limits, 'USD');
  return [judged.get('optional-minimum'), judged.get('optional-maximum')];
};

it('takes the limits declared of the table for those that no option sets', () => {
  const optional = { minimum: 100, maximum: 500_050 };
  expect(limitsOf({}, declared(optional))).toEqual(['1', '5,000.50']);
  expect(limitsOf({ 'optional-minimum': '2' }, declared(optional))).toEqual(['2', '5,000.50']);
});

it('leaves them where none are declared, or in other money', () => {
  expect(limitsOf({}, declared())).toEqual(['same', 'same']);
  expect(limitsOf({}, declared({ minimum: 100, maximum: 5000 }, 'GBP'))).toEqual(['same', 'same']);
});
