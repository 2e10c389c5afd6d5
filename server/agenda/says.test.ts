/** What an agenda says of a submission and of a trial, where it leads, since when and until when. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberContext } from '../access/context';
import type { Ahead } from '../submissions/joining/ahead';
import { FIRST, LAST, onDay, trialOf } from '../testing/on-trial';
import {
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import type { StoredState } from '../vocabulary/life/states';
import { isFor, type Owed, urgencyOf } from './item';
import { mine, SHOWN } from './mine';
import type { OperatorSubmission } from './submissions';
import { trialOwed } from './trials';

const MOVED = '2098-01-20T10:00:00.000Z';
const row = (state: StoredState, more: Partial<OperatorSubmission> = {}): OperatorSubmission => ({
  id: 's',
  reference: 'A-1',
  version: 1,
  name: 'The wheel',
  rulebook: 'gb-2007',
  state,
  updatedAt: MOVED,
  submittedAt: MOVED,
  endedAt: null,
  frozenAt: MOVED,
  frozenBy: 'p',
  trialFrom: FIRST,
  trialTo: LAST,
  trialAgreed: null,
  laterTrial: null,
  openQuestions: 0,
  oldestQuestion: null,
  joins: null,
  ...more,
});
const saidOn = (day: string, state: StoredState, more: Partial<OperatorSubmission> = {}, ahead?: Ahead) =>
  trialOwed(row(state, more), day, {
    ahead,
    clauseFor: (kind) => ({ clause: { rulebook: 'gb-2007', clause: `of ${kind}` as '2.3(e)' } }),
  });

describe('a trial', () => {
  it.each<[string, StoredState, string, string, string, string]>([
    [
      'that begins',
      'approved-for-trial',
      FIRST,
      'trial-begins',
      'Display the sign and the leaflet of A-1, The wheel. Its trial begins on 1 February 2098.',
      MOVED,
    ],
    [
      'that ends',
      'approved-for-trial',
      '2098-03-01',
      'trial-ends',
      'The trial of A-1, The wheel ends on 31 March 2098. To go on after it, an approver asks for an extension by that day, or for formal adoption.',
      '2098-03-01',
    ],
    [
      'that is over',
      'approved-for-trial',
      '2098-04-01',
      'trial-over',
      'Stop playing A-1, The wheel: its trial ended on 31 March 2098. Take any sign of it down; an approver may still ask for formal adoption.',
      '2098-04-01',
    ],
    [
      'that is over while adoption is asked for',
      'adoption-asked',
      '2098-04-01',
      'trial-over',
      'Stop playing A-1, The wheel: its trial ended on 31 March 2098, and adoption is not decided. Take any sign of it down.',
      '2098-04-01',
    ],
    ...(['discontinued', 'abandoned', 'refused'] as const).map(
      (state): [string, StoredState, string, string, string, string] => [
        `that was ${state}`,
        state,
        LAST,
        'play-stops',
        'Stop playing A-1, The wheel: the last day of play is 31 March 2098. Take any sign of it down after it.',
        MOVED,
      ],
    ),
  ])('%s', (_, state, day, kind, says, since) => {
    expect(saidOn(day, state)).toEqual([
      {
        kind,
        about: 's',
        says,
        href: '/submissions/s',
        reference: 'A-1',
        rulebook: 'gb-2007',
        since,
        by: kind === 'trial-begins' ? FIRST : LAST,
        clause: { rulebook: 'gb-2007', clause: `of ${kind}` },
      },
    ]);
  });

  it('is spoken of on its first day and not on the next, and from 30 days before its end', () => {
    const kinds = (day: string, state: StoredState = 'approved-for-trial') =>
      saidOn(day, state).map(({ kind }) => kind);
    expect(kinds('2098-02-02')).toEqual([]);
    expect(kinds('2098-02-28')).toEqual([]);
    expect(kinds('2098-03-01')).toEqual(['trial-ends']);
    expect(kinds(LAST)).toEqual(['trial-ends']);
    expect(kinds('2098-04-30')).toEqual(['trial-over']);
    expect(kinds('2098-05-01')).toEqual([]);
    expect(kinds('2098-04-01', 'discontinued')).toEqual([]);
    // Ended before its first day, it is played nowhere.
    expect(saidOn('2098-01-10', 'discontinued', { trialTo: '2098-01-10' })).toEqual([]);
    // Whoever asked for adoption has asked for all there is.
    expect(kinds(LAST, 'adoption-asked')).toEqual([]);
    expect(kinds(FIRST, 'adoption-asked')).toEqual([]);
  });

  it('that another goes on without is spoken of as soon as it does', () => {
    const says = (state: StoredState, day: string, ahead: Ahead) =>
      saidOn(day, state, {}, ahead).map(({ kind, says, since, by }) => [kind, says, since, by]);
    const rest =
      'Yours ends on 31 March 2098. To go on after it, an approver asks for an extension by that day, or for formal adoption.';
    const longer = { reference: 'A-2', to: '2098-06-30', adopted: false };
    expect(says('approved-for-trial', '2098-02-02', longer)).toEqual([
      [
        'trial-ends',
        `The trial A-2, which A-1, The wheel joins, runs to 30 June 2098. ${rest}`,
        '2098-02-02',
        LAST,
      ],
    ]);
    const adopted = { reference: 'A-2', to: '', adopted: true };
    expect(says('approved-for-trial', LAST, adopted)).toEqual([
      [
        'trial-ends',
        `A-2, whose trial A-1, The wheel joins, is adopted, and yours is not. ${rest}`,
        '2098-03-01',
        LAST,
      ],
    ]);
    for (const state of ['extension-asked', 'adoption-asked'] as const)
      expect(says(state, '2098-03-10', longer), state).toEqual([]);
  });

  it('is none without days', () => {
    expect(saidOn(FIRST, 'approved', { trialFrom: null, trialTo: null })).toEqual([]);
  });
});

describe('who it is for', () => {
  const owed: Owed = { kind: 'review', about: 'x', says: '', href: '/', since: MOVED };
  const nora = { id: 'nora', role: 'member' as const };
  it.each<[string, Partial<Owed>, boolean]>([
    ['everybody', {}, true],
    ['a role that she has', { role: 'member' }, true],
    ['a role that she has not', { role: 'approver' }, false],
    ['her alone', { only: 'nora' }, true],
    ['somebody else alone', { only: 'adrian' }, false],
    ['everybody but her', { not: new Set(['nora']) }, false],
    ['everybody but another', { not: new Set(['adrian']) }, true],
  ])('%s', (_, more, isHers) => {
    expect(isFor({ ...owed, ...more }, nora)).toBe(isHers);
  });

  it('waits, whatever its day, where somebody else acts', () => {
    expect(urgencyOf({ ...owed, kind: 'awaits-regulator', by: '2098-01-01' }, '2098-03-01')).toBe('waiting');
  });
});

describe('a submission', () => {
  let site: TestSite;
  let id: string;
  const what = 'A-PHJB-0001, Big Six (Wheel of Fortune)';
  beforeAll(async () => {
    site = await testSite();
    ({ id } = await frozenSubmission(site));
  });
  afterAll(() => site.remove());

  const said = async (person: string) => {
    const { groups } = await site.as(person).agenda.mine();
    return groups.flatMap(({ items }) => items.map(({ says, href, reference }) => [says, href, reference]));
  };
  const operators = (says: string) => [[says, `/submissions/${id}`, 'A-PHJB-0001']];
  const reviewers = (says: string) => [[says, `/review/${id}`, 'A-PHJB-0001']];

  it('says at each step what to do, and where', async () => {
    const rhea = site.as(REVIEWER);
    expect(await said(APPROVER)).toEqual(operators(`Submit ${what}.`));
    await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
    expect(await said(MEMBER)).toEqual(operators(`The regulator has ${what}.`));
    const whose = `${what}, of Northgate Casinos`;
    expect(await said(REVIEWER)).toEqual(reviewers(`Open ${whose}, and check whether it is complete.`));
    await rhea.reviews.open({ id });
    expect(await said(REVIEWER)).toEqual(reviewers(`Check whether ${whose} is complete.`));
    const { revision } = await rhea.reviews.findComplete({ id });
    expect(await said(REVIEWER)).toEqual(reviewers(`Review ${whose}, and decide.`));
    await rhea.reviews.ask({ id, text: 'Why?' });
    expect(await said(MEMBER)).toEqual(operators(`Answer the question on ${what}.`));
    expect(await said(REVIEWER)).toEqual(
      reviewers('Northgate Casinos has a question on A-PHJB-0001 to answer.'),
    );
    await rhea.reviews.ask({ id, text: 'And why not?' });
    expect(await said(MEMBER)).toEqual(operators(`Answer the 2 questions on ${what}.`));
    expect(revision).toBeGreaterThan(0);
  });

  it('says a draft’s name and who marked it ready', async () => {
    const { id: draft } = await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'sic-bo' });
    const { revision } = await site.as(MEMBER).drafts.markReady({ id: draft, revision: 1 });
    const { name, variant } = await site.as(MEMBER).drafts.get({ id: draft });
    const by = site.member(MEMBER).name;
    expect((await said(APPROVER)).at(-1)).toEqual([
      `Check ${name} and freeze it. ${by} says it is ready.`,
      `/workbench/${draft}`,
      undefined,
    ]);
    await site.as(MEMBER).drafts.save({ id: draft, revision, variant: { ...variant, wagers: {} } });
    expect((await said(MEMBER)).map(([says]) => says)).toContain(
      `${name} changed after you marked it ready. Look at it, and mark it again.`,
    );
  });

  it('shows sixty of an urgency and says how many more there are', async () => {
    const full = await testSite(site);
    await full.client.execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${SHOWN + 4})
       INSERT INTO submission SELECT 'copy-' || i, ${(
         await full.client.execute('PRAGMA table_info(submission)')
       ).rows
         .map(({ name }) => String(name))
         .slice(1)
         .map((name) => (name === 'reference' ? `'B-' || i` : name === 'hash' ? `hash || i` : `"${name}"`))
         .join(', ')} FROM n, submission WHERE id = '${id}'`,
    );
    const context = { ...full.context(APPROVER), member: full.member(APPROVER) } as MemberContext;
    const { groups } = await mine(context);
    const waiting = groups.find(({ urgency }) => urgency === 'waiting');
    expect([waiting?.items.length, waiting?.more]).toEqual([SHOWN, 4]);
    await full.remove();
  });
});

it('what ends soonest comes first', async () => {
  const site = await testSite();
  await trialOf(site, 'sic-bo', { from: '2098-02-01', to: '2098-03-20' });
  await trialOf(site, 'big-six', { from: '2098-02-01', to: '2098-03-18' });
  await trialOf(site, 'craps', { from: '2098-01-01', to: '2098-03-20' });
  const [group] = (await onDay(site, MEMBER, '2098-03-01').agenda.mine()).groups;
  expect(group?.urgency).toBe('month');
  expect(group?.items.map(({ by }) => by)).toEqual(['2098-03-18', '2098-03-20', '2098-03-20']);
  await site.remove();
});
