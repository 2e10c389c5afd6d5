import { describe, expect, it } from 'vitest';
import { ratio, toText } from '../../exact/fraction';
import { randomStream } from '../../witness/random';
import { harville } from './harville';
import { FinishOrders, LOG_EXPONENTIAL, NORMAL, shiftsFor } from './running-times';

const CHANCES = [ratio(1, 2), ratio(3, 10), ratio(1, 5)];
const AS_NUMBERS = CHANCES.map((chance) => chance.valueOf());

const listsOf = (of: number[], many: number): number[][] =>
  many === 0
    ? [[]]
    : of.flatMap((one) =>
        listsOf(
          of.filter((other) => other !== one),
          many - 1,
        ).map((rest) => [one, ...rest]),
      );

describe('Harville', () => {
  it('gives 1-2-3 the chance 1/2 times 3/5', () => {
    expect(toText(harville(CHANCES, [0, 1, 2]))).toBe('3/10');
    expect(toText(harville(CHANCES, [2, 1]))).toBe('3/40');
  });

  it('adds up to one over all orders', () => {
    const all = listsOf([0, 1, 2], 2).map((order) => harville(CHANCES, order));
    expect(toText(all.reduce((a, b) => a.add(b)))).toBe('1/1');
  });
});

describe('running times', () => {
  it('are Harville’s where their logarithm is shifted and exponential', () => {
    const five = [35, 25, 20, 15, 5].map((hundredths) => ratio(hundredths, 100));
    const orders = new FinishOrders(
      LOG_EXPONENTIAL,
      five.map((chance) => chance.valueOf()),
    );
    for (const order of [[0], [4, 0], [0, 4, 2], [3, 2, 1, 0]])
      expect(orders.chanceOf(order)).toBeCloseTo(harville(five, order).valueOf(), 9);
  });

  it('win as often as they should where they are normal, and their orders add up to one', () => {
    const orders = new FinishOrders(NORMAL, AS_NUMBERS);
    for (const [horse, chance] of AS_NUMBERS.entries())
      expect(orders.chanceOf([horse])).toBeCloseTo(chance, 9);
    const all = listsOf([0, 1, 2], 3).map((order) => orders.chanceOf(order));
    expect(all.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  });

  it('put two horses at the normal distance: Φ(δ/√2) is 0.9213504 where δ is 2', () => {
    const [a = 0, b = 0] = shiftsFor(NORMAL, [0.921350396474857, 0.078649603525143]);
    expect(b - a).toBeCloseTo(2, 8);
  });

  it.each([
    ['fourteen of which one wins once in 1,000', [0.001, ...Array.from({ length: 13 }, () => 0.999 / 13)]],
    ['a favourite and two that win once in a million', [1e-6, 1e-6, 1 - 2e-6]],
    ['a favourite and two that win once in a billion', [1e-9, 1e-9, 1 - 2e-9]],
    ['one that has a cent among ninety trillion dollars', [0.5, 0.4, 0.1, 1.1e-16]],
    ['thirteen that win once in ten billion races each', [...Array(13).fill(1e-10), 1 - 13e-10]],
  ])('are found for %s', (_, chances) => {
    const orders = new FinishOrders(NORMAL, chances);
    for (const [horse, chance] of chances.entries())
      expect(orders.chanceOf([horse]) / chance).toBeCloseTo(1, 6);
  });

  it('are equal for equal horses', () => {
    const orders = new FinishOrders(NORMAL, [0.25, 0.25, 0.25, 0.25]);
    expect(orders.chanceOf([2, 0, 3])).toBeCloseTo(1 / 24, 9);
  });

  it('agree with races drawn at random', () => {
    const random = randomStream(1, 'running times', 0);
    const uniform = () => (random.below(0x20_0000) + 0.5) / 0x20_0000;
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const chances = [0.6, 0.3, 0.1];
    const shifts = shiftsFor(NORMAL, chances);
    const races = 60_000;
    let seen = 0;
    for (let race = 0; race < races; race += 1) {
      const [a = 0, b = 0, c = 0] = shifts.map((shift) => shift + normal());
      if (c < a && a < b) seen += 1;
    }
    const expected = new FinishOrders(NORMAL, chances).chanceOf([2, 0, 1]);
    const deviation = Math.sqrt((expected * (1 - expected)) / races);
    expect(Math.abs(seen / races - expected)).toBeLessThan(4 * deviation);
    // Harville has 0.1 times 2/3: the favourite behind a longshot too often.
    expect(expected).toBeLessThan(1 / 15);
  });
});
