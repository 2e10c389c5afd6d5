/** Each regulator has its own jurisdictions: submissions elsewhere do not exist for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf } from '../accounts/stored/queries';
import { submissionSubject } from '../paper-requests/read-subject';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  type Caller,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { createCaller } from './api';

let site: TestSite;
let british: Caller;
let colorado: Caller;
let id: string;
let analysis: string;
let cora: string;

/** As in a request: the person's rights are read from the database. */
async function caller(person: string): Promise<Caller> {
  return createCaller({ ...site.context(null), member: await memberOf(site.db, person) });
}

beforeAll(async () => {
  site = await testSite();
  const sam = site.as(ADMINISTRATOR);
  const regulator = site.member(REVIEWER).organisation.id;
  await sam.accounts.setJurisdictions({ organisation: regulator, jurisdictions: ['Great Britain'] });
  const made = await sam.accounts.createOrganisation({
    name: 'Division of Gaming',
    kind: 'regulator',
    jurisdictions: ['Colorado'],
  });
  const { link } = await sam.accounts.invite({
    email: 'reviewer@colorado.example',
    role: 'reviewer',
    organisation: made.id,
  });
  const token = link.split('/').at(-1) ?? '';
  await site.as(null).accounts.accept({ token, name: 'Cora Diaz', password: 'a long enough password' });
  cora = (await sam.accounts.members({ organisation: made.id }))[0]?.id ?? '';
  british = await caller(site.member(REVIEWER).id);
  colorado = await caller(cora);
  ({ id } = await frozenSubmission(site));
  await site.as(APPROVER).submissions.submit({ id, statement: 'As the rules say.', acknowledged: ALL_OPEN });
  analysis = (await site.as(MEMBER).submissions.get({ id })).analysis.id;
});
afterAll(() => site.remove());

const eventsOf = async (reader: Caller) => (await reader.audit.list({})).events;

describe('a regulator', () => {
  it('has only the submissions of its jurisdictions in its queue', async () => {
    expect((await british.reviews.queue()).map((item) => item.id)).toEqual([id]);
    expect(await colorado.reviews.queue()).toEqual([]);
    expect(await british.submissions.get({ id })).toMatchObject({ id });
    expect(await british.analyses.get({ id: analysis })).toMatchObject({ id: analysis });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['submissions.get', () => colorado.submissions.get({ id })],
    ['analyses.get', () => colorado.analyses.get({ id: analysis })],
    ['reviews.open', () => colorado.reviews.open({ id })],
    ['reviews.rerun', () => colorado.reviews.rerun({ id })],
    ['reviews.ask', () => colorado.reviews.ask({ id, text: 'Why?' })],
    [
      'reviews.decide',
      () => colorado.reviews.decide({ acknowledged: ALL_OPEN, id, revision: 2, kind: 'approve' }),
    ],
  ])('finds nothing of another’s through %s', async (_path, call) => {
    expect(await refusedWith(call())).toEqual(['not-found']);
  });

  it('gets no papers of another’s submissions', async () => {
    const member = await memberOf(site.db, cora);
    if (!member) return expect.unreachable();
    const subject = await submissionSubject({ ...site.context(null), member }, id);
    expect(subject.ok ? 'made' : subject.problems[0]?.code).toBe('not-found');
  });

  it('gets notices of its own submissions', async () => {
    expect((await british.notices.list()).map(({ href }) => href)).toEqual([`/review/${id}`]);
    expect(await colorado.notices.list()).toEqual([]);
  });

  it('reads the audit of its own people and of submissions made to it', async () => {
    const own = new Set([site.member(REVIEWER).organisation.name, 'Northgate Casinos']);
    const seen = await eventsOf(british);
    expect(seen.some(({ subject }) => subject === `submission:${id}`)).toBe(true);
    expect(seen.every(({ organisation }) => organisation !== null && own.has(organisation))).toBe(true);
    expect(
      seen.filter(({ organisation }) => organisation === 'Northgate Casinos').map(({ subject }) => subject),
    ).toEqual(Array(2).fill(`submission:${id}`));
    expect(JSON.stringify(seen)).not.toMatch(/@(?!regulator\.example)/);
    expect((await eventsOf(colorado)).map(({ kind, organisation }) => [kind, organisation])).toEqual(
      ['member-joined', 'member-invited', 'organisation-created'].map((kind) => [kind, 'Division of Gaming']),
    );
    expect((await colorado.audit.list({ submission: id })).events).toEqual([]);
  });

  it('does not learn in whose submission something was altered', async () => {
    await site.client.execute('DROP TRIGGER submission_stated_once');
    await site.client.execute("UPDATE submission SET statement = 'Something else.'");
    expect((await british.audit.verify()).records).toEqual([{ reference: 'A-PHJB-0001', part: 'statement' }]);
    expect(await colorado.audit.verify()).toMatchObject({ altered: 1, records: [] });
  });
});

describe('jurisdictions', () => {
  const sam = () => site.as(ADMINISTRATOR).accounts;
  it('must be known, and at least one', async () => {
    const made = { name: 'Nobody’s', kind: 'regulator' as const };
    expect(await refusedWith(sam().createOrganisation(made))).toEqual(['jurisdictions-unknown']);
    expect(await refusedWith(sam().createOrganisation({ ...made, jurisdictions: ['Atlantis'] }))).toEqual([
      'jurisdictions-unknown',
    ]);
  });
  it('do not exist for an operator', async () => {
    const operator = site.member(MEMBER).organisation.id;
    const set = sam().setJurisdictions({ organisation: operator, jurisdictions: ['Colorado'] });
    expect(await refusedWith(set)).toEqual(['not-found']);
  });
});
