/** Local variations and better pays: begun, read, ended, and attacked. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { createCaller } from '../../api/api';
import {
  approvedGame,
  changedVersion,
  FIRST,
  facts,
  LAST,
  TEMPORARY,
  temporarily,
} from '../../testing/for-a-time';
import { joined } from '../../testing/joined';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { unguarded } from '../../testing/unguarded';

const BEFORE = '2098-01-20';
const DURING = '2098-02-03';
const AFTER = '2098-02-08';
const STATEMENT = 'A promotion for the Winter Fair.';

let template: TestSite;
let site: TestSite;
let approved: string;

const on = (person: string | null, day: string): Caller =>
  createCaller({ ...site.context(person), now: () => new Date(`${day}T12:00:00Z`) });

/** Of the approved game. */
const frozen = (change: (variant: Variant) => Variant, of = approved): Promise<string> =>
  changedVersion(site, of, change);

const paying =
  (pay: string) =>
  (variant: Variant): Variant => ({
    ...facts(variant, {}),
    wagers: { ...variant.wagers, 'symbol-c': { payTable: 'minimum', pays: { win: pay } } },
  });

const notify = (submission: string, day = BEFORE, person = APPROVER) =>
  on(person, day).variations.notify({ submission, revision: 1, statement: STATEMENT });

beforeAll(async () => {
  template = await testSite();
  approved = await approvedGame(template);
}, 60_000);
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

describe('the list of drafts', () => {
  const openOf = async () =>
    (await on(MEMBER, FIRST).drafts.list()).drafts.flatMap(({ glance }) =>
      (glance?.open ?? []).map(({ code }) => code),
    );

  it('asks for later days on the first day of a variation, unless it has been notified', async () => {
    const version = await frozen(temporarily());
    await on(MEMBER, FIRST).drafts.list();
    await site.work();
    expect(await openOf()).toEqual(expect.arrayContaining(['days-unfit', 'notification']));
    await notify(version);
    const after = await openOf();
    expect(after).not.toContain('days-unfit');
    expect(after).not.toContain('notification');
    const { open } = await on(MEMBER, FIRST).submissions.get({ id: version });
    expect(open.map(({ code }) => code)).not.toContain('days-unfit');
  });

  it('asks for them again once the notification was taken back', async () => {
    const version = await frozen(temporarily());
    const { id } = await notify(version);
    await on(APPROVER, BEFORE).variations.takeBack({ id, revision: 1, text: 'Not this year.' });
    await on(MEMBER, FIRST).drafts.list();
    await site.work();
    expect(await openOf()).toEqual(expect.arrayContaining(['days-unfit', 'notification']));
    const { open } = await on(MEMBER, FIRST).submissions.get({ id: version });
    expect(open.map(({ code }) => code)).toContain('days-unfit');
  });
});

describe('a notification', () => {
  it('settles its rule with day and number, is read by the authority, and is played on its days alone', async () => {
    const version = await frozen(temporarily());
    const { id, number } = await notify(version);
    expect(number).toBe('V-PHJB-0001');
    const whole = await on(MEMBER, BEFORE).submissions.get({ id: version });
    expect(whole.findings.find(({ clause }) => clause === '2.4(a)')).toMatchObject({
      verdict: 'meets',
      found: 'notified on 20 January 2098, V-PHJB-0001',
    });
    const read = await on(REVIEWER, BEFORE).variations.get({ id });
    expect(read).toMatchObject({
      state: 'notified',
      change: TEMPORARY.change,
      periods: ['Winter Fair, 1 February 2098 to 7 February 2098, at The Pier'],
      base: { id: approved },
    });
    expect(read.lines.join(' ')).toContain('Symbol C pays 22 to 1. Winter Fair, 1 February 2098');
    expect((await on(REVIEWER, BEFORE).notices.list())[0]?.href).toBe(`/review/variations/${id}`);
    await on(APPROVER, BEFORE).letterhead.set({ premises: [{ name: 'The Pier' }] });
    const { id: table } = await on(APPROVER, BEFORE).tables.add({ premises: 'The Pier', name: 'Wheel 1' });
    const limits = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };
    const put = (from: string) =>
      refusedWith(on(APPROVER, BEFORE).tables.setOffer({ table, from, submission: version, limits }));
    expect(await put(BEFORE)).toEqual(['state-forbids']);
    expect(await put(FIRST)).toEqual(['answered']);
    const kind = async (day: string) => (await on(MEMBER, day).tables.list()).tables[0]?.display.kind;
    expect([await kind(DURING), await kind(AFTER)]).toEqual(['put-up', 'none']);
    await on(REVIEWER, BEFORE).variations.takeNote({ id, revision: 1, text: '' });
    expect((await on(MEMBER, DURING).variations.get({ id })).steps).toMatchObject([
      { step: 'take-note', seal: 'good' },
    ]);
    expect((await on(MEMBER, AFTER).variations.list())[0]).toMatchObject({ state: 'over', played: false });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  });

  it('stands as notified in the list of drafts and in its own, and as over after its last day', async () => {
    await notify(await frozen(temporarily()));
    const seen = async (day: string) => {
      const nora = on(MEMBER, day);
      const { drafts } = await nora.drafts.list();
      const id = drafts.find(({ state }) => ['notified', 'over'].includes(state))?.id ?? '';
      return (await nora.drafts.get({ id })).submission?.state;
    };
    expect(await seen(DURING)).toBe('notified');
    expect(await seen(AFTER)).toBe('over');
  });

  it('that was changed in the database is put on no table, and taken down where it is', async () => {
    const version = await frozen(temporarily());
    await notify(version);
    const adrian = on(APPROVER, BEFORE);
    await adrian.letterhead.set({ premises: [{ name: 'The Pier' }] });
    const limits = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };
    const { id: table } = await adrian.tables.add({ premises: 'The Pier', name: 'Wheel 1' });
    const put = () => adrian.tables.setOffer({ table, from: FIRST, submission: version, limits });
    await put();
    await unguarded(site, `UPDATE variation SET statement = 'Another promotion.'`);
    const says =
      'A-PHJB-0001 version 3 may not be played: its notification is not what was recorded. Ask the administrator to verify the audit.';
    await expect(put()).rejects.toThrow(says);
    const { tables, games } = await on(MEMBER, DURING).tables.list();
    expect(tables[0]?.display).toEqual({ kind: 'none', says: [says] });
    expect(games.map(({ submission }) => submission)).not.toContain(version);
  });

  it('is for the premises that it names, and for no table elsewhere', async () => {
    const version = await frozen(temporarily());
    await notify(version);
    const adrian = on(APPROVER, BEFORE);
    await adrian.letterhead.set({ premises: [{ name: 'The  pier' }, { name: 'Harbour House' }] });
    const limits = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };
    const there = await adrian.tables.add({ premises: 'The  pier', name: 'Wheel 1' });
    const elsewhere = await adrian.tables.add({ premises: 'Harbour House', name: 'Wheel 1' });
    const put = ({ id: table }: { id: string }) =>
      adrian.tables.setOffer({ table, from: FIRST, submission: version, limits }).then(
        () => 'put',
        ({ message }: Error) => message,
      );
    expect(await put(there)).toBe('put');
    expect(await put(elsewhere)).toContain(
      'is for The Pier on 1 February 2098, and this table is at Harbour',
    );
    // As it was written down before this was asked.
    await site.client.execute(
      `INSERT INTO table_offer SELECT 'before', '${elsewhere.id}', number, "from", submission_id, limits, at, by FROM table_offer`,
    );
    const shown = (await on(MEMBER, DURING).tables.list()).tables.map(({ premises, display }) => [
      premises,
      display.kind,
    ]);
    expect(shown).toEqual([
      ['Harbour House', 'none'],
      ['The  pier', 'put-up'],
    ]);
    const { groups } = await on(MEMBER, DURING).agenda.mine();
    const owed = groups.flatMap(({ items }) => items).filter(({ kind }) => kind === 'sign-at-table');
    expect(owed.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^Wheel 1, The {2}pier: Put up the sign of /),
    ]);
  });

  it.each<[string, Partial<NonNullable<Variant['circumstances']['temporary']>>, string, string]>([
    ['comes before the first day', {}, FIRST, 'choose a day after today'],
    [
      'comes before an occasion in the past',
      { from: '2007-11-01', to: '2007-11-02' },
      BEFORE,
      'choose a day after today',
    ],
    ['is not longer than a year', { to: '2099-02-02' }, BEFORE, 'not temporary'],
    ['names its premises', { premises: '' }, BEFORE, 'Name the premises'],
    ['says what changes', { change: ' ' }, BEFORE, 'Say what changes'],
    [
      'has no two occasions at once',
      { further: [{ occasion: 'Ball', premises: 'The Pier', from: LAST, to: LAST }] },
      BEFORE,
      'overlap',
    ],
  ])('%s', async (_, more, day, says) => {
    const version = await frozen(temporarily(more));
    const refused = await notify(version, day).catch((error: Error) => error.message);
    expect(refused).toContain(says);
    expect(await on(MEMBER, BEFORE).variations.list()).toEqual([]);
  });

  it('has its days in order long before: others are neither analysed nor frozen', async () => {
    await expect(frozen(temporarily({ to: '2098-01-31' }))).rejects.toThrow('Swap the days');
  });

  it('hides no breach, and no pay below its minimum', async () => {
    const version = await frozen((variant) => paying('19 to 1')(temporarily()(variant)));
    const refused = await notify(version).catch((error: Error) => error.message);
    expect(refused).toContain('19 to 1');
  });

  it('on automated equipment needs the consent of 2.6 too', async () => {
    const version = await frozen((variant) =>
      facts(temporarily()(variant), { temporary: TEMPORARY, automated: true }),
    );
    const refused = await notify(version).catch((error: Error) => error.message);
    expect(refused).toContain('2.6');
  });

  it('is sent by an approver who did not prepare it, once, as it was read', async () => {
    const version = await frozen(temporarily());
    expect(await refusedWith(notify(version, BEFORE, MEMBER))).toEqual(['role-insufficient']);
    expect(
      await refusedWith(
        on(APPROVER, BEFORE).variations.notify({ submission: version, revision: 7, statement: STATEMENT }),
      ),
    ).toEqual(['submission-changed']);
    const both = await Promise.all([refusedWith(notify(version)), refusedWith(notify(version))]);
    expect(both.sort()).toEqual([['answered'], ['state-forbids']]);
    expect(await on(MEMBER, BEFORE).variations.list()).toHaveLength(1);
    expect(
      await refusedWith(
        on(APPROVER, BEFORE).submissions.submit({ id: version, statement: 'x', acknowledged: ALL_OPEN }),
      ),
    ).toEqual(['state-forbids']);
    expect(
      await refusedWith(on(APPROVER, BEFORE).submissions.withdraw({ id: version, reason: 'x' })),
    ).toEqual(['state-forbids']);
  });

  it('does not exist for another operator', async () => {
    const version = await frozen(temporarily());
    expect(await refusedWith(notify(version, BEFORE, OTHER_APPROVER))).toEqual(['not-found']);
    const { id } = await notify(version);
    expect(await refusedWith(on(OTHER_MEMBER, BEFORE).variations.get({ id }))).toEqual(['not-found']);
    expect(
      await refusedWith(on(OTHER_APPROVER, BEFORE).variations.takeBack({ id, revision: 1, text: 'x' })),
    ).toEqual(['not-found']);
    expect(await on(OTHER_MEMBER, BEFORE).variations.list()).toEqual([]);
    expect(await refusedWith(on(ADMINISTRATOR, BEFORE).variations.get({ id }))).toEqual(['not-found']);
  });
});

it('waits in the queue until it was read, for whoever looks after it', async () => {
  const { id } = await notify(await frozen(temporarily()));
  const ruth = on(REVIEWER, BEFORE);
  const queued = async () => (await ruth.reviews.queue()).find((item) => item.kind === 'offered');
  const home = async (who: Caller) =>
    (await who.agenda.mine()).groups.flatMap(({ items }) => items.map(({ kind }) => kind));
  expect(await queued()).toMatchObject({
    id,
    href: `/review/variations/${id}`,
    reference: 'V-PHJB-0001',
    jurisdiction: 'Great Britain',
    state: 'notified',
    awaited: true,
  });
  expect(await queued()).not.toHaveProperty('assignee');
  const { caller: ravi, member } = await joined(site, REVIEWER, {
    name: 'Ravi Shah',
    email: 'ravi@regulator.example',
  });
  const { submission, reviewers } = await ruth.variations.get({ id });
  expect(reviewers?.map(({ name }) => name).sort()).toEqual(['Ravi Shah', 'Ruth Hale']);
  await ruth.reviews.assign({ id: submission, to: member.id });
  expect(await queued()).toMatchObject({ assignee: { name: 'Ravi Shah' } });
  expect((await ruth.variations.get({ id })).assignee).toMatchObject({ name: 'Ravi Shah' });
  expect(await on(MEMBER, BEFORE).variations.get({ id })).not.toHaveProperty('reviewers');
  expect([await home(ruth), await home(ravi)]).toEqual([[], ['read-variation']]);
  await ruth.variations.takeNote({ id, revision: 1, text: '' });
  expect(await queued()).toMatchObject({ state: 'noted', awaited: false });
}, 20_000);

it('does not exist for a regulator of another jurisdiction', async () => {
  const { id } = await notify(await frozen(temporarily()));
  const ruth = site.member(REVIEWER);
  const elsewhere = { ...ruth, organisation: { ...ruth.organisation, jurisdictions: ['Colorado'] } };
  const asked = createCaller({ ...site.context(REVIEWER), member: elsewhere });
  expect(await asked.reviews.queue()).toEqual([]);
  const given = { id, revision: 1, text: 'x' };
  for (const call of [
    asked.variations.get({ id }),
    asked.variations.takeNote(given),
    asked.variations.callSignificant(given),
  ])
    expect(await refusedWith(call)).toEqual(['not-found']);
});

describe('a variation that the authority calls significant', () => {
  it('is stopped or submitted, and nothing else', async () => {
    const version = await frozen(temporarily());
    const { id } = await notify(version);
    const rule = (more: object) =>
      refusedWith(
        on(REVIEWER, DURING).variations.callSignificant({ id, revision: 1, text: 'A new feature.', ...more }),
      );
    expect(await rule({ text: ' ', lastDay: DURING })).toEqual(['decision-incomplete']);
    expect(await rule({})).toEqual(['dates-reversed']);
    expect(await rule({ lastDay: AFTER })).toEqual(['dates-reversed']);
    expect(await rule({ lastDay: FIRST })).toEqual(['dates-reversed']);
    expect(await rule({ lastDay: '2098-02-04' })).toEqual(['answered']);
    expect(await rule({ lastDay: '2098-02-04' })).toEqual(['submission-changed']);
    const played = async (day: string) => (await on(MEMBER, day).variations.get({ id })).played;
    expect([await played('2098-02-04'), await played('2098-02-05')]).toEqual([true, false]);
    const late = { id, revision: 2, text: 'x' };
    expect(await refusedWith(on(APPROVER, DURING).variations.takeBack(late))).toEqual(['state-forbids']);
    expect(await refusedWith(on(REVIEWER, DURING).variations.takeNote(late))).toEqual(['state-forbids']);
    const { open } = await on(APPROVER, DURING).submissions.get({ id: version });
    expect(open.map(({ code }) => code)).not.toContain('needs-notification');
    await on(APPROVER, DURING).submissions.submit({
      id: version,
      statement: 'As the regulator asks.',
      acknowledged: open.map(({ code }) => code),
    });
    expect(await on(REVIEWER, DURING).variations.get({ id })).toMatchObject({ state: 'applied-for' });
    expect(await on(REVIEWER, DURING).submissions.get({ id: version })).toMatchObject({ state: 'submitted' });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  });

  it('before its first day is never played', async () => {
    const { id } = await notify(await frozen(temporarily()));
    await on(REVIEWER, BEFORE).variations.callSignificant({ id, revision: 1, text: 'A new feature.' });
    expect((await on(MEMBER, DURING).variations.get({ id })).played).toBe(false);
    await on(APPROVER, DURING).variations.stop({ id, revision: 2, text: 'We leave it.', lastDay: LAST });
    expect((await on(MEMBER, DURING).variations.get({ id })).state).toBe('stopped');
  });
});

it('is taken back before its first day and stopped after it', async () => {
  const { id } = await notify(await frozen(temporarily()));
  const step = { id, revision: 1, text: 'The fair is off.' };
  expect(await refusedWith(on(APPROVER, BEFORE).variations.stop(step))).toEqual(['state-forbids']);
  expect(await refusedWith(on(APPROVER, FIRST).variations.takeBack(step))).toEqual(['state-forbids']);
  await on(APPROVER, BEFORE).variations.takeBack(step);
  expect((await on(REVIEWER, DURING).variations.get({ id })).state).toBe('taken-back');
  const whole = await on(MEMBER, BEFORE).submissions.get({
    id: (await on(MEMBER, BEFORE).variations.get({ id })).submission,
  });
  expect(whole.findings.find(({ clause }) => clause === '2.4(a)')?.verdict).toBe('needs-notification');
});

it('becomes an application that starts from it', async () => {
  const version = await frozen(temporarily());
  await notify(version);
  const nora = on(MEMBER, AFTER);
  const { draft } = await nora.submissions.reviseAsDraft({ id: version, as: 'permanent' });
  const { circumstances } = (await nora.drafts.get({ id: draft })).variant;
  expect(circumstances).toMatchObject({ kind: 'variation' });
  expect(circumstances).not.toHaveProperty('temporary');
});

describe('better pays', () => {
  const offer = (submission: string, more: object = {}) =>
    on(APPROVER, DURING).variations.offer({
      submission,
      revision: 1,
      from: DURING,
      named: [{ tables: 'Table 3' }],
      statement: '',
      ...more,
    });

  it('need no approval: who, since when, at which tables, and the new edge', async () => {
    const { id } = await offer(await frozen(paying('22 to 1')));
    const read = await on(REVIEWER, DURING).variations.get({ id });
    expect(read).toMatchObject({ state: 'offered', tables: 'Table 3', by: 'Adrian Cole', played: true });
    // Two of 52 segments at 20 to 1 return 42/52; at 22 to 1 they return 46/52.
    const [edge] = read.edges;
    expect([edge?.before, edge?.after]).toEqual(['19.2308%', '11.5385%']);
    expect(read.lines.join(' ')).toMatch(/22 to 1 \(minimum 20 to 1\).*%/);
    const register = await on(null, DURING).record.register({});
    expect(register.entries[0]?.running).toMatchObject([{ number: 'V-PHJB-0001', tables: 'Table 3' }]);
    const { hash = '', reference = '' } = register.entries[0] ?? {};
    const approved = await on(null, DURING).record.get({ hash });
    expect(approved.running).toMatchObject([{ number: 'V-PHJB-0001' }]);
    expect(approved).not.toHaveProperty('variation');
    const [{ hash: offered = '' } = {}] = approved.running ?? [];
    const own = await on(null, DURING).record.get({ hash: offered, reference });
    expect(own.variation).toMatchObject({ number: 'V-PHJB-0001', kind: 'better-pays', played: true });
    expect(own, 'no other runs beside it').not.toHaveProperty('running');
  });

  it('end with the days of the version that they start from', async () => {
    const base = await frozen(temporarily());
    const ruth = on(REVIEWER, BEFORE);
    await on(APPROVER, BEFORE).submissions.submit({ id: base, statement: 'Fair.', acknowledged: ALL_OPEN });
    const { revision } = await begunReview(ruth, base);
    const decision = { id: base, revision, kind: 'approve' as const, reasons: 'Fair.' };
    await ruth.reviews.decide({ ...decision, acknowledged: ALL_OPEN });
    const pays = { 'symbol-c': { payTable: 'minimum', pays: { win: '22 to 1' } } };
    const better = await frozen((was) => ({ ...was, wagers: { ...was.wagers, ...pays } }), base);
    for (const days of [{ lastDay: AFTER }, { from: AFTER }])
      expect(await refusedWith(offer(better, days))).toEqual(['dates-reversed']);
    const { id } = await offer(better);
    const read = async (day: string) => {
      const { state, played, to } = await on(MEMBER, day).variations.get({ id });
      return [state, played, to];
    };
    expect(await read(LAST)).toEqual(['offered', true, LAST]);
    expect(await read(AFTER)).toEqual(['over', false, LAST]);
  }, 20_000);

  it('end with the approval of the version that they start from', async () => {
    const { id } = await offer(await frozen(paying('22 to 1')));
    const later = await frozen((variant) => facts(variant, { elsewhere: 'France' }));
    await on(APPROVER, AFTER).submissions.submit({ id: later, statement: 'Fair.', acknowledged: ALL_OPEN });
    const ruth = on(REVIEWER, AFTER);
    const { revision } = await begunReview(ruth, later);
    const played = async () => {
      const { state, played: now } = await on(MEMBER, AFTER).variations.get({ id });
      const { entries } = await on(null, AFTER).record.register({});
      return [state, now, entries[0]?.running?.length];
    };
    expect(await played()).toEqual(['offered', true, 1]);
    const decision = { id: later, revision, kind: 'approve' as const, reasons: 'Fair.' };
    await ruth.reviews.decide({ ...decision, acknowledged: ALL_OPEN });
    expect(await played()).toEqual(['over', false, 0]);
    const step = { id, revision: 1, text: 'x', lastDay: AFTER };
    expect(await refusedWith(on(APPROVER, AFTER).variations.stop(step))).toEqual(['state-forbids']);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  }, 20_000);

  it('are never below the minimum, whatever approval the operator says is on file', async () => {
    const consents = [
      {
        name: 'Gambling Commission',
        reference: 'GC-1',
        date: '2007-08-01',
        for: [{ about: 'pays' as const, wager: 'symbol-c' }],
      },
    ];
    const lower = (variant: Variant) => facts(paying('15 to 1')(variant), { temporary: TEMPORARY, consents });
    const version = await frozen(lower);
    const refused = await notify(version).catch((error: Error) => error.message);
    expect(refused).toContain('asks for at least 20 to 1');
    expect(refused).toContain('submit this version');
    expect(await on(MEMBER, BEFORE).variations.list()).toEqual([]);
  }, 20_000);

  it('that are in truth a variation say so', async () => {
    const refused = async (change: (variant: Variant) => Variant, more: object = {}) =>
      offer(await frozen(change), more).catch((error: Error) => error.message);
    expect(await refused(paying('19 to 1'))).toContain('19 to 1');
    expect(await refused((variant) => facts(variant, {}))).toContain('Change a pay');
    expect(await refused((variant) => paying('22 to 1')(facts(variant, { elsewhere: 'France' })))).toContain(
      'It changes more than pays',
    );
    expect(await refused(paying('22 to 1'), { from: '2098-02-02' })).toContain('today');
  }, 20_000);
});

describe('the tables that offer other pays', () => {
  const limits = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };
  const adrian = (day = BEFORE) => on(APPROVER, day);
  const table = async (premises: string, name: string, submission?: string) => {
    const { id } = await adrian().tables.add({ premises, name });
    if (submission) await adrian().tables.setOffer({ table: id, from: BEFORE, submission, limits });
    return id;
  };
  type Given = Parameters<Caller['variations']['offer']>[0];
  const offer = (submission: string, more: Pick<Given, 'tables' | 'named'>) =>
    adrian().variations.offer({ submission, revision: 1, from: DURING, ...more });
  const refused = (submission: string, more: Pick<Given, 'tables' | 'named'>) =>
    offer(submission, more).then(
      () => 'offered',
      ({ message }: Error) => message,
    );

  it('are chosen among those on record that carry the game from its first day', async () => {
    await adrian().letterhead.set({ premises: [{ name: 'The Pier' }, { name: 'Harbour House' }] });
    const [one, two] = [
      await table('The Pier', 'Wheel 1', approved),
      await table('The Pier', 'Wheel 2', approved),
    ];
    const bare = await table('The Pier', 'Wheel 3');
    const version = await frozen(paying('22 to 1'));
    expect(await refused(version, {})).toContain('Choose the tables');
    expect(await refused(version, { tables: [one, bare] })).toBe(
      'Wheel 3, The Pier, does not carry A-PHJB-0001 on 3 February 2098. Put the game on it first, under Tables, or leave it out.',
    );
    await adrian().tables.setOffer({ table: two, from: FIRST });
    expect(await refused(version, { tables: [two] })).toContain('Wheel 2, The Pier, does not carry');
    await adrian().tables.setOffer({ table: two, from: DURING, submission: approved, limits });
    const { id } = await offer(version, { tables: [one, two] });
    expect(await on(REVIEWER, DURING).variations.get({ id })).toMatchObject({
      tables: 'Wheel 1 and Wheel 2, The Pier',
      history: [{ data: { onTables: [one, two] } }],
    });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  }, 20_000);

  it('are named in words only at premises that have none on record', async () => {
    await adrian().letterhead.set({ premises: [{ name: 'The Pier' }, { name: 'Harbour House' }] });
    const one = await table('The Pier', 'Wheel 1', approved);
    const version = await frozen(paying('22 to 1'));
    const tables = 'Tables 3 and 4';
    expect(await refused(version, { named: [{ tables }] })).toContain('Name the premises');
    expect(await refused(version, { named: [{ premises: 'the  pier', tables }] })).toBe(
      'the  pier has tables on record. Choose among them.',
    );
    const { id } = await offer(version, { tables: [one], named: [{ premises: 'Harbour House', tables }] });
    expect((await on(MEMBER, DURING).variations.get({ id })).tables).toBe(
      'Wheel 1, The Pier; Tables 3 and 4, Harbour House',
    );
  }, 20_000);

  it('are the operator’s own', async () => {
    const other = on(OTHER_APPROVER, BEFORE);
    await other.letterhead.set({ premises: [{ name: 'The Dock' }] });
    const { id: foreign } = await other.tables.add({ premises: 'The Dock', name: 'Wheel 1' });
    const version = await frozen(paying('22 to 1'));
    expect(await refusedWith(offer(version, { tables: [foreign] }))).toEqual(['not-found']);
    expect(await on(MEMBER, BEFORE).variations.list()).toEqual([]);
  }, 20_000);
});

describe('a variation in the database', () => {
  it('is never edited, whatever the authority said, and a row that no event tells of counts for nothing', async () => {
    const version = await frozen(temporarily());
    const { id } = await notify(version);
    await on(REVIEWER, BEFORE).variations.callSignificant({ id, revision: 1, text: 'A new feature.' });
    for (const change of [
      `UPDATE variation SET statement = 'x'`,
      `UPDATE variation SET "to" = '2099-01-01'`,
      `UPDATE variation SET state = 'notified'`,
      `DELETE FROM variation`,
      `UPDATE variation_step SET text = 'x'`,
    ])
      await expect(site.client.execute(change)).rejects.toThrow();
    await unguarded(site, `UPDATE variation SET state = 'noted'`);
    expect((await site.as(ADMINISTRATOR).audit.verify()).records).toEqual([
      { reference: 'V-PHJB-0001', part: 'state' },
    ]);
    expect((await on(null, DURING).record.register({})).entries[0]?.running).toEqual([]);
    await unguarded(site, `UPDATE variation_step SET text = 'x'`);
    expect((await on(MEMBER, DURING).variations.get({ id })).steps[0]?.seal).toBe('broken');
  });
});

describe('a draft edition', () => {
  const editions = () => site.as(REVIEWER).editions;
  const tried = async (validFrom: string) => {
    const changes = [
      {
        at: ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'],
        ...{ was: '50 to 1', becomes: '51 to 1', because: 'Players get back too little.' },
      },
    ];
    const text = JSON.stringify({ of: 'gb-2007', edition: `From ${validFrom}`, validFrom, changes });
    const { id } = await editions().create({ rulebook: 'gb-2007', name: 'Wheel', text });
    await editions().tryOnAll({ id });
    await site.work();
    return editions().get({ id });
  };

  it('is tried on what is notified and offered as well, and what it puts in breach is to be changed', async () => {
    const { change: _, ...fair } = TEMPORARY;
    const further = [{ ...fair, occasion: 'Spring Fair', from: '2098-03-01', to: '2098-03-02' }];
    const notified = await notify(await frozen(temporarily({ further })));
    const offered = await frozen(paying('22 to 1'));
    const { id: other } = await on(APPROVER, BEFORE).variations.offer({
      submission: offered,
      revision: 1,
      from: BEFORE,
      named: [{ tables: 'All tables.' }],
      statement: '',
    });
    const draft = await tried('2098-02-20');
    const found = draft.tried?.affected.flatMap(({ variation }) => variation ?? []).sort();
    expect(found).toEqual([notified.id, other].sort());
    await editions().publish({ id: draft.id, revision: draft.revision });
    const owedTo = async (who: string, wanted: string, day = '2098-02-21') =>
      (await on(who, day).agenda.mine()).groups
        .flatMap(({ items }) => items)
        .filter(({ kind }) => kind === wanted);
    const about = (owed: { about: string }[]) => owed.map((each) => each.about.split(':')[0]).sort();
    expect(about(await owedTo(MEMBER, 'edition-breach'))).toEqual([approved, offered].sort());
    // Pays below a minimum are excepted for a time (2.4), and need an approval that nobody has given.
    const [approval, ...more] = await owedTo(MEMBER, 'edition-approval');
    expect([more, approval]).toEqual([
      [],
      expect.objectContaining({
        href: `/variations/${notified.id}`,
        by: '2098-02-20',
        says: expect.stringMatching(
          /^Stop V-PHJB-0001, .*, or submit a new version: from 20 February 2098 it can no longer be offered without an approval, by rule /,
        ),
      }),
    ]);
    const regulator = await owedTo(REVIEWER, 'variation-against-edition');
    expect(regulator.map(({ href }) => href).sort()).toEqual(
      [notified.id, other].map((id) => `/review/variations/${id}`).sort(),
    );
    const after = '2098-03-03';
    expect(await owedTo(MEMBER, 'edition-approval', after)).toEqual([]);
    expect(about(await owedTo(REVIEWER, 'variation-against-edition', after))).toEqual([offered]);
  }, 60_000);

  it('is not tried on a variation that is over by then', async () => {
    const { id } = await notify(await frozen(temporarily()));
    const { tried: result } = await tried('2098-02-20');
    expect(result?.overByThen.map(({ variation }) => variation)).toEqual([id]);
  }, 30_000);
});
