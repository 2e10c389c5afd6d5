/** The audit as it is read: in pages, the latest first, with all that an event says. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actorOf, appendEvent, SITE } from '../audit/append';
import { historyOf } from '../audit/history';
import { ADMINISTRATOR, MEMBER, OTHER_MEMBER, type TestSite, testSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const add = (count: number, subject = 'draft:1') =>
  site.db.transaction(async (tx) => {
    for (let n = 1; n <= count; n += 1)
      await appendEvent(tx, {
        at: '2008-01-01T00:00:00.000Z',
        actor: actorOf(site.member(MEMBER)),
        organisation: site.member(MEMBER).organisation,
        kind: 'draft-saved',
        subject,
        data: { revision: n },
      });
  });
const list = (person: string, more = {}) => site.as(person).audit.list(more);
const ofDraft = async (person: string, more = {}) =>
  (await list(person, more)).events.filter(({ subject }) => subject === 'draft:1');

describe('the list', () => {
  it('is given to a page, which says in which direction it reads', async () => {
    expect((await list(MEMBER, { direction: 'forward' })).events.length).toBeGreaterThan(0);
  });

  it('offers a next page where there is one, and misses and repeats nothing', async () => {
    const { events: before } = await list(MEMBER);
    await add(100 - before.length);
    const full = await list(MEMBER);
    expect(full.events).toHaveLength(100);
    expect(full).not.toHaveProperty('next');
    await add(2);
    const first = await list(MEMBER);
    expect(first.events).toHaveLength(100);
    expect(first.next).toBe(first.events.at(-1)?.seq);
    const second = await list(MEMBER, { cursor: first.next });
    expect(second.events).toHaveLength(2);
    expect(second).not.toHaveProperty('next');
    const seen = [...first.events, ...second.events].map(({ seq }) => seq);
    expect(new Set(seen).size).toBe(102);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it('shows everything that the hash of an event covers', async () => {
    await add(2);
    const [second, first] = await ofDraft(MEMBER);
    expect(second).toEqual({
      seq: (first?.seq ?? 0) + 1,
      at: '2008-01-01T00:00:00.000Z',
      actor: 'Nora Ellis',
      organisation: 'Northgate Casinos',
      kind: 'draft-saved',
      subject: 'draft:1',
      data: { revision: 2 },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      previous: first?.hash,
    });
  });

  it('shows an organisation its own events, and administrators those of nobody too', async () => {
    await add(1);
    await site.db.transaction((tx) =>
      appendEvent(tx, {
        at: '2008-01-01T00:00:00.000Z',
        actor: SITE,
        organisation: null,
        kind: 'head-sealed-anew',
        subject: 'site',
      }),
    );
    expect(await ofDraft(MEMBER)).toHaveLength(1);
    expect(await ofDraft(OTHER_MEMBER)).toEqual([]);
    const kinds = async (person: string) => (await list(person)).events.map(({ kind }) => kind);
    expect((await kinds(ADMINISTRATOR))[0]).toBe('head-sealed-anew');
    expect(await kinds(MEMBER)).not.toContain('head-sealed-anew');
    expect((await list(ADMINISTRATOR)).events[0]).toMatchObject({
      actor: 'Assay',
      organisation: null,
      data: {},
    });
  });

  it('of one submission holds no events of others', async () => {
    await add(1, 'submission:x');
    await add(1, 'submission:y');
    const { events } = await list(MEMBER, { submission: 'x' });
    expect(events.map(({ subject }) => subject)).toEqual(['submission:x']);
  });

  it('of one subject is in the order in which it happened', async () => {
    await add(3);
    await add(1, 'draft:2');
    const history = await historyOf(site.db, 'draft:1');
    expect(history.map(({ data }) => data.revision)).toEqual([1, 2, 3]);
  });
});

describe('what is looked for', () => {
  const seqs = async (person: string, find: string) =>
    (await list(person, { find })).events.map(({ seq }) => seq);

  it('is found among all events, not the first hundred alone', async () => {
    const { id } = await site
      .as(MEMBER)
      .drafts.create({ rulebook: 'gb-2007', game: 'big-six', name: 'A wheel' });
    const [created] = (await list(MEMBER)).events.filter(({ subject }) => subject === `draft:${id}`);
    await add(150);
    expect((await list(MEMBER)).events.map(({ seq }) => seq)).not.toContain(created?.seq);
    for (const find of [
      'a WHEEL',
      'wheel created',
      `nora ${id.slice(0, 8)}`,
      created?.hash ?? '',
      'northgate wheel',
    ])
      expect(await seqs(MEMBER, find), find).toContain(created?.seq);
    expect(await seqs(MEMBER, String(created?.seq))).toContain(created?.seq);
    for (const find of ['wheel frozen', 'wheel%', '_', '50'])
      expect(await seqs(MEMBER, find), find).not.toContain(created?.seq);
  });

  it('is nothing of another organisation, whatever is known of its names', async () => {
    await site.as(OTHER_MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'big-six', name: 'Their wheel' });
    expect(await seqs(MEMBER, 'their')).toEqual([]);
    expect(await seqs(OTHER_MEMBER, 'their')).toHaveLength(1);
    expect((await seqs(ADMINISTRATOR, 'their wheel created')).length).toBe(1);
  });
});
