/** What changed is said in words and money: never by a path, never as stored. */
import { describe, expect, it } from 'vitest';
import { Circumstances, DeclaredMeter, Variant, WrittenRow, WrittenWager } from '@/rulebooks/variant';
import { changesBetween } from './changes';

const meter = {
  contribution: '70%',
  reserve: '5%',
  wager: '2.50',
  meter: '48250',
  seed: '10000',
  fixedPaidFrom: 'house',
  players: '3.5',
};
const full = Variant.parse({
  rulebook: 'gb-2007',
  game: 'casino-stud',
  options: { decks: 'one' },
  wagers: { ante: { payTable: 'minimum', pays: { 'three-of-a-kind': '4 to 1' } } },
  written: {
    'own-1': {
      label: 'Lucky seven',
      rows: [{ event: 'sum-seven', label: 'Seven', when: 'total = 7', pays: '4 to 1' }],
      otherwise: 'lose',
    },
  },
  circumstances: {
    limits: { currency: 'GBP', minimum: 100, maximum: 10_000, optional: { minimum: 50, maximum: 2_500 } },
    automated: false,
    temporary: { occasion: 'Fair', from: '2020-01-01', to: '2020-01-08' },
    trial: { from: '2020-01-01', to: '2020-01-08' },
    progressive: meter,
    meters: { progressive: meter },
    premises: 'Northgate',
    contact: 'Desk',
    elsewhere: 'Malta',
    consents: ['Prime Table Games'],
  },
  attestations: {
    'gb-2007/3.2(L)': { by: 'Ann', at: '2020-01-01T10:00:00Z', note: 'Seen', about: 'a'.repeat(64) },
  },
});

type Path = (string | number)[];
const leaves = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
    : [path];

function altered(value: unknown): unknown {
  if (typeof value === 'number') return value * 10;
  if (typeof value === 'boolean') return !value;
  if (value === 'lose') return 'push';
  return value === 'house' ? 'meter' : `${value}1`;
}

function changedAt(path: Path): Variant {
  const copy = structuredClone(full);
  const parent = path.slice(0, -1).reduce((part, key) => part[key as never], copy as never) as never;
  const last = path.at(-1) as never;
  parent[last] = altered(parent[last]) as never;
  return copy;
}

const differ = (before: Variant, after: Variant) =>
  changesBetween(
    { variant: before, at: '2008-01-01', wagers: [], findings: [] },
    { variant: after, at: '2008-01-01', wagers: [], findings: [] },
  );
const STORED = /[{}[\]"]|[a-z]\.[a-z]|[a-z][A-Z]|\bown-1\b|\bundefined\b/;
const shown = (changes: ReturnType<typeof differ>) =>
  changes.map(({ what, before, after }) => `${what} | ${before} | ${after}`);

describe('a field that changed', () => {
  it('is one that the variant below has', () => {
    const keys = (part: object) => Object.keys(part).sort();
    expect(keys(full)).toEqual(keys(Variant.shape));
    expect(keys(full.circumstances)).toEqual(keys(Circumstances.shape));
    expect(keys(meter)).toEqual(keys(DeclaredMeter.shape));
    expect(keys(full.written?.['own-1'] ?? {})).toEqual(keys(WrittenWager.shape));
    expect(keys(full.written?.['own-1']?.rows[0] ?? {})).toEqual(keys(WrittenRow.shape));
  });
  it.each(leaves(full).map((path) => [path.join(' '), path] as const))('in words: %s', (_name, path) => {
    const lines = shown(differ(full, changedAt(path)));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toMatch(STORED);
  });
  it('in words where whole parts come or go', () => {
    const bare = { ...full, wagers: {}, written: undefined, circumstances: {}, attestations: {} };
    for (const line of [...shown(differ(bare, full)), ...shown(differ(full, bare))])
      expect(line).not.toMatch(STORED);
  });
  it('gives money in the currency, and lists in words', () => {
    const { limits } = full.circumstances;
    const after = structuredClone(full);
    after.circumstances = {
      ...after.circumstances,
      limits: limits && { ...limits, maximum: 100_000 },
      meters: { progressive: { ...full.circumstances.meters?.progressive, meter: '50000.5' } },
      consents: ['Prime Table Games', 'Gambling Commission'],
    };
    expect(shown(differ(full, after))).toEqual([
      'Table limits: maximum | £100 | £1,000',
      'Consents on file | Prime Table Games | Prime Table Games; Gambling Commission',
      'Progressive Jackpot: the meter shows | £48,250 | £50,000.50',
    ]);
  });
});

describe('an edge that moved', () => {
  const wager = { ...full.wagers.ante, id: 'ante', label: 'Ante', events: [] };
  const at = (houseEdge: string) => ({
    variant: full,
    at: '2008-01-01',
    wagers: [{ ...wager, houseEdge } as never],
    findings: [],
  });
  it('is said though nothing that was chosen changed, and though both round to the same', () => {
    const told = (before: string, after: string) => shown(changesBetween(at(before), at(after)));
    expect(told('1/4', '1/4')).toEqual([]);
    expect(told('1/4', '1/5')).toEqual(['Ante: house edge | 25.0000 % | 20.0000 %']);
    expect(told('2500000/10000000', '2500001/10000000')).toEqual([
      'Ante: house edge | 25.0000 % (2500000/10000000) | 25.0000 % (2500001/10000000)',
    ]);
  });
});
