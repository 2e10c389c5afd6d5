/** No procedure that a regulator calls with an id finds what is of another jurisdiction. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialOf } from '../testing/on-trial';
import { settledMeeting } from '../testing/race-meeting';
import { LEAST } from '../testing/rungs';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { callBy, takingIds } from '../testing/taking-ids';
import { createCaller } from './api';

let site: TestSite;
let own: Record<string, string>;
/** Of an authority in a place where none of this is played. */
let elsewhere: Caller;

beforeAll(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  const adrian = site.as(APPROVER);
  const ruth = site.as(REVIEWER);
  const { id: submission } = await frozenSubmission(site, 'sic-bo');
  await adrian.submissions.submit({ id: submission, statement: 'New.', acknowledged: ALL_OPEN });
  await begunReview(ruth, submission);
  const { analysis } = await ruth.submissions.get({ id: submission });
  const { id: trial } = await trialOf(site);
  const variation = 'one-of-northgate';
  await site.client.execute({
    sql: `INSERT INTO variation SELECT ?, 'V-PHJB-0001', 'temporary', id, organisation_id, rulebook, '2098-01-01', '2098-01-02', '', '', frozen_at, frozen_by, 'notified', 1, frozen_at, NULL, 0 FROM submission WHERE id = ?`,
    args: [variation, submission],
  });
  const { id: edition } = await ruth.editions.create({ rulebook: 'gb-2007', name: 'Spring' });
  const inForceFrom = '2098-05-01';
  const { id: schedule } = await nora.feeSchedules.create({
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'per-bet-and-hand',
    line: 3061,
    name: 'Fees',
  });
  const rows = [['1', '5', '100', '', '', '1', '2']];
  await nora.feeSchedules.save({ id: schedule, revision: 1, name: 'Fees', inForceFrom, rows });
  const { id: fees } = await nora.feeSubmissions.prepare({ schedule, version: 2 });
  await adrian.feeSubmissions.submit({ id: fees, statement: 'New.' });
  const { id: rules } = await nora.poolRules.create({ name: 'Pools' });
  const content = { pools: [{ pool: 'win' as const, unit: 1_000, deduction: '17.5%' }] };
  await nora.poolRules.save({ id: rules, revision: 1, name: 'Pools', inForceFrom, content });
  const { id: pools } = await nora.poolFilings.prepare({ rules, version: 2 });
  await adrian.poolFilings.submit({ id: pools, statement: 'New.' });
  const meeting = await settledMeeting(site, MEMBER);
  own = { submission, trial, variation, edition, fees, pools, meeting, analysis: analysis?.id ?? '' };
  const { organisation, ...rest } = site.member(REVIEWER);
  elsewhere = createCaller({
    ...site.context(REVIEWER),
    member: { ...rest, organisation: { ...organisation, id: 'elsewhere', jurisdictions: ['Colorado'] } },
  });
});
afterAll(() => site.remove());

const REVISION = { revision: 1 };
const decision = { ...REVISION, kind: 'refuse', reasons: 'x' };
const declined = { proposal: 'x', reasons: 'x' };

/** What each takes beside the id. */
const OF_FILINGS: Record<string, object> = {
  get: {},
  compare: {},
  assign: { to: null },
  beginReview: {},
  ask: { text: 'x' },
  decide: decision,
  confirmProposal: { proposal: 'x' },
  declineProposal: declined,
};

const CALLS: Record<string, { at: string; with?: object }> = {
  'submissions.get': { at: 'submission' },
  'results.get': { at: 'trial' },
  'tables.offering': { at: 'submission' },
  'analyses.get': { at: 'analysis' },
  'reviews.open': { at: 'submission' },
  'reviews.findComplete': { at: 'submission' },
  'reviews.assign': { at: 'submission', with: { to: null } },
  'reviews.rerun': { at: 'submission' },
  'reviews.ask': { at: 'submission', with: { text: 'x' } },
  'reviews.judge': { at: 'submission', with: { finding: 0, says: 'accepted' } },
  'reviews.decide': { at: 'submission', with: decision },
  'reviews.rule': { at: 'submission', with: { ...REVISION, kind: 'discontinue', text: 'x' } },
  'reviews.confirmProposal': { at: 'submission', with: { proposal: 'x' } },
  'reviews.declineProposal': { at: 'submission', with: declined },
  'variations.get': { at: 'variation' },
  'variations.ask': { at: 'variation', with: { text: 'x' } },
  'variations.takeNote': { at: 'variation', with: { ...REVISION, text: 'x' } },
  'variations.callSignificant': { at: 'variation', with: { ...REVISION, text: 'x' } },
  'editions.get': { at: 'edition' },
  'editions.save': { at: 'edition', with: { ...REVISION, name: 'x', text: '{}' } },
  'editions.remove': { at: 'edition' },
  'editions.tryOnAll': { at: 'edition' },
  'editions.publish': { at: 'edition', with: REVISION },
  'editions.decline': { at: 'edition', with: { ...REVISION, reasons: 'x' } },
  'meetings.get': { at: 'meeting' },
  'meetings.settlement': { at: 'meeting', with: { number: 1 } },
  'meetings.replaced': { at: 'meeting', with: { number: 1 } },
  'meetings.differences': { at: 'meeting', with: { from: 1, to: 1 } },
  'meetings.settleAgain': { at: 'meeting', with: { number: 1 } },
  ...Object.fromEntries(
    Object.entries(OF_FILINGS).flatMap(([step, more]) => [
      [`poolFilings.${step}`, { at: 'pools', with: step === 'compare' ? { with: 'none' } : more }],
      [
        `feeSubmissions.${step}`,
        { at: 'fees', with: step === 'compare' ? { with: 'printed', players: 5, hands: 30 } : more },
      ],
    ]),
  ),
};

/** What a reviewer keeps for one person: `queue.test.ts` asks for it as a colleague. */
const OF_PERSONS = ['reviews.removeView'];

describe('a regulator of another jurisdiction', () => {
  it('is tried at everything that only regulators call', () => {
    const ofRegulators = takingIds.filter((path) => LEAST[path] === 'reviewer' && !OF_PERSONS.includes(path));
    expect(Object.keys(CALLS)).toEqual(expect.arrayContaining(ofRegulators));
  });

  it.each(Object.keys(CALLS))('finds nothing through %s', async (path) => {
    const { at, with: more } = CALLS[path] ?? { at: '' };
    expect(await refusedWith(callBy(elsewhere, path, { ...more, id: own[at] }))).toEqual(['not-found']);
  });

  it('finds each of them where it is its own', async () => {
    const ruth = site.as(REVIEWER);
    for (const path of Object.keys(CALLS).filter((each) => each.endsWith('.get')))
      expect([path, await refusedWith(callBy(ruth, path, { id: own[CALLS[path]?.at ?? ''] }))]).toEqual([
        path,
        ['answered'],
      ]);
  });

  it('reads none of it in its lists', async () => {
    const lists = [
      await elsewhere.reviews.queue(),
      await elsewhere.editions.list(),
      await elsewhere.meetings.list(),
      (await elsewhere.agenda.mine()).groups,
      await elsewhere.audit.list({}),
    ];
    const seen = JSON.stringify(lists);
    for (const [what, id] of Object.entries(own)) expect([what, seen.includes(id)]).toEqual([what, false]);
  });
});
