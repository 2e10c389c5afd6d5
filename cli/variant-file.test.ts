import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { variantHash } from '@/rulebooks/hash';
import { rulebooks } from '@/rulebooks/registry';
import { assay, json, ROULETTE } from './in-process';
import { chosenVariant } from './variant-options';

const TODAY = new Date('2024-01-15T12:00:00Z');
const NOTHING = { option: [], wager: [], payTable: [], pays: [], progressive: [] };
const folder = mkdtempSync(path.join(tmpdir(), 'variant-'));
const file = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

function variantOf(options: Parameters<typeof chosenVariant>[0]) {
  const chosen = chosenVariant(options, TODAY);
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.problems));
  return chosen.value;
}

const BACCARAT = { ...NOTHING, rulebook: 'co-rule-28', game: 'baccarat' };

describe('a saved variant', () => {
  for (const rulebook of rulebooks())
    it(`reads back to the same hash for every game of ${rulebook.id}`, async () => {
      for (const { id: game } of rulebook.games)
        for (const change of [{}, { minimum: '5', maximum: '500', consent: ['A proprietor'] }]) {
          const saved = file('saved.json');
          const options = { ...NOTHING, rulebook: rulebook.id, game, ...change };
          const before = variantOf({ ...options, saveVariant: saved });
          const after = variantOf({ ...NOTHING, variant: saved });
          expect(after.at).toBe(before.at);
          expect(await variantHash(after.variant), game).toBe(await variantHash(before.variant));
        }
    });

  it('takes options over what the file says', () => {
    const saved = file('over.json');
    variantOf({ ...BACCARAT, minimum: '5', maximum: '500', automated: true, saveVariant: saved });
    const { variant } = variantOf({
      ...NOTHING,
      variant: saved,
      option: ['decks=6'],
      maximum: '50',
      minimum: '1',
    });
    expect(variant.options.decks).toBe('6');
    expect(variant.circumstances).toMatchObject({ automated: true, limits: { minimum: 100, maximum: 5000 } });
  });

  it('refuses a field that it does not know', async () => {
    const saved = file('unknown.json');
    variantOf({ ...BACCARAT, saveVariant: saved });
    const given = JSON.parse(readFileSync(saved, 'utf8'));
    writeFileSync(saved, JSON.stringify({ ...given, circumstances: { limit: 3 } }));
    const { code, err } = await assay('check', '--variant', saved);
    expect(code).toBe(2);
    expect(err).toContain('has no field “circumstances.limit”');
    expect((await assay('check', ...ROULETTE, '--variant', saved)).code).toBe(2);
  });
});

it('gives one hash to three spellings of a percentage', async () => {
  const hashes = ['10', '10%', '10 %'].map((share) =>
    variantHash(variantOf({ ...BACCARAT, option: [`vigorish=${share}`] }).variant),
  );
  expect(new Set(await Promise.all(hashes)).size).toBe(1);
});

it('gives one hash to three spellings of what is added to a meter', async () => {
  const named = { ...NOTHING, rulebook: 'gb-2007', game: 'casino-stud' };
  const hashes = ['70%', '70 %', '7/10'].map((share) =>
    variantHash(variantOf({ ...named, progressive: [`contribution=${share}`, 'meter=50000'] }).variant),
  );
  expect(new Set(await Promise.all(hashes)).size).toBe(1);
});

describe('rounded vigorish', () => {
  const args = ['analyse', '--rulebook', 'co-rule-28', '--game', 'baccarat', '--at', '2024-01-15'].concat([
    '--wager',
    'banker',
    '--option',
    'vigorish-rounding=up',
    '--rounds',
    '2000',
  ]);

  it('costs 10.2299 % at $1 and 4.4974 % at $2', async () => {
    const limits = ['--minimum', '1', '--maximum', '2'];
    const { out } = await assay(...args, ...limits);
    expect(out).toMatch(/\$1 +\$0\.25 +10\.2299 %/);
    expect(out).toMatch(/\$2 +\$0\.25 +4\.4974 %/);
    const read = await json<{ commission: { banker: { limited: boolean } } }>(...args, ...limits);
    expect(read.commission.banker.limited).toBe(true);
  });

  it('is said to be left out where no limits are given', async () => {
    expect((await assay(...args)).out).toContain('leaves out the rounding of the vigorish; give --minimum');
  });
});
