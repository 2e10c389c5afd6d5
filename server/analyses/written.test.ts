/**
 * Operators' own wagers, from a draft to the reviewer's re-run. Counts of two and three dice and of a spin
 * are by hand.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Variant, WrittenWager } from '@/rulebooks/variant/variant';
import { enqueue } from '../jobs/enqueue';
import { paperCode } from '../record/paper-code';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

/** By hand: 6 of 216 throws are triples; 9 others total 16 or more, as 6-6-4, 6-5-5 and 6-6-5 each lie in 3 orders. */
const THROWS: WrittenWager = {
  label: 'High road',
  rows: [
    { event: 'row-1', label: 'A triple', when: 'triple', pays: '20 to 1' },
    { event: 'row-2', label: 'Sixteen or more', when: 'total >= 16', pays: '10 to 1' },
  ],
  otherwise: 'lose',
};
const ASK = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
const conditions = ({ rows, otherwise }: WrittenWager) => ({
  rows: rows.map(({ event, when }) => ({ event, when })),
  otherwise,
});

async function drafted(written: Variant['written']) {
  const nora = site.as(MEMBER);
  const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'sic-bo' });
  const { variant } = await nora.drafts.get({ id });
  const { revision } = await nora.drafts.save({ id, revision: 1, variant: { ...variant, written } });
  return { id, revision, variant: { ...variant, written } };
}

describe('counting', () => {
  it('is keyed by content: a colleague gets it at once, and no names are stored with it', async () => {
    const written = { 'own-1': conditions(THROWS) };
    await site.as(MEMBER).analyses.distributions({ ...ASK, written });
    await site.work();
    const theirs = await site
      .as(APPROVER)
      .analyses.distributions({ ...ASK, written: { 'own-4': conditions(THROWS) } });
    if (theirs.state !== 'ready') return expect.unreachable();
    const counted = theirs.wagers['own-4'];
    expect(counted?.universe).toBe('216');
    expect(counted?.outcomes.map(({ event, count }) => [event, count])).toEqual([
      ['row-1', '6'],
      ['row-2', '9'],
      ['otherwise', '201'],
    ]);
    expect(JSON.stringify(counted)).not.toMatch(/High road|Sixteen|own-1/);
  });

  it('does not show another organisation that somebody has counted the same', async () => {
    const ask = { ...ASK, written: { 'own-1': conditions(THROWS) } };
    const own = await site.as(MEMBER).analyses.distributions(ask);
    await site.work();
    const theirs = await site.as(OTHER_MEMBER).analyses.distributions(ask);
    expect(theirs).toEqual({
      state: 'computing',
      job: expect.any(String),
      seconds: expect.any(Number),
    });
    expect(theirs).not.toEqual(own);
  });

  it('leaves out what cannot be read, and counts the rest', async () => {
    const unread = {
      rows: [{ event: 'row-1', when: 'constructor.constructor("x")()' }],
      otherwise: 'lose' as const,
    };
    const written = { 'own-1': unread, 'own-2': conditions(THROWS) };
    await site.as(MEMBER).analyses.distributions({ ...ASK, written });
    await site.work();
    const ready = await site.as(MEMBER).analyses.distributions({ ...ASK, written });
    expect(ready.state === 'ready' && Object.keys(ready.wagers).filter((id) => id.startsWith('own'))).toEqual(
      ['own-2'],
    );
  });

  it('leaves out one with the id of a listed wager, and finishes', async () => {
    const written = { small: conditions(THROWS), 'own-1': conditions(THROWS) };
    await site.as(MEMBER).analyses.distributions({ ...ASK, written });
    await site.work();
    const ready = await site.as(MEMBER).analyses.distributions({ ...ASK, written });
    if (ready.state !== 'ready') return expect.unreachable();
    expect(ready.wagers['own-1']?.universe).toBe('216');
    expect(ready.wagers.small?.outcomes.map(({ event }) => event)).not.toContain('row-1');
  });
});

describe('with 20 computations under way', () => {
  const filled = async () => {
    const { id: by, organisation } = site.member(MEMBER);
    const ask = { organisation: organisation.id, by, at: '2008-01-01T00:00:00.000Z', seconds: 1 };
    const work = { kind: 'rerun' as const, submission: 'x' };
    for (let n = 0; n < 20; n += 1) await enqueue(site.db, { ...ask, work, key: `filler-${n}` });
  };
  const written = { 'own-1': conditions(THROWS) };

  it('new conditions are refused unread', async () => {
    const unknown = { ...ASK, game: 'no-such-game', written };
    const before = site.as(MEMBER).analyses.distributions(unknown);
    expect(await refusedWith(before)).toEqual(['game-unknown']);
    await filled();
    expect(await refusedWith(site.as(MEMBER).analyses.distributions(unknown))).toEqual(['busy']);
    expect(await refusedWith(site.as(MEMBER).analyses.distributions({ ...ASK, written }))).toEqual(['busy']);
    expect(await site.as(APPROVER).analyses.distributions({ ...ASK, written })).toMatchObject({
      state: 'computing',
    });
  });

  it('an earlier request is answered: its job, then its counts', async () => {
    const asked = await site.as(MEMBER).analyses.distributions({ ...ASK, written });
    await filled();
    expect(await site.as(MEMBER).analyses.distributions({ ...ASK, written })).toEqual(asked);
    await site.client.execute("UPDATE job SET state = 'cancelled' WHERE key LIKE 'filler-%'");
    await site.work();
    await site.client.execute("UPDATE job SET state = 'queued' WHERE key LIKE 'filler-%'");
    expect(await site.as(MEMBER).analyses.distributions({ ...ASK, written })).toMatchObject({
      state: 'ready',
    });
  });
});

describe('a draft', () => {
  it('keeps a condition with errors, and names the characters', async () => {
    const nora = site.as(MEMBER);
    const [triple] = THROWS.rows;
    const unfinished = {
      ...THROWS,
      rows: [{ ...triple, when: 'tripel and total > 3', event: 'row-1', label: '', pays: '' }],
    };
    const { id, revision, variant } = await drafted({ 'own-1': unfinished });
    expect((await nora.drafts.get({ id })).variant.written).toEqual({ 'own-1': unfinished });
    const { problems, findings } = await nora.drafts.check({ variant, at: '2008-01-01' });
    expect(problems).toMatchObject([
      { field: 'written.own-1.rows.0.label' },
      {
        field: 'written.own-1.rows.0.when',
        span: { from: 0, to: 6 },
        message: expect.stringContaining('triple'),
      },
      { field: 'written.own-1.rows.0.pays' },
    ]);
    expect(findings.find(({ clause, wager }) => clause === '2.3' && wager === 'own-1')?.verdict).toBe(
      'needs-consent',
    );
    expect(await refusedWith(nora.analyses.start({ draft: id, revision, rounds: 1000 }))).toContain(
      'condition-name-unknown',
    );
    expect(
      await refusedWith(nora.submissions.freeze({ draft: id, revision, acknowledged: ALL_OPEN })),
    ).toContain('condition-name-unknown');
  });

  it.each<[string, unknown]>([
    [
      'sixty-one rows',
      {
        'own-1': {
          ...THROWS,
          rows: Array.from({ length: 61 }, (_, n) => ({ ...THROWS.rows[0], event: `row-${n}` })),
        },
      },
    ],
    ['thirteen wagers', Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`own-${n}`, THROWS]))],
    [
      'a condition longer than any',
      {
        'own-1': { ...THROWS, rows: [{ ...THROWS.rows[0], when: `${'('.repeat(400)}1${')'.repeat(400)}` }] },
      },
    ],
    ['an id that is no name', { 'own 1': THROWS }],
    ['a name that cannot be printed', { 'own-1': { ...THROWS, label: 'High\u0007road' } }],
    ['a row that is a word', { 'own-1': { ...THROWS, rows: 'triple' } }],
  ])('is not saved with %s', async (_, written) => {
    const nora = site.as(MEMBER);
    const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'sic-bo' });
    const { variant } = await nora.drafts.get({ id });
    const save = nora.drafts.save({ id, revision: 1, variant: { ...variant, written } as Variant });
    expect(await refusedWith(save)).toContain('input-unreadable');
    expect((await nora.drafts.get({ id })).revision).toBe(1);
  });
});

it('goes from the draft to the reviewer’s re-run, the papers and the public record', async () => {
  const [nora, adrian, ruth] = [site.as(MEMBER), site.as(APPROVER), site.as(REVIEWER)];
  const { id: draft, revision } = await drafted({ 'own-1': THROWS });
  await nora.analyses.start({ draft, revision, rounds: 20_000 });
  await site.work();
  const { id, hash } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await adrian.submissions.submit({ id, statement: 'As written.', acknowledged: ALL_OPEN });
  await begunReview(ruth, id);
  await ruth.reviews.rerun({ id });
  await site.work();
  const seen = await ruth.submissions.get({ id });
  const wager = seen.analysis.wagers.find((candidate) => candidate.id === 'own-1');
  // 6 x 20 + 9 x 10 - 201 = 9 of 216 for the player: per stake the house keeps -9/216.
  expect(wager).toMatchObject({ label: 'High road', clause: '2.3', houseEdge: '-1/24' });
  expect(Math.abs(seen.analysis.witness.find((one) => one.wager === 'own-1')?.z ?? 9)).toBeLessThan(4);
  expect(seen.reruns).toMatchObject([{ equal: true, differences: [] }]);
  expect(seen.findings.filter(({ wager: of }) => of === 'own-1').map(({ clause }) => clause)).toContain(
    '2.3',
  );
  const record = await site.as(null).record.get({
    hash,
    reference: seen.reference,
    code: paperCode(hash, seen.reference),
  });
  expect(record.edges.find((edge) => edge.wager === 'own-1')).toMatchObject({ label: 'High road' });
});

it('a new version shows which row was changed', async () => {
  const nora = site.as(MEMBER);
  const { id: draft, revision } = await drafted({ 'own-1': THROWS });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  const { draft: next } = await nora.submissions.reviseAsDraft({ id });
  const { variant } = await nora.drafts.get({ id: next });
  const [first, second] = THROWS.rows as [WrittenWager['rows'][number], WrittenWager['rows'][number]];
  const changed = { ...THROWS, rows: [first, { ...second, when: 'total >= 17' }] };
  const saved = await nora.drafts.save({
    id: next,
    revision: 1,
    variant: { ...variant, written: { 'own-1': changed } },
  });
  await nora.analyses.start({ draft: next, revision: saved.revision, rounds: 1000 });
  await site.work();
  const frozen = await nora.submissions.freeze({
    draft: next,
    revision: saved.revision,
    acknowledged: ALL_OPEN,
  });
  const { changes } = await nora.submissions.get({ id: frozen.id });
  // 6 triples win 20, the 3 throws of 17 win 10, the other 207 of 216 lose: 57/216, where it was -9/216.
  expect(changes?.differences.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['High road: house edge', '−4.1667%', '26.3889%'],
    ['Finding: player gains, High road', 'Player gains', null],
    ['High road: condition of “Sixteen or more”', 'total >= 16', 'total >= 17'],
  ]);
});
