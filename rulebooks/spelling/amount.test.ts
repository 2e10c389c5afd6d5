/** Money is typed as an option, as a term of a meter, as a limit of the table and as a pay: all are read alike. */
import { describe, expect, it } from 'vitest';
import { parsePay } from '@/simulations/pays/parse-pay';
import { minorUnits, readAmount } from './amount';
import { sumProblem, typedMinor, withoutSign } from './currency';

const paid = (text: string): number | undefined => {
  const read = parsePay(/^[£$€]/.test(text) ? text : `£${text}`);
  return read.ok && read.value.kind === 'sum' ? Number(read.value.amount.mul(100).n) : undefined;
};
const inAllPlaces = (text: string) => [
  minorUnits(withoutSign(text, 'GBP')),
  readAmount(withoutSign(text, 'GBP'))?.mul(100).valueOf(),
  typedMinor(text, 'GBP'),
  paid(text),
];

describe('money that is typed', () => {
  it.each([
    ['2.5', 250],
    ['2.50', 250],
    ['1,000', 100_000],
    ['£2.50', 250],
    ['£ 2.50', 250],
    ['1 000', 100_000],
    ['1\u202f000', 100_000],
    ['12 345 678.90', 1_234_567_890],
    ['£1,234,567', 123_456_700],
    [' 7 ', 700],
  ])('as “%s” is the same sum everywhere', (text, minor) => {
    expect(inAllPlaces(text)).toEqual([minor, minor, minor, minor]);
  });

  it.each(['1,00', '0,500', '2,50', '1,0000', '1,000 000', '2.505', '1 00', '£', 'five'])(
    'as “%s” is refused everywhere',
    (text) => {
      expect(inAllPlaces(text)).toEqual([undefined, undefined, undefined, undefined]);
    },
  );

  it('is refused as a limit in one sentence, under the sign of another currency too', () => {
    expect(['€5', 'five', '0'].map((text) => sumProblem(text, 'GBP'))).toEqual(
      Array(3).fill('Write an amount above 0, for example 5 or 2.50.'),
    );
    expect([typedMinor('$5', 'SGD'), typedMinor('$5', 'GBP'), typedMinor('£5', 'USD')]).toEqual([
      500,
      undefined,
      undefined,
    ]);
  });

  it('is no amount with a sign that is still there', () => {
    for (const text of ['£5', '€5', '$5'])
      expect([minorUnits(text), readAmount(text)]).toEqual([undefined, undefined]);
  });
});
