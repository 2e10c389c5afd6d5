import { describe, expect, it } from 'vitest';
import { currenciesInUse } from '@/simulations/pays/currencies';
import { minorPlaces } from '@/simulations/pays/minor-units';
import { rulebooks } from '../registry';
import { CurrencyCode, isCurrency, sumExample, typedMinor, typedMoney } from './currency';
import { amountIn, shownMoney } from './money';

describe('a currency', () => {
  // ISO 4217 has these; a machine leaves out units of account, and those newer than itself.
  const BESIDES = ['CLF', 'UYW', 'VED', 'XCG', 'ZWG'];
  it('in use is one that this machine knows', () => {
    const known = new Set([...Intl.supportedValuesOf('currency'), ...BESIDES]);
    expect(currenciesInUse().filter((code) => !known.has(code))).toEqual([]);
  });

  it('is refused in one sentence where nobody uses it', () => {
    const says = (code: string) => CurrencyCode.safeParse(code).error?.issues.map(({ message }) => message);
    expect([isCurrency('XQZ'), isCurrency('HKD')]).toEqual([false, true]);
    expect([says('HKD'), says('XQZ'), says('hk')]).toEqual([
      undefined,
      ['“XQZ” is not a currency; use the three capital letters of one, for example GBP'],
      ['use the three capital letters of a currency, for example GBP'],
    ]);
  });
});

describe('minor units', () => {
  it.each([
    ['JPY', '5', 5, '¥5'],
    ['KRW', '10000', 10_000, '₩10,000'],
    ['GBP', '5', 500, '£5'],
    ['GBP', '2.5', 250, '£2.50'],
    ['USD', '2.05', 205, '$2.05'],
    ['KWD', '2.125', 2125, 'KWD 2.125'],
    ['KWD', '5', 5000, 'KWD 5'],
  ])('%s %s is typed, kept and printed as the same sum', (currency, typed, minor, shown) => {
    const printed = shown.replace(' ', '\u00a0').replace('¥', 'JP¥').replace('$', '$');
    const local = currency === 'USD' ? '$2.05' : printed;
    expect(typedMinor(typed, currency)).toBe(minor);
    expect(shownMoney(minor, currency)).toBe(local);
    expect(typedMinor(typedMoney(minor, currency), currency)).toBe(minor);
    expect(amountIn(currency)(`${minor}/${10 ** minorPlaces(currency)}`)).toBe(local);
  });

  it('that a currency does not have are refused', () => {
    expect([typedMinor('2.50', 'JPY'), typedMinor('2.125', 'GBP'), typedMinor('0', 'JPY')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(['JPY', 'GBP', 'KWD'].map(sumExample)).toEqual(['5', '5 or 2.50', '5 or 2.500']);
  });

  // ICU counts these as they are used, without their minor units; ISO 4217 has some.
  const ICU_DIFFERS =
    'AFN ALL CLF COP HUF IDR IQD IRR KPW LAK LBP LUF MGA MGF MMK MRO PKR RSD SLL SOS STD SYP TMM TRL TWD TZS UYW UZS YER ZMK ZWD';
  it('are those that this machine knows, except where it rounds to what is in use', () => {
    const odd = Intl.supportedValuesOf('currency').filter((currency) => {
      const known = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      return known.maximumFractionDigits !== minorPlaces(currency) && !ICU_DIFFERS.includes(currency);
    });
    expect(odd).toEqual([]);
  });

  it('of every rulebook are hundredths: its options are read as such', () => {
    expect(rulebooks().map(({ currency }) => minorPlaces(currency))).toEqual(rulebooks().map(() => 2));
  });
});
