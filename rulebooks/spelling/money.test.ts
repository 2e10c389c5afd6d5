/** Sums and shares as findings print them. */
import { describe, expect, it } from 'vitest';
import { ratio, toText } from '@/simulations/exact/fraction';
import { asksFor, payVerb } from '../judging/pay-words';
import { amountIn, shownExactMoney, shownMoney } from './money';
import { readShare, shareFault, shareText } from './share';

describe('a sum', () => {
  it.each([
    [100, 'GBP', '£1'],
    [250, 'GBP', '£2.50'],
    [123_456_700, 'USD', '$1,234,567'],
    [205, 'USD', '$2.05'],
    [100, 'SGD', 'SGD 1'],
    [500, 'JPY', 'JP¥500'],
    [1500, 'KWD', 'KWD 1.500'],
  ])('of %i in %s is %s', (minor, currency, shown) => {
    expect(shownMoney(minor, currency).replace('\u00a0', ' ')).toBe(shown);
  });

  it('in what is no currency is shown with what was typed', () => {
    expect(shownMoney(123_450, 'dollars')).toBe('1,234.50 dollars');
    expect(shownMoney(123_400, 'dollars')).toBe('1,234 dollars');
  });

  it('that is charged in parts of a cent says so', () => {
    expect(['500/1', '1051/2', '1/4'].map((minor) => shownExactMoney(minor, 'USD'))).toEqual([
      '$5',
      '$5.25 and 1/2 of a cent',
      '$0 and 1/4 of a cent',
    ]);
  });

  it('of whole units is rounded to the nearest minor one', () => {
    expect(amountIn('USD')('48250/1')).toBe('$48,250');
    expect(amountIn('USD')('10/3')).toBe('$3.33');
    expect(amountIn('USD')('1/8', 'GBP')).toBe('£0.13');
    expect(amountIn('JPY')('501/2')).toBe('JP¥251');
  });
});

describe('a share', () => {
  it('is read in three spellings, up to the whole', () => {
    const read = (text: string) => {
      const share = readShare(text);
      return share && toText(share);
    };
    expect([' 70 % ', '70%', '7/10', '0.7', '12.5%'].map(read)).toEqual([
      '7/10',
      '7/10',
      '7/10',
      '7/10',
      '1/8',
    ]);
    expect(['101%', '7', '70  %', '0/0', 'all'].map(read)).toEqual(Array(5).fill(undefined));
  });

  it('is refused with the reason if it is no share', () => {
    expect(['', '  ', '150%', '3/2', 'a lot'].map(shareFault)).toEqual([
      '',
      '',
      '“150%” is above 100%; ',
      '“3/2” is above 100%; ',
      '“a lot” is not a share; ',
    ]);
  });

  it('is written so that it reads back as it was', () => {
    expect(shareText(ratio(7, 10))).toBe('70%');
    expect(shareText(ratio(1, 3))).toBe('1/3');
    // Neither spelling holds a number of so many digits.
    expect(shareText(ratio(1, 3_000_000_001))).toBeUndefined();
  });
});

describe('a pay in a sentence', () => {
  it('is paid, returned or lost', () => {
    expect(['2 to 1', 'push', 'lose', 'lose half', '$500'].map(payVerb)).toEqual([
      'pays 2 to 1',
      'returns the stake',
      'loses all',
      'loses half',
      'pays $500',
    ]);
    expect(['2 to 1', 'push', 'lose', 'lose half'].map(asksFor)).toEqual([
      'asks for at least 2 to 1',
      'asks for at least the stake back',
      'asks for a loss of no more than all',
      'asks for a loss of no more than half',
    ]);
  });
});
