import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fraction, fromText, ONE, ratio, sum, toText, ZERO } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import { figuresFor } from '../testing/figures-for';
import { lossBands } from './bands';
import { bandsSaid } from './bands-in-words';
import { latticeOf } from './lattice';

type Case = [count: number, net: Fraction];

function known(cases: Case[]) {
  const all = cases.reduce((total, [count]) => total + count, 0);
  const mean = sum(cases.map(([count, net]) => net.mul(ratio(count, all))));
  const squares = sum(cases.map(([count, net]) => net.mul(net).mul(ratio(count, all))));
  return {
    houseEdge: toText(mean.neg()),
    standardDeviation: Math.sqrt(squares.sub(mean.mul(mean)).valueOf()),
    events: cases.map(([count, net], i) => ({
      id: `${i}`,
      label: '',
      count: `${count}`,
      probability: toText(ratio(count, all)),
      pays: '',
      net: toText(net),
      contribution: '0/1',
    })),
  };
}

/** Every course of the rounds, one round at a time, in fractions. */
function written(cases: Case[], rounds: number): [gain: Fraction, chance: Fraction][] {
  const all = cases.reduce((total, [count]) => total + count, 0);
  let sums = new Map<string, Fraction>([['0/1', ONE]]);
  for (let round = 0; round < rounds; round += 1) {
    const next = new Map<string, Fraction>();
    for (const [before, chance] of sums)
      for (const [count, net] of cases) {
        const after = toText(fromText(before).sub(net));
        next.set(after, (next.get(after) ?? ZERO).add(chance.mul(ratio(count, all))));
      }
    sums = next;
  }
  return [...sums]
    .map(([gain, chance]): [Fraction, Fraction] => [fromText(gain), chance])
    .filter(([, chance]) => chance.n !== 0n)
    .sort(([a], [b]) => a.compare(b));
}

/** The first result, from one end, at which more than the tail is reached. */
function end(sums: [Fraction, Fraction][], tail: Fraction): number {
  let total = ZERO;
  for (const [gain, chance] of sums) {
    total = total.add(chance);
    if (total.gt(tail)) return Number(gain.valueOf().toPrecision(12));
  }
  throw new RangeError('no end');
}

/** Chances of 0, 1, 2, ... hits in `n` rounds, each from the one before. */
function binomial(n: number, p: number): number[] {
  const chances = [(1 - p) ** n];
  for (let k = 1; k <= n; k += 1) chances.push(((inTable(chances[k - 1]) * (n - k + 1)) / k) * (p / (1 - p)));
  return chances;
}

const RAGE = Object.fromEntries(
  [6, 10, 20, 30, 40, 60, 100, 200, 400, 1000, 2000].map((win, i) => [`run-${i + 4}`, `${win} to 1`]),
);

describe('bands', () => {
  const net = fc.tuple(fc.integer({ min: -6, max: 40 }), fc.integer({ min: 1, max: 4 }));
  const cases = fc.array(fc.tuple(fc.integer({ min: 1, max: 97 }), net), { minLength: 1, maxLength: 4 });

  it('of a few rounds are those of every course written out in fractions', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 6 }), (drawn, rounds) => {
        const each = drawn.map(([count, [n, d]]): Case => [count, ratio(n, d)]);
        const sums = written(each, rounds);
        const tails = [ratio(1, 20), ratio(1, 40), ratio(1, 200)];
        expect(lossBands(known(each), [rounds])).toEqual(
          tails.map((tail, i) => ({
            rounds,
            confidence: [0.9, 0.95, 0.99][i],
            method: 'exact',
            low: end(sums, tail),
            high: end([...sums].reverse(), tail),
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('of a single number over 1,000 spins are those of the binomial distribution', () => {
    const bands = lossBands(
      known([
        [1, ratio(35)],
        [36, ratio(-1)],
      ]),
      [1_000],
    );
    const chances = binomial(1_000, 1 / 37);
    for (const { confidence, low, high } of bands) {
      const tail = (1 - confidence) / 2;
      const few = (hits: number) => chances.slice(0, hits).reduce((total, chance) => total + chance, 0);
      const [most, fewest] = [(1_000 - low) / 36, (1_000 - high) / 36];
      expect(few(fewest)).toBeLessThanOrEqual(tail);
      expect(few(fewest + 1)).toBeGreaterThan(tail);
      expect(1 - few(most + 1)).toBeLessThanOrEqual(tail);
      expect(1 - few(most)).toBeGreaterThan(tail);
    }
  });

  it('of Roulette Rage over 1,000 rounds are skewed, as issue 10 has them', () => {
    const figures = figuresFor('colour-run', {}, 'run', RAGE);
    const bands = lossBands(figures, [1_000]);
    expect(bands[2]).toEqual({ rounds: 1_000, confidence: 0.99, method: 'exact', low: -2174, high: 539 });
  });

  // From long doubles with 64 bits, the transform squared again and again, in numpy.
  it('of a million rounds end at the very step', () => {
    const banker = lossBands(
      known([
        [8_954_111_587_648, ratio(19, 20)],
        [1_857_919_634_661, ZERO],
        [8_712_962_041_376, ratio(-1)],
      ]),
      [100_000, 1_000_000],
    );
    expect(banker.map(({ confidence, low, high }) => [confidence, low, high])).toEqual(
      expect.arrayContaining([
        [0.99, 302.55, 1_813.3],
        [0.9, 9_053.7, 12_104.45],
        [0.99, 8_190.35, 12_967.85],
      ]),
    );
    const rage = lossBands(figuresFor('colour-run', {}, 'run', RAGE), [1_000_000]);
    expect(rage[2]).toMatchObject({ confidence: 0.99, method: 'exact', low: 3_923, high: 85_408 });
  });

  it('go on beyond a sum where the tail ends with it exactly', () => {
    const bands = lossBands(
      known([
        [1, ratio(1)],
        [18, ZERO],
        [1, ratio(-1)],
      ]),
      [1],
    );
    expect(bands.map(({ confidence, method, low, high }) => [confidence, method, low, high])).toEqual([
      [0.9, 'exact', 0, 0],
      [0.95, 'exact', -1, 1],
      [0.99, 'exact', -1, 1],
    ]);
  });

  it('take the outer of two sums, and say so, where the tail ends on one and the sums are too many to count', () => {
    const bands = lossBands(
      known([
        [1, ratio(250_000)],
        [16, ZERO],
        [1, ratio(1)],
        [1, ratio(-2)],
        [1, ratio(-249_999)],
      ]),
      [1],
    );
    expect(bands[0]).toMatchObject({ confidence: 0.9, method: 'outer', low: -250_000, high: 249_999 });
    expect(bands[1]).toMatchObject({ confidence: 0.95, method: 'exact', low: -250_000, high: 249_999 });
    expect(bandsSaid(bands)).toContain('one band may reach one possible sum too far');
  });

  it('never pass what can be won or lost', () => {
    const rare: Case[] = [
      [1, ratio(1_000_000)],
      [9_999_999, ratio(-1)],
    ];
    for (const { rounds, low, high } of lossBands(known(rare))) {
      expect(high).toBeLessThanOrEqual(rounds);
      expect(low).toBeGreaterThanOrEqual(-1_000_000 * rounds);
    }
    expect(lossBands(known([[1, ratio(-1)]]), [1_000])[0]).toMatchObject({ low: 1_000, high: 1_000 });
  });

  it('are normal on a lattice too fine only where that is proven to be close', () => {
    // Steps of a ten-millionth: no transform is long enough. Berry and Esseen: 0.4748 * 1.0134 / sqrt(rounds).
    const fine: Case[] = [
      [18, ratio(10_000_001, 10_000_000)],
      [1, ZERO],
      [19, ratio(-1)],
    ];
    const bands = lossBands(known(fine));
    expect(bands.map(({ rounds, confidence, method }) => [rounds, confidence, method])).toEqual([
      [10_000, 0.9, 'normal'],
      [100_000, 0.9, 'normal'],
      [100_000, 0.95, 'normal'],
      [1_000_000, 0.9, 'normal'],
      [1_000_000, 0.95, 'normal'],
      [1_000_000, 0.99, 'normal'],
    ]);
    // Beside the exact bands of the same wager paid 1 to 1.
    const plain = lossBands(
      known([
        [18, ONE],
        [1, ZERO],
        [19, ratio(-1)],
      ]),
    );
    for (const { rounds, confidence, low, high } of bands) {
      const exact = plain.find((band) => band.rounds === rounds && band.confidence === confidence);
      expect(Math.abs(low - (exact?.low ?? 0)) / Math.sqrt(rounds)).toBeLessThan(0.02);
      expect(Math.abs(high - (exact?.high ?? 0)) / Math.sqrt(rounds)).toBeLessThan(0.02);
    }
  });

  it('know the lattice of sums', () => {
    const { least, step, points } = latticeOf(
      known([
        [1, ratio(19, 20)],
        [1, ratio(-1)],
        [2, ZERO],
      ]).events,
    );
    expect([toText(least), toText(step)]).toEqual(['-19/20', '1/20']);
    expect(points.map(({ steps }) => steps)).toEqual([0, 39, 19]);
  });
});
