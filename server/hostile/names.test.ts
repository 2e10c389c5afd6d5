/** Every name that a person gives: what only a figure or an authority can say is refused at its field. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { claimInName } from '@/rulebooks/names/claim-in-name';
import { storedVariant } from '@/rulebooks/variant/stored-variant';
import { KeptVariant } from '@/rulebooks/variant/variant';
import { problemsOf } from '../access/input-problems';
import { BoundedVariant } from '../access/inputs';
import { appRouter } from '../api/api';
import { ADMINISTRATOR, MEMBER, type TestSite, testSite } from '../testing/site';
import { leavesOf } from './leaves';

const CLAIMS = [
  'The Approved Room',
  'Аррrоvеd',
  'A p p r o v e d',
  'Appr0ved',
  'Apprøved',
  'House edge 1',
  'Edge: nil',
  'Gambling Cornmission',
];
const HONEST = [
  'Северные ворота',
  'Βόρεια Πύλη',
  '北門',
  'نورثجيت',
  'Tromsø & Łódź',
  'R. T. Parker',
  'The Edge, Leeds',
];

const token = 'x'.repeat(40);
const password = 'a long enough password';

/** By the procedure that takes it and the path of the name in its input. */
const GIVEN: Record<string, (name: string) => unknown> = {
  'accounts.accept': (name) => ({ token, name, password }),
  'accounts.setUp': (name) => ({ token, name, email: 'a@b.example', password }),
  'accounts.createOrganisation': (name) => ({ name, kind: 'operator' }),
  'drafts.create': (name) => ({ rulebook: 'gb-2007', game: 'big-six', name }),
  'drafts.createFromFile': (name) => ({ file: '{}', name }),
  'letterhead.set': (name) => ({ name }),
  'editions.create': (name) => ({ rulebook: 'gb-2007', name }),
  'editions.save': (name) => ({ id: 'a', revision: 1, name, text: '{}' }),
  'feeSchedules.create': (name) => ({
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'timed',
    line: 1,
    name,
  }),
  'poolRules.create': (name) => ({ rulebook: 'hk-pari-mutuel', name }),
  'poolRules.save': (name) => ({ id: 'a', revision: 1, name, content: { pools: [] } }),
  'feeSchedules.save': (name) => ({ id: 'a', revision: 1, name, rows: [] }),
  'meetings.create': (name) => ({ name, venue: 'Happy Valley', day: '2026-11-25' }),
  'meetings.saveCard': (name) => ({
    id: 'a',
    revision: 1,
    name,
    venue: 'Happy Valley',
    day: '2026-11-25',
    card: { races: [], pools: [] },
  }),
  'results.makeKey': (name) => ({ name }),
  'reviews.saveView': (name) => ({ name, filters: '' }),
  'tables.add': (name) => ({ premises: 'The pier', name }),
  'drafts.save': (name) => ({ id: 'a', revision: 1, name, variant: VARIANT }),
};

const written = (label: string, row: string, play = 'Placed before the spin.') => ({
  'own-1': {
    label,
    play,
    rows: [{ event: 'row-1', label: row, when: 'symbol == "g"', pays: '30 to 1' }],
    otherwise: 'lose',
  },
});
const TEMPORARY = {
  occasion: 'The fair',
  from: '2008-02-01',
  to: '2008-02-08',
  premises: 'The pier',
  change: 'The joker pays more.',
  further: [{ occasion: 'The regatta', from: '2008-03-01', to: '2008-03-02', premises: 'The quay' }],
};
const temporary = (part: object) => ({ circumstances: { temporary: { ...TEMPORARY, ...part } } });
const further = (part: object) => temporary({ further: [{ ...TEMPORARY.further[0], ...part }] });

const CONSENT = {
  name: 'Somebody',
  reference: 'S 12',
  date: '2007-12-01',
  for: [{ about: 'wager', wager: 'symbol-a' }],
  premises: 'P',
  table: 'T',
  expires: '2008-12-01',
  note: 'N',
  file: 'a'.repeat(64),
};
const TRANSFER = {
  was: 'Somebody',
  name: 'Somebody else',
  since: '2008-01-01',
  reference: 'B 1',
  file: 'b'.repeat(64),
};

const line = 'A card is dealt.';
const RULES = {
  equipment: [line],
  layout: [line],
  play: [line],
  dealing: [line],
  settlement: [line],
  irregularities: [line],
};
const FILED_WAGER = {
  label: 'Nine',
  explains: 'A nine is dealt.',
  side: false,
  wager: 'nine',
  model: {
    outcome: 'card',
    describes: [line],
    events: [{ event: 'nine', label: 'A nine', settles: 'pays', count: '4' }],
  },
};
const FILED = {
  label: 'Nines',
  proprietor: 'Somebody',
  rules: RULES,
  drawing: 'c'.repeat(64),
  family: 'roulette',
  parameters: { zeros: 1 },
  wagers: { nine: FILED_WAGER },
};
const filed = (part: object) => ({ filed: { ...FILED, ...part } });
const filedWager = (part: object) => filed({ wagers: { nine: { ...FILED_WAGER, ...part } } });
const filedModel = (part: object) => filedWager({ model: { ...FILED_WAGER.model, ...part } });

const IN_A_VARIANT: Record<string, (name: string) => object> = {
  'written.own-1.label': (name) => ({ written: written(name, 'The joker') }),
  'written.own-1.play': (play) => ({ written: written('Anything dear', 'The joker', play) }),
  'written.own-1.rows.0.label': (name) => ({ written: written('Anything dear', name) }),
  'filed.label': (label) => filed({ label }),
  'filed.proprietor': (proprietor) => filed({ proprietor }),
  'filed.wagers.nine.label': (label) => filedWager({ label }),
  'filed.wagers.nine.explains': (explains) => filedWager({ explains }),
  'filed.wagers.nine.model.outcome': (outcome) => filedModel({ outcome }),
  'filed.wagers.nine.model.events.0.label': (label) =>
    filedModel({ events: [{ ...FILED_WAGER.model.events[0], label }] }),
  'circumstances.premises': (premises) => ({ circumstances: { premises } }),
  'circumstances.contact': (contact) => ({ circumstances: { contact } }),
  'circumstances.petitioner': (petitioner) => ({ circumstances: { petitioner } }),
  'circumstances.sponsor': (sponsor) => ({ circumstances: { sponsor } }),
  'circumstances.trial.premises': (premises) => ({
    circumstances: { trial: { from: '2008-02-01', to: '2008-05-01', premises } },
  }),
  'circumstances.temporary.occasion': (occasion) => temporary({ occasion }),
  'circumstances.temporary.premises': (premises) => temporary({ premises }),
  'circumstances.temporary.change': (change) => temporary({ change }),
  'circumstances.temporary.further.0.occasion': (occasion) => further({ occasion }),
  'circumstances.temporary.further.0.premises': (premises) => further({ premises }),
};

/** What says who allows or agreed, and by which letter: it may name an authority and say “approved”, in one alphabet. */
const OF_AUTHORITIES: Record<string, (name: string) => object> = {
  ...Object.fromEntries(
    Object.keys(RULES).map((part) => [
      `filed.rules.${part}.0`,
      (text: string) => filed({ rules: { ...RULES, [part]: [text] } }),
    ]),
  ),
  'filed.wagers.nine.model.describes.0': (text) => filedModel({ describes: [text] }),
  'circumstances.elsewhere': (elsewhere) => ({ circumstances: { elsewhere } }),
  'circumstances.laboratory.name': (name) => ({ circumstances: { laboratory: { name, report: 'R' } } }),
  'circumstances.laboratory.report': (report) => ({
    circumstances: { laboratory: { name: 'Somebody', report } },
  }),
  ...Object.fromEntries(
    ['name', 'reference', 'premises', 'table', 'note'].map((part) => [
      `circumstances.consents.0.${part}`,
      (text: string) => ({ circumstances: { consents: [{ ...CONSENT, [part]: text }] } }),
    ]),
  ),
  ...Object.fromEntries(
    ['was', 'name', 'reference'].map((part) => [
      `circumstances.proprietors.0.${part}`,
      (text: string) => ({ circumstances: { proprietors: [{ ...TRANSFER, [part]: text }] } }),
    ]),
  ),
};

/** Texts of a variant that are no names: read by a parser, or written by the program. */
const NO_NAMES =
  /\.(?:currency|kind|when|pays|event|from|to|date|since|expires|file|joins|drawing|family|wager|count)$|\.(?:progressive|meters|for|parameters)\./;

const VARIANT = { rulebook: 'gb-2007', game: 'big-six', wagers: {} };
const variantWith = (part: object) => BoundedVariant.safeParse({ ...VARIANT, ...part });

type WithInputs = { _def: { inputs: z.ZodType[] } };
const procedures = (appRouter as unknown as { _def: { procedures: Record<string, WithInputs> } })._def
  .procedures;
const inputOf = (procedure: string) => procedures[procedure]?._def.inputs[0] ?? expect.unreachable();
const problemAt = (parsed: z.ZodSafeParseResult<unknown>, field: string) =>
  parsed.error && problemsOf(parsed.error).find((problem) => problem.field === field)?.message;

describe('a name given to a procedure', () => {
  it('is in the table, whichever procedure takes it', () => {
    const named = Object.keys(procedures).filter((path) =>
      procedures[path]?._def.inputs.some((input) => 'name' in ((input as z.ZodObject).shape ?? {})),
    );
    expect(named.sort()).toEqual(Object.keys(GIVEN).sort());
  });

  it.each(Object.keys(GIVEN))('%s: claims nothing, and may be of any alphabet', (procedure) => {
    const read = (name: string) => inputOf(procedure).safeParse(GIVEN[procedure]?.(name));
    for (const name of CLAIMS) expect(problemAt(read(name), 'name'), name).toMatch(/^(A name cannot say|“)/);
    for (const name of HONEST) expect(read(name).success, name).toBe(true);
  });

  it('is an authority’s where the organisation is one', () => {
    const read = (name: string, kind: string) =>
      inputOf('accounts.createOrganisation').safeParse({ name, kind });
    expect(read('Gambling Commission', 'regulator').success).toBe(true);
    expect(problemAt(read('Gambling Commission', 'operator'), 'name')).toBe(
      'A name cannot say “Gambling Commission”: the papers state edges and approvals themselves. Delete it from the name.',
    );
    expect(problemAt(read('Gаmbling Commission', 'regulator'), 'name')).toContain('mixes letters');
  });
});

describe('a name in a variant', () => {
  it.each(Object.keys(IN_A_VARIANT))('%s: claims nothing, and may be of any alphabet', (field) => {
    const read = (name: string) => variantWith(IN_A_VARIANT[field]?.(name) ?? {});
    for (const name of CLAIMS) expect(problemAt(read(name), field), name).toMatch(/^(A name cannot say|“)/);
    for (const name of HONEST) expect(read(name).success, name).toBe(true);
  });

  it.each(Object.keys(OF_AUTHORITIES))('%s: may say who allows, in letters of one alphabet', (field) => {
    const read = (name: string) => variantWith(OF_AUTHORITIES[field]?.(name) ?? {});
    for (const name of ['Gambling Commission', 'Approved in Nevada', ...HONEST])
      expect(read(name).success, name).toBe(true);
    expect(read('Gаmbling Commission').success).toBe(false);
  });

  it('is in one of these tables, whatever else a variant may say', () => {
    const meter = { contribution: '75%', reserve: '5%', wager: '1', meter: '200', seed: '100' };
    const range = { minimum: 1, maximum: 2 };
    const declared = { ...meter, fixedPaidFrom: 'meter', players: '3' };
    const sample = {
      ...VARIANT,
      options: { a: 'b' },
      wagers: { a: { payTable: 'minimum', pays: { win: '1 to 1' } } },
      written: written('Anything dear', 'The joker'),
      filed: FILED,
      circumstances: {
        limits: { currency: 'GBP', ...range, inside: range, outside: range, optional: range },
        automated: false,
        temporary: TEMPORARY,
        trial: { from: '2008-02-01', to: '2008-05-01', premises: 'P', joins: 'A-BCDF-0001' },
        kind: 'variation',
        petitioner: 'P',
        sponsor: 'S',
        laboratory: { name: 'L', report: 'R', date: '2008-01-01' },
        progressive: declared,
        meters: { jackpot: declared },
        premises: 'P',
        contact: 'C',
        elsewhere: 'E',
        consents: [CONSENT],
        proprietors: [TRANSFER],
      },
      attestations: {
        a: {
          by: 'N',
          at: '2008-01-01T12:00:00Z',
          note: '',
          about: 'a'.repeat(64),
          document: { name: 'D', hash: 'a'.repeat(64) },
          from: 'A-PHJB-0001',
        },
      },
    };
    const names = leavesOf(BoundedVariant, sample)
      .filter(
        ({ kind, path }) => kind === 'text' && ['written', 'filed', 'circumstances'].includes(path[0] ?? ''),
      )
      .map(({ path }) => path.join('.'))
      .filter((path) => !NO_NAMES.test(path));
    const tabled = [...Object.keys(IN_A_VARIANT), ...Object.keys(OF_AUTHORITIES)];
    expect(names.sort()).toEqual(tabled.sort());
  });

  it('is still read where it was stored or printed before such names were refused', () => {
    for (const field of Object.keys(IN_A_VARIANT))
      for (const name of CLAIMS) {
        const stored = {
          ...VARIANT,
          options: {},
          circumstances: {},
          attestations: {},
          ...IN_A_VARIANT[field]?.(name),
        };
        expect(storedVariant(stored, VARIANT)).toMatchObject({ variant: stored, refused: [field] });
        expect(KeptVariant.safeParse(stored).data, `${field}: ${name}`).toEqual(stored);
      }
  });
});

describe('a draft', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
  });
  afterAll(() => site.remove());

  it('can be opened with a name from before, and is saved once that is mended', async () => {
    const nora = site.as(MEMBER);
    const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    await site.client.execute({
      sql: 'UPDATE draft SET name = ? WHERE id = ?',
      args: ['Approved wheel', id],
    });
    const { name, variant } = await nora.drafts.get({ id });
    expect(name).toBe('Approved wheel');
    await expect(nora.drafts.save({ id, revision: 1, name, variant })).rejects.toThrow();
    await nora.drafts.save({ id, revision: 1, name: 'Wheel', variant });
    expect(await nora.drafts.get({ id })).toMatchObject({ name: 'Wheel' });
  });

  it('of a name that the demonstration gives claims nothing', async () => {
    const { organisation } = site.member(MEMBER);
    for (const person of [MEMBER, ADMINISTRATOR])
      expect(claimInName(site.member(person).name)).toBeUndefined();
    expect(claimInName(organisation.name)).toBeUndefined();
  });
});
