import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dealer } from '../wagers/dealer';
import { BLOCK_ROUNDS, blocksIn, playBlocks } from './play';
import { randomStream, streamOver } from './random';
import { testimony } from './testimony';

const coin: Dealer = { events: ['heads', 'tails'], play: (random) => random.below(2) };
const toss = (rounds: number, from: number, to: number) =>
  playBlocks({ dealer: coin, subject: 'coin', seed: 7, rounds, from, to });

describe('random streams', () => {
  it('depend on seed, subject and block, and on nothing else', () => {
    const draw = ([seed, subject, block]: readonly [number, string, number]) => {
      const stream = randomStream(seed, subject, block);
      return Array.from({ length: 8 }, () => stream.below(1_000_000)).join();
    };
    const names = [
      [1, 'a', 0],
      [2, 'a', 0],
      [2 ** 32 + 1, 'a', 0],
      [1, 'b', 0],
      [1, 'ab', 0],
      [1, 'a', 1],
    ] as const;
    expect(new Set(names.map(draw)).size).toBe(names.length);
    for (const name of names) expect(draw(name)).toBe(draw(name));
  });

  it('refuse seeds and bounds that they cannot honour', () => {
    for (const seed of [-1, 0.5, Number.NaN, 2 ** 53])
      expect(() => randomStream(seed, 'a', 0)).toThrow(RangeError);
    const stream = randomStream(1, 'a', 0);
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 21 + 1])
      expect(() => stream.below(below)).toThrow(RangeError);
  });

  it('draw again exactly where a word would favour some results', () => {
    // 2^32 = 6 x 715,827,882 + 4: of the words, those whose product with 6 leaves less than 4 are one too many.
    const words = [0, 0x8000_0000, 1_431_655_766, 0xffff_ffff];
    const stream = streamOver({ next: () => words.shift() ?? Number.NaN });
    expect(stream.below(6)).toBe(2);
    expect(stream.below(6)).toBe(5);
    expect(words).toEqual([]);
  });

  it('stay below the bound', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, below) => {
        const stream = randomStream(seed, 'bound', 0);
        for (let i = 0; i < 50; i += 1) {
          const drawn = stream.below(below);
          if (!(Number.isInteger(drawn) && drawn >= 0 && drawn < below)) return false;
        }
        return true;
      }),
    );
  });

  it.each([2, 6, 36, 37, 38, 52, 216])('are uniform below %i, singly and in pairs', (below) => {
    const draws = 400_000;
    const single = new Float64Array(below);
    const pairs = new Float64Array(below * below);
    const stream = randomStream(11, 'even', below);
    for (let i = 0, last = 0; i < draws; i += 1) {
      const drawn = stream.below(below);
      single[drawn] = (single[drawn] ?? 0) + 1;
      pairs[last * below + drawn] = (pairs[last * below + drawn] ?? 0) + 1;
      last = drawn;
    }
    expect(Math.abs(zOfChiSquare(single, draws))).toBeLessThan(4);
    expect(Math.abs(zOfChiSquare(pairs, draws))).toBeLessThan(4);
  });

  it('of neighbouring blocks and seeds are independent of each other', () => {
    const pairs = new Float64Array(36);
    let draws = 0;
    for (let block = 0; block < 2_000; block += 1) {
      const [a, b] = [randomStream(5, 'x', block), randomStream(5, 'x', block + 1)];
      for (let i = 0; i < 50; i += 1, draws += 1) {
        const cell = a.below(6) * 6 + b.below(6);
        pairs[cell] = (pairs[cell] ?? 0) + 1;
      }
    }
    expect(Math.abs(zOfChiSquare(pairs, draws))).toBeLessThan(4);
  });
});

/** Pearson's statistic against equal shares, as a standard score (Wilson and Hilferty). */
function zOfChiSquare(counts: Float64Array, draws: number): number {
  const expected = draws / counts.length;
  const degrees = counts.length - 1;
  const statistic = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread);
}

describe('blocks of rounds', () => {
  it('add up to the whole however they are cut, the last one short', () => {
    const rounds = 3 * BLOCK_ROUNDS + 1_234;
    expect(blocksIn(rounds)).toBe(4);
    const whole = toss(rounds, 0, 4);
    expect((whole[0] ?? 0) + (whole[1] ?? 0)).toBe(rounds);
    const cut = [toss(rounds, 3, 4), toss(rounds, 0, 1), toss(rounds, 1, 3)];
    expect(cut.reduce((sum, part) => sum.map((count, i) => count + (part[i] ?? 0)))).toEqual(whole);
  });

  it('refuse a number of rounds that is negative, not whole or too large', () => {
    for (const rounds of [-1, 1.5, 2 ** 53]) expect(() => toss(rounds, 0, 1)).toThrow(RangeError);
  });
});

describe('testimony', () => {
  const figures = (houseEdge: string, standardDeviation: number, nets: [string, string][]) => ({
    houseEdge,
    standardDeviation,
    events: nets.map(([id, net]) => ({
      id,
      net,
      label: id,
      count: '0',
      probability: '0/1',
      pays: '',
      contribution: '',
    })),
  });
  const even = figures('0/1', 1, [
    ['heads', '1/1'],
    ['tails', '-1/1'],
  ]);

  it('gives mean, standard error and z as worked by hand', () => {
    const counts = new Map([
      ['heads', 4_900],
      ['tails', 5_100],
    ]);
    // The house gained 200 in 10,000 tosses; the standard error is 1/100.
    expect(testimony({ wager: 'coin', rounds: 10_000, seed: 7, counts, figures: even })).toEqual({
      wager: 'coin',
      rounds: 10_000,
      seed: 7,
      mean: 0.02,
      standardError: 0.01,
      z: 2,
      counts: [
        { event: 'heads', count: 4_900 },
        { event: 'tails', count: 5_100 },
      ],
    });
  });

  it('has z = 0 where nothing varies, and events unseen count as none', () => {
    const sure = figures('1/1', 0, [
      ['heads', '-1/1'],
      ['tails', '-1/1'],
    ]);
    const told = testimony({
      wager: 'sure',
      rounds: 5,
      seed: 1,
      counts: new Map([['heads', 5]]),
      figures: sure,
    });
    expect(told).toMatchObject({ mean: 1, standardError: 0, z: 0 });
    expect(told.counts[1]).toEqual({ event: 'tails', count: 0 });
  });

  it('is refused for rounds that were not counted', () => {
    const counts = new Map([['heads', 4]]);
    expect(() => testimony({ wager: 'coin', rounds: 5, seed: 1, counts, figures: even })).toThrow(RangeError);
  });
});
