/** What people may start, see and cancel. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inThisThread } from '@/simulations/pool/runner';
import { mayCancel } from '../access/ladder';
import { enqueue, SECONDS_OF_A_JOB, SECONDS_OF_A_PERSON } from '../jobs/enqueue';
import { claim } from '../jobs/lease';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { runJob } from './run-job';

let site: TestSite;
let draft: string;
let id: string;
beforeEach(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  ({ id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' }));
  ({ job: id } = await nora.analyses.start({ draft, revision: 1, rounds: 1000 }));
});
afterEach(() => site.remove());

const kinds = ['analysis' as const];
const start = new Date('2030-01-01T00:00:00.000Z');
const view = () => site.as(MEMBER).analyses.job({ id });

it('a running analysis shows its rounds and seed to whoever opens the draft', async () => {
  const nora = site.as(MEMBER);
  await nora.analyses.cancel({ id });
  await nora.analyses.start({ draft, revision: 1, rounds: 2000, seed: 11 });
  expect((await nora.drafts.get({ id: draft })).job).toMatchObject({ witness: { rounds: 2000, seed: 11 } });
});

describe('what is accepted', () => {
  it('is estimated before it is started, and refused where it is too much', async () => {
    const nora = site.as(MEMBER);
    const { id: wheel } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const rounds = 20_000_000;
    const estimated = await nora.analyses.estimate({ draft: wheel, rounds });
    const { job: started } = await nora.analyses.start({ draft: wheel, revision: 1, rounds });
    expect((await nora.analyses.job({ id: started })).seconds).toBe(estimated.seconds);
    const work = { kind: 'rerun' as const, submission: 'x' };
    const ask = {
      organisation: site.member(MEMBER).organisation.id,
      by: site.member(MEMBER).id,
      at: '',
      work,
    };
    const queued = (key: string, seconds: number) => enqueue(site.db, { ...ask, key, seconds });
    expect(await queued('a', SECONDS_OF_A_JOB + 1)).toMatchObject({
      problems: [{ code: 'computation-too-large', message: expect.stringMatching(/30 minutes/) }],
    });
    expect(await queued('b', SECONDS_OF_A_JOB)).toMatchObject({ ok: true });
    expect(await queued('c', SECONDS_OF_A_PERSON - SECONDS_OF_A_JOB)).toMatchObject({
      problems: [{ code: 'busy', message: expect.stringMatching(/cancel one/) }],
    });
    // Whose they are is who asked: a colleague's are counted separately.
    const colleague = { ...ask, by: site.member(APPROVER).id };
    expect(await enqueue(site.db, { ...colleague, key: 'd', seconds: SECONDS_OF_A_JOB })).toMatchObject({
      ok: true,
    });
  });
});

it('an approver and an administrator see who has computations under way, never what they compute', async () => {
  await site.as(OTHER_MEMBER).analyses.distributions({ rulebook: 'gb-2007', game: 'sic-bo', options: {} });
  const own = await site.as(APPROVER).analyses.underWay();
  expect(own).toMatchObject([{ id, kind: 'analysis', state: 'queued', by: site.member(MEMBER).name }]);
  const all = await site.as(ADMINISTRATOR).analyses.underWay();
  expect(all.map(({ kind, organisation }) => [kind, organisation])).toEqual([
    ['analysis', site.member(MEMBER).organisation.name],
    ['distributions', site.member(OTHER_MEMBER).organisation.name],
  ]);
  expect(JSON.stringify(all)).not.toMatch(/sic-bo|big-six|gb-2007/);
});

describe('who may cancel', () => {
  it('is whoever started it, an approver of the organisation and an administrator, and it is in the audit', async () => {
    const ask = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
    for (const person of [MEMBER, APPROVER, ADMINISTRATOR]) {
      const counting = await site.as(MEMBER).analyses.distributions({ ...ask, again: true });
      if (counting.state !== 'computing') return expect.unreachable();
      const cancelled = await site.as(person).analyses.cancel({ id: counting.job });
      expect(cancelled).toMatchObject({ state: 'cancelled' });
      const { events } = await site.as(MEMBER).audit.list({});
      expect(events[0]).toMatchObject({
        kind: 'analysis-cancelled',
        actor: site.member(person).name,
        subject: `job:${counting.job}`,
      });
    }
  });

  it('is any reviewer of a regulator, for what one of them runs again', () => {
    const ruth = site.member(REVIEWER);
    const rerun = { organisationId: ruth.organisation.id, createdBy: ruth.id };
    expect(mayCancel({ ...ruth, id: 'a colleague' }, rerun)).toBe('yes');
    expect(mayCancel(site.member(APPROVER), rerun)).toBe('not-seen');
  });

  it('is never a colleague who did not start it', async () => {
    const counting = await site.as(APPROVER).analyses.distributions({
      rulebook: 'gb-2007',
      game: 'sic-bo',
      options: {},
    });
    if (counting.state !== 'computing') return expect.unreachable();
    const cancel = (person: string) => refusedWith(site.as(person).analyses.cancel({ id: counting.job }));
    expect(await cancel(MEMBER)).toEqual(['role-insufficient']);
    expect(await cancel(OTHER_APPROVER)).toEqual(['not-found']);
    expect(await cancel(REVIEWER)).toEqual(['not-found']);
  });
});

describe('cancelling', () => {
  it('ends a waiting job at once', async () => {
    expect(await site.as(MEMBER).analyses.cancel({ id })).toMatchObject({ state: 'cancelled' });
    expect(await claim(site.db, { owner: 'a', now: start, kinds })).toBeUndefined();
  });

  it('stops a running job, keeps nothing of it, and lets it start again', async () => {
    const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds });
    if (!claimed) return expect.unreachable();
    await site.as(MEMBER).analyses.cancel({ id });
    const stopping = new AbortController().signal;
    await runJob({ db: site.db, runner: inThisThread(), stopping, now: () => new Date() }, claimed, 'a');
    expect(await view()).toMatchObject({ state: 'cancelled' });
    expect((await site.as(MEMBER).drafts.get({ id: draft })).analysis).toBeNull();
    expect((await site.as(MEMBER).analyses.start({ draft, revision: 1, rounds: 1000 })).job).not.toBe(id);
  });
});
