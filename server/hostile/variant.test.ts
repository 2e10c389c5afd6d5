/** Whatever a field of a variant lets in, every page and paper of the version that is frozen with it can be made. */
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { evaluate } from '@/rulebooks/evaluation';
import { resolveVariant } from '@/rulebooks/offer/resolve';
import { rulebookFor, rulebookOf } from '@/rulebooks/registry';
import { storedVariant } from '@/rulebooks/variant/stored-variant';
import { Variant } from '@/rulebooks/variant/variant';
import { BoundedVariant } from '../access/inputs';
import { dossier } from '../documents/content/dossier';
import { leaflet } from '../documents/content/leaflet';
import { plainText } from '../documents/content/plain-text';
import { sign } from '../documents/content/sign';
import { makePaper } from '../documents/papers';
import type { Subject } from '../documents/subject';
import { ROUND_SUBJECT } from '../documents/testing/round-subject';
import { draftSubject, submissionSubject } from '../paper-requests/read-subject';
import { paperCode } from '../record/paper-code';
import { frozenAs } from '../testing/frozen-as';
import { ALL_OPEN, APPROVER, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { type Leaf, leavesOf, withValue } from './leaves';
import { hostile, shown } from './values';

/** Many variants go all the way, while other work is going on as well. */
vi.setConfig({ testTimeout: 90_000 });

const meter = {
  contribution: '75%',
  reserve: '5%',
  wager: '1',
  meter: '200',
  seed: '100',
  fixedPaidFrom: 'meter',
  players: '3',
} as const;
const confirmed = {
  by: 'Nora Ellis',
  at: '2008-01-01T12:00:00Z',
  note: 'Read through the pit book.',
  about: 'a'.repeat(64),
  document: { name: 'The pit book', hash: 'b'.repeat(64) },
  from: 'A-PHJB-0001, version 1',
};

const SAMPLE: Variant = Variant.parse({
  rulebook: 'gb-2007',
  game: 'big-six',
  options: { 'between-segments': 'previous' },
  wagers: { 'symbol-a': { payTable: 'minimum', pays: { win: '1 to 1' } } },
  written: {
    'own-1': {
      label: 'Anything dear',
      rows: [{ event: 'row-1', label: 'The joker', when: 'symbol == "g"', pays: '30 to 1' }],
      otherwise: 'lose',
      play: 'It is settled on the symbol where the wheel stops.',
    },
  },
  circumstances: {
    limits: {
      currency: 'GBP',
      minimum: 500,
      maximum: 50_000,
      optional: { minimum: 100, maximum: 5_000 },
      inside: { minimum: 200, maximum: 10_000 },
      outside: { minimum: 500, maximum: 50_000 },
    },
    automated: false,
    temporary: {
      occasion: 'The fair',
      from: '2008-02-01',
      to: '2008-02-08',
      premises: 'The pier',
      change: 'The joker pays more.',
      further: [{ occasion: 'The regatta', from: '2008-03-01', to: '2008-03-02', premises: 'The quay' }],
    },
    trial: { from: '2008-02-01', to: '2008-05-01', premises: 'The Pier', joins: 'A-PHJB-0002' },
    kind: 'variation',
    petitioner: 'Blue Felt Ltd',
    sponsor: 'Northgate Casinos',
    laboratory: { name: 'Ridge Testing', report: 'RT-1', date: '2008-01-02' },
    progressive: meter,
    meters: { jackpot: meter },
    premises: 'Northgate Leeds',
    contact: 'The desk',
    elsewhere: 'Nevada',
    consents: [
      {
        name: 'Somebody Ltd',
        reference: 'S 12',
        date: '2007-12-01',
        for: [{ about: 'wager', wager: 'symbol-a' }],
        premises: 'Northgate Leeds',
        table: 'Pit 4',
        expires: '2008-12-01',
        note: 'Kept in the safe.',
        file: 'a'.repeat(64),
      },
    ],
    proprietors: [
      {
        was: 'Somebody Ltd',
        name: 'A buyer',
        since: '2008-01-01',
        reference: 'B 1',
        file: 'b'.repeat(64),
      },
    ],
  },
  attestations: { 'gb-2007/3.2(L)': confirmed },
});

const { inside, outside, ...LIMITS } = SAMPLE.circumstances.limits ?? expect.unreachable();

/** The wheel has no meter, and no bets inside or outside: what is declared of those is tried on other games, and in what is stored. */
const FROZEN: Variant = {
  ...SAMPLE,
  circumstances: { ...SAMPLE.circumstances, limits: LIMITS, progressive: undefined, meters: undefined },
};

/** Of a game that no rulebook lists: it is no variant of another as well. */
const FILED: Variant = {
  rulebook: 'gb-2007',
  game: 'filed',
  options: {},
  wagers: { nine: { payTable: 'filed', pays: { nine: '10 to 1' } } },
  filed: {
    label: 'Lucky Nines',
    proprietor: 'Nines Ltd',
    rules: {
      equipment: ['A pack.'],
      layout: ['A circle.'],
      play: ['A card is dealt.'],
      dealing: ['The pack is cut.'],
      settlement: ['A nine wins.'],
      irregularities: ['The round is dealt again.'],
    },
    drawing: 'c'.repeat(64),
    family: 'roulette',
    parameters: { zeros: 1 },
    wagers: {
      nine: {
        label: 'Nine',
        explains: 'A nine is dealt.',
        side: false,
        wager: 'straight-up',
        model: {
          outcome: 'card',
          describes: ['Four nines.'],
          events: [
            { event: 'nine', label: 'A nine', settles: 'pays', count: '4' },
            { event: 'other', label: 'Another', settles: 'lose', count: '48' },
          ],
        },
      },
    },
  },
  circumstances: {},
  attestations: {},
};

/** One of the two: both have fields of their own. */
const filedAs = (what: 'wager' | 'model', variant: Variant): Variant => {
  const copy = structuredClone(variant);
  for (const wager of Object.values(copy.filed?.wagers ?? {}))
    delete wager[what === 'wager' ? 'model' : 'wager'];
  return copy;
};

const every = leavesOf(BoundedVariant, { ...SAMPLE, filed: FILED.filed });
const leaves = every.filter(({ path }) => path[0] !== 'filed');
const filedLeaves = every.filter(({ path }) => path[0] === 'filed');
const named = (leaf: Leaf) => `${leaf.path.join('.')}${leaf.kind === 'key' ? ' (the name)' : ''}`;
const accepted = (leaf: Leaf): unknown[] =>
  hostile[leaf.kind].filter((value) => BoundedVariant.safeParse(withValue(SAMPLE, leaf, value)).success);
const resolves = (variant: Variant): boolean => {
  const book = rulebookOf(variant.rulebook);
  return book.ok && resolveVariant(book.value, variant, '2008-01-01').ok;
};

describe('a filed game with hostile input', () => {
  it.each(filedLeaves.map((leaf) => [named(leaf), leaf] as const))(
    'is read or refused: %s',
    (_name, leaf) => {
      for (const value of hostile[leaf.kind]) {
        const read = BoundedVariant.safeParse(withValue(FILED, leaf, value));
        if (!read.success) continue;
        for (const what of ['wager', 'model'] as const) {
          const variant = filedAs(what, read.data);
          const book = rulebookFor(variant);
          if (!book.ok) throw new Error('gb-2007 is registered');
          const resolved = resolveVariant(book.value, variant, '2008-01-01');
          for (const { message, field } of resolved.ok ? [] : resolved.problems)
            expect(`${field}: ${message}`).toMatch(/^\S.*: .*[.]$/s);
          expect(() => evaluate({ rulebook: book.value, variant, day: '2008-01-01' })).not.toThrow();
        }
      }
    },
  );
});

const plainData = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function papersOf(subject: Subject): void {
  for (const paper of [dossier(subject, { manifest: [] }), sign(subject).paper, leaflet(subject)])
    expect(plainText(paper).length).toBeGreaterThan(0);
}

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

async function draftOf(variant: Variant): Promise<{ id: string; revision: number }> {
  const nora = site.as(MEMBER);
  const { id } = await nora.drafts.create({
    rulebook: 'gb-2007',
    game: variant.game === 'roulette' ? variant.game : 'big-six',
  });
  return { id, ...(await nora.drafts.save({ id, revision: 1, variant })) };
}

async function pagesOfDraft(id: string): Promise<void> {
  const nora = site.as(MEMBER);
  const { variant, day } = await nora.drafts.get({ id });
  const checked = { variant, at: day };
  if (BoundedVariant.safeParse(variant).success) await nora.drafts.check(checked);
}

async function subjectOf(id: string): Promise<Subject> {
  const subject = await submissionSubject({ ...site.context(MEMBER), member: site.member(MEMBER) }, id);
  if (!subject.ok) throw new Error(subject.problems[0]?.message);
  return subject.value;
}

async function pagesOfSubmission(id: string, printed = true): Promise<void> {
  for (const person of [MEMBER, REVIEWER])
    expect(await site.as(person).submissions.get({ id })).toBeDefined();
  expect((await site.as(REVIEWER).reviews.queue()).some((item) => item.id === id)).toBe(true);
  const { hash, reference } = await site.as(MEMBER).submissions.get({ id });
  expect(await site.as(null).record.get({ hash, reference, code: paperCode(hash, reference) })).toMatchObject(
    { hash },
  );
  const subject = await subjectOf(id);
  if (printed) papersOf(plainData(subject));
}

/** From a draft to the reviewer's page; what was computed before is not computed again. */
async function through(variant: Variant): Promise<string> {
  const nora = site.as(MEMBER);
  const { id: draft, revision } = await draftOf(variant);
  await pagesOfDraft(draft);
  const freezing = () => nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  const { id } = await freezing().catch(() => site.work().then(freezing));
  await site.as(APPROVER).submissions.submit({ id, statement: 'As the rules say.', acknowledged: ALL_OPEN });
  await pagesOfSubmission(id);
  return id;
}

const aside = leaves.filter(({ path: [part] }) => part === 'circumstances' || part === 'attestations');
const computed = leaves.filter((leaf) => !aside.includes(leaf) && leaf.path.at(-1) !== 'label');
const ofMeters = aside.filter(({ path }) => path[1] === 'progressive' || path[1] === 'meters');
const ofGroups = aside.filter(({ path }) => path[2] === 'inside' || path[2] === 'outside');
/** A name changes no figure, so these are tried together with the circumstances. */
const labels = leaves.filter(({ path }) => path.at(-1) === 'label');
const notComputed = [...aside.filter((leaf) => ![...ofMeters, ...ofGroups].includes(leaf)), ...labels];

/** Values spread over the whole list, the last with them; all of them at night. */
const everyDay = <T>(values: T[], most: number): T[] =>
  inject('deep') ? values : values.filter((_, index) => (index + 1) % Math.ceil(values.length / most) === 0);

/** The first accepted value of every field together, then the second of every field, and so on. */
function together(fields: Leaf[], sample: Variant): Variant[] {
  const usable = (leaf: Leaf) => (value: unknown) =>
    !labels.includes(leaf) || resolves(BoundedVariant.parse(withValue(FROZEN, leaf, value)));
  const values = fields.map((leaf) => ({ leaf, values: accepted(leaf).filter(usable(leaf)) }));
  const most = Math.max(...values.map((each) => each.values.length));
  // Keys last: the fields inside a record are found under the name of the sample.
  const ordered = [
    ...values.filter(({ leaf }) => leaf.kind !== 'key'),
    ...values.filter(({ leaf }) => leaf.kind === 'key'),
  ];
  return Array.from({ length: most }, (_, index) =>
    ordered.reduce<unknown>(
      (variant, { leaf, values: some }) =>
        some.length === 0 ? variant : withValue(variant, leaf, some[index % some.length]),
      sample,
    ),
  ).map((variant) => BoundedVariant.parse(variant));
}

describe('a field of a variant', () => {
  it('is tried at every place that the schema has', () => {
    expect(leaves.length).toBeGreaterThan(45);
    expect(leaves.map(named)).toContain('circumstances.limits.currency');
    expect(new Set(leaves.map(named)).size).toBe(leaves.length);
  });

  it('accepts no currency that nobody uses', () => {
    const currency = leaves.find(({ path }) => path.at(-1) === 'currency');
    expect(currency && accepted(currency)).toEqual(['JPY']);
  });

  it('as a circumstance or a name never stops a page or a paper', async () => {
    const variants = together(notComputed, FROZEN);
    expect(variants.length).toBeGreaterThan(10);
    const subject = await subjectOf(await through(FROZEN));
    for (const [index, variant] of variants.entries()) {
      const findings = evaluate({ rulebook: subject.rulebook, variant, day: subject.day });
      papersOf(plainData({ ...subject, variant, findings }));
      if (index % (inject('deep') ? 7 : 20) === 0) await through(variant);
    }
  });

  it('of a meter never stops a paper', () => {
    for (const { circumstances } of together(ofMeters, SAMPLE))
      papersOf({
        ...ROUND_SUBJECT,
        variant: {
          ...ROUND_SUBJECT.variant,
          circumstances: { ...circumstances, limits: { currency: 'GBP', minimum: 1, maximum: 2 } },
        },
      });
  });

  it('of limits inside and outside never stops a page or a paper', async () => {
    const { id } = await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'roulette' });
    const { variant: listed } = await site.as(MEMBER).drafts.get({ id });
    const limits = { ...LIMITS, optional: undefined, inside, outside };
    const roulette = BoundedVariant.parse({ ...listed, circumstances: { limits } });
    const subject = await subjectOf(await through(roulette));
    const variants = together(ofGroups, roulette);
    expect(variants.length).toBeGreaterThan(3);
    for (const variant of variants) {
      const findings = evaluate({ rulebook: subject.rulebook, variant, day: subject.day });
      papersOf(plainData({ ...subject, variant, findings }));
    }
    await through(variants.at(-1) ?? roulette);
  });

  it.each(computed.map((leaf) => [named(leaf), leaf] as const))(
    '%s is refused, or judged, computed and printed',
    async (_name, leaf) => {
      for (const value of everyDay(accepted(leaf), 3)) {
        const variant = BoundedVariant.parse(withValue(FROZEN, leaf, value));
        const book = rulebookOf(variant.rulebook);
        if (!book.ok) continue;
        try {
          if (resolves(variant)) await through(variant);
          else evaluate({ rulebook: book.value, variant, day: '2008-01-01' });
        } catch (error) {
          throw new Error(`${named(leaf)} = ${shown(value)}`, { cause: error });
        }
      }
    },
  );
});

describe('a variant that was stored before a field was checked', () => {
  it('keeps what has the right type, leaves out what has not, and names both', () => {
    const bad = {
      ...SAMPLE.circumstances,
      limits: { currency: '£££', minimum: -5, maximum: 7 },
      premises: 7,
    };
    const { variant, refused } = storedVariant({ ...SAMPLE, circumstances: bad }, SAMPLE);
    expect(variant.circumstances.limits).toEqual(bad.limits);
    expect(variant.circumstances.premises).toBeUndefined();
    expect(refused.sort()).toEqual([
      'circumstances.limits.currency',
      'circumstances.limits.minimum',
      'circumstances.premises',
    ]);
  });

  it('is read and printed whatever is in any field', async () => {
    const frozen = await through(FROZEN);
    const { id: draft } = await draftOf(SAMPLE);
    const most = Math.max(...leaves.map(({ kind }) => hostile[kind].length));
    const texts = leaves.filter(({ kind }) => kind !== 'key');
    const context = { ...site.context(MEMBER), member: site.member(MEMBER) };
    for (let index = 0; index < most; index += inject('deep') ? 3 : 15) {
      const text = JSON.stringify(
        texts.reduce<unknown>((variant, leaf, place) => {
          const values = hostile[leaf.kind];
          return withValue(variant, leaf, values[(index + place) % values.length]);
        }, SAMPLE),
      );
      // An event names rulebook and game as well: papers of a version that contradicts it are refused.
      const of = { rulebook: SAMPLE.rulebook, game: SAMPLE.game };
      const stored = JSON.stringify({ ...JSON.parse(text), ...of }).replaceAll("'", "''");
      await frozenAs(site, frozen, `variant = '${stored}'`);
      // Another revision, as the list keeps what it said of this one.
      const update = 'UPDATE draft SET variant = ?, revision = revision + 1 WHERE id = ?';
      await site.client.execute({ sql: update, args: [text, draft] });
      await pagesOfDraft(draft);
      expect((await site.as(MEMBER).drafts.list()).drafts.map(({ id }) => id)).toContain(draft);
      await draftSubject(context, draft);
      await pagesOfSubmission(frozen, index % 4 === 0);
    }
  });

  it('is printed as a PDF too', async () => {
    const subject = await subjectOf(await through(together(notComputed, FROZEN)[20] ?? FROZEN));
    for (const name of ['sign.pdf', 'leaflet.pdf', 'dossier.pdf'] as const) {
      const bytes = await makePaper({
        name,
        subject,
        sheet: { paper: 'A4', orientation: 'portrait' },
      });
      expect(Buffer.from(bytes as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
    }
  });
});
