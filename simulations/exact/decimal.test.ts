import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFixed, toPercent, toSignificant } from './decimal';
import { fromText, isNegative, ratio, sum, toText } from './fraction';
import { squareRoot } from './root';

const big = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 40n });
const fraction = fc.tuple(big, positive).map(([n, d]) => ratio(n, d));

describe('fractions', () => {
  it('obey the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(
          a
            .add(b)
            .add(c)
            .equals(a.add(b.add(c))),
        ).toBe(true);
        expect(
          a
            .mul(b)
            .mul(c)
            .equals(a.mul(b.mul(c))),
        ).toBe(true);
        expect(a.mul(b.add(c)).equals(a.mul(b).add(a.mul(c)))).toBe(true);
        expect(a.sub(a).equals(0)).toBe(true);
        if (a.n !== 0n) expect(a.mul(a.inverse()).equals(1)).toBe(true);
        expect(sum([a, b, c]).equals(c.add(b).add(a))).toBe(true);
      }),
    );
  });

  it('are written in lowest terms and read back', () => {
    fc.assert(
      fc.property(fraction, positive, (a, k) => {
        expect(fromText(toText(a)).equals(a)).toBe(true);
        expect(toText(ratio(a.s * a.n * k, a.d * k))).toBe(toText(a));
      }),
    );
    expect(toText(ratio(0))).toBe('0/1');
    expect(toText(ratio(3, -6))).toBe('-1/2');
    expect(() => fromText('x'.repeat(100))).toThrow(new RangeError(`not a fraction: ${'x'.repeat(40)}`));
    for (const text of ['1', '1/0', '1/-2', '', '1.5/2', '+1/2'])
      expect(() => fromText(text)).toThrow(RangeError);
  });
});

/** Schoolbook long division, one digit at a time: the digits of n/d cut off after a number of places. */
function longDivision(n: bigint, d: bigint, places: number): string {
  let rest = n % d;
  let digits = `${n / d}.`;
  for (let i = 0; i < places; i += 1) {
    digits += (rest * 10n) / d;
    rest = (rest * 10n) % d;
  }
  return digits;
}

describe('decimals', () => {
  const places = fc.integer({ min: 1, max: 30 });

  it('agree with long division', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), positive, places, (n, d, to) => {
        expect(toFixed(ratio(n, d), to, 'down')).toBe(longDivision(n, d, to));
      }),
    );
  });

  it('rounded up are never below the value, and less than one last place above it', () => {
    fc.assert(
      fc.property(fraction, places, (value, to) => {
        const [whole = '', part = ''] = toFixed(value, to, 'up').split('.');
        const shown = ratio(BigInt(whole + part), 10n ** BigInt(to));
        const above = shown.sub(value);
        expect(isNegative(above)).toBe(false);
        expect(above.lt(ratio(1n, 10n ** BigInt(to)))).toBe(true);
      }),
    );
  });

  it('round half to even', () => {
    expect(toFixed(ratio(1, 8), 2)).toBe('0.12');
    expect(toFixed(ratio(3, 8), 2)).toBe('0.38');
    expect(toFixed(ratio(-1, 8), 2)).toBe('-0.12');
    expect(toFixed(ratio(-1, 800), 2)).toBe('0.00');
    expect(toFixed(ratio(5, 2), 0)).toBe('2');
    expect(toPercent(ratio(1, 37), 3, 'up')).toBe('2.703%');
    expect(toPercent(ratio(-1, 37), 3, 'up')).toBe('-2.702%');
    expect(toPercent(ratio(-1, 800), 2)).toBe('-0.12%');
    expect(toPercent(ratio(-1, 800), 1)).toBe('-0.1%');
  });

  it('of a loss are rounded down, away from zero', () => {
    expect(toFixed(ratio(-1, 37), 3, 'down')).toBe('-0.028');
    expect(toFixed(ratio(-1, 37), 3, 'up')).toBe('-0.027');
  });
});

describe('significant digits', () => {
  it('are rounded once, where rounding twice would go wrong', () => {
    expect(toSignificant(fromText('9999999999995/10'))).toBe(1e12);
    expect(toSignificant(fromText('1234567890124999/1000'))).toBe(1234567890120);
    // Thirteen digits first and twelve after would make a tie of this and round it up.
    expect(toSignificant(fromText('10000000000044999/10000000000000000'))).toBe(1);
    expect(toSignificant(fromText('1000000000004999/1000000000000000'))).toBe(1);
    expect(toSignificant(fromText('1000000000005001/1000000000000000'))).toBe(1.00000000001);
    expect(toSignificant(ratio(0))).toBe(0);
    expect(Object.is(toSignificant(ratio(0).neg()), 0)).toBe(true);
    expect(toSignificant(ratio(-1, 74))).toBe(-0.0135135135135);
    expect(toSignificant(ratio(1, 10n ** 30n))).toBe(1e-30);
  });

  it('are 1 to 15', () => {
    expect([toSignificant(ratio(2, 3), 1), toSignificant(ratio(2, 3), 15)]).toEqual([0.7, 0.666666666666667]);
    for (const digits of [0, 1.5, 16])
      expect(() => toSignificant(ratio(2, 3), digits)).toThrow(new RangeError('1 to 15 digits'));
  });

  it('are within half of the last digit, and print back', () => {
    const digits = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(fraction, digits, (value, to) => {
        const shown = toSignificant(value, to);
        expect(Number(shown.toPrecision(to))).toBe(shown);
        if (value.n === 0n) return;
        const [mantissa = '', exponent = '0'] = shown.toExponential(to - 1).split('e');
        const scaled = ratio(BigInt(mantissa.replace('.', '')));
        const unit = ratio(10n).pow(ratio(BigInt(Number(exponent) - (to - 1))));
        expect(scaled.mul(unit).sub(value).abs().lte(unit.div(2))).toBe(true);
      }),
    );
  });
});

describe('square roots', () => {
  it('of squares are exact', () => {
    fc.assert(fc.property(fraction, (root) => squareRoot(root.mul(root)) === toSignificant(root.abs())));
  });

  it('lie between the squares of their neighbours', () => {
    fc.assert(
      fc.property(positive, positive, (n, d) => {
        const value = ratio(n, d);
        const [mantissa = '', exponent = '0'] = squareRoot(value).toExponential(11).split('e');
        const unit = ratio(10n).pow(ratio(BigInt(Number(exponent) - 11)));
        const root = ratio(BigInt(mantissa.replace('.', ''))).mul(unit);
        const [low, high] = [root.sub(unit.div(2)), root.add(unit.div(2))];
        expect(low.mul(low).lte(value) && high.mul(high).gte(value)).toBe(true);
      }),
    );
    expect(squareRoot(ratio(3))).toBe(1.73205080757);
    expect(squareRoot(ratio(0))).toBe(0);
    expect(() => squareRoot(ratio(-1))).toThrow(new RangeError('square root of a negative number'));
  });

  it('just above a tie are rounded up, a tie itself to even', () => {
    const tie = ratio(1_000_000_000_005n, 10n ** 12n);
    const above = ratio(400_000_000_003n, 399_999_999_999n);
    expect(above.gt(tie.mul(tie))).toBe(true);
    expect(squareRoot(tie.mul(tie))).toBe(1);
    expect(squareRoot(above)).toBe(1.00000000001);
  });
});
