import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fraction, isNegative, ratio, toText } from '../exact/fraction';
import {
  chanceOf,
  decimal,
  edgeForPlayers,
  fixed,
  measured,
  measuredPercent,
  oneIn,
  percent,
  plainNumber,
  shortPercent,
  signedFixed,
  signedPercent,
  signedUnits,
  trueOdds,
  zScore,
} from './numbers';

describe('a figure that is not zero', () => {
  it('never prints as zero', () => {
    expect([percent('1/2000000'), percent('1/2000000000')]).toEqual(['0.00005%', '0.00000005%']);
    expect([percent('-1/100000000'), signedPercent('1/100000000')]).toEqual(['−0.000001%', '+0.000001%']);
    expect([shortPercent('1/2000000'), fixed('1/100000'), signedFixed('-1/1000', 2)]).toEqual([
      '0.00005%',
      '0.00001',
      '−0.001',
    ]);
    expect([decimal('1/1000000'), signedUnits('1/1000000'), measured(-0.00001)]).toEqual([
      '0.000001',
      '+0.000001',
      '−0.00001',
    ]);
  });
  it('prints by its size where it has more than a dozen zeros', () => {
    const tiny = `1/8${'0'.repeat(19)}`;
    expect([fixed(tiny), percent(tiny), decimal(tiny), shortPercent(tiny)]).toEqual([
      '1.2 × 10^−20',
      '1.2 × 10^−18%',
      '1.2 × 10^−20',
      '1.2 × 10^−18%',
    ]);
    expect(fixed(`1/1${'0'.repeat(20)}`, 22)).toBe('0.0000000000000000000100');
  });
  it('is a gain of the player’s with its digits, never better for the player than it is', () => {
    expect([edgeForPlayers('-1/100000'), edgeForPlayers('-199/1000000'), edgeForPlayers('0/1')]).toEqual([
      '−0.001% (the player gains)',
      '−0.01% (the player gains)',
      '0.00%',
    ]);
  });
});

describe('a chance under one', () => {
  it('never prints as certain', () => {
    expect([percent('999999999/1000000000'), percent('1/1'), percent('999/1000', 0)]).toEqual([
      '99.9999999%',
      '100.0000%',
      '99.9%',
    ]);
    expect([oneIn('999999/1000000'), oneIn('199/200'), trueOdds('999999/1000000')]).toEqual([
      '1 in 1.000001',
      '1 in 1.01',
      '0.000001 to 1',
    ]);
    expect([chanceOf('9999999/10000000', 6), chanceOf('1/1', 6)]).toEqual(['0.9999999', '1.000000']);
    expect(edgeForPlayers('99999/100000')).toBe('99.999%');
  });
});

describe('a measured figure', () => {
  // 0.125, 1.00005 and 0.00025 lie halfway between two figures of the places asked for.
  it('is rounded as an exact one', () => {
    expect([measured(0.125, 2), fixed('1/8', 2)]).toEqual(['0.12', '0.12']);
    expect([measured(1.00005), fixed('100005/100000')]).toEqual(['1.0000', '1.0000']);
    expect([measuredPercent(0.0000025), percent('25/10000000')]).toEqual(['0.0002%', '0.0002%']);
  });
  it('is no figure if it is not a number, and zero if a double only lacks digits', () => {
    expect([
      measured(Number.NaN),
      measured(Infinity, 2, ' s'),
      zScore(Infinity),
      plainNumber(-Infinity),
    ]).toEqual(['–', '–', '–', '–']);
    expect([measured(0.1 + 0.2 - 0.3), measured(-0), zScore(0.1 + 0.2 - 0.3)]).toEqual([
      '0.0000',
      '0.0000',
      '0.00',
    ]);
    expect([plainNumber(1e-9), plainNumber(1e21), plainNumber(0)]).toEqual([
      '0.000000001',
      '1,000,000,000,000,000,000,000',
      '0',
    ]);
  });
});

describe('any fraction', () => {
  /** What a reader takes a figure for: its sign, digits and last place. */
  const read = (shown: string): { value: number; last: number } => {
    const [, sign, whole = '', part = '', size] =
      /^([+−]?)(\d+)(?:\.(\d+))?(?: × 10\^−(\d+))?$/.exec(shown.replaceAll(',', '')) ?? [];
    const power = 10 ** -Number(size ?? 0);
    return {
      value: (sign === '−' ? -1 : 1) * Number(`${whole}.${part || 0}`) * power,
      last: 10 ** -part.length * power,
    };
  };
  const near = fc
    .tuple(
      fc.integer({ min: 0, max: 25 }),
      fc.integer({ min: -99, max: 99 }),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([zeros, off, at]) => ratio(at).add(ratio(BigInt(off), 10n ** BigInt(zeros))));
  const random = fc
    .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 14n }))
    .map(([n, d]) => ratio(n, d));
  const any = fc.oneof(near, random);
  const places = fc.integer({ min: 0, max: 6 });

  const isSaid = (value: Fraction, shown: string, off: 0.5 | 1) => {
    const said = read(shown);
    expect(Math.sign(said.value)).toBe(Number(value.n === 0n ? 0 : value.s));
    expect(Math.abs(said.value - value.valueOf())).toBeLessThanOrEqual(
      off * said.last * (1 + 1e-9) + Math.abs(value.valueOf()) * 1e-14,
    );
  };
  const isCertain = (shown: string) => /^[+−]?100(\.0+)?%/.test(shown);

  it('prints with its own sign, to half of the last place shown, and as certain only where it is', () => {
    fc.assert(
      fc.property(any, places, (value, shown) => {
        const text = toText(value);
        isSaid(value.mul(100), percent(text, shown).replace('%', ''), 0.5);
        isSaid(value, fixed(text, shown), 0.5);
        expect(decimal(text, shown) === '0').toBe(value.n === 0n);
        expect(isCertain(percent(text, shown))).toBe(value.abs().equals(1));
        const players = edgeForPlayers(text);
        isSaid(value.mul(100), players.replace(/%.*/, ''), 1);
        expect(players.includes('gains')).toBe(isNegative(value));
        expect(isCertain(players)).toBe(value.abs().equals(1));
      }),
      { numRuns: 2_000 },
    );
  });
  it('between 0 and 1 is 1 in more than one, and costs more than nothing at its true odds', () => {
    fc.assert(
      fc.property(any, (value) => {
        const chance = value.abs();
        if (chance.n === 0n || chance.gte(1)) return;
        expect(oneIn(chance)).toMatch(/^1 in (?!1(\.0+)?$)[1-9]/);
        expect(trueOdds(chance)).not.toMatch(/^−|^0 to/);
      }),
      { numRuns: 2_000 },
    );
  });
  it('that is a short decimal prints the same when it was measured', () => {
    const short = fc.tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 8 }));
    fc.assert(
      fc.property(short, places, ([digits, size], shown) => {
        const text = toText(ratio(BigInt(digits), 10n ** BigInt(size)));
        expect(measured(Number(`${digits}e-${size}`), shown)).toBe(fixed(text, shown));
      }),
      { numRuns: 2_000 },
    );
  });
});
