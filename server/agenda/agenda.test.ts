import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notice, reminder } from '../db/schema';
import { takeResults } from '../results/take';
import { joined } from '../testing/joined';
import { DURING, FIRST, LAST, onDay, tableWith, trialOf } from '../testing/on-trial';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  frozenSubmission,
  MEMBER,
  OTHER_APPROVER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { type Owed, urgencyOf, waitedDays } from './item';
import { remind, stepReached } from './remind';

const kindsOf = async (caller: Caller): Promise<string[]> => {
  const { groups } = await caller.agenda.mine();
  return groups.flatMap(({ urgency, items }) => items.map(({ kind }) => `${urgency}: ${kind}`)).sort();
};
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

describe('a submission on its way', () => {
  let site: TestSite;
  let id: string;
  beforeAll(async () => {
    site = await testSite();
    ({ id } = await frozenSubmission(site));
  });
  afterAll(() => site.remove());

  it('waits for whoever acts next, and shows the others that it does', async () => {
    const [nora, adrian, rhea] = [site.as(MEMBER), site.as(APPROVER), site.as(REVIEWER)];
    expect([await kindsOf(nora), await kindsOf(adrian)]).toEqual([[], ['open: submit-version']]);
    await adrian.submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
    expect([await kindsOf(nora), await kindsOf(adrian)]).toEqual([
      ['waiting: awaits-regulator'],
      ['waiting: awaits-regulator'],
    ]);
    expect(await kindsOf(rhea)).toEqual(['open: open-submission']);
    await rhea.reviews.open({ id });
    expect(await kindsOf(rhea)).toEqual(['open: check-completeness']);
    await rhea.reviews.findComplete({ id });
    expect(await kindsOf(rhea)).toEqual(['open: review']);
    await rhea.reviews.ask({ id, text: 'Why?' });
    expect([await kindsOf(nora), await kindsOf(rhea)]).toEqual([
      ['open: answer-question'],
      ['waiting: awaits-answer'],
    ]);
  });

  it('is not there for another operator, nor for the administration', async () => {
    expect(await kindsOf(site.as(OTHER_APPROVER))).toEqual([]);
    expect(await kindsOf(site.as(ADMINISTRATOR))).toEqual([]);
  });

  it('is for the reviewer who looks after it, and for no colleague then', async () => {
    const colleague = await joined(site, REVIEWER, { name: 'Rose', email: 'rose@regulator.example' });
    expect(await kindsOf(colleague.caller)).toEqual(['waiting: awaits-answer']);
    await site.as(REVIEWER).reviews.assign({ id, to: site.member(REVIEWER).id });
    expect(await kindsOf(colleague.caller)).toEqual([]);
    expect(await kindsOf(site.as(REVIEWER))).toEqual(['waiting: awaits-answer']);
  });

  it('reads submissions and their questions by an index, and never a frozen variant', async () => {
    const plan = await site.client.execute({
      sql: `EXPLAIN QUERY PLAN SELECT id, (SELECT MIN(asked_at) FROM question WHERE question.submission_id = submission.id AND question.answer IS NULL)
        FROM submission WHERE organisation_id = ? AND state IN ('frozen', 'questioned')`,
      args: ['x'],
    });
    const steps = plan.rows.map(({ detail }) => String(detail));
    expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([]);
    expect(steps.join(' ')).toContain('submission_organisation_state');
  });
});

describe('a trial', () => {
  let site: TestSite;
  let id: string;
  beforeAll(async () => {
    site = await testSite();
    ({ id } = await trialOf(site));
  });
  afterAll(() => site.remove());
  const on = async (day: string): Promise<string[]> => kindsOf(onDay(site, MEMBER, day));

  it('asks for its papers until the first day, for an extension before the last, and for an end after it', async () => {
    expect(await on('2098-01-31')).toEqual(['week: trial-begins']);
    expect(await on(FIRST)).toEqual(['week: trial-begins']);
    expect(await on('2098-02-02')).toEqual([]);
    expect(await on(DURING)).toEqual(['month: trial-ends']);
    expect(await on('2098-03-24')).toEqual(['week: trial-ends']);
    expect(await on(LAST)).toEqual(['week: trial-ends']);
    expect(await on('2098-04-01')).toEqual(['late: trial-over']);
    expect(await on('2098-04-30')).toEqual(['late: trial-over']);
    expect(await on('2098-05-01')).toEqual([]);
  });

  it('names the clause that sets the term', async () => {
    const [group] = (await onDay(site, APPROVER, DURING).agenda.mine()).groups;
    expect(group?.items[0]).toMatchObject({
      by: LAST,
      clause: { rulebook: 'gb-2007', clause: '2.3(e)' },
      href: `/submissions/${id}`,
    });
    const [begins] = (await onDay(site, APPROVER, FIRST).agenda.mine()).groups;
    expect(begins?.items[0]?.clause).toEqual({ rulebook: 'gb-2007', clause: '2.3(c)' });
  });

  it('has its extension decided by its last day', async () => {
    const own = await testSite(site);
    const adrian = onDay(own, APPROVER, DURING);
    const { revision } = await adrian.submissions.get({ id });
    await adrian.submissions.request({
      id,
      revision,
      kind: 'ask-extension',
      text: 'More evidence.',
      lastDay: '2098-04-30',
    });
    expect(await kindsOf(onDay(own, REVIEWER, DURING))).toEqual(['month: decide-extension']);
    expect(await kindsOf(onDay(own, APPROVER, DURING))).toEqual(['waiting: awaits-regulator']);
    own.remove();
  });

  it('shows a table without its sign, and days without results', async () => {
    const own = await testSite(site);
    const table = await tableWith(own, id);
    const day = (date: string) => kindsOf(onDay(own, MEMBER, date));
    expect(await day(FIRST)).toEqual(['week: sign-at-table', 'week: trial-begins']);
    await onDay(own, MEMBER, FIRST).tables.setSign({ table, submission: id });
    // Its sign prints no limits, and the table has some.
    expect(await day('2098-02-03')).toEqual(['open: sign-at-table']);
    expect(await day('2098-02-04')).toEqual(['open: results-overdue', 'open: sign-at-table']);
    expect(await day('2098-04-01')).toEqual(['late: sign-at-table', 'late: trial-over']);
    own.remove();
  });

  it('shows the sign of a trial that was extended after it was put up, until it is put up again', async () => {
    const own = await testSite(site);
    const table = await tableWith(own, id);
    await onDay(own, MEMBER, FIRST).tables.setSign({ table, submission: id });
    const { revision } = await onDay(own, REVIEWER, DURING).submissions.get({ id });
    await onDay(own, REVIEWER, DURING).reviews.rule({
      id,
      revision,
      kind: 'extend',
      text: 'More evidence.',
      lastDay: '2098-04-30',
    });
    const signs = async () =>
      (await onDay(own, MEMBER, DURING).agenda.mine()).groups
        .flatMap(({ items }) => items)
        .filter(({ kind }) => kind === 'sign-at-table')
        .map(({ says }) => says);
    expect(await signs()).toEqual([
      expect.stringMatching(
        /^Wheel 1, The Pier: .*the sign has no limits for them\. .* extended to 30 April 2098 after/,
      ),
    ]);
    await onDay(own, MEMBER, DURING).tables.setSign({ table, submission: id });
    expect(await signs()).toEqual([expect.not.stringContaining('extended')]);
    own.remove();
  });

  it('has the sign of a trial taken down whose last day was forged', async () => {
    const own = await testSite(site);
    const table = await tableWith(own, id);
    await onDay(own, MEMBER, FIRST).tables.setSign({ table, submission: id });
    await unguarded(own, `UPDATE submission SET trial_to = '2098-12-31' WHERE id = '${id}'`);
    const items = (await onDay(own, MEMBER, '2098-06-01').agenda.mine()).groups.flatMap(
      (group) => group.items,
    );
    expect(items.find(({ kind }) => kind === 'sign-at-table')?.says).toMatch(
      /^Wheel 1, The Pier: .* Take down the sign of .*, A-PHJB-0001 version 1\.$/,
    );
    own.remove();
  });

  it('asks for the days without results between days that have them', async () => {
    const own = await testSite(site);
    const table = await tableWith(own, id);
    await onDay(own, MEMBER, FIRST).tables.setSign({ table, submission: id });
    const asked = async (date: string) =>
      (await onDay(own, MEMBER, date).agenda.mine()).groups.flatMap(({ items }) =>
        items
          .filter(({ kind }) => kind === 'results-overdue')
          .map(({ says, since }) => [says.replace(/^.*: /, ''), since]),
      );
    const report = async (...days: string[]) => {
      const rows = days.map((day) => `The Pier,Wheel 1,${day},50,0,4000`);
      const bytes = new TextEncoder().encode(
        ['premises,table,day,rounds,win,handle symbol-a', ...rows].join('\n'),
      );
      const now = () => noon('2098-02-08');
      const taken = await takeResults(
        { ...own.context(MEMBER), member: own.member(MEMBER), now },
        { submission: id, bytes },
      );
      expect(taken).toMatchObject({ value: { taken: days.length, rejected: [] } });
    };
    await report('2098-02-02', '2098-02-05');
    expect(await asked('2098-02-08')).toEqual([
      ['a table lacks those of 3 days, the first 1 February 2098.', '2098-02-01'],
    ]);
    await report('2098-02-01', '2098-02-04');
    expect(await asked('2098-02-08')).toEqual([['a table lacks those of 3 February 2098.', '2098-02-03']]);
    // The 6th and the 7th are not late yet.
    await report('2098-02-03');
    expect(await asked('2098-02-08')).toEqual([]);
    own.remove();
  });
});

describe('the clock', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
    await trialOf(site);
  });
  afterAll(() => site.remove());

  const told = async (own: TestSite, person: string): Promise<number> =>
    (await own.db.select().from(notice)).filter(
      ({ kind, userId }) => kind === 'deadline' && userId === own.member(person).id,
    ).length;

  it('tells each deadline once, however often it looks', async () => {
    const own = await testSite(site);
    expect(await remind(own.db, noon('2098-03-01'))).toBe(1);
    expect(await remind(own.db, noon('2098-03-01'))).toBe(0);
    expect(await remind(own.db, noon('2098-03-16'))).toBe(0);
    expect(await remind(own.db, noon('2098-03-17'))).toBe(1);
    expect(
      await Promise.all([remind(own.db, noon('2098-03-24')), remind(own.db, noon('2098-03-24'))]),
    ).toEqual(expect.arrayContaining([0, 1]));
    expect(await told(own, MEMBER)).toBe(3);
    expect(await told(own, REVIEWER)).toBe(0);
    own.remove();
  });

  it('after days away tells the step that is reached, and none of those missed', async () => {
    const own = await testSite(site);
    expect(await remind(own.db, noon('2098-03-28'))).toBe(1);
    const keys = (await own.db.select().from(reminder)).map(({ key }) => key);
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^trial-ends\|.*\|2098-03-31\|7$/);
    expect(await remind(own.db, noon('2098-04-10'))).toBe(1);
    expect(await remind(own.db, noon('2098-04-11'))).toBe(0);
    own.remove();
  });

  it('tells again once the day has changed', async () => {
    const own = await testSite(site);
    await remind(own.db, noon('2098-03-24'));
    const rhea = onDay(own, REVIEWER, '2098-03-25');
    const [found] = await rhea.reviews.queue();
    const { revision } = await rhea.submissions.get({ id: found?.id ?? '' });
    await rhea.reviews.rule({
      id: found?.id ?? '',
      revision,
      kind: 'extend',
      text: '',
      lastDay: '2098-04-30',
    });
    expect(await remind(own.db, noon('2098-03-25'))).toBe(0);
    expect(await remind(own.db, noon('2098-04-23'))).toBe(1);
    own.remove();
  });
});

describe('a draft marked ready', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
  });
  afterAll(() => site.remove());

  it('waits for the approver, lapses with a change of what is computed, and stands again once that is undone', async () => {
    const [nora, adrian] = [site.as(MEMBER), site.as(APPROVER)];
    const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const { revision } = await nora.drafts.markReady({ id, revision: 1 });
    expect(await kindsOf(adrian)).toEqual(['open: freeze-draft']);
    expect((await adrian.notices.list())[0]?.text).toContain('is ready for you to check and freeze');
    expect((await adrian.drafts.get({ id })).ready).toMatchObject({ lapsed: false });

    const { variant, name } = await nora.drafts.get({ id });
    const renamed = await nora.drafts.save({ id, revision, name: `${name} again`, variant });
    expect(await kindsOf(adrian), 'a name is not computed').toEqual(['open: freeze-draft']);

    const [wager] = Object.keys(variant.wagers);
    const fewer = { ...variant, wagers: {} };
    expect(wager).toBeDefined();
    const changed = await nora.drafts.save({ id, revision: renamed.revision, variant: fewer });
    expect([await kindsOf(adrian), await kindsOf(nora)]).toEqual([[], ['open: draft-changed']]);
    expect((await adrian.drafts.list()).drafts[0]?.ready).toMatchObject({ lapsed: true });

    const undone = await nora.drafts.save({ id, revision: changed.revision, variant });
    expect(await kindsOf(adrian)).toEqual(['open: freeze-draft']);
    await nora.drafts.unmarkReady({ id, revision: undone.revision });
    expect([await kindsOf(adrian), await kindsOf(nora)]).toEqual([[], []]);
  });
});

describe('how soon', () => {
  const owed: Owed = {
    kind: 'trial-ends',
    about: 'x',
    says: '',
    href: '/',
    since: '2098-01-01',
    by: '2098-03-31',
  };

  it('counts days to the last one', () => {
    expect(
      ['2098-02-27', '2098-02-28', '2098-03-23', '2098-03-24', '2098-03-31', '2098-04-01'].map((day) =>
        urgencyOf(owed, day),
      ),
    ).toEqual(['later', 'month', 'month', 'week', 'week', 'late']);
  });

  it('takes the step of a reminder that was reached last', () => {
    expect(
      ['2098-02-28', '2098-03-01', '2098-03-17', '2098-03-24', '2098-03-30', '2098-04-09'].map((day) =>
        stepReached(owed, day),
      ),
    ).toEqual([undefined, 30, 14, 7, 1, 1]);
    const { by: _, ...waiting } = {
      ...owed,
      kind: 'answer-question' as const,
      since: '2098-03-01T10:00:00Z',
    };
    expect(['2098-03-03', '2098-03-04', '2098-03-20'].map((day) => stepReached(waiting, day))).toEqual([
      undefined,
      3,
      14,
    ]);
  });

  it('counts the days that something has waited where its rules are in force', () => {
    // Eleven in the morning of the second in Singapore, eight in the evening of the first in Denver.
    const since = '2098-03-02T03:00:00.000Z';
    const waited = (rulebook: string) => waitedDays({ since, rulebook }, '2098-03-04');
    expect([waited('sg-thbp-v6'), waited('co-rule-28')]).toEqual([2, 3]);
  });
});

it('asks a second reviewer to confirm, and shows whoever proposed that it waits', async () => {
  const site = await testSite();
  const { id } = await frozenSubmission(site);
  await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  const rose = await joined(site, REVIEWER, { name: 'Rose', email: 'rose@regulator.example' });
  const { revision } = await begunReview(site.as(REVIEWER), id);
  await site.as(ADMINISTRATOR).accounts.setTwoReviewers({
    organisation: site.member(REVIEWER).organisation.id,
    twoReviewers: true,
  });
  const { createCaller } = await import('../api/api');
  const { memberOf } = await import('../accounts/stored/queries');
  const again = await memberOf(site.db, site.member(REVIEWER).id);
  const rhea = createCaller({ ...site.context(REVIEWER), member: again });
  await rhea.reviews.decide({
    id,
    revision,
    kind: 'approve',
    reasons: 'x',
    conditions: [],
    acknowledged: ALL_OPEN,
  });
  expect([await kindsOf(rhea), await kindsOf(rose.caller)]).toEqual([
    ['waiting: awaits-second'],
    ['open: confirm-proposal'],
  ]);
  site.remove();
});
