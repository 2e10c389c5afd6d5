/** Changes are described in words and money, never by path or as stored. */
import { describe, expect, it } from 'vitest';
import { rulebookFor } from '@/rulebooks/registry';
import { Circumstances, DeclaredMeter, Variant, WrittenRow, WrittenWager } from '@/rulebooks/variant/variant';
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
      play: 'Placed before the deal.',
      label: 'Lucky seven',
      rows: [{ event: 'sum-seven', label: 'Seven', when: 'total = 7', pays: '4 to 1' }],
      otherwise: 'lose',
    },
  },
  circumstances: {
    limits: {
      currency: 'GBP',
      minimum: 100,
      maximum: 10_000,
      inside: { minimum: 150, maximum: 5_000 },
      outside: { minimum: 200, maximum: 7_500 },
      optional: { minimum: 50, maximum: 2_500 },
    },
    automated: false,
    temporary: { occasion: 'Fair', from: '2020-01-01', to: '2020-01-08' },
    trial: { from: '2020-01-01', to: '2020-01-08', premises: 'Annexe', joins: 'A-BCDF-0001' },
    kind: 'variation',
    petitioner: 'A maker',
    sponsor: 'A licensee',
    laboratory: { name: 'Ridge Testing', report: 'RT-1', date: '2020-01-02' },
    progressive: meter,
    meters: { progressive: meter },
    premises: 'Northgate',
    contact: 'Desk',
    elsewhere: 'Malta',
    consents: [
      'Prime Table Games',
      { name: 'Gambling Commission', reference: 'GC-1', date: '2020-01-31' },
      {
        name: 'A maker',
        reference: 'M-1',
        date: '2020-01-31',
        for: [{ about: 'game' }, { about: 'pays', wager: 'ante' }],
        premises: 'Northgate',
        table: 'Pit 4',
        expires: '2020-12-31',
        note: 'Kept in the safe',
        file: 'b'.repeat(64),
      },
    ],
    proprietors: [
      {
        was: 'Prime Table Games',
        name: 'A buyer',
        since: '2020-01-31',
        reference: 'B-1',
        file: 'c'.repeat(64),
      },
    ],
  },
  filed: {
    label: 'Lucky Nines',
    proprietor: 'Nines Ltd',
    rules: {
      equipment: ['A pack'],
      layout: ['A circle'],
      play: ['A card is dealt'],
      dealing: ['The pack is cut'],
      settlement: ['A nine wins'],
      irregularities: ['The round is dealt again'],
    },
    family: 'money-wheel',
    parameters: { segments: [{ id: 'a', count: 2 }] },
    wagers: {
      nine: {
        label: 'Nine',
        explains: 'A nine is dealt',
        side: true,
        model: {
          outcome: 'card',
          describes: ['Four nines'],
          events: [{ event: 'nine', label: 'A nine', settles: 'pays', count: '4' }],
        },
      },
      symbol: { label: 'Symbol', explains: 'It stops there', side: false, wager: 'symbol-a' },
    },
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
  if (value === 'variation') return 'new-game';
  if (value === 'game') return 'progressive';
  if (value === 'pays') return 'wager';
  if (`${value}`.startsWith('2020-')) return `${value}`.replace('2020', '2021');
  return value === 'house' ? 'meter' : `${value}1`;
}

function changedAt(path: Path): Variant {
  const copy = structuredClone(full);
  const parent = path.slice(0, -1).reduce((part, key) => part[key as never], copy as never) as never;
  const last = path.at(-1) as never;
  parent[last] = altered(parent[last]) as never;
  return copy;
}

function judgedBy(variant: Variant) {
  const found = rulebookFor(variant, '2008-01-01');
  return found.ok ? found.value : undefined;
}

const differ = (before: Variant, after: Variant) =>
  changesBetween(
    { variant: before, day: '2008-01-01', wagers: [], findings: [], rulebook: judgedBy(before) },
    { variant: after, day: '2008-01-01', wagers: [], findings: [], rulebook: judgedBy(after) },
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
      consents: [
        { name: 'Prime Table Games', reference: 'PTG-114', date: '2020-02-01' },
        ...(full.circumstances.consents ?? []).slice(2),
      ],
    };
    expect(shown(differ(full, after))).toEqual([
      'Table limits: maximum | £100 | £1,000',
      'Consent of Prime Table Games | no reference, no date | reference PTG-114, 1 February 2020',
      'Consent of Gambling Commission | reference GC-1, 31 January 2020 | null',
      'Progressive Jackpot: the meter shows | £48,250 | £50,000.50',
    ]);
  });
  it('gives what is submitted, by whom, and who tested it', () => {
    const after = structuredClone(full);
    after.circumstances = {
      ...after.circumstances,
      trial: { from: '2020-01-01', to: '2020-01-08', premises: 'Pier', joins: 'A-BCDF-0001' },
      kind: 'composite',
      petitioner: undefined,
      sponsor: 'Another licensee',
      laboratory: { name: 'Ridge Testing', report: 'RT-2', date: '2020-03-04' },
    };
    expect(shown(differ(full, after))).toEqual([
      'Offered as a trial: premises | Annexe | Pier',
      'Kind of submission | Variation of a game | Composite of several games',
      'Petitioner | A maker | null',
      'Sponsoring licensee | A licensee | Another licensee',
      'Testing laboratory | Ridge Testing, report RT-1, 2 January 2020 | Ridge Testing, report RT-2, 4 March 2020',
    ]);
  });
});

describe('rows of a written wager', () => {
  type Row = NonNullable<Variant['written']>[string]['rows'][number];
  const row = (event: string, label: string, when: string, pays = '4 to 1'): Row => ({
    event,
    label,
    when,
    pays,
  });
  const [seven, eight, nine] = [
    row('row-1', 'Seven', 'total = 7'),
    row('row-2', 'Eight', 'total = 8'),
    row('row-3', 'Nine', 'total = 9'),
  ] as const;
  const rows = (...given: Row[]): Variant => ({
    ...full,
    written: { 'own-1': { label: 'Lucky seven', rows: given, otherwise: 'lose' } },
  });
  const changes = (...given: Row[]) => shown(differ(rows(seven, eight, nine), rows(...given)));

  it('are only those that changed: one that is inserted is new, and no other is', () => {
    const triple = row('row-4', 'Triple', 'triple', '9 to 1');
    const inserted = [
      'Lucky seven: order of rows | Seven; Eight; Nine | Triple; Seven; Eight; Nine',
      'Lucky seven: name of “Triple” | null | Triple',
      'Lucky seven: event of “Triple” | null | row 4',
      'Lucky seven: condition of “Triple” | null | triple',
      'Lucky seven: “Triple” pays | null | 9 to 1',
    ];
    expect(changes(triple, seven, eight, nine)).toEqual(inserted);
    // Also where a file numbered its events again.
    const numbered = [triple, seven, eight, nine].map((each, at) => ({ ...each, event: `row-${at + 1}` }));
    expect(changes(...numbered).filter((line) => /condition|pays|name/.test(line))).toEqual(
      inserted.filter((line) => /condition|pays|name/.test(line)),
    );
  });
  it('keep their place in the list where one is removed, renamed or changed', () => {
    expect(changes(seven, nine)).toEqual([
      'Lucky seven: name of “Eight” | Eight | null',
      'Lucky seven: event of “Eight” | row 2 | null',
      'Lucky seven: condition of “Eight” | total = 8 | null',
      'Lucky seven: “Eight” pays | 4 to 1 | null',
      'Lucky seven: order of rows | Seven; Eight; Nine | Seven; Nine',
    ]);
    expect(changes(seven, { ...eight, label: 'Ada' }, nine)).toEqual([
      'Lucky seven: name of “Ada” | Eight | Ada',
    ]);
    expect(changes(seven, { ...eight, when: 'total = 6' }, nine)).toEqual([
      'Lucky seven: condition of “Eight” | total = 8 | total = 6',
    ]);
  });
  it('are shown in their order where that changed: the first that holds decides', () => {
    expect(changes(eight, seven, nine)).toEqual([
      'Lucky seven: order of rows | Seven; Eight; Nine | Eight; Seven; Nine',
    ]);
  });
});

describe('an edge that moved', () => {
  const wager = { ...full.wagers.ante, id: 'ante', label: 'Ante', events: [] };
  const at = (houseEdge: string) => ({
    variant: full,
    day: '2008-01-01',
    wagers: [{ ...wager, houseEdge } as never],
    findings: [],
    rulebook: judgedBy(full),
  });
  it('is said though nothing that was chosen changed, and though both round to the same', () => {
    const told = (before: string, after: string) => shown(changesBetween(at(before), at(after)));
    expect(told('1/4', '1/4')).toEqual([]);
    expect(told('1/4', '1/5')).toEqual(['Ante: house edge | 25.0000% | 20.0000%']);
    expect(told('2500000/10000000', '2500001/10000000')).toEqual([
      'Ante: house edge | 25.0000% (2500000/10000000) | 25.0000% (2500001/10000000)',
    ]);
  });
});
