import { describe, expect, it } from 'vitest';
import type { RowUse } from '@/simulations/wagers/distribution';
import { rowNote } from './row-notes';

const SPINS = { universe: 37n, outcome: 'spin' };
const row = (event: string, holds: bigint, takenBy: [string, bigint][] = []): RowUse => ({
  event,
  holds,
  takenBy: takenBy.map(([by, count]) => ({ event: by, count })),
});

describe('a row', () => {
  it('that never holds is to be changed or removed', () => {
    expect(rowNote([row('a', 0n)], 0, SPINS)).toMatchObject({
      kind: 'never',
      says: expect.stringContaining('no spin'),
    });
  });

  it('that is never reached names the rows before it that decide', () => {
    const rows = [
      row('a', 9n),
      row('b', 9n),
      row('c', 12n, [
        ['a', 3n],
        ['b', 9n],
      ]),
    ];
    expect(rowNote(rows, 2, SPINS)).toEqual({
      kind: 'unreached',
      says: 'Never paid: whenever it holds, row 1 or row 2 above it holds as well and decides. Move it up, or remove it.',
    });
  });

  it('that shares outcomes with earlier ones says how many each of them takes', () => {
    const rows = [
      row('a', 18n),
      row('b', 1n),
      row('c', 12n, [
        ['a', 6n],
        ['b', 0n],
      ]),
    ];
    expect(rowNote(rows, 2, SPINS)).toEqual({
      kind: 'overlaps',
      says: 'It holds in 32.4324% of all spins; an earlier row decides 50.0000% of those (row 1).',
    });
  });

  it('that holds always leaves nothing for those below it', () => {
    const rows = [row('a', 37n), row('b', 5n, [['a', 5n]])];
    expect(rowNote(rows, 0, SPINS)?.kind).toBe('always');
    expect(rowNote(rows.slice(0, 1), 0, SPINS)).toBeUndefined();
  });

  it('that shares nothing with the others needs no note', () => {
    expect(rowNote([row('a', 18n), row('b', 1n, [['a', 0n]])], 1, SPINS)).toBeUndefined();
  });
});
