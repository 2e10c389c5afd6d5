import { expect, it } from 'vitest';
import { sumTyped, typedFrom } from './typed-chances';

it('three thirds are typed so that they come to 100%', () => {
  const typed = typedFrom([1, 2, 3].map((horse) => ({ horse, share: 1 / 3 })));
  expect(typed).toEqual({ 1: '33.34%', 2: '33.33%', 3: '33.33%' });
  expect(sumTyped(typed)).toBe('100%');
});

it('adds up what is typed so far, a bare number as per cent', () => {
  expect(sumTyped({ 1: '40', 2: '35%', 3: '' })).toBe('75%');
  expect(sumTyped({ 1: '40', 2: 'half' })).toBeUndefined();
});
