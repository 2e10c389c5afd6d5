/** The public register, its feed and the short addresses: what is sealed and holds today, and nothing else. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import { changing, putEdition } from '../testing/edition';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';
import type { RequestKind, RulingKind } from '../vocabulary/life/steps';
import { answerFeed, readFeed } from './feed';

let approved: TestSite;
let site: TestSite;
let id: string;
let hash: string;

const from = '2098-02-01';
const to = '2098-03-31';
const during = '2098-03-01';
const after = '2098-04-01';

beforeAll(async () => {
  approved = await testSite();
  ({ id, hash } = await frozenSubmission(approved));
  await approved.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  const { revision } = await begunReview(approved.as(REVIEWER), id);
  await approved.as(REVIEWER).reviews.decide({
    id,
    revision,
    kind: 'approve-for-trial',
    reasons: 'Between the two of us.',
    trialFrom: from,
    trialTo: to,
    acknowledged: ALL_OPEN,
  });
});
afterAll(() => approved.remove());
beforeEach(async () => {
  site = await testSite(approved);
});
afterEach(() => site.remove());

const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}Z`);
const on = (day: string, who: string | null = null) =>
  createCaller({ ...site.context(who), now: () => at(day) });
const register = (day: string, asked: Parameters<ReturnType<typeof on>['record']['register']>[0] = {}) =>
  on(day).record.register(asked);
const listed = async (day: string, asked = {}) =>
  (await register(day, asked)).entries.map(({ reference, version }) => `${reference}/${version}`);
const revisionOf = async () => (await on(during, MEMBER).submissions.get({ id })).revision;
const request = async (day: string, kind: RequestKind, lastDay?: string) =>
  on(day, APPROVER).submissions.request({
    id,
    revision: await revisionOf(),
    kind,
    text: 'Ours.',
    lastDay,
    acknowledged: ALL_OPEN,
  });
const rule = async (day: string, kind: RulingKind, lastDay?: string) =>
  on(day, REVIEWER).reviews.rule({
    id,
    revision: await revisionOf(),
    kind,
    text: 'Between the two of us.',
    lastDay,
    acknowledged: ALL_OPEN,
  });
const feed = async (day: string) => (await readFeed(site.db, 'https://assay.example', at(day))).xml;
const titles = async (day: string) =>
  [...(await feed(day)).matchAll(/<entry>.*?<title>(.*?):/gs)].map(([, title]) => title);

describe('an adopted game that the edition in force does not have', () => {
  /** With 52 to 1 on the first symbol, of which the edition of the program says 50 to 1 (10.19). */
  const adoptedWith = async (win: string) => {
    const nora = site.as(MEMBER);
    const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const { variant } = await nora.drafts.get({ id: draft });
    const wagers = { ...variant.wagers, 'symbol-a': { payTable: 'minimum', pays: { win } } };
    const saved = await nora.drafts.save({ id: draft, revision: 1, variant: { ...variant, wagers } });
    await nora.analyses.start({ draft, revision: saved.revision, rounds: 1000 });
    await site.work();
    const frozen = { draft, revision: saved.revision, acknowledged: ALL_OPEN };
    ({ id } = await nora.submissions.freeze(frozen));
    await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
    const { revision } = await begunReview(site.as(REVIEWER), id);
    const trial = { trialFrom: from, trialTo: to, reasons: 'Agreed.' };
    const decision = { id, revision, kind: 'approve-for-trial' as const, acknowledged: ALL_OPEN };
    await site.as(REVIEWER).reviews.decide({ ...decision, ...trial });
    await request(during, 'ask-adoption');
    expect(await listed(during, { beyond: true })).toEqual([]);
    await rule(during, 'adopt');
  };
  let first: string;
  beforeEach(() => {
    first = id;
  });
  afterEach(() => {
    id = first;
  });

  it('is found as one, until an edition has it', async () => {
    await adoptedWith('52 to 1');
    expect((await register(during, { beyond: true, rulebook: 'gb-2007' })).entries).toMatchObject([
      { reference: 'A-PHJB-0002', kind: 'adopted', since: during, beyond: 'August 2007', clause: '2.3(d)' },
    ]);
    expect(await listed(during, { beyond: true, rulebook: 'co-rule-28' })).toEqual([]);
    const at = ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'];
    await putEdition(site, { validFrom: '2098-03-20', changes: [changing('50 to 1', '52 to 1', at)] });
    expect(await listed('2098-03-19', { beyond: true })).toEqual(['A-PHJB-0002/1']);
    expect(await listed('2098-03-20', { beyond: true })).toEqual([]);
    expect(await listed('2098-03-20', { kind: 'adopted' })).toEqual(['A-PHJB-0002/1']);
  });

  it('is none where everything is as the edition lists it', async () => {
    await adoptedWith('50 to 1');
    expect(await listed(during, { beyond: true })).toEqual([]);
    expect(await listed(during, { kind: 'adopted' })).toEqual(['A-PHJB-0002/1']);
  });
});

describe('the register', () => {
  it('has a trial on its days, and on no other', async () => {
    expect(await listed('2098-01-31')).toEqual([]);
    expect(await listed(from)).toEqual(['A-PHJB-0001/1']);
    expect(await listed(to)).toEqual(['A-PHJB-0001/1']);
    expect(await listed(after)).toEqual([]);
  });

  it('shows what the public record shows: days, clause, limits, pays and edges', async () => {
    const [entry] = (await register(during)).entries;
    const record = await on(during).record.get({ hash });
    expect(entry).toMatchObject({
      game: record.game,
      operator: 'Northgate Casinos',
      kind: 'trial',
      status: 'on-trial',
      since: from,
      until: to,
      clause: '2.3(b)',
      limits: record.limits,
      wagers: record.edges,
    });
    expect(record.edges.length).toBeGreaterThan(0);
  });

  it('shows nothing of what reviewer and operator wrote to each other', async () => {
    await request(during, 'ask-adoption');
    await rule(during, 'extend', '2098-06-30');
    const all = [await register(during), await on(during).record.get({ hash }), await feed(during)];
    expect(JSON.stringify(all)).not.toMatch(/two of us|Ours/);
  });

  it('goes on with an extension, and after an adoption without an end', async () => {
    await rule(during, 'extend', '2098-06-30');
    expect((await register('2098-05-01')).entries[0]).toMatchObject({
      status: 'extended',
      until: '2098-06-30',
      clause: '2.3(e)',
    });
    await request(during, 'ask-adoption');
    await rule(during, 'adopt');
    const [entry] = (await register('2099-01-01')).entries;
    expect(entry).toMatchObject({ kind: 'adopted', status: 'adopted', since: during, clause: '2.3(d)' });
    expect(entry).not.toHaveProperty('until');
  });

  it('lets a stopped trial stand to its last day of play', async () => {
    await rule(during, 'discontinue', '2098-03-10');
    expect((await register('2098-03-10')).entries[0]).toMatchObject({ status: 'discontinued' });
    expect(await listed('2098-03-11')).toEqual([]);
  });

  it.each([
    ['its last day', `UPDATE submission SET trial_to = '2099-12-31'`],
    ['its state', `UPDATE submission SET state = 'adopted'`],
    ['what was decided', `UPDATE decision SET kind = 'approve'`],
    ['the seal', `UPDATE decision SET sealed = json_set(sealed, '$.seal.signature', 'AAAA')`],
    ['that it was sealed', 'UPDATE decision SET sealed = NULL'],
  ])('does not list a game of which %s was changed in the database', async (_, sql) => {
    expect(await listed(during)).toHaveLength(1);
    await unguarded(site, sql);
    const later = createCaller({ ...site.context(null), now: () => at(during, '12:01:00') });
    expect((await later.record.register({})).entries).toEqual([]);
    expect(await titlesAt('12:01:00')).toEqual([]);
    expect(await refusedWith(later.record.byReference({ reference: 'A-PHJB-0001' }))).toEqual(['not-found']);
  });
  const titlesAt = async (time: string) =>
    [...(await readFeed(site.db, 'https://assay.example', at(during, time))).xml.matchAll(/<entry>/g)].map(
      String,
    );

  it('lists nothing undecided, refused or withdrawn', async () => {
    const [undecided, refused, withdrawn] = [
      await frozenSubmission(site, 'sic-bo'),
      await frozenSubmission(site, 'roulette'),
      await frozenSubmission(site, 'craps'),
    ] as const;
    const submit = (one: string) =>
      site.as(APPROVER).submissions.submit({ id: one, statement: 'So.', acknowledged: ALL_OPEN });
    for (const one of [undecided, refused, withdrawn]) await submit(one.id);
    const { revision } = await begunReview(site.as(REVIEWER), refused.id);
    await site.as(REVIEWER).reviews.decide({ id: refused.id, revision, kind: 'refuse', reasons: 'No.' });
    await site.as(APPROVER).submissions.withdraw({ id: withdrawn.id, reason: 'Not now.' });
    expect(await listed(during)).toEqual(['A-PHJB-0001/1']);
    for (const reference of ['A-PHJB-0002', 'A-PHJB-0003', 'A-PHJB-0004', 'A-PHJB-0099'])
      expect(await refusedWith(on(during).record.byReference({ reference }))).toEqual(['not-found']);
  });

  it.each([
    [{ search: 'NORTHGATE symbol' }, 1],
    [{ search: 'a-phjb-0001' }, 1],
    [{ search: 'roulette' }, 0],
    [{ rulebook: 'gb-2007', kind: 'trial' }, 1],
    [{ rulebook: 'co-rule-28' }, 0],
    [{ kind: 'adopted' }, 0],
  ] as const)('finds by %o', async (asked, count) => {
    expect(await register(during, asked)).toMatchObject({ total: count, pages: 1, page: 1 });
  });

  it('answers a page beyond the last with the last', async () => {
    expect(await register(during, { page: 7 })).toMatchObject({ page: 1, pages: 1, total: 1 });
  });
});

describe('the short address of a reference', () => {
  it('leads to the record, and keeps leading to one that is over', async () => {
    for (const day of [during, after])
      expect(await on(day).record.byReference({ reference: 'A-PHJB-0001' })).toMatchObject({
        hash,
        version: 1,
      });
    expect(
      await refusedWith(on(during).record.byReference({ reference: 'A-PHJB-0001', version: 2 })),
    ).toEqual(['not-found']);
  });

  it('leads to the version in force, which names those before it', async () => {
    const { draft } = await site.as(MEMBER).submissions.reviseAsDraft({ id });
    const { variant, revision: saved } = await site.as(MEMBER).drafts.get({ id: draft });
    variant.circumstances = { ...variant.circumstances, premises: 'Northgate Leeds' };
    const { revision } = await site.as(MEMBER).drafts.save({ id: draft, revision: saved, variant });
    await site.as(MEMBER).analyses.start({ draft, revision, rounds: 1000 });
    await site.work();
    const second = await site.as(MEMBER).submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    await site.as(APPROVER).submissions.submit({ id: second.id, statement: 'x', acknowledged: ALL_OPEN });
    const opened = await begunReview(site.as(REVIEWER), second.id);
    expect(await on(during).record.byReference({ reference: 'A-PHJB-0001' })).toMatchObject({ version: 1 });
    await site.as(REVIEWER).reviews.decide({
      id: second.id,
      revision: opened.revision,
      kind: 'approve',
      acknowledged: ALL_OPEN,
    });
    const record = await on(during).record.byReference({ reference: 'A-PHJB-0001' });
    expect(record).toMatchObject({
      version: 2,
      hash: second.hash,
      versions: [
        { version: 2, status: 'approved', inForce: true },
        { version: 1, status: 'superseded', inForce: false, hash },
      ],
    });
    expect(await on(during).record.byReference({ reference: 'A-PHJB-0001', version: 1 })).toMatchObject({
      status: 'superseded',
    });
    expect(await listed(during)).toEqual(['A-PHJB-0001/2']);
  });
});

describe('the life of a trial in the public record', () => {
  it('is what was sealed, in order, with the authority and the clause of each', async () => {
    await request(during, 'ask-extension', '2098-06-30');
    await rule(during, 'extend', '2098-06-30');
    await request(during, 'ask-adoption');
    await rule(during, 'adopt');
    const { life } = await on(during).record.get({ hash });
    const authority = site.member(REVIEWER).organisation.name;
    expect(life).toMatchObject([
      { what: 'approve-for-trial', from, lastDay: to, clause: '2.3(b)', authority },
      { what: 'extend', lastDay: '2098-06-30', clause: '2.3(e)', authority },
      { what: 'adopt', clause: '2.3(d)', authority },
    ]);
  });

  it('is left out where a ruling is not the one that was sealed', async () => {
    await rule(during, 'extend', '2098-06-30');
    await unguarded(site, `UPDATE trial_step SET last_day = '2098-12-31'`);
    expect(await on(during).record.get({ hash })).not.toHaveProperty('life');
  });
});

describe('the feed', () => {
  it('tells of approval, extension and adoption, newest first', async () => {
    await rule(during, 'extend', '2098-06-30');
    await request(during, 'ask-adoption');
    await rule('2098-03-02', 'adopt');
    expect(await titles('2098-03-02')).toEqual(['Adopted', 'Trial extended', 'Approved for trial']);
  });

  const entries = async (day: string) =>
    (await feed(day))
      .split('<entry>')
      .slice(1)
      .map((entry) =>
        ['title', 'updated', 'name', 'summary'].map(
          (name) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(entry)?.[1],
        ),
      );
  const WHAT = 'Big Six (Wheel of Fortune), Northgate Casinos, A-PHJB-0001 version 1';
  const authority = () => site.member(REVIEWER).organisation.name;
  const noonOf = (day: string) => `${day}T12:00:00.000Z`;

  it('says what may be played until when, under which clause, and who decided', async () => {
    await rule(during, 'extend', '2098-06-30');
    await request(during, 'ask-adoption');
    await rule('2098-03-02', 'adopt');
    expect(await entries('2098-03-02')).toEqual([
      [
        `Adopted: ${WHAT}`,
        noonOf('2098-03-02'),
        authority(),
        'May be played as submitted, under clause 2.3(d).',
      ],
      [
        `Trial extended: ${WHAT}`,
        noonOf(during),
        authority(),
        'May be played on trial until 30 June 2098, under clause 2.3(e).',
      ],
      [
        `Approved for trial: ${WHAT}`,
        expect.any(String),
        authority(),
        'May be played on trial from 1 February 2098 to 31 March 2098, under clause 2.3(b).',
      ],
    ]);
    expect(await feed('2098-03-02')).toContain(
      `<updated>${noonOf('2098-03-02')}</updated>\n  <link rel="self"`,
    );
  });

  it.each([
    [
      'by the authority',
      () => rule(during, 'discontinue', '2098-03-10'),
      [
        `Trial discontinued: ${WHAT}`,
        noonOf(during),
        'The last day of play is 10 March 2098, under clause 2.3(f).',
      ],
    ],
    [
      'by its operator',
      () => request(during, 'abandon', '2098-03-10'),
      [
        `Trial abandoned: ${WHAT}`,
        noonOf(during),
        'Its operator gave the game up. The last day of play is 10 March 2098.',
      ],
    ],
    [
      'by the clock',
      async () => undefined,
      // The day in London ends an hour before the one in Greenwich, by the clock of the summer.
      [`Trial over: ${WHAT}`, '2098-03-31T23:00:00.000Z', 'The last day of play was 31 March 2098.'],
    ],
    [
      'by the authority before it began',
      () => rule('2098-01-10', 'discontinue', '2098-01-20'),
      [
        `Trial discontinued: ${WHAT}`,
        noonOf('2098-01-10'),
        'The trial does not take place: it was ended before 1 February 2098, under clause 2.3(f).',
      ],
    ],
    [
      'by its operator before it began',
      () => request('2098-01-10', 'abandon', '2098-01-20'),
      [
        `Trial abandoned: ${WHAT}`,
        noonOf('2098-01-10'),
        'Its operator gave the game up. The trial does not take place: it was ended before 1 February 2098.',
      ],
    ],
  ])(
    'says when a trial that ended %s may be played for the last time',
    async (_, end, [title, updated, says]) => {
      await end();
      const [first] = await entries(after);
      expect(first).toEqual([title, updated, expect.any(String), says]);
    },
  );

  it('names whoever ended a trial: its operator where it gave the game up, else the authority', async () => {
    const rulesBy = 'Gambling Commission';
    expect((await entries(after))[0]?.[2]).toBe(rulesBy);
    await request(during, 'abandon', during);
    expect((await entries(after))[0]?.[2]).toBe('Northgate Casinos');
  });

  it('leads to each record, to the register and to itself, and has a date where it is empty', async () => {
    const xml = await feed(during);
    expect(xml).toContain(
      '<link rel="alternate" type="text/html" href="https://assay.example/r/A-PHJB-0001/1"/>',
    );
    expect(xml).toContain('<link rel="alternate" type="text/html" href="https://assay.example/register"/>');
    expect(xml).toContain('<id>https://assay.example/register/feed.xml</id>');
    const empty = await testSite();
    const { xml: nothing } = await readFeed(empty.db, 'https://assay.example', at(during));
    expect(nothing).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    expect(nothing).not.toContain('<entry>');
    await empty.remove();
  });

  it.each([
    ['by the authority', 'Trial discontinued', () => rule(during, 'discontinue', during)],
    ['by its operator', 'Trial abandoned', () => request(during, 'abandon', during)],
    ['by the clock', 'Trial over', async () => undefined],
  ])('tells of an end %s', async (_, title, end) => {
    await end();
    expect(await titles(after)).toEqual([title, 'Approved for trial']);
  });

  it('names an entry the same each time, and at another address of the site', async () => {
    const ids = (xml: string) =>
      [...xml.matchAll(/<id>(urn:uuid:[0-9a-f-]{36})<\/id>/g)].map(([, one]) => one);
    const first = ids(await feed(during));
    await rule(during, 'extend', '2098-06-30');
    const moved = await readFeed(site.db, 'https://elsewhere.example', at(during));
    expect(first).toHaveLength(1);
    expect(ids(moved.xml).slice(1)).toEqual(first);
    expect(new Set(ids(moved.xml)).size).toBe(2);
  });

  it('is well formed, whatever its address and texts hold', async () => {
    const { xml } = await readFeed(site.db, 'https://assay.example/?a=1&b="<\u0000>"', at(during));
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
    );
    expect(xml).toContain('href="https://assay.example/?a=1&amp;b=&quot;&lt;&gt;&quot;/register/feed.xml"/>');
    expect(xml).toContain('<link rel="self" type="application/atom+xml"');
    const plain = xml.replace(/<\?.*?\?>/, '');
    const open: string[] = [];
    for (const [, end, name, alone] of plain.matchAll(
      /<(\/?)(\w+)(?: \w+(?::\w+)?="[^"<&]*(?:&\w+;[^"<&]*)*")*(\/?)>/g,
    ))
      if (end) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name ?? '');
    expect(open).toEqual([]);
    expect(plain.replace(/<\/?\w+(?: \w+(?::\w+)?="[^"<&]*(?:&\w+;[^"<&]*)*")*\/?>/g, '')).not.toMatch(
      /[<]|&(?!\w+;)/,
    );
    for (const needed of ['id', 'title', 'updated']) expect(xml.split(`<${needed}>`)).toHaveLength(3);
  });

  it('is not sent again to whoever has it', async () => {
    const read = await readFeed(site.db, 'https://assay.example', at(during));
    const whole = answerFeed(read, null);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    expect(await whole.text()).toBe(read.xml);
    for (const known of [read.etag, `"other", W/${read.etag}`]) {
      const again = answerFeed(read, known);
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', read.etag]);
    }
    expect(answerFeed(read, ' * ').status).toBe(304);
    for (const unknown of ['"other"', '', 'W/*', `${read.etag}x`, `"W/${read.etag.slice(1)}`])
      expect(answerFeed(read, unknown).status).toBe(200);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=300');
    expect(read.etag).toMatch(/^"[0-9a-f]{64}"$/);
    await rule(during, 'extend', '2098-06-30');
    expect((await readFeed(site.db, 'https://assay.example', at(during))).etag).not.toBe(read.etag);
  });
});
