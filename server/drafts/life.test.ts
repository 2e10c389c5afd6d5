/** A draft from its first day to its last: what is stored of it, and what the audit says happened. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rulebookOf } from '@/rulebooks/registry';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { nameOf } from '../accounts/stored/names';
import { createCaller } from '../api/api';
import { draft as drafts } from '../db/schema';
import {
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { dayWithin } from './create-draft';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const nora = () => site.as(MEMBER);
const create = (more: { name?: string; at?: string } = {}) =>
  nora().drafts.create({ rulebook: 'gb-2007', game: 'big-six', ...more });
const lastEvent = async () => {
  const { events } = await nora().audit.list({});
  const { kind, actor, organisation, subject, data, at } = events[0] ?? expect.unreachable();
  return { kind, actor, organisation, subject, data, at };
};
const by = { actor: 'Nora Ellis', organisation: 'Northgate Casinos' };
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => expect.unreachable(),
    (caught) => caught,
  );
  return error.cause.problems[0];
};

describe('a new draft', () => {
  it('is named after its game unless it is given a name, and starts today', async () => {
    const { id } = await create();
    const today = new Date().toISOString().slice(0, 10);
    expect(await nora().drafts.get({ id })).toMatchObject({
      name: 'Big Six (Wheel of Fortune)',
      revision: 1,
      day: today,
      updatedBy: 'Nora Ellis',
      analysis: null,
      job: null,
    });
    const { id: named } = await create({ name: 'Wheel by the door', at: '2008-02-01' });
    expect(await nora().drafts.get({ id: named })).toMatchObject({
      name: 'Wheel by the door',
      day: '2008-02-01',
    });
  });

  it('is in the audit with its rulebook and game, and without a source it does not have', async () => {
    const { id } = await create();
    const { updatedAt } = await nora().drafts.get({ id });
    expect(await lastEvent()).toEqual({
      ...by,
      kind: 'draft-created',
      subject: `draft:${id}`,
      data: { rulebook: 'gb-2007', game: 'big-six' },
      at: updatedAt,
    });
  });

  it('starts on the first day of its game where that is still to come', async () => {
    const early = createCaller({ ...site.context(MEMBER), now: () => new Date('2020-06-01T12:00:00.000Z') });
    const { id } = await early.drafts.create({ rulebook: 'co-rule-28', game: 'eternal-baccarat' });
    expect((await nora().drafts.get({ id })).day).toBe('2023-03-17');
  });

  it('starts on the last day of its edition or game, whichever is first, where that has passed', () => {
    const book = rulebookOf('gb-2007');
    const [game] = book.ok ? book.value.games : [];
    if (!book.ok || !game) return expect.unreachable();
    const until = (edition?: string, ofGame?: string, today = '2015-01-01') =>
      dayWithin(
        { ...book.value, ...(edition && { validTo: edition }) },
        { ...game, ...(ofGame && { validTo: ofGame }) },
        today,
      );
    expect(until()).toBe('2015-01-01');
    expect(until('2012-12-31')).toBe('2012-12-31');
    expect(until('2012-12-31', '2011-06-30')).toBe('2011-06-30');
    expect(until('2011-06-30', '2012-12-31')).toBe('2011-06-30');
    expect(until('2015-01-01')).toBe('2015-01-01');
    expect(until('2020-01-01', '2021-01-01')).toBe('2015-01-01');
    expect(until(undefined, undefined, '1999-01-01')).toBe(book.value.validFrom);
    expect(until('2012-12-31', undefined, book.value.validFrom)).toBe(book.value.validFrom);
  });
});

describe('a copy', () => {
  it('has everything but the confirmations, and says which draft it was made from', async () => {
    const { id, day } = await confirmed('Wheel by the door', '2008-02-01');
    const { id: copy } = await nora().drafts.duplicate({ id });
    const [original, copied] = [await nora().drafts.get({ id }), await nora().drafts.get({ id: copy })];
    expect(Object.keys(original.variant.attestations)).toHaveLength(1);
    expect(copied).toMatchObject({ name: 'Wheel by the door (copy)', day, revision: 1 });
    expect(copied.variant).toEqual({ ...original.variant, attestations: {} });
    expect(copied).not.toHaveProperty('revises');
    expect(await lastEvent()).toMatchObject({
      kind: 'draft-created',
      subject: `draft:${copy}`,
      data: { rulebook: 'gb-2007', game: 'big-six', from: id },
    });
  });

  it('of a draft with a long name stays within the longest name', async () => {
    const { id } = await create({ name: 'x'.repeat(120) });
    const { id: copy } = await nora().drafts.duplicate({ id });
    expect((await nora().drafts.get({ id: copy })).name).toBe('x'.repeat(120));
  });
});

/** With one rule confirmed. */
async function confirmed(name?: string, day = '2008-02-01') {
  const { id } = await create({ at: day, ...(name ? { name } : {}) });
  const { variant } = await nora().drafts.get({ id });
  const { findings } = await nora().drafts.check({ variant, at: day });
  const rule = findings.find(({ verdict }) => verdict === 'needs-attestation')?.rule ?? expect.unreachable();
  const { revision } = await nora().attestations.confirm({
    draft: id,
    revision: 1,
    rules: [rule],
    note: 'Read in the pit book.',
  });
  return { id, day, rule, variant, revision };
}

describe('saving', () => {
  it('keeps a name and a day that are not sent, and says who saved which revision', async () => {
    const { id } = await create({ name: 'First', at: '2008-02-01' });
    const { variant } = await nora().drafts.get({ id });
    const saved = await site.as(APPROVER).drafts.save({ id, revision: 1, variant });
    expect(saved.revision).toBe(2);
    expect(await nora().drafts.get({ id })).toMatchObject({
      name: 'First',
      day: '2008-02-01',
      revision: 2,
      updatedBy: 'Adrian Cole',
      updatedAt: saved.updatedAt,
    });
    expect(await lastEvent()).toEqual({
      kind: 'draft-saved',
      actor: 'Adrian Cole',
      organisation: 'Northgate Casinos',
      subject: `draft:${id}`,
      data: { revision: 2 },
      at: saved.updatedAt,
    });
    await nora().drafts.save({ id, revision: 2, variant, name: 'Second', at: '2008-03-01' });
    expect(await nora().drafts.get({ id })).toMatchObject({ name: 'Second', day: '2008-03-01' });
  });

  it('removes confirmations where the game or the rulebook changes', async () => {
    for (const other of [
      { game: 'sic-bo', wagers: {} },
      { rulebook: 'co-rule-28', game: 'eternal-baccarat', wagers: {} },
    ]) {
      const { id, variant, revision } = await confirmed();
      await nora().drafts.save({ id, revision, variant: { ...variant, ...other } });
      expect((await nora().drafts.get({ id })).variant.attestations).toEqual({});
    }
  });

  it('is listed under the rulebook and game it has now', async () => {
    const { id } = await create();
    const { variant } = await nora().drafts.get({ id });
    await nora().drafts.save({ id, revision: 1, variant: { ...variant, game: 'sic-bo', wagers: {} } });
    const [listed] = (await nora().drafts.list()).drafts;
    expect(listed).toMatchObject({
      state: 'editing',
      revision: 2,
      game: 'sic-bo',
      gameLabel: 'Sic Bo',
      rulebook: 'gb-2007',
    });
  });

  it('at an old revision names who saved last, when, and at which revision', async () => {
    const { id } = await create();
    const { variant } = await nora().drafts.get({ id });
    await site.as(APPROVER).drafts.save({ id, revision: 1, variant });
    await site.db.update(drafts).set({ updatedAt: '2008-03-04T05:06:07.000Z' }).where(eq(drafts.id, id));
    expect(await refusal(nora().drafts.save({ id, revision: 1, variant }))).toEqual({
      code: 'draft-changed',
      message:
        'Adrian Cole saved this draft on 2008-03-04 05:06 UTC, after you opened it. Keep your copy or take theirs.',
      conflict: { by: 'Adrian Cole', at: '2008-03-04T05:06:07.000Z', revision: 2 },
    });
  });

  it('is not frozen at an old revision either, and says what that dialog can do about it', async () => {
    const { id } = await create();
    const { variant } = await nora().drafts.get({ id });
    await site.as(APPROVER).drafts.save({ id, revision: 1, variant });
    expect(await refusal(nora().submissions.freeze({ draft: id, revision: 1 }))).toMatchObject({
      code: 'draft-changed',
      message: expect.stringMatching(
        /after you opened it\. Close this, read what changed, then freeze it\.$/,
      ),
    });
  });

  it('of a frozen draft says how to go on', async () => {
    const { draft } = await frozenSubmission(site);
    const { variant, revision } = await nora().drafts.get({ id: draft });
    expect(await refusal(nora().drafts.save({ id: draft, revision, variant }))).toMatchObject({
      code: 'draft-frozen',
      message: expect.stringMatching(/frozen and cannot change\. Revise the submission/),
    });
  });
});

describe('a draft that is removed', () => {
  it('is gone, its analysis is stopped, and its name and revision stay in the audit', async () => {
    const { id } = await create({ name: 'Short-lived' });
    const { job } = await nora().analyses.start({ draft: id, revision: 1, rounds: 1000 });
    await nora().drafts.remove({ id });
    expect(await refusedWith(nora().drafts.get({ id }))).toEqual(['not-found']);
    expect((await nora().drafts.list()).all).toBe(0);
    expect(await lastEvent()).toMatchObject({
      ...by,
      kind: 'draft-removed',
      subject: `draft:${id}`,
      data: { name: 'Short-lived', revision: 1 },
    });
    const { rows } = await site.client.execute({ sql: 'SELECT state FROM job WHERE id = ?', args: [job] });
    expect(rows.map(({ state }) => state)).not.toContain('queued');
    await site.work();
    const analyses = await site.client.execute('SELECT id FROM analysis');
    expect(analyses.rows).toEqual([]);
  });
});

describe('a draft that cannot be removed', () => {
  it('is one that was frozen', async () => {
    const { draft } = await frozenSubmission(site);
    expect(await refusedWith(nora().drafts.remove({ id: draft }))).toEqual(['draft-frozen']);
    expect((await nora().drafts.list()).all).toBe(1);
  });
  it('except that one without an analysis can', async () => {
    const { id } = await create();
    expect(await nora().drafts.remove({ id })).toEqual({ id });
  });
});

it.each<[string, (id: string) => Promise<unknown>]>([
  ['read', (id) => nora().drafts.get({ id })],
  ['copied', (id) => nora().drafts.duplicate({ id })],
  ['removed', (id) => nora().drafts.remove({ id })],
  ['confirmed', (id) => nora().attestations.withdraw({ draft: id, revision: 1, rules: ['x'] })],
])('a draft that does not exist cannot be %s', async (_, call) => {
  expect(await refusal(call('nothing'))).toEqual({
    code: 'not-found',
    message: 'There is no such draft, or it belongs to another organisation. Go back to the list.',
  });
});

describe('an analysis of a draft', () => {
  it('is shown with its hashes and engine, and is out of date for another engine', async () => {
    const { id } = await create();
    await nora().analyses.start({ draft: id, revision: 1, rounds: 1000 });
    await site.work();
    const { analysis } = await nora().drafts.get({ id });
    expect(analysis).toMatchObject({ engine: ENGINE, current: true });
    const whole = await nora().analyses.get({ id: analysis?.id ?? '' });
    expect(analysis).toMatchObject({
      hash: whole.hash,
      variantHash: whole.variantHash,
      createdAt: whole.createdAt,
    });
    await site.client.execute('DROP TRIGGER analysis_never_updated');
    await site.client.execute("UPDATE analysis SET engine = 'an earlier one'");
    expect((await nora().drafts.get({ id })).analysis).toMatchObject({ id: whole.id, current: false });
  });

  it('is judged by figures only once there are any, and only its own organisation’s', async () => {
    const { id } = await create();
    const { variant, day } = await nora().drafts.get({ id });
    const generous = {
      ...variant,
      wagers: { ...variant.wagers, 'symbol-a': { payTable: 'minimum', pays: { win: '500 to 1' } } },
    };
    const gains = async (person: string) => {
      const { findings, problems } = await site.as(person).drafts.check({ variant: generous, at: day });
      expect(problems).toEqual([]);
      return findings.some(({ verdict }) => verdict === 'player-gains');
    };
    expect(await gains(MEMBER)).toBe(false);
    const { revision } = await nora().drafts.save({ id, revision: 1, variant: generous });
    await nora().analyses.start({ draft: id, revision, rounds: 1000 });
    await site.work();
    expect(await gains(MEMBER)).toBe(true);
    expect(await gains(OTHER_MEMBER)).toBe(false);
  });
});

describe('checking', () => {
  it('names what cannot be read, and judges the rest', async () => {
    const { id } = await create();
    const { variant, day } = await nora().drafts.get({ id });
    const wagers = { ...variant.wagers, 'symbol-a': { payTable: 'minimum', pays: { win: 'plenty' } } };
    const { problems, findings } = await nora().drafts.check({ variant: { ...variant, wagers }, at: day });
    expect(problems.map(({ code }) => code)).toEqual(['odds-unreadable']);
    expect(findings.length).toBeGreaterThan(0);
  });

  it('has nothing to judge by on a day that the rulebook does not know', async () => {
    const { id } = await create();
    const { variant } = await nora().drafts.get({ id });
    const { problems, findings } = await nora().drafts.check({ variant, at: '1999-01-01' });
    expect(problems.map(({ code }) => code)).toEqual(['date-before-edition']);
    expect(findings).toEqual([]);
  });
});

describe('a draft that was frozen', () => {
  it('says of which submission it is, and one that revises it says so too', async () => {
    const { draft, id } = await frozenSubmission(site);
    expect(await nora().drafts.get({ id: draft })).toMatchObject({
      submission: { id, version: 1, state: 'frozen' },
    });
    const { draft: next } = await nora().submissions.reviseAsDraft({ id });
    const revised = await nora().drafts.get({ id: next });
    expect(revised).toMatchObject({ revises: { id, reference: 'A-PHJB-0001', version: 1 } });
    expect(revised).not.toHaveProperty('submission');
    const { events } = await nora().audit.list({});
    const created = events.find(({ subject }) => subject === `draft:${next}`);
    expect(created?.data).toEqual({ rulebook: 'gb-2007', game: 'big-six', revises: id });
  });

  it('has the state of its submission in the list, and a settled analysis', async () => {
    const { id } = await frozenSubmission(site);
    const listed = async () => (await nora().drafts.list()).drafts[0];
    expect(await listed()).toMatchObject({ state: 'frozen', revision: 1, updatedBy: 'Nora Ellis' });
    expect(
      (await listed())?.glance?.open.map(({ code }) => code).filter((code) => /^analysis/.test(code)),
    ).toEqual([]);
    await site.client.execute('DROP TRIGGER analysis_never_updated');
    await site.client.execute("UPDATE analysis SET engine = 'an earlier one'");
    expect((await listed())?.glance?.open.map(({ code }) => code)).not.toContain('analysis-outdated');
    await site.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
    expect(await listed()).toMatchObject({ state: 'submitted' });
  });
});

describe('what a list may be asked', () => {
  it.each([{ page: 0 }, { page: 1.5 }, { page: 1_000_001 }, { find: 'x'.repeat(121) }, { order: 'best' }])(
    'is no %o',
    async (asked) => {
      expect(await refusedWith(nora().drafts.list(asked as never))).toEqual(['input-unreadable']);
    },
  );
  it('is a last page and a long word', async () => {
    await create();
    expect(await nora().drafts.list({ page: 1_000_000 })).toMatchObject({
      page: 1,
      pages: 1,
      found: 1,
      all: 1,
    });
    expect(await nora().drafts.list({ find: 'x'.repeat(120) })).toMatchObject({
      found: 0,
      page: 1,
      pages: 1,
    });
  });
});

it('a person whose account is unknown is someone', async () => {
  expect(await nameOf(site.db, 'nobody')).toBe('Someone');
  expect(await nameOf(site.db, site.member(MEMBER).id)).toBe('Nora Ellis');
});
