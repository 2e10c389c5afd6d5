import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratio, toText } from '../exact/fraction';
import type { ProblemCode } from '../problems/problem';
import { atMeter } from '../progressive/at-meter';
import type { MeterTerms } from '../progressive/meter-terms';
import { compareWorth, netPay, worthOf } from './net-pay';
import { parsePay } from './parse-pay';
import type { Pay } from './pay';
import { printPay } from './print-pay';

function read(text: string): Pay {
  const result = parsePay(text);
  if (!result.ok) throw new Error(`${text}: ${result.problems[0]?.message}`);
  return result.value;
}

describe('what an operator may write', () => {
  const cases: [text: string, printed: string, net: string][] = [
    ['35 to 1', '35 to 1', '35/1'],
    ['35:1', '35 to 1', '35/1'],
    ['35-1', '35 to 1', '35/1'],
    ['35–1', '35 to 1', '35/1'],
    ['35/1', '35 to 1', '35/1'],
    ['  35   TO\t1 ', '35 to 1', '35/1'],
    ['1to1', '1 to 1', '1/1'],
    ['9½ to 5', '9½ to 5', '19/10'],
    ['9 1/2 to 5', '9½ to 5', '19/10'],
    ['9½-5', '9½ to 5', '19/10'],
    ['½ to 1', '½ to 1', '1/2'],
    ['.5 to 1', '½ to 1', '1/2'],
    ['7/2', '7 to 2', '7/2'],
    ['7/2 to 1', '3½ to 1', '7/2'],
    ['7.5 to 1', '7½ to 1', '15/2'],
    ['7.25 to 1', '29 to 4', '29/4'],
    ['1 to 2', '1 to 2', '1/2'],
    ['10 to 2', '10 to 2', '5/1'],
    ['1,000 to 1', '1,000 to 1', '1000/1'],
    ['1000 to 1', '1,000 to 1', '1000/1'],
    ['1,000/1', '1,000 to 1', '1000/1'],
    ['2000 for 1', '2,000 for 1', '1999/1'],
    ['1000½ to 1', '1,000½ to 1', '2001/2'],
    ['1,000½ to 1', '1,000½ to 1', '2001/2'],
    ['1000000000 to 1', '1,000,000,000 to 1', '1000000000/1'],
    ['6 for 1', '6 for 1', '5/1'],
    ['1 for 2', '1 for 2', '-1/2'],
    ['evens', '1 to 1', '1/1'],
    ['Even money', '1 to 1', '1/1'],
    ['push', 'push', '0/1'],
    ['Stand-off', 'push', '0/1'],
    ['lose', 'lose', '-1/1'],
    ['lose half', 'lose half', '-1/2'],
    ['lose 2/4', 'lose half', '-1/2'],
    ['lose 1/4', 'lose 1/4', '-1/4'],
    ['lose ¾', 'lose 3/4', '-3/4'],
    ['100% of the meter', '100% of the meter', '-1/1'],
    ['12.5% of jackpot', '12.5% of the meter', '-1/1'],
    ['Whole Meter', '100% of the meter', '-1/1'],
    ['1/3 of the meter', '1/3 of the meter', '-1/1'],
    ['$1,500', '$1,500', '1499/1'],
    ['£2.50', '£2.50', '3/2'],
    ['sgd 300', 'SGD 300', '299/1'],
    ['S$10,000', 'S$10,000', '9999/1'],
    ['$1,000,000', '$1,000,000', '999999/1'],
    ['$1.05', '$1.05', '1/20'],
    ['1 to 7.25', '4 to 29', '4/29'],
    ['1 to 2½', '1 to 2½', '2/5'],
    ['lose 1/999999999999', 'lose 1/999999999999', '-1/999999999999'],
    ['999999999999 to 1000', '999,999,999,999 to 1,000', '999999999999/1000'],
    [`35${' '.repeat(54)}to 1`, '35 to 1', '35/1'],
  ];
  it.each(cases)('%s is read as %s', (text, printed, net) => {
    expect(printPay(read(text))).toBe(printed);
    expect(toText(netPay(read(text)))).toBe(net);
  });
});

it('a share of a meter and a sum are worth what meter and wager make of them', () => {
  const terms = { wager: ratio(2), meter: ratio(50_000) };
  expect(toText(netPay(read('10% of the meter'), terms))).toBe('2499/1');
  expect(toText(netPay(read('$1,500'), terms))).toBe('749/1');
  expect(compareWorth(worthOf(read('10% of the meter')), worthOf(read('100% of the meter')))).toBe(-1);
  expect(compareWorth(worthOf(read('10% of the meter')), worthOf(read('50 to 1')))).toBeUndefined();
  expect(compareWorth(worthOf(read('$300')), worthOf(read('£300')))).toBeUndefined();
});

describe('what is refused, with what to do', () => {
  const cases: [text: string, code: ProblemCode, says: string][] = [
    ['', 'odds-empty', 'Write what this event pays'],
    ['   ', 'odds-empty', 'Write what this event pays'],
    ['35', 'odds-without-stake', '“35 to 1”'],
    ['9½', 'odds-without-stake', '“9½ to 1”'],
    ['35/0', 'odds-zero', 'The stake in these odds is 0'],
    ['0 to 0', 'odds-zero', 'The stake in these odds is 0'],
    ['0 to 1', 'odds-zero', 'write “push”'],
    ['0 for 1', 'odds-zero', 'write “lose”'],
    ['lose 0', 'odds-zero', 'write “push”'],
    ['1/0 to 1', 'odds-zero', 'cannot be divided by 0'],
    ['-1 to 1', 'odds-negative', 'cannot be negative'],
    ['−1 to 1', 'odds-negative', 'cannot be negative'],
    ['1 to -1', 'odds-negative', 'cannot be negative'],
    ['lose -1/2', 'odds-negative', 'cannot be negative'],
    ['1e400 to 1', 'odds-too-large', '1,000,000,000 to 1'],
    ['1e10 to 1', 'odds-too-large', '1,000,000,000 to 1'],
    ['1e2 to 1', 'odds-unreadable', 'without an exponent'],
    ['1000000001 to 1', 'odds-too-large', '1,000,000,000 to 1'],
    ['1 to 0.000000000001', 'odds-too-large', '12 digits'],
    ['9999999999999 to 1', 'odds-too-large', '12 digits'],
    ['1.00000000001 to 30.000000007', 'odds-too-large', 'simpler odds'],
    ['lose 3/2', 'odds-too-large', 'No more than the stake'],
    ['lose 9999999999999', 'odds-too-large', '12 digits'],
    ['9999999999999 1/2 to 1', 'odds-too-large', '12 digits'],
    ['lose 1/0', 'odds-zero', 'cannot be divided by 0'],
    ['1 to 1/0', 'odds-zero', 'cannot be divided by 0'],
    ['9999999999999% of the meter', 'odds-too-large', '12 digits'],
    ['1/0 of the meter', 'odds-zero', 'cannot be divided by 0'],
    ['$9999999999999', 'odds-too-large', '12 digits'],
    ['lose .123456789011', 'odds-too-large', '12 digits'],
    ['abc', 'odds-unreadable', 'This is not a pay'],
    ['101% of the meter', 'odds-too-large', 'whole meter'],
    ['0% of the meter', 'odds-zero', 'write “lose”'],
    ['2/1 of the meter', 'odds-too-large', 'whole meter'],
    ['$0', 'odds-zero', 'write “lose”'],
    ['$1.005', 'odds-unreadable', 'whole pence or cents'],
    ['$2,000,000,000', 'odds-too-large', 'too large'],
    ['1.2.3 to 1', 'odds-unreadable', 'This is not a pay'],
    ['1,00 to 1', 'odds-unreadable', 'This is not a pay'],
    ['3 to 1 to 2', 'odds-unreadable', 'This is not a pay'],
    ['Infinity to 1', 'odds-unreadable', 'This is not a pay'],
    ['٣ to 1', 'odds-unreadable', 'This is not a pay'],
    ['9'.repeat(61), 'odds-unreadable', '60 characters'],
  ];
  it.each(cases)('%s', (text, code, says) => {
    const result = parsePay(text, 'pays.straight-up.win');
    if (result.ok) throw new Error(`read as ${printPay(result.value)}`);
    expect(result.problems).toHaveLength(1);
    expect(result.problems[0]).toMatchObject({ code, field: 'pays.straight-up.win' });
    expect(result.problems[0]?.message).toContain(says);
    expect(result.problems[0]?.message).toMatch(/[.]$/);
  });
});

it('names no field where none was asked about', () => {
  expect(parsePay('')).toStrictEqual({
    ok: false,
    problems: [{ code: 'odds-empty', message: 'Write what this event pays, for example “35 to 1”.' }],
  });
});

it('says what a pay is worth in: the stake, the meter or money', () => {
  expect(['lose half', '10% of the meter', 'sgd 300'].map((text) => worthOf(read(text)).of)).toEqual([
    'stake',
    'meter',
    'money SGD',
  ]);
});

it('a share of a meter that three split is a third of it, at what the wager costs', () => {
  const terms: MeterTerms = {
    wager: '5/1',
    meter: '9000/1',
    contribution: '1/1',
    seed: '1000/1',
    fixedPaidFrom: 'house',
    shared: 'split',
    players: '3/1',
  };
  const { wager, meter } = atMeter(terms);
  expect([toText(wager), toText(meter)]).toEqual(['5/1', '3000/1']);
  expect(toText(netPay(read('100% of the meter'), atMeter(terms)))).toBe('599/1');
  expect(toText(atMeter(undefined).meter)).toBe('0/1');
});

const payish = fc.array(
  fc.constantFrom(
    '1',
    '9',
    '0',
    '12',
    ' ',
    ' to ',
    ' for ',
    '/',
    ':',
    '-',
    '½',
    '.',
    ',',
    'lose ',
    'half',
    'e',
    'push',
    '% of the meter',
    '$',
  ),
  { maxLength: 12 },
);

describe('properties', () => {
  it('never throws, and what it reads it prints in a form that reads back the same', () => {
    const text = fc.oneof(
      payish.map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    fc.assert(
      fc.property(text, (text) => {
        const result = parsePay(text);
        if (!result.ok) return result.problems.length === 1;
        const printed = printPay(result.value);
        return (
          printPay(read(printed)) === printed &&
          compareWorth(worthOf(read(printed)), worthOf(result.value)) === 0
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it('keeps whole odds as they were offered and prices them as their quotient', () => {
    const whole = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(whole, whole, (win, stake) => {
        const text = `${win.toLocaleString('en')} to ${stake.toLocaleString('en')}`;
        return printPay(read(text)) === text && netPay(read(text)).equals(ratio(win, stake));
      }),
    );
  });

  it('orders pays by what they are worth', () => {
    const rising = ['lose', 'lose half', 'lose 1/4', 'push', '1 to 2', 'evens', '6 for 2', '7/2', '35 to 1'];
    rising.forEach((text, i) => {
      for (const [j, other] of rising.entries()) {
        expect(Math.sign(netPay(read(text)).compare(netPay(read(other))))).toBe(Math.sign(i - j));
      }
    });
  });
});

describe('a point that parts thousands elsewhere', () => {
  it.each(['1.000 to 1', '1.125 to 1', '10.500 for 1', '3 to 1.000'])('is asked about in %s', (text) => {
    const read = parsePay(text);
    expect(read.ok ? '' : read.problems[0]?.message).toMatch(/^“[\d.]+” may be a decimal or [\d,]+: write /);
  });

  it.each(['0.125 to 1', '1.25 to 1', '1.0625 to 1', '1,000.5 to 1', '10.125% of the meter'])(
    'is none in %s',
    (text) => expect(parsePay(text).ok).toBe(true),
  );

  it('has as many decimals as its currency', () => {
    const says = (text: string) => {
      const pay = parsePay(text);
      return pay.ok ? pay.value : pay.problems[0]?.message;
    };
    expect(says('JPY 250')).toMatchObject({ kind: 'sum', currency: 'JPY' });
    expect(says('JPY 2.50')).toBe('Write the sum without decimals, “JPY 250”: this currency has none.');
    expect(says('KWD 2.505')).toMatchObject({ kind: 'sum', currency: 'KWD' });
    expect(says('KWD 2.5055')).toBe(
      'Write the sum with 3 decimals at most: this currency has no smaller part.',
    );
  });

  it.each(['XQZ 5', 'xqz 5', 'ABC 1,500'])('is of a currency in use: not %s', (text) => {
    const read = parsePay(text);
    const code = text.slice(0, 3).toUpperCase();
    expect(read.ok ? '' : read.problems[0]?.message).toBe(
      `“${code}” is not a currency; use the three capital letters of one, for example GBP.`,
    );
  });

  it.each(['£1.000', '£1.500', '$2.505'])('has two places at most in a sum: %s', (text) =>
    expect(parsePay(text).ok).toBe(false),
  );
});
