/** No procedure that takes an id finds another organisation's things, whoever asks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperCode } from '../record/paper-code';
import { settledMeeting } from '../testing/race-meeting';
import { sent } from '../testing/sample-files';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { callBy, takingIds } from '../testing/taking-ids';

let site: TestSite;
let own: Record<string, string>;
let variant: unknown;

beforeAll(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { job } = await nora.analyses.start({ draft, revision: 1, rounds: 1000 });
  await site.work();
  const whole = await nora.drafts.get({ id: draft });
  variant = whole.variant;
  const { id: unsubmitted } = await frozenSubmission(site);
  const { id: questioned } = await frozenSubmission(site, 'sic-bo');
  await site
    .as(APPROVER)
    .submissions.submit({ id: questioned, statement: 'As the rules say.', acknowledged: ALL_OPEN });
  await begunReview(site.as(REVIEWER), questioned);
  const { question } = await site.as(REVIEWER).reviews.ask({ id: questioned, text: 'Why?' });
  await site.as(APPROVER).accounts.invite({ email: 'new@northgate.example', role: 'member' });
  const [invited] = await site.as(APPROVER).accounts.invitations();
  await site.as(APPROVER).letterhead.set({ premises: [{ name: 'The Pier' }] });
  const variation = 'one-of-northgate';
  await site.client.execute({
    sql: `INSERT INTO variation SELECT ?, 'V-PHJB-0001', 'temporary', id, organisation_id, rulebook, '2098-01-01', '2098-01-02', '', '', frozen_at, frozen_by, 'notified', 1, frozen_at, NULL, 0 FROM submission WHERE id = ?`,
    args: [variation, questioned],
  });
  const { id: table } = await site.as(APPROVER).tables.add({ premises: 'The Pier', name: 'Table 1' });
  const { id: key } = await site.as(APPROVER).results.makeKey({ name: 'Floor system' });
  const { id: schedule } = await nora.feeSchedules.create({
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'per-bet-and-hand',
    line: 3061,
    name: 'Pai gow fees',
  });
  await nora.feeSchedules.save({
    id: schedule,
    revision: 1,
    name: 'Pai gow fees',
    inForceFrom: '2098-05-01',
    rows: [['1', '5', '100', '', '', '1', '2']],
  });
  const { id: fees } = await nora.feeSubmissions.prepare({ schedule, version: 2 });
  const { id: rules } = await nora.poolRules.create({ name: 'Pools' });
  await nora.poolRules.save({
    id: rules,
    revision: 1,
    name: 'Pools',
    inForceFrom: '2098-05-01',
    content: { pools: [{ pool: 'win', unit: 1_000, deduction: '17.5%' }] },
  });
  const { id: poolFiling } = await nora.poolFilings.prepare({ rules, version: 2 });
  const meeting = await settledMeeting(site, MEMBER);
  const referenceOf = async (id: string) => (await nora.submissions.get({ id })).reference;
  own = {
    unsubmittedReference: await referenceOf(unsubmitted),
    questionedReference: await referenceOf(questioned),
    schedule,
    fees,
    rules,
    poolFiling,
    meeting,
    file: await sent(site, MEMBER),
    variation,
    table,
    key,
    draft,
    job,
    analysis: whole.analysis?.id ?? '',
    unsubmitted,
    questioned,
    question,
    invitation: invited?.id ?? '',
    member: site.member(MEMBER).id,
    organisation: site.member(MEMBER).organisation.id,
  };
});
afterAll(() => site.remove());

/** Which of Northgate's things each procedure is aimed at, and what else the call needs to get that far. */
type Aim = {
  at: string[];
  with?: () => Record<string, unknown>;
  field?: string;
  /** Where the id is no field of its own. */
  put?: (id: string | undefined) => Record<string, unknown>;
};

const AIMED: Record<string, Aim> = {
  'accounts.setRole': { at: ['member'], field: 'member', with: () => ({ role: 'member' }) },
  'accounts.invite': {
    at: ['organisation'],
    field: 'organisation',
    with: () => ({ email: 'x@y.example', role: 'member' }),
  },
  'accounts.members': { at: ['organisation'], field: 'organisation' },
  'accounts.closeMember': { at: ['member'], field: 'member' },
  'accounts.renewInvitation': { at: ['invitation'] },
  'accounts.withdrawInvitation': { at: ['invitation'] },
  'analyses.start': { at: ['draft'], field: 'draft', with: () => ({ revision: 1 }) },
  'analyses.estimate': { at: ['draft'], field: 'draft', with: () => ({ rounds: 1000 }) },
  'analyses.job': { at: ['job'] },
  'analyses.cancel': { at: ['job'] },
  'analyses.get': { at: ['analysis'] },
  'attachments.remove': { at: ['file'] },
  'attestations.confirm': {
    at: ['draft'],
    field: 'draft',
    with: () => ({ revision: 1, rules: ['x'], note: 'Read in the pit book.' }),
  },
  'attestations.confirmAcross': {
    at: ['draft'],
    put: (draft) => ({ drafts: [{ draft, revision: 1, rules: ['x'] }], note: 'Read in the pit book.' }),
  },
  'attestations.takeOver': {
    at: ['draft'],
    put: (draft) => ({ drafts: [{ draft, revision: 1, rules: ['x'] }] }),
  },
  'attestations.withdraw': { at: ['draft'], field: 'draft', with: () => ({ revision: 1, rules: ['x'] }) },
  'drafts.get': { at: ['draft'] },
  'drafts.answers': { at: ['draft'] },
  'drafts.save': { at: ['draft'], with: () => ({ revision: 1, variant }) },
  'drafts.markReady': { at: ['draft'], with: () => ({ revision: 1 }) },
  'drafts.unmarkReady': { at: ['draft'], with: () => ({ revision: 1 }) },
  'drafts.remove': { at: ['draft'] },
  'drafts.duplicate': { at: ['draft'] },
  'submissions.freeze': {
    at: ['draft'],
    field: 'draft',
    with: () => ({ revision: 1, acknowledged: ALL_OPEN }),
  },
  'submissions.submit': {
    at: ['unsubmitted', 'questioned'],
    with: () => ({ statement: 'x', acknowledged: ALL_OPEN }),
  },
  'submissions.withdraw': { at: ['unsubmitted', 'questioned'], with: () => ({ reason: 'x' }) },
  'submissions.get': { at: ['unsubmitted', 'questioned'] },
  'submissions.answer': { at: ['questioned'], with: () => ({ question: own.question, text: 'x' }) },
  'submissions.request': {
    at: ['unsubmitted', 'questioned'],
    with: () => ({ revision: 1, kind: 'abandon', text: 'x' }),
  },
  'submissions.mayJoin': { at: ['unsubmittedReference', 'questionedReference'], field: 'reference' },
  'submissions.joinTrial': { at: ['unsubmittedReference', 'questionedReference'], field: 'reference' },
  'record.byReference': { at: ['unsubmittedReference', 'questionedReference'], field: 'reference' },
  'submissions.reviseAsDraft': { at: ['unsubmitted', 'questioned'] },
  'tables.setOffer': { at: ['table'], field: 'table', with: () => ({ from: '2026-01-01' }) },
  'tables.address': { at: ['table'], field: 'table' },
  'tables.makeAddress': { at: ['table'], field: 'table' },
  'tables.offering': { at: ['unsubmitted', 'questioned'] },
  'tables.setSign': { at: ['table'], field: 'table' },
  'variations.get': { at: ['variation'] },
  'variations.notify': {
    at: ['unsubmitted'],
    field: 'submission',
    with: () => ({ revision: 1, statement: 'x' }),
  },
  'variations.offer': {
    at: ['unsubmitted'],
    field: 'submission',
    with: () => ({ revision: 1, from: '2098-01-01', tables: ['x'] }),
  },
  'variations.answer': { at: ['variation'], with: () => ({ question: own.question, text: 'x' }) },
  'variations.takeBack': { at: ['variation'], with: () => ({ revision: 1, text: 'x' }) },
  'variations.stop': { at: ['variation'], with: () => ({ revision: 1, text: 'x' }) },
  'results.get': { at: ['unsubmitted', 'questioned'] },
  'results.revokeKey': { at: ['key'] },
  'feeSchedules.get': { at: ['schedule'] },
  'feeSchedules.version': { at: ['schedule'], with: () => ({ revision: 1 }) },
  'feeSchedules.compare': {
    at: ['schedule'],
    with: () => ({ from: 0, to: 1, players: 5, hands: 30 }),
  },
  'feeSchedules.save': { at: ['schedule'], with: () => ({ revision: 1, name: 'x', rows: [] }) },
  'feeSchedules.remove': { at: ['schedule'] },
  'poolRules.get': { at: ['rules'] },
  'poolRules.save': { at: ['rules'], with: () => ({ revision: 1, name: 'x', content: { pools: [] } }) },
  'poolRules.remove': { at: ['rules'] },
  'poolFilings.get': { at: ['poolFiling'] },
  'poolFilings.compare': { at: ['poolFiling'], with: () => ({ with: 'none' }) },
  'poolFilings.prepare': { at: ['rules'], field: 'rules', with: () => ({ version: 2 }) },
  'poolFilings.submit': { at: ['poolFiling'], with: () => ({ statement: 'x' }) },
  'poolFilings.withdraw': { at: ['poolFiling'], with: () => ({ reason: 'x' }) },
  'poolFilings.answer': { at: ['poolFiling'], with: () => ({ question: own.question, text: 'x' }) },
  'poolFilings.assign': { at: ['poolFiling'], with: () => ({ to: null }) },
  'poolFilings.beginReview': { at: ['poolFiling'] },
  'poolFilings.ask': { at: ['poolFiling'], with: () => ({ text: 'x' }) },
  'poolFilings.decide': { at: ['poolFiling'], with: () => ({ revision: 1, kind: 'refuse', reasons: 'x' }) },
  'poolFilings.confirmProposal': { at: ['poolFiling'], with: () => ({ proposal: 'x' }) },
  'poolFilings.declineProposal': { at: ['poolFiling'], with: () => ({ proposal: 'x', reasons: 'x' }) },
  'feeSubmissions.get': { at: ['fees'] },
  'feeSubmissions.compare': {
    at: ['fees'],
    with: () => ({ with: 'printed', players: 5, hands: 30 }),
  },
  'feeSubmissions.prepare': { at: ['schedule'], field: 'schedule', with: () => ({ version: 2 }) },
  'feeSubmissions.submit': { at: ['fees'], with: () => ({ statement: 'x' }) },
  'feeSubmissions.withdraw': { at: ['fees'], with: () => ({ reason: 'x' }) },
  'feeSubmissions.answer': { at: ['fees'], with: () => ({ question: own.question, text: 'x' }) },
  'feeSubmissions.beginReview': { at: ['fees'] },
  'feeSubmissions.assign': { at: ['fees'], with: () => ({ to: null }) },
  'feeSubmissions.ask': { at: ['fees'], with: () => ({ text: 'x' }) },
  'feeSubmissions.decide': { at: ['fees'], with: () => ({ revision: 1, kind: 'refuse', reasons: 'x' }) },
  'feeSubmissions.confirmProposal': { at: ['fees'], with: () => ({ proposal: 'x' }) },
  'feeSubmissions.declineProposal': { at: ['fees'], with: () => ({ proposal: 'x', reasons: 'x' }) },
  'meetings.get': { at: ['meeting'] },
  'meetings.settlement': { at: ['meeting'], with: () => ({ number: 1 }) },
  'meetings.replaced': { at: ['meeting'], with: () => ({ number: 1 }) },
  'meetings.differences': { at: ['meeting'], with: () => ({ from: 1, to: 1 }) },
  'meetings.returns': { at: ['meeting'], with: () => ({ at: 0, model: 'harville' }) },
  'meetings.saveCard': {
    at: ['meeting'],
    with: () => ({ revision: 1, name: 'x', venue: 'x', day: '2026-11-25', card: { races: [], pools: [] } }),
  },
  'meetings.saveResult': { at: ['meeting'], with: () => ({ revision: 1, race: 1, result: null }) },
  'meetings.settle': { at: ['meeting'], with: () => ({ revision: 1, why: '' }) },
  'meetings.remove': { at: ['meeting'] },
  'reviews.open': { at: ['unsubmitted'] },
  'reviews.findComplete': { at: ['unsubmitted'] },
  'reviews.rule': { at: ['unsubmitted'], with: () => ({ revision: 1, kind: 'discontinue', text: 'x' }) },
  'reviews.confirmProposal': { at: ['unsubmitted'], with: () => ({ proposal: 'x' }) },
  'reviews.declineProposal': { at: ['unsubmitted'], with: () => ({ proposal: 'x', reasons: 'x' }) },
  'reviews.rerun': { at: ['unsubmitted'] },
  'reviews.judge': { at: ['unsubmitted'], with: () => ({ finding: 0, says: 'accepted' }) },
  'reviews.assign': { at: ['unsubmitted'], with: () => ({ to: null }) },
  'reviews.ask': { at: ['unsubmitted'], with: () => ({ text: 'x' }) },
  'reviews.decide': { at: ['unsubmitted'], with: () => ({ revision: 1, kind: 'refuse', reasons: 'x' }) },
};

/**
 * Takes an id, but a public one, one that only narrows one's own list, or one for the administration alone.
 */
const NOT_AIMED = [
  'audit.list',
  // Narrows one's own list.
  'attestations.open',
  // `across-drafts.test.ts` asks for it as another operator.
  'attestations.removeText',
  'accounts.setJurisdictions',
  'accounts.setTwoReviewers',
  'mail.tryAgain',
  // Leaves alone what is not one's own: tried below.
  'notices.markRead',
  // One's own view: `queue.test.ts` asks for it as a colleague.
  'reviews.removeView',
  // Gives up one's own computation: `solutions.test.ts` asks for it as another operator.
  'analyses.solutions',
  // Of regulators: tried as one of another jurisdiction in `isolation-of-regulators.test.ts`.
  'editions.get',
  'editions.save',
  'editions.remove',
  'editions.tryOnAll',
  'editions.publish',
  'editions.decline',
  'meetings.settleAgain',
  'variations.ask',
  'variations.takeNote',
  'variations.callSignificant',
];

const REVIEWERS_STEPS: ReadonlySet<string> = new Set(
  ['feeSubmissions', 'poolFilings'].flatMap((filings) =>
    ['assign', 'beginReview', 'ask', 'decide', 'confirmProposal', 'declineProposal'].map(
      (step) => `${filings}.${step}`,
    ),
  ),
);

const outsiders = (path: string): string[] => {
  if (path.startsWith('reviews.')) return [REVIEWER];
  // Prepared and not submitted: the regulator finds none of it, and only it may take these steps.
  if (REVIEWERS_STEPS.has(path)) return [REVIEWER];
  if (/^(feeSubmissions|poolFilings)\.(get|compare)$/.test(path))
    return [OTHER_APPROVER, REVIEWER, ADMINISTRATOR];
  // The administration manages the whole site's computing: it sees what runs, and can end it.
  if (path === 'attachments.remove') return [OTHER_MEMBER, REVIEWER];
  if (path === 'analyses.cancel') return [OTHER_MEMBER, OTHER_APPROVER];
  if (
    path === 'submissions.get' ||
    path === 'results.get' ||
    path === 'tables.offering' ||
    ['meetings.get', 'meetings.settlement', 'meetings.replaced', 'meetings.differences'].includes(path) ||
    path.startsWith('analyses.')
  )
    return [OTHER_MEMBER, OTHER_APPROVER, ADMINISTRATOR];
  return [OTHER_APPROVER];
};

describe('another organisation', () => {
  it('is tried at every procedure that takes an id', () => {
    expect([...takingIds].sort()).toEqual([...Object.keys(AIMED), ...NOT_AIMED].sort());
  });

  it.each(Object.keys(AIMED))('finds nothing through %s', async (path) => {
    const { at, field = 'id', with: rest, put } = AIMED[path] ?? { at: [] };
    for (const person of outsiders(path)) {
      for (const thing of at) {
        const codes = await refusedWith(
          callBy(site.as(person), path, put?.(own[thing]) ?? { ...rest?.(), [field]: own[thing] }),
        );
        expect({ person, thing, codes }).toEqual({
          person,
          thing,
          codes: [
            (path === 'analyses.start' || path === 'analyses.estimate') && person === ADMINISTRATOR
              ? 'role-insufficient'
              : 'not-found',
          ],
        });
      }
    }
  });

  it('marks no notice of another person as read', async () => {
    const nora = site.as(MEMBER);
    const notices = (await nora.notices.list()).filter(({ read }) => !read);
    expect(notices.length).toBeGreaterThan(0);
    await site.as(OTHER_MEMBER).notices.markRead({ ids: notices.map(({ id }) => id) });
    expect((await nora.notices.list()).filter(({ read }) => !read)).toEqual(notices);
  });

  it('the regulator sees no draft and nothing unsubmitted', async () => {
    const ruth = site.as(REVIEWER);
    expect(await refusedWith(ruth.submissions.get({ id: own.unsubmitted ?? '' }))).toEqual(['not-found']);
    expect(await refusedWith(ruth.analyses.get({ id: own.analysis ?? '' }))).toEqual(['not-found']);
    expect(await refusedWith(ruth.analyses.job({ id: own.job ?? '' }))).toEqual(['not-found']);
    expect(await ruth.submissions.get({ id: own.questioned ?? '' })).toMatchObject({ state: 'questioned' });
    // What was notified to it, and nothing that was only frozen or prepared.
    expect((await ruth.reviews.queue()).map((item) => item.id).sort()).toEqual(
      [own.questioned, own.variation].sort(),
    );
  });

  it('shows the regulator the audit of submissions, and of no draft', async () => {
    const read = async (person: string) => {
      const seen: string[] = [];
      let cursor: number | undefined;
      do {
        const page = await site.as(person).audit.list(cursor ? { cursor } : {});
        seen.push(...page.events.map(({ subject }) => subject));
        cursor = page.next;
      } while (cursor);
      return seen;
    };
    const ruth = await read(REVIEWER);
    expect(ruth).toContain(`submission:${own.questioned}`);
    expect(ruth.some((subject) => subject.startsWith('draft:'))).toBe(false);
    expect(ruth).not.toContain(`submission:${own.unsubmitted}`);
    expect(await site.as(REVIEWER).audit.list({ submission: own.unsubmitted })).toEqual({ events: [] });
    const sam = await read(ADMINISTRATOR);
    for (const subject of [`draft:${own.draft}`, `submission:${own.unsubmitted}`])
      expect(sam).toContain(subject);
  });

  it('reads none of it in the audit, the lists or the notices', async () => {
    for (const person of [OTHER_MEMBER, OTHER_APPROVER]) {
      const outsider = site.as(person);
      const seen = JSON.stringify([
        await outsider.audit.list({}),
        await outsider.audit.list({ submission: own.questioned }),
        await outsider.drafts.list(),
        await outsider.feeSchedules.list(),
        await outsider.feeSubmissions.list(),
        await outsider.meetings.list(),
        await outsider.submissions.list(),
        await outsider.notices.list(),
        await outsider.accounts.members(),
        person === OTHER_APPROVER ? await outsider.accounts.invitations() : [],
      ]);
      for (const id of Object.values(own)) expect(seen).not.toContain(id);
      expect(seen).not.toContain('Northgate');
    }
  });

  it('shows its record to whoever holds a paper once it is submitted, and by hash alone once it was approved', async () => {
    const nora = site.as(MEMBER);
    const { hash, reference } = await nora.submissions.get({ id: own.unsubmitted ?? '' });
    expect(
      await refusedWith(site.as(null).record.get({ hash, reference, code: paperCode(hash, reference) })),
    ).toEqual(['not-found']);
    const submitted = await nora.submissions.get({ id: own.questioned ?? '' });
    expect(await refusedWith(site.as(null).record.get({ hash: submitted.hash }))).toEqual(['not-found']);
    const named = { hash: submitted.hash, reference: submitted.reference };
    // References can be counted on, so without the code of a paper they tell nothing of it.
    expect(await refusedWith(site.as(null).record.get(named))).toEqual(['not-found']);
    const guessed = { ...named, code: paperCode(submitted.hash, 'A-PHJB-0099') };
    expect(await refusedWith(site.as(null).record.get(guessed))).toEqual(['not-found']);
    const code = paperCode(submitted.hash, submitted.reference);
    const record = await site.as(null).record.get({ ...named, code });
    expect(Object.keys(record).sort()).toEqual(
      [
        'conditions',
        'edge',
        'edges',
        'exactly',
        'game',
        'hash',
        'layout',
        'limits',
        'operator',
        'options',
        'reference',
        'regulator',
        'rulebook',
        'rulesOf',
        'status',
        'submittedAt',
        'version',
      ].sort(),
    );
  });
});
