import { describe, expect, it } from 'vitest';
import { typedMinor } from '@/rulebooks/spelling/currency';
import { limitProblems, money } from './limits';

describe('the limits of a table as typed', () => {
  it('marks the maximum where the minimum is above it', () => {
    expect(limitProblems({ minimum: '500', maximum: '5' }, 'GBP')).toEqual({
      maximum: 'The maximum is below the minimum of 500. Raise it, or lower the minimum.',
    });
    expect(limitProblems({ minimum: '5', maximum: '5' }, 'GBP')).toEqual({});
    expect(limitProblems({ minimum: '2.50', maximum: '500' }, 'GBP')).toEqual({});
  });

  it('marks what is no amount above 0, and nothing that is still empty', () => {
    const problem = 'Write an amount above 0, for example 5 or 2.50.';
    expect(limitProblems({ minimum: '0', maximum: '€5' }, 'GBP')).toEqual({
      minimum: problem,
      maximum: problem,
    });
    expect(limitProblems({ minimum: '', maximum: '5' }, 'GBP')).toEqual({});
  });

  it.each([
    ['5', 500],
    ['2.5', 250],
    ['2.05', 205],
    ['0.00', undefined],
    ['1,000', 100_000],
    ['1,000.50', 100_050],
    ['12,345,678', 1_234_567_800],
    ['1 000', 100_000],
    ['1\u2009000', 100_000],
    ['1\u00a0000\u00a0000', 100_000_000],
    ['1,000', 100_000],
    ['1,00', undefined],
    ['1,0000', undefined],
    ['1,000 000', undefined],
    ['1.000,50', undefined],
    ['1,000,00', undefined],
    ['1  000', undefined],
    ['0,500', undefined],
    ['£1,000', 100_000],
    ['€1,000', undefined],
  ])('reads %s', (text, amount) => expect(typedMinor(text, 'GBP')).toBe(amount));

  it.each([
    [500, '5'],
    [250, '2.50'],
    [undefined, ''],
  ])('writes %s', (amount, text) => expect(money(amount, 'GBP')).toBe(text));

  it.each(['1,00', '1,000,00', '1.000,50', ',5'])('says of “%s” what its comma stands before', (text) => {
    expect(limitProblems({ minimum: text, maximum: '' }, 'GBP').minimum).toBe(
      'A comma here must have three digits after it, as in 1,000; a point comes before parts. Write an amount above 0, for example 5 or 2.50.',
    );
  });

  it('refuses a part of a yen, and says how to write one', () => {
    expect(limitProblems({ minimum: '2.50', maximum: '500' }, 'JPY')).toEqual({
      minimum: 'Write an amount above 0, for example 5.',
    });
  });
});
