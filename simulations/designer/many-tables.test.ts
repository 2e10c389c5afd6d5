import { describe, expect, inject, it } from 'vitest';
import { ratio } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import type { PayTable } from '../pays/pay-table';
import { design, designInSlices } from './design';
import { madeUpWager } from './made-up-wager';
import { LIMITS, type Question } from './question';

/** Five cards from 52, in the order of poker hands. */
const POKER = [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920, 2_062_860];
const STEPS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 1000,
].map((n) => `${n} to 1`);
const large = (more: Partial<Question> = {}): Question => {
  const { distribution, spec } = madeUpWager(POKER);
  return {
    distribution,
    spec,
    edge: { from: ratio(4, 100), to: ratio(5, 100) },
    schedules: [POKER.slice(0, -1).map((_, i) => ({ event: `e${i}`, choices: STEPS }))],
    order: { rule: 'never-less', families: [POKER.slice(0, -1).map((_, i) => `e${i}`)] },
    ...more,
  };
};

describe('a table with more choices than can be listed', () => {
  it('is answered by a spread of volatility, and says that there are more', () => {
    const { proposals, found, counted } = design(large(), {
      ...LIMITS,
      nodes: inject('mutating') ? 250_000 : 1_000_000,
    });
    expect(counted).toBe(false);
    expect(found).toBeGreaterThan(10_000);
    expect(proposals.length).toBeGreaterThan(20);
    const deviations = proposals.map(({ figures }) => figures.standardDeviation);
    expect(deviations).toEqual([...deviations].sort((a, b) => a - b));
    expect(inTable(deviations.at(-1)) / inTable(deviations[0])).toBeGreaterThan(2);
  });

  it('gives the same answer each time, even in slices', async () => {
    const limits = { ...LIMITS, nodes: inject('mutating') ? 60_000 : 300_000 };
    const names = (proposals: { pays: PayTable }[]) => proposals.map(({ pays }) => JSON.stringify(pays));
    const progress: number[] = [];
    let pauses = 0;
    const sliced = await designInSlices(
      large(),
      {
        pause: async () => {
          pauses += 1;
        },
        onProgress: ({ done }) => progress.push(done),
        slice: 0,
      },
      limits,
    );
    expect(names(sliced?.proposals ?? [])).toEqual(names(design(large(), limits).proposals));
    expect(pauses).toBeGreaterThan(10);
    expect(progress.length).toBeGreaterThan(10);
  });

  it('stops when asked to', async () => {
    const stop = new AbortController();
    const result = await designInSlices(large(), {
      signal: stop.signal,
      pause: async () => stop.abort(),
      slice: 0,
    });
    expect(result).toBeUndefined();
  });
});
