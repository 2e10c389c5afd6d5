import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../format/record';
import { defaultVariant } from '../offer/resolve';
import { rulebooks } from '../registry';
import { gameOf } from '../terms/lookup';
import { sha256, variantHash } from '../variant/hash';
import type { Variant } from '../variant/variant';
import { analyseVariant, analysisHash, figuresFrom } from './analyse';
import type { Analysis } from './analysis';

const gb = rulebooks().find(({ id }) => id === 'gb-2007') as Rulebook;
const game = gameOf(gb, 'roulette');
if (!game.ok) throw new Error('no roulette');
const variant: Variant = {
  ...defaultVariant(gb, game.value),
  wagers: {
    'red-black': { payTable: 'minimum', pays: {} },
    'straight-up': { payTable: 'minimum', pays: { win: '36 to 1' } },
    'roulette-rage': { payTable: 'table-2', pays: {} },
  },
};

async function analysed(
  change: { seed?: number; threads?: number; variant?: Variant } = {},
): Promise<Analysis> {
  const result = await analyseVariant(change.variant ?? variant, {
    day: '2008-01-01',
    rounds: 2_000,
    seed: change.seed ?? 7,
    threads: change.threads,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

describe('an analysis', () => {
  it('carries labels, clauses and the actual table of each wager, in the order of the rulebook', async () => {
    const { wagers } = await analysed();
    expect(wagers.map(({ id, label, clause, payTable }) => [id, label, clause, payTable])).toEqual([
      ['straight-up', 'Straight up', '3.2(A)', 'custom'],
      ['red-black', 'Red or black', '3.2(I)', 'minimum'],
      ['roulette-rage', 'Roulette Rage', '3.28', 'table-2'],
    ]);
    // 36 to 1 on one of 37 pockets is fair; half of 1/37 is lost on an even chance.
    expect(wagers.slice(0, 2).map(({ houseEdge }) => houseEdge)).toEqual(['0/1', '1/74']);
  });

  it('reports progress with the names of the rulebook', async () => {
    const told = new Set<string>();
    await analyseVariant(variant, {
      day: '2008-01-01',
      rounds: 2_000,
      seed: 7,
      onProgress: ({ doing }) => told.add(doing),
    });
    expect([...told].sort()).toEqual(
      ['Counting every outcome', 'Playing rounds'].flatMap((doing) =>
        ['Red or black', 'Roulette Rage', 'Straight up'].map((label) => `${doing}: ${label}`),
      ),
    );
  });

  it('has the same hash for any number of threads and any duration', async () => {
    const [one, two] = [await analysed({ threads: 1 }), await analysed({ threads: 2 })];
    expect(one.hash).toBe(two.hash);
    expect(await analysisHash({ ...one, seconds: 99, threads: 64 })).toBe(one.hash);
  });

  it('has another hash once anything that counts differs', async () => {
    const base = await analysed();
    const other = {
      ...variant,
      wagers: { ...variant.wagers, 'red-black': { payTable: 'minimum', pays: { win: '2 to 1' } } },
    };
    expect((await analysed({ seed: 8 })).hash).not.toBe(base.hash);
    expect((await analysed({ variant: other })).hash).not.toBe(base.hash);
    expect(await analysisHash({ ...base, engine: 'another' })).not.toBe(base.hash);
  });

  it('gives the rules the edge of each wager', async () => {
    const analysis = await analysed();
    expect(figuresFrom(analysis)['red-black']?.houseEdge).toBe('1/74');
  });

  it('is refused with problems for a day before the edition', async () => {
    const result = await analyseVariant(variant, { day: '2007-01-01', rounds: 100, seed: 1 });
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'date-before-edition' }] });
  });
});

describe('hashes', () => {
  it('are SHA-256 of the canonical text', async () => {
    // printf '{"a":1,"b":[]}' | sha256sum
    expect(await sha256({ b: [], a: 1 })).toBe(
      'f87e4099e9be5e75094e0a4f46d3dc18a9c37429314a5a2490fb78d31e7e170c',
    );
  });

  it('do not depend on the order of keys, and depend on everything typed', async () => {
    const shuffled = Object.fromEntries(Object.entries(variant).reverse()) as Variant;
    expect(await variantHash(shuffled)).toBe(await variantHash(variant));
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 20 }), async (text) => {
        const changed = { ...variant, wagers: { ...variant.wagers, split: { payTable: text, pays: {} } } };
        expect(await variantHash(changed)).not.toBe(await variantHash(variant));
      }),
      { numRuns: 25 },
    );
  });
});
