/** Whose work runs next, and for how long. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim, end, goesOn, LEASE_MS, othersWait, renew } from '../jobs/lease';
import type { Job } from '../jobs/queries';
import { APPROVER, MEMBER, OTHER_MEMBER, type TestSite, testSite } from '../testing/site';

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
const later = (ms: number) => new Date(start.getTime() + ms);
const progress = { done: 1, total: 2, doing: 'Counting' };

describe('a claim', () => {
  it('belongs to one worker, however many ask', async () => {
    const asked = await Promise.all(
      ['a', 'b', 'c', 'd'].map((owner) => claim(site.db, { owner, now: start, kinds })),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
  });

  it('is for the lane’s kinds only', async () => {
    expect(await claim(site.db, { owner: 'a', now: start, kinds: ['distributions'] })).toBeUndefined();
  });

  it('lasts as long as it is renewed, and no longer', async () => {
    await claim(site.db, { owner: 'a', now: start, kinds });
    expect(await renew(site.db, { id, owner: 'a', now: later(LEASE_MS - 1), ...progress })).toBe('go-on');
    expect(await claim(site.db, { owner: 'b', now: later(LEASE_MS + 1), kinds })).toBeUndefined();
    expect(await claim(site.db, { owner: 'b', now: later(2 * LEASE_MS), kinds })).toMatchObject({
      id,
      attempts: 0,
      deaths: 1,
    });
    expect(await renew(site.db, { id, owner: 'a', now: later(2 * LEASE_MS), ...progress })).toBe('lost');
    expect(await end(site.db, { id, owner: 'a' }, { state: 'done', at: '' })).toBe(false);
  });

  it('is asked about without a write, by the worker that has it', async () => {
    await claim(site.db, { owner: 'a', now: start, kinds });
    expect(await goesOn(site.db, { id, owner: 'a' })).toBe('go-on');
    expect(await goesOn(site.db, { id, owner: 'b' })).toBe('lost');
    await site.as(MEMBER).analyses.cancel({ id });
    expect(await goesOn(site.db, { id, owner: 'a' })).toBe('cancel');
  });
});

describe('the same work requested twice', () => {
  it('is one job; another seed is another', async () => {
    const nora = site.as(MEMBER);
    expect(await nora.analyses.start({ draft, revision: 1, rounds: 1000 })).toEqual({ job: id });
    expect((await nora.analyses.start({ draft, revision: 1, rounds: 1000, seed: 8 })).job).not.toBe(id);
  });

  it('is shared within an organisation, and each organisation has its own', async () => {
    const ask = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
    const first = await site.as(MEMBER).analyses.distributions(ask);
    expect(first.state).toBe('computing');
    expect(await site.as(APPROVER).analyses.distributions(ask)).toEqual(first);
    expect(await site.as(OTHER_MEMBER).analyses.distributions(ask)).not.toEqual(first);
    await site.work();
    const ready = await site.as(OTHER_MEMBER).analyses.distributions(ask);
    if (ready.state !== 'ready') return expect.unreachable();
    // Three fair dice: 216 throws, one of which is any particular triple; by hand.
    expect(ready.wagers['specific-triple']?.universe).toBe('216');
    expect(ready.wagers['specific-triple']?.outcomes.map(({ count }) => count).sort()).toEqual(['1', '215']);
  });
});

describe('turns', () => {
  const claimed = async (owner = 'a') => claim(site.db, { owner, now: new Date(), kinds });
  const makers = (rows: (Job | undefined)[]) => rows.map((row) => row?.createdBy);
  let seed = 100;
  const started = async (person: string, count: number) => {
    const { id: own } = await site.as(person).drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    for (let n = 0; n < count; n += 1) {
      seed += 1;
      await site.as(person).analyses.start({ draft: own, revision: 1, rounds: 1000, seed });
    }
  };

  it('rotate among organisations, and within them people, whoever asked first or most', async () => {
    await started(MEMBER, 6);
    await started(APPROVER, 2);
    await started(OTHER_MEMBER, 1);
    const [nora, adrian, harbour] = [MEMBER, APPROVER, OTHER_MEMBER].map((email) => site.member(email).id);
    // The three run beside each other: Northgate's first, then Harbour's, then the other of Northgate's people.
    expect(makers([await claimed(), await claimed(), await claimed(), await claimed()])).toEqual([
      nora,
      harbour,
      adrian,
      undefined,
    ]);
  });

  it('one at a time: whoever had the last turn waits for the others', async () => {
    await started(MEMBER, 2);
    await started(APPROVER, 2);
    await started(OTHER_MEMBER, 2);
    const order: (string | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const now = later(n * 1000);
      const row = await claim(site.db, { owner: 'a', now, kinds });
      order.push(row?.createdBy);
      if (row) await end(site.db, { id: row.id, owner: 'a' }, { state: 'done', at: now.toISOString() });
    }
    const [nora, adrian, harbour] = [MEMBER, APPROVER, OTHER_MEMBER].map((email) => site.member(email).id);
    expect(order).toEqual([nora, harbour, adrian, harbour]);
  });

  it('go to whoever has less running, even if the other’s last turn is longer ago', async () => {
    await started(MEMBER, 1);
    await started(APPROVER, 1);
    await started(OTHER_MEMBER, 2);
    const [northgate, harbour] = [MEMBER, OTHER_MEMBER].map((email) => site.member(email).id);
    const at = (n: number) => claim(site.db, { owner: 'a', now: later(n * 1000), kinds });
    expect((await at(0))?.createdBy).toBe(northgate);
    const theirs = await at(1);
    expect(theirs?.createdBy).toBe(harbour);
    await end(
      site.db,
      { id: theirs?.id ?? '', owner: 'a' },
      { state: 'done', at: later(2000).toISOString() },
    );
    expect((await at(3))?.createdBy).toBe(harbour);
  });

  it('make room only where another organisation has nothing running', async () => {
    await started(MEMBER, 2);
    await claimed();
    const northgate = site.member(MEMBER).organisation.id;
    expect(await othersWait(site.db, { organisation: northgate, kinds })).toBe(false);
    await started(OTHER_MEMBER, 2);
    expect(await othersWait(site.db, { organisation: northgate, kinds })).toBe(true);
    await claimed();
    expect(await othersWait(site.db, { organisation: northgate, kinds })).toBe(false);
  });
});
