/** A version and the one before it: what is said to have changed, and to whom. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { operatorName } from '../../accounts/stored/names';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { differences } from '../changes/differences';
import { offeredIn, openData, refuseOpen } from '../open/open-items';
import { nextReference } from '../stored/numbers';
import { publicByHash } from '../stored/queries';

describe('differences', () => {
  it('are named by place, with the value before and after', () => {
    const before = { a: { b: 1, c: 'x', gone: true }, list: ['p', 'q'], same: { z: null } };
    const after = { a: { b: 2, c: 'y', fresh: { n: 1 } }, list: ['p', 'r', 's'], same: { z: null } };
    expect(differences(before, after)).toEqual([
      { path: 'a.b', before: '1', after: '2' },
      { path: 'a.c', before: 'x', after: 'y' },
      { path: 'a.gone', before: 'true', after: null },
      { path: 'a.fresh', before: null, after: '{"n":1}' },
      { path: 'list.1', before: 'q', after: 'r' },
      { path: 'list.2', before: null, after: 's' },
    ]);
  });
  it('are the whole value where a list became something else', () => {
    expect(differences({ a: ['x'] }, { a: { 0: 'x' } })).toEqual([
      { path: 'a', before: '["x"]', after: '{"0":"x"}' },
    ]);
    expect(differences({ a: null }, { a: {} })).toEqual([{ path: 'a', before: 'null', after: '{}' }]);
    expect(differences({ a: {} }, { a: 'x' })).toEqual([{ path: 'a', before: '{}', after: 'x' }]);
  });
  it('are limited to a readable number', () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`row-${n}`, n]));
    expect(differences({}, many)).toHaveLength(200);
    expect(differences({ a: '' }, { a: 'x'.repeat(401) })).toEqual([
      { path: 'a', before: '', after: 'x'.repeat(400) },
    ]);
  });
});

describe('what is open', () => {
  const group = (code: 'player-gains' | 'pay-unreadable', severity: 'settle' | 'blocks', says: string) =>
    ({ code, severity, says, count: 2 }) as Parameters<typeof refuseOpen>[0][number];
  it('blocks with its own sentence, whatever else is open and acknowledged', () => {
    const open = [
      group('player-gains', 'settle', 'The player gains.'),
      group('pay-unreadable', 'blocks', 'Read it.'),
    ];
    expect(refuseOpen(open, ALL_OPEN)).toEqual({
      ok: false,
      problems: [{ code: 'open-items', message: 'Read it.', field: 'pay-unreadable' }],
    });
  });
  it('is refused until it is acknowledged', () => {
    const open = [group('player-gains', 'settle', 'The player gains.')];
    expect(refuseOpen(open, [])).toEqual({
      ok: false,
      problems: [
        {
          code: 'open-unacknowledged',
          message:
            'Still open: The player gains. Tick “I know that this is open” to go on, or leave it for now.',
          field: 'acknowledged',
          open: ['player-gains'],
        },
      ],
    });
    expect(refuseOpen(open, ['player-gains'])).toBeUndefined();
    expect(refuseOpen([], [])).toBeUndefined();
  });
  it('is counted for the audit, and left out where there is nothing', () => {
    expect(openData([group('player-gains', 'settle', '')])).toEqual({ open: { 'player-gains': 2 } });
    expect(openData([])).toEqual({});
  });
  it('counts the wagers of the rulebook and those the operator wrote', () => {
    const wager = { payTable: 'minimum', pays: {} };
    expect(offeredIn({ wagers: { a: wager } })).toBe(1);
    expect(offeredIn({ wagers: { a: wager }, written: { b: {}, c: {} } as never })).toBe(3);
  });
});

let frozen: TestSite;
let site: TestSite;
let first: string;
let firstHash: string;
beforeAll(async () => {
  frozen = await testSite();
  ({ id: first, hash: firstHash } = await frozenSubmission(frozen));
});
afterAll(() => frozen.remove());
beforeEach(async () => {
  site = await testSite(frozen);
});
afterEach(() => site.remove());

const nora = () => site.as(MEMBER);
const submit = (id: string) =>
  site.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });

/** The next version, with one cell changed. One symbol in 52: at 47 to 1 the house keeps 4/52, at 48 3/52, at 49 2/52. */
async function next(id: string, win: string) {
  const { draft } = await nora().submissions.reviseAsDraft({ id });
  const { variant } = await nora().drafts.get({ id: draft });
  const wagers = { ...variant.wagers, 'symbol-a': { payTable: 'minimum', pays: { win } } };
  const { revision } = await nora().drafts.save({ id: draft, revision: 1, variant: { ...variant, wagers } });
  await nora().analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  return nora().submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
}
async function changes(person: string, id: string) {
  const { changes: found } = await site.as(person).submissions.get({ id });
  return found && { ...found, differences: found.differences.map(({ path: _path, ...shown }) => shown) };
}
const cell = 'Symbol A: Symbol A is spun pays';

describe('a version', () => {
  it('keeps its reference, counts up, and starts from what it revises', async () => {
    const { draft } = await nora().submissions.reviseAsDraft({ id: first });
    const revised = await nora().drafts.get({ id: draft });
    const whole = await nora().submissions.get({ id: first });
    expect(revised).toMatchObject({ name: whole.name, day: whole.day, variant: whole.variant });
    expect(whole.history.at(-1)).toMatchObject({
      kind: 'submission-revised',
      actor: 'Nora Ellis',
      organisation: 'Northgate Casinos',
      data: { draft },
    });
    const { id } = await next(first, '47 to 1');
    expect(await nora().submissions.get({ id })).toMatchObject({ reference: 'A-PHJB-0001', version: 2 });
    expect(
      await nextReference(site.db, site.member(MEMBER).organisation.id),
      'versions do not use up references',
    ).toBe('A-PHJB-0002');
  });

  it('names, to its operator alone, the drafts that began from it, until they are frozen or removed', async () => {
    const begun = async (person = MEMBER) => (await site.as(person).submissions.get({ id: first })).revisions;
    await submit(first);
    expect(await begun()).toBeUndefined();
    const { draft: one } = await nora().submissions.reviseAsDraft({ id: first });
    const { draft: other } = await site.as(APPROVER).submissions.reviseAsDraft({ id: first });
    expect(await begun()).toMatchObject([
      { id: one, name: 'Big Six (Wheel of Fortune)', by: 'Nora Ellis' },
      { id: other, by: 'Adrian Cole' },
    ]);
    expect(await begun(REVIEWER)).toBeUndefined();
    await nora().drafts.remove({ id: other });
    expect(await begun()).toMatchObject([{ id: one }]);
    await nora().analyses.start({ draft: one, revision: 1, rounds: 1000 });
    await site.work();
    await nora().submissions.freeze({ draft: one, revision: 1, acknowledged: ALL_OPEN });
    expect(await begun()).toBeUndefined();
  });

  it('is compared, for its operator, with the one before, and for the regulator with the last it was sent', async () => {
    const { id: second } = await next(first, '47 to 1');
    await submit(second);
    expect(await changes(MEMBER, first)).toBeUndefined();
    expect(await changes(MEMBER, second)).toEqual({
      since: { id: first, version: 1 },
      differences: [
        { what: 'Symbol A: house edge', before: '1.9231%', after: '7.6923%' },
        { what: 'Finding: rule 10.9, Symbol A, Symbol A is spun', before: 'Meets', after: 'Breach' },
        { what: cell, before: '50 to 1', after: '47 to 1' },
      ],
    });
    expect(await changes(REVIEWER, second), 'the first was never submitted').toBeUndefined();
    const { id: third } = await next(second, '48 to 1');
    const { id: fourth } = await next(third, '49 to 1');
    await submit(fourth);
    expect(await changes(MEMBER, fourth)).toEqual({
      since: { id: third, version: 3 },
      differences: [
        { what: 'Symbol A: house edge', before: '5.7692%', after: '3.8462%' },
        { what: cell, before: '48 to 1', after: '49 to 1' },
      ],
    });
    expect(await changes(REVIEWER, fourth)).toEqual({
      since: { id: second, version: 2 },
      differences: [
        { what: 'Symbol A: house edge', before: '7.6923%', after: '3.8462%' },
        { what: cell, before: '47 to 1', after: '49 to 1' },
      ],
    });
  });

  it('is not compared with a version that another regulator has', async () => {
    await submit(first);
    const { id: second } = await next(first, '47 to 1');
    await submit(second);
    expect(await changes(REVIEWER, second)).toMatchObject({ since: { id: first } });
    await site.client.execute('DROP TRIGGER submission_stays_frozen');
    const under = (rulebook: string) =>
      site.client.execute({ sql: 'UPDATE submission SET rulebook = ? WHERE version = 1', args: [rulebook] });
    await under('co-rule-28');
    expect(await changes(REVIEWER, second)).toBeUndefined();
    await under('unknown');
    expect(await changes(REVIEWER, second)).toBeUndefined();
  });
});

describe('a submission', () => {
  it('shows its operator everything', async () => {
    const whole = await nora().submissions.get({ id: first });
    expect(whole).toMatchObject({
      name: 'Big Six (Wheel of Fortune)',
      revision: 1,
      state: 'frozen',
      hash: firstHash,
      rulebook: 'gb-2007',
      game: 'big-six',
      gameLabel: 'Big Six (Wheel of Fortune)',
      operator: 'Northgate Casinos',
      frozenBy: 'Nora Ellis',
      attestations: {},
      questions: [],
      reruns: [],
    });
    for (const later of [
      'statement',
      'submittedAt',
      'submittedBy',
      'withdrawnReason',
      'decision',
      'rerunJob',
      'changes',
      'refused',
    ])
      expect(whole).not.toHaveProperty(later);
    await submit(first);
    const sent = await nora().submissions.get({ id: first });
    expect(sent).toMatchObject({ statement: 'So.', submittedBy: 'Adrian Cole' });
    expect(sent.submittedAt).toBe(sent.history.at(-1)?.at);
  });

  it('is frozen with the figures it was judged by', async () => {
    const { history, analysis, findings, frozenAt } = await nora().submissions.get({ id: first });
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({
      kind: 'submission-frozen',
      actor: 'Nora Ellis',
      at: frozenAt,
      data: { reference: 'A-PHJB-0001', version: 1, hash: firstHash, analysis: analysis.hash },
    });
    expect(history[0]?.data).toHaveProperty('draft');
    expect(history[0]?.data).toHaveProperty('findings');
    expect(findings.length).toBeGreaterThan(0);
  });

  it('is listed to its operator, the one that moved last first', async () => {
    const { id: second } = await frozenSubmission(site, 'sic-bo');
    const listed = async () => (await nora().submissions.list()).map(({ id }) => id);
    expect(await listed()).toEqual([second, first]);
    await submit(first);
    expect(await listed()).toEqual([first, second]);
    const [own, other] = await nora().submissions.list();
    expect(own).toMatchObject({
      state: 'submitted',
      reference: 'A-PHJB-0001',
      hash: firstHash,
      openQuestions: 0,
    });
    expect(own?.submittedAt).toBe(own?.updatedAt);
    expect(other).toMatchObject({ state: 'frozen', reference: 'A-PHJB-0002', gameLabel: 'Sic Bo' });
    expect(other).not.toHaveProperty('submittedAt');
    expect(await site.as(OTHER_MEMBER).submissions.list()).toEqual([]);
  });

  it('is public once it was approved, and to whoever holds its paper once it was sent', async () => {
    const asked = (reference?: string, holdsPaper = false) =>
      publicByHash(site.db, { hash: firstHash, reference, holdsPaper, begun: '2098-01-01' });
    expect(await asked()).toBeUndefined();
    await submit(first);
    const { id: second } = await frozenSubmission(site);
    await submit(second);
    const shown = async (reference?: string, holdsPaper?: boolean) =>
      (await asked(reference, holdsPaper))?.submission.id;
    expect(await shown(), 'whoever guesses a variant learns nothing').toBeUndefined();
    expect(await shown('A-PHJB-0001'), 'nor whoever counts references').toBeUndefined();
    expect(await shown('A-PHJB-0001', true)).toBe(first);
    expect(await shown('A-PHJB-0002', true)).toBe(second);
    expect(await shown('A-PHJB-0003', true)).toBeUndefined();
    const decide = async (id: string, kind: 'refuse' | 'approve') => {
      const { revision } = await begunReview(site.as(REVIEWER), id);
      await site
        .as(REVIEWER)
        .reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind, reasons: 'For this test.' });
    };
    await decide(second, 'refuse');
    expect(await shown()).toBeUndefined();
    expect(await shown('A-PHJB-0002')).toBeUndefined();
    expect(await shown('A-PHJB-0002', true)).toBe(second);
    await decide(first, 'approve');
    expect(await shown()).toBe(first);
    expect(await shown('A-PHJB-0001')).toBe(first);
    expect((await asked())?.operator).toBe('Northgate Casinos');
  });

  it('has an operator with a name', async () => {
    expect(await operatorName(site.db, site.member(MEMBER).organisation.id)).toBe('Northgate Casinos');
    expect(await operatorName(site.db, 'nobody')).toBe('');
  });
});

describe('freezing is refused', () => {
  const draftOf = async (change: Record<string, unknown> = {}, day?: string) => {
    const { id: draft } = await nora().drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const { variant } = await nora().drafts.get({ id: draft });
    const changed = { ...variant, ...change };
    const { revision } = await nora().drafts.save({
      id: draft,
      revision: 1,
      variant: changed,
      ...(day && { at: day }),
    });
    return { draft, revision, acknowledged: ALL_OPEN };
  };
  const freeze = (input: Awaited<ReturnType<typeof draftOf>>) =>
    refusedWith(nora().submissions.freeze(input));

  it('at a revision that is no longer the last', async () => {
    expect(await freeze({ ...(await draftOf()), revision: 1 })).toEqual(['draft-changed']);
  });
  it('on a day before the edition', async () => {
    expect(await freeze(await draftOf({}, '1999-01-01'))).toEqual(['date-before-edition']);
  });
  it('of a game that the rulebook does not have', async () => {
    const input = await draftOf();
    // As where the program had it once: a new draft of it is refused.
    await site.client.execute(
      "UPDATE draft SET game = 'whist', variant = json_set(variant, '$.game', 'whist')",
    );
    expect(await freeze(input)).toEqual(['game-unknown']);
  });
  it('by an analysis of another engine, and another is started', async () => {
    const input = await draftOf();
    await nora().analyses.start({ draft: input.draft, revision: input.revision, rounds: 1000 });
    await site.work();
    await site.client.execute('DROP TRIGGER analysis_never_updated');
    await site.client.execute("UPDATE analysis SET engine = 'an earlier one'");
    const refused = await nora()
      .submissions.freeze(input)
      .then(
        () => expect.unreachable(),
        (error) => error.cause.problems[0],
      );
    const { job } = await nora().drafts.get({ id: input.draft });
    expect(job?.state).toBe('queued');
    expect(refused).toEqual({
      code: 'analysis-missing',
      message: `This variant was last analysed by another engine (an earlier one, now ${ENGINE}). Its analysis has started; freeze it when that is done.`,
      job: job?.id,
    });
  });
  it('never analysed, or analysed before a change, and says which', async () => {
    const refusedBecause = async ({ draft, revision }: { draft: string; revision: number }) =>
      nora()
        .submissions.freeze({ draft, revision, acknowledged: ALL_OPEN })
        .then(
          () => expect.unreachable(),
          (error) => error.cause.problems[0].message,
        );
    const input = await draftOf({ wagers: { 'symbol-a': { payTable: 'minimum', pays: {} } } });
    expect(await refusedBecause(input)).toBe(
      'This variant has not been analysed yet. Its analysis has started; freeze it when that is done.',
    );
    await site.work();
    const { variant } = await nora().drafts.get({ id: input.draft });
    variant.options['between-segments'] = 'previous';
    const { revision } = await nora().drafts.save({ id: input.draft, revision: input.revision, variant });
    expect(await refusedBecause({ draft: input.draft, revision })).toBe(
      'This variant has changed since it was last analysed. Its analysis has started; freeze it when that is done.',
    );
  });
  it('where nothing is offered', async () => {
    const refused = await freeze(await draftOf({ wagers: {} }));
    expect(refused).not.toEqual(['answered']);
  });
});
