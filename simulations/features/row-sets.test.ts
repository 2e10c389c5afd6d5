import { describe, expect, it } from 'vitest';
import type { Method } from '../wagers/distribution';
import { type ConditionWager, loses, pays } from './condition';
import { MOST_SETS, RowSets } from './row-sets';

const METHOD: Method = { id: 'enumeration', explains: 'Every number.', reductions: [] };

/** Row i holds where the number has the bit i. */
const byBits = (bits: number): ConditionWager => ({
  rows: Array.from({ length: bits }, (_, bit) => ({
    event: pays(`bit-${bit}`, `Bit ${bit}`),
    when: { looksAt: ['number'], holds: (number: number) => ((number >> bit) & 1) === 1 },
  })),
  otherwise: loses('None'),
});

function counted(bits: number) {
  const sets = new RowSets(byBits(bits));
  const sort = sets.sorter(['number']);
  const counts: bigint[] = [];
  for (let number = 0; number < 2 ** bits; number += 1) {
    const heap = sort([number]);
    counts[heap] = (counts[heap] ?? 0n) + 1n;
  }
  return sets.distribution({ universe: 2n ** BigInt(bits), counts, method: METHOD });
}

describe('rows that hold together', () => {
  it('are counted by which decides and which is taken', () => {
    const { outcomes, rows } = counted(3);
    expect(outcomes.map(({ count }) => count)).toEqual([4n, 2n, 1n, 1n]);
    expect(rows?.map(({ holds, takenBy }) => [holds, takenBy.map(({ count }) => count)])).toEqual([
      [4n, []],
      [4n, [2n]],
      [4n, [2n, 1n]],
    ]);
  });

  it('are counted up to the limit of combinations, and refused beyond', () => {
    expect(counted(Math.log2(MOST_SETS)).outcomes[0]?.count).toBe(BigInt(MOST_SETS / 2));
    expect(() => counted(Math.log2(MOST_SETS) + 1)).toThrow('Write fewer rows');
  });
});
