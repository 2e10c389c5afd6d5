/** Several games in the register: their order, their papers, their pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { onDay, trialOf } from '../testing/on-trial';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { registered } from './register';

const DAY = '2098-03-01';
let site: TestSite;

/** Approved as it is, without a trial. */
async function approved(
  [member, approver]: [string, string],
  game: string,
  more: Variant['circumstances'] = {},
): Promise<void> {
  const nora: Caller = site.as(member);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game });
  const { variant } = await nora.drafts.get({ id: draft });
  variant.circumstances = { ...variant.circumstances, ...more };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await site.as(approver).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  const opened = await begunReview(site.as(REVIEWER), id);
  await site.as(REVIEWER).reviews.decide({
    id,
    revision: opened.revision,
    kind: 'approve',
    reasons: 'In order.',
    acknowledged: ALL_OPEN,
  });
}

const NORTHGATE: [string, string] = [MEMBER, APPROVER];
const HARBOUR: [string, string] = [OTHER_MEMBER, OTHER_APPROVER];
const entries = async (search = '') => (await onDay(site, null, DAY).record.register({ search })).entries;

beforeAll(async () => {
  site = await testSite();
  const players = { 'Great Britain': { minimumAge: 18, help: 'Ask any of our staff' } };
  await site.as(OTHER_APPROVER).letterhead.set({ players });
  await trialOf(site, 'sic-bo');
  await approved(NORTHGATE, 'big-six', { premises: 'The Pier' });
  await approved(HARBOUR, 'big-six', {
    automated: false,
    limits: { currency: 'GBP', minimum: 100, maximum: 50_000 },
  });
  await approved(NORTHGATE, 'big-six', { premises: 'The Mill' });
});
afterAll(() => site.remove());

describe('the register', () => {
  it('is in the order of games, operators and references', async () => {
    expect(
      (await entries()).map(({ game, operator, premises, kind, papers }) => [
        game,
        operator,
        premises,
        kind,
        papers.join(' '),
      ]),
    ).toEqual([
      ['Big Six (Wheel of Fortune)', 'Harbour Gaming', undefined, 'approved', 'sign leaflet'],
      ['Big Six (Wheel of Fortune)', 'Northgate Casinos', 'The Pier', 'approved', ''],
      ['Big Six (Wheel of Fortune)', 'Northgate Casinos', 'The Mill', 'approved', ''],
      ['Sic Bo', 'Northgate Casinos', undefined, 'trial', ''],
    ]);
  });

  it('has what was approved as it is from the day of the decision, under the clause of its game', async () => {
    const [entry] = await entries('pier');
    expect(entry).toMatchObject({
      status: 'approved',
      clause: '10.1',
      since: new Date().toISOString().slice(0, 10),
      regulator: 'Gambling Commission, Great Britain',
      running: [],
    });
    expect(entry).not.toHaveProperty('until');
  });

  it('offers the papers of which nothing is missing', async () => {
    const papers = async (of: string) => (await entries(of)).map((entry) => entry.papers);
    expect(await papers('harbour')).toEqual([['sign', 'leaflet']]);
    // No limits for the sign; no age of players and no help for the leaflet.
    expect(await papers('pier')).toEqual([[]]);
  });

  it('finds one by reference and version', async () => {
    const now = new Date(`${DAY}T12:00:00Z`);
    const [first, second] = await entries('northgate big');
    for (const each of [first, second]) {
      const { reference = '', version = 0 } = each ?? {};
      expect((await registered(site.db, { reference, version }, now))?.entry.premises).toBe(each?.premises);
      expect(await registered(site.db, { reference, version: version + 1 }, now)).toBeUndefined();
    }
    expect(await registered(site.db, { reference: 'A-PHJB-0099', version: 1 }, now)).toBeUndefined();
  });

  it('leads to the record of what was approved, with its life and no other version that runs', async () => {
    const [{ reference = '' } = {}] = await entries('pier');
    const record = await onDay(site, null, DAY).record.byReference({ reference });
    expect(record.life).toMatchObject([{ what: 'approve', clause: '10.1' }]);
    expect(record).not.toHaveProperty('running');
    expect(record).not.toHaveProperty('damaged');
    expect(record).not.toHaveProperty('variation');
    expect(record.conditions).toEqual([]);
    expect(record.decidedAt).toMatch(/^\d{4}-/);
  });
});
