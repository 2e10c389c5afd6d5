/** What the list says of drafts that are not like most: written wagers, unreadable options, unknown games, a full queue. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import type { Variant, WrittenWager } from '@/rulebooks/variant/variant';
import { enqueue, SECONDS_OF_A_JOB, SECONDS_OF_A_PERSON } from '../jobs/enqueue';
import { shelfOf } from '../rulebooks/shelf';
import {
  APPROVER,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { glancesAt } from './glances';
import { draftById } from './queries';
import { workOn } from './work-on';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const nora = () => site.as(MEMBER);
async function drafted(change: (variant: Variant) => Partial<Variant> = () => ({}), game = 'sic-bo') {
  const { id } = await nora().drafts.create({ rulebook: 'gb-2007', game });
  const { variant } = await nora().drafts.get({ id });
  await nora().drafts.save({ id, revision: 1, variant: { ...variant, ...change(variant) } });
  return id;
}
const listed = async (id: string, person = MEMBER) =>
  (await site.as(person).drafts.list()).drafts.find((draft) => draft.id === id) ?? expect.unreachable();
const glance = async (id: string) => (await listed(id)).glance ?? expect.unreachable();
const row = async (id: string) =>
  (await draftById(site.db, { id, organisation: site.member(MEMBER).organisation.id })) ??
  expect.unreachable();

/** By hand: 6 of 216 throws are triples: at 20 to 1 the house keeps 210/216 - 120/216 = 90/216 = 5/12. */
const TRIPLE: WrittenWager = {
  label: 'Triples',
  rows: [{ event: 'row-1', label: 'A triple', when: 'triple', pays: '20 to 1' }],
  otherwise: 'lose',
};

describe('a wager that the operator wrote', () => {
  it('is counted for the list, alone or beside the rulebook’s', async () => {
    const alone = await drafted(() => ({ wagers: {}, written: { 'own-1': TRIPLE } }));
    expect(await glance(alone)).toMatchObject({ waiting: true });
    await site.work();
    expect((await glance(alone)).edges).toEqual(['5/12', '5/12']);
  });

  it('pays what is typed without being counted again', async () => {
    const id = await drafted(() => ({ wagers: {}, written: { 'own-1': TRIPLE } }));
    await glance(id);
    await site.work();
    const { variant } = await nora().drafts.get({ id });
    const rows = TRIPLE.rows.map((each) => ({ ...each, label: 'Three alike', pays: '30 to 1' }));
    await nora().drafts.save({
      id,
      revision: 2,
      variant: { ...variant, written: { 'own-1': { ...TRIPLE, rows } } },
    });
    // 210/216 - 180/216 = 30/216.
    expect((await glance(id)).edges).toEqual(['5/36', '5/36']);
  });
});

describe('a draft whose options cannot be read', () => {
  it('has no edges, waits for nothing, and is blocked', async () => {
    const id = await drafted(() => ({ options: { 'between-segments': 'sideways' } }), 'big-six');
    const found = await glance(id);
    expect(found).not.toHaveProperty('waiting');
    expect(found).not.toHaveProperty('unsolved');
    expect(found.edges).toBeUndefined();
    await site.work();
    expect((await glance(id)).edges).toBeUndefined();
  });
});

describe('a draft of a rulebook or game that the program does not know', () => {
  it('is listed with what is stored of it, without a glance', async () => {
    const [rulebook, game] = [await drafted(), await drafted()];
    await site.client.execute({
      sql: "UPDATE draft SET rulebook = 'gb-1066' WHERE id = ?",
      args: [rulebook],
    });
    await site.client.execute({ sql: "UPDATE draft SET game = 'whist' WHERE id = ?", args: [game] });
    expect(await listed(rulebook)).toMatchObject({ rulebook: 'gb-1066', gameLabel: 'sic-bo' });
    expect(await listed(game)).toMatchObject({ game: 'whist', gameLabel: 'whist' });
    for (const id of [rulebook, game]) expect(await listed(id)).not.toHaveProperty('glance');
  });
});

describe('a count that has to wait because too much is under way', () => {
  it('is still waited for', async () => {
    const id = await drafted();
    const work = { kind: 'rerun' as const, submission: 'x' };
    const { id: by, organisation } = site.member(MEMBER);
    for (let n = 0; n * SECONDS_OF_A_JOB < SECONDS_OF_A_PERSON; n += 1)
      await enqueue(site.db, {
        organisation: organisation.id,
        by,
        at: '2008-01-01T00:00:00.000Z',
        work,
        key: `filler-${n}`,
        seconds: SECONDS_OF_A_JOB,
      });
    expect(await glance(id)).toMatchObject({ waiting: true });
  });
});

describe('a glance', () => {
  it('is kept for a revision, without asking the database again', async () => {
    const id = await drafted();
    await glance(id);
    await site.work();
    const first = await glance(id);
    const draft = await row(id);
    const closed = { ...site.context(MEMBER), member: site.member(MEMBER), db: undefined as never };
    const kept = (await glancesAt(closed, await shelfOf(site.db), [draft])).get(id) ?? expect.unreachable();
    expect(kept.edges).toEqual(first.edges);
  });

  it('that the database fails to answer is an error of that request only', async () => {
    const draft = await row(await drafted());
    const db = new Proxy({}, { get: () => () => expect.unreachable() }) as never;
    const failing = { ...site.context(MEMBER), member: site.member(MEMBER), db };
    const shelf = await shelfOf(site.db);
    await expect(glancesAt(failing, shelf, [draft])).rejects.toThrow();
  });

  it('is not kept while its count is under way', async () => {
    const id = await drafted();
    expect(await glance(id)).toMatchObject({ waiting: true });
    expect(await glance(id)).toMatchObject({ waiting: true });
    await site.work();
    expect(await glance(id)).not.toHaveProperty('waiting');
  });

  it('is empty where no draft is requested', async () => {
    const context = { ...site.context(MEMBER), member: site.member(MEMBER) };
    expect((await glancesAt(context, await shelfOf(site.db), [])).size).toBe(0);
    expect((await workOn(context, [])).size).toBe(0);
  });
});

describe('a draft whose rulebook no regulator here looks after', () => {
  it('says so while a decision is outstanding', async () => {
    const { draft, id } = await frozenSubmission(site);
    const open = async () => ((await listed(draft)).glance?.open ?? []).map(({ code }) => code);
    const known = await open();
    await site.as('administrator@assay.example').accounts.setJurisdictions({
      organisation: site.member(REVIEWER).organisation.id,
      jurisdictions: ['Colorado'],
    });
    const now = await open();
    const added = now.filter((code) => !known.includes(code));
    expect(added).toEqual(['no-regulator']);
    await site.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: [...OPEN_CODES] });
    expect(await open()).toEqual(now);
    await site.as(APPROVER).submissions.withdraw({ id, reason: 'Nobody decides.' });
    expect(await open()).toEqual(known);
    expect((await site.as(OTHER_MEMBER).drafts.list()).all).toBe(0);
  });
});
