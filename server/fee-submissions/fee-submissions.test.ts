/** A card room puts a schedule of fees to the regulator, who compares it, asks and decides. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRows } from '@/rulebooks/fees/written/checked';
import { joined } from '../testing/joined';
import {
  ADMINISTRATOR,
  APPROVER,
  type Caller,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

let empty: TestSite;
let site: TestSite;
let nora: Caller;
let adrian: Caller;
let ruth: Caller;
beforeAll(async () => {
  empty = await testSite();
});
afterAll(() => empty.remove());
beforeEach(async () => {
  site = await testSite(empty);
  [nora, adrian, ruth] = [site.as(MEMBER), site.as(APPROVER), site.as(REVIEWER)];
});
afterEach(() => site.remove());

const PAI_GOW = {
  rulebook: 'ca-hawaiian-gardens',
  group: 'pai-gow',
  kind: 'per-bet-and-hand',
  line: 3061,
} as const;
const AT = { players: 5, hands: 40 };
const ROWS = [
  ['1', '5', '100', '', '', '1', '2'],
  ['2', '100', '300', '', '', '2', '3'],
];

async function saved(by: Caller, rows = ROWS, inForceFrom: string | undefined = '2098-05-01') {
  const { id } = await by.feeSchedules.create({ ...PAI_GOW, name: 'Pai gow', begin: 'empty' });
  await by.feeSchedules.save({ id, revision: 1, name: 'Pai gow', inForceFrom, rows });
  return id;
}
const again = (by: Caller, id: string, revision: number, rows: string[][]) =>
  by.feeSchedules.save({ id, revision, name: 'Pai gow', inForceFrom: '2098-06-01', rows });
const prepared = async () => nora.feeSubmissions.prepare({ schedule: await saved(nora), version: 2 });
async function reviewed(): Promise<string> {
  const { id } = await prepared();
  await adrian.feeSubmissions.submit({ id, statement: 'For the spring.' });
  await ruth.feeSubmissions.beginReview({ id });
  return id;
}
const decide = async (by: Caller, id: string, kind: 'approve' | 'refuse', reasons = '') =>
  by.feeSubmissions.decide({
    id,
    revision: (await by.feeSubmissions.get({ id })).revision,
    kind,
    reasons,
  });
const says = async (by: Caller) =>
  (await by.agenda.mine()).groups.flatMap(({ items }) => items.map(({ says: words }) => words));
const notices = async (by: Caller) => (await by.notices.list()).map(({ text }) => text);

describe('a schedule of fees that is put to the regulator', () => {
  it('is prepared by one, submitted by another, reviewed and approved under a seal', async () => {
    const { id, number, submitters } = await prepared();
    expect([number, submitters]).toEqual(['F-0001', ['Adrian Cole']]);
    expect(await says(adrian)).toContain('Submit F-0001, Pai gow.');
    expect(await says(nora)).not.toContain('Submit F-0001, Pai gow.');
    expect(await refusedWith(ruth.feeSubmissions.get({ id }))).toEqual(['not-found']);

    await adrian.feeSubmissions.submit({ id, statement: 'For the spring.' });
    expect(await notices(ruth)).toContain('Northgate Casinos submitted F-0001, Pai gow.');
    expect(await says(ruth)).toContain('Open F-0001, Pai gow, of Northgate Casinos.');
    expect((await ruth.reviews.queue()).map((one) => one.reference)).toEqual(['F-0001']);

    await ruth.feeSubmissions.beginReview({ id });
    expect(await says(ruth)).toContain('Review F-0001, Pai gow, of Northgate Casinos, and decide.');
    expect(await says(nora)).toContain('The regulator has F-0001, Pai gow.');
    await decide(ruth, id, 'approve');
    expect(await notices(nora)).toContain('F-0001, Pai gow, is approved.');
    const whole = await nora.feeSubmissions.get({ id });
    expect(whole).toMatchObject({
      state: 'approved',
      statement: 'For the spring.',
      submittedBy: 'Adrian Cole',
      decision: { kind: 'approve', by: 'Ruth Hale', reasons: '', seal: 'good' },
    });
    expect(whole.history.map(({ kind }) => kind)).toEqual([
      'submission-frozen',
      'submission-submitted',
      'found-complete',
      'decision-made',
    ]);
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
    expect(await says(ruth)).toEqual([]);
  });

  it('is not submitted by who wrote in it, until somebody else has sent a version on', async () => {
    const schedule = await saved(adrian);
    await again(nora, schedule, 2, [...ROWS].reverse());
    const { id, submitters } = await nora.feeSubmissions.prepare({ schedule, version: 3 });
    expect(submitters).toEqual([]);
    expect(await refusedWith(adrian.feeSubmissions.submit({ id, statement: 'x' }))).toEqual([
      'second-person',
    ]);
    const { caller: ada } = await joined(site, APPROVER, {
      name: 'Ada King',
      email: 'ada@northgate.example',
    });
    await ada.feeSubmissions.submit({ id, statement: 'x' });
    await ruth.feeSubmissions.beginReview({ id });
    await decide(ruth, id, 'refuse', 'No.');
    // Since the submission only Nora wrote.
    await again(nora, schedule, 3, ROWS);
    const next = await nora.feeSubmissions.prepare({ schedule, version: 4 });
    expect(next.submitters).toEqual(['Ada King', 'Adrian Cole']);
  });

  it('is refused where it cannot be read, has no day, a day that is past, or is waiting already', async () => {
    const prepare = async (schedule: string, version = 2) =>
      refusedWith(nora.feeSubmissions.prepare({ schedule, version }));
    expect(await prepare(await saved(nora, [['1', '5', '100', '', '', '5%', '2']]))).toEqual([
      'fee-unreadable',
    ]);
    const undated = await nora.feeSchedules.create({ ...PAI_GOW, name: 'Pai gow', begin: 'printed' });
    expect(await prepare(undated.id, 1)).toEqual(['option-value']);
    expect(await prepare(await saved(nora, ROWS, '2020-05-01'))).toEqual(['option-value']);
    const schedule = await saved(nora);
    expect(await prepare(schedule, 1)).toEqual(['draft-changed']);
    expect(await prepare(schedule)).toEqual(['answered']);
    expect(await prepare(schedule)).toEqual(['state-forbids']);
  });

  it('asks for reasons for a refusal and for an approval over a breach, and for none otherwise', async () => {
    const steps = (await nora.feeSchedules.templates()).find(
      ({ group, kind }) => group === 'pai-gow' && kind === 'by-total-action',
    );
    if (!steps) throw new Error('pai gow has fees by total action');
    const { id: schedule } = await nora.feeSchedules.create({ ...steps, name: 'Steps', begin: 'empty' });
    // Seven steps, each with a sum of the player-dealer: eight rates with that of the player, where line 3425 allows five.
    const rows = [0, 1, 2, 3, 4, 5, 6].map((step) => [
      ...['1', '5', '100', '', ''],
      ...[step === 0 ? '5' : `${step * 100 + 1}`, step === 6 ? '' : `${step * 100 + 100}`],
      ...['1', String(step + 1)],
    ]);
    const content = { id: schedule, revision: 1, name: 'Steps', inForceFrom: '2098-05-01', rows };
    await nora.feeSchedules.save(content);
    const { id } = await nora.feeSubmissions.prepare({ schedule, version: 2 });
    await adrian.feeSubmissions.submit({ id, statement: 'x' });
    await ruth.feeSubmissions.beginReview({ id });
    const { findings } = await ruth.feeSubmissions.get({ id });
    expect(findings.filter(({ verdict }) => verdict === 'breach')).toMatchObject([
      { check: 'rates', clauseLine: 3425, clause: { rulebook: 'ca-hawaiian-gardens' } },
    ]);
    expect(await refusedWith(decide(ruth, id, 'approve'))).toEqual(['decision-incomplete']);
    expect(await refusedWith(decide(ruth, id, 'refuse', '  '))).toEqual(['decision-incomplete']);
    await decide(ruth, id, 'approve', 'The notice hangs at the table.');
    expect((await nora.feeSubmissions.get({ id })).decision).toMatchObject({
      reasons: 'The notice hangs at the table.',
      seal: 'good',
    });
  });

  it('is answered in bounds however much is found, with how much there is', async () => {
    const schedule = await saved(nora, ROWS);
    const many = Array.from({ length: 2000 }, (_, at) => [
      ...[String(at + 1), String((at % 50) + 1), String(100 + at), '', ''],
      ...[String(1 + (at % 7)), String(9 - (at % 9))],
    ]);
    await again(nora, schedule, 2, many);
    const { id } = await nora.feeSubmissions.prepare({ schedule, version: 3 });
    const whole = await nora.feeSubmissions.get({ id });
    expect(whole.findings).toHaveLength(100);
    // As the page of the schedule checks it, in the browser.
    const checked = checkRows((await nora.feeSchedules.get({ id: schedule })).frame, many);
    if (checked.is !== 'read') throw new Error('every row can be read');
    expect(whole.found).toBe(checked.findings.length);
    expect(whole.found).toBeGreaterThan(1000);
    expect(Math.max(...whole.findings.map(({ rows }) => rows.length))).toBe(12);
    expect(Math.max(...whole.findings.map(({ rowCount }) => rowCount))).toBeGreaterThan(12);
    expect(JSON.stringify(whole).length).toBeLessThan(500_000);
  });

  it('says of many faults how many more there are', async () => {
    const schedule = await saved(
      nora,
      Array.from({ length: 21 }, () => ['1', '5', '100', '', '', '5%', '2']),
    );
    await expect(nora.feeSubmissions.prepare({ schedule, version: 2 })).rejects.toThrow(
      /Row 21, .* 1 more fault is not shown\. Mend these first\.$/,
    );
  });

  it('waits for the operator while a question is open', async () => {
    const id = await reviewed();
    await ruth.feeSubmissions.ask({ id, text: 'Which tables?' });
    await ruth.feeSubmissions.ask({ id, text: 'From when?' });
    expect(await notices(nora)).toContain('The regulator asks about F-0001, Pai gow.');
    expect(await says(nora)).toContain('Answer the questions on F-0001, Pai gow.');
    expect(await refusedWith(decide(ruth, id, 'approve'))).toEqual(['state-forbids']);
    const [first, second] = (await nora.feeSubmissions.get({ id })).questions.map((one) => one.id);
    await nora.feeSubmissions.answer({ id, question: first as string, text: 'Tables 1 to 4.' });
    expect((await nora.feeSubmissions.get({ id })).state).toBe('questioned');
    const answered = nora.feeSubmissions.answer({ id, question: first as string, text: 'x' });
    expect(await refusedWith(answered)).toEqual(['question-answered']);
    await adrian.feeSubmissions.answer({ id, question: second as string, text: 'In May.' });
    expect((await ruth.feeSubmissions.get({ id })).questions).toMatchObject([
      { text: 'Which tables?', answer: 'Tables 1 to 4.', answeredBy: 'Nora Ellis' },
      { text: 'From when?', answer: 'In May.', answeredBy: 'Adrian Cole' },
    ]);
    await decide(ruth, id, 'approve');
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  });

  it('is compared with what was approved before it, and with the printed schedule', async () => {
    const id = await reviewed();
    expect((await ruth.feeSubmissions.get({ id })).bases.map(({ with: base }) => base)).toEqual(['printed']);
    await decide(ruth, id, 'approve');
    const { schedule } = await nora.feeSubmissions.get({ id });
    // Option 1 at $1.50 in place of $1; option 2 goes, option 3 comes.
    await again(nora, schedule, 2, [
      ['1', '5', '100', '', '', '1.50', '2'],
      ['3', '300', '500', '', '', '2', '3'],
    ]);
    const next = await nora.feeSubmissions.prepare({ schedule, version: 3 });
    await adrian.feeSubmissions.submit({ id: next.id, statement: 'x' });
    const whole = await ruth.feeSubmissions.get({ id: next.id });
    expect(whole.bases.map(({ with: base }) => base)).toEqual([id, 'printed']);
    const compared = await ruth.feeSubmissions.compare({ id: next.id, with: id, ...AT });
    expect(compared.counts).toEqual({ same: 0, changed: 1, added: 1, removed: 1 });
    // Five bets of $1 and $2 a hand, then five of $1.50 and $2: $7 and $9.50, 40 times.
    expect(compared.rows[0]?.cost).toMatchObject({
      house: { before: { shown: '$280' }, after: { shown: '$380' }, change: { shown: '+$100' } },
    });
    const rest = await ruth.feeSubmissions.compare({ id: next.id, with: id, ...AT, skip: 1 });
    expect(rest.rows).toEqual(compared.rows.slice(1));
    const unknown = ruth.feeSubmissions.compare({ id: next.id, with: next.id, ...AT });
    expect(await refusedWith(unknown)).toEqual(['not-found']);

    await ruth.feeSubmissions.beginReview({ id: next.id });
    await decide(ruth, next.id, 'approve');
    expect((await ruth.feeSubmissions.get({ id: next.id })).bases[0]?.with).toBe(id);
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  });

  it('is numbered by its own operator, whose next number tells nothing of others', async () => {
    const { id } = await prepared();
    const harbour = site.as(OTHER_MEMBER);
    const theirs = await harbour.feeSubmissions.prepare({ schedule: await saved(harbour), version: 2 });
    expect(theirs.number).toBe('F-0001');
    expect((await harbour.feeSubmissions.list()).map(({ number }) => number)).toEqual(['F-0001']);
    await adrian.feeSubmissions.withdraw({ id, reason: 'x' });
    expect((await prepared()).number).toBe('F-0002');
  });

  it('is withdrawn with a reason, and may then be prepared again', async () => {
    const id = await reviewed();
    await adrian.feeSubmissions.withdraw({ id, reason: 'A sum was wrong.' });
    expect(await notices(ruth)).toContain('Northgate Casinos withdrew F-0001, Pai gow.');
    expect((await ruth.feeSubmissions.get({ id })).withdrawn?.reason).toBe('A sum was wrong.');
    expect(await refusedWith(decide(ruth, id, 'refuse', 'x'))).toEqual(['state-forbids']);
    const { schedule } = await nora.feeSubmissions.get({ id });
    expect((await nora.feeSubmissions.prepare({ schedule, version: 2 })).number).toBe('F-0002');
  });

  it('keeps its schedule from being removed', async () => {
    const { id } = await prepared();
    const { schedule } = await nora.feeSubmissions.get({ id });
    expect(await refusedWith(nora.feeSchedules.remove({ id: schedule }))).toEqual(['state-forbids']);
    await expect(site.client.execute('DELETE FROM fee_schedule')).rejects.toThrow('never removed');
  });

  it('is decided at the revision that was read, and by nobody without a seat at the authority', async () => {
    const id = await reviewed();
    const late = ruth.feeSubmissions.decide({ id, revision: 1, kind: 'approve', reasons: '' });
    expect(await refusedWith(late)).toEqual(['submission-changed']);
    expect(await refusedWith(decide(adrian, id, 'approve'))).toEqual(['role-insufficient']);
    expect(await refusedWith(site.as(OTHER_APPROVER).feeSubmissions.get({ id }))).toEqual(['not-found']);
  });

  it('does not exist for a regulator of other jurisdictions', async () => {
    const id = await reviewed();
    const { organisation } = site.member(REVIEWER);
    await site
      .as(ADMINISTRATOR)
      .accounts.setJurisdictions({ organisation: organisation.id, jurisdictions: ['Great Britain'] });
    const { createCaller } = await import('../api/api');
    const { memberOf } = await import('../accounts/stored/queries');
    const member = await memberOf(site.db, site.member(REVIEWER).id);
    const elsewhere = createCaller({ ...site.context(REVIEWER), member: member ?? null });
    expect(await refusedWith(elsewhere.feeSubmissions.get({ id }))).toEqual(['not-found']);
    expect(await elsewhere.reviews.queue()).toEqual([]);
    expect(await refusedWith(elsewhere.feeSubmissions.ask({ id, text: 'x' }))).toEqual(['not-found']);
    expect(JSON.stringify(await elsewhere.audit.list({}))).not.toContain(`fee-submission:${id}`);
  });
});

describe('where the authority asks for two reviewers', () => {
  /** Ruth Hale, and Ravi Shah, who joins her. */
  async function twoReviewers() {
    const { organisation } = site.member(REVIEWER);
    await site
      .as(ADMINISTRATOR)
      .accounts.setTwoReviewers({ organisation: organisation.id, twoReviewers: true });
    const { createCaller } = await import('../api/api');
    const { memberOf } = await import('../accounts/stored/queries');
    const member = await memberOf(site.db, site.member(REVIEWER).id);
    const first = createCaller({ ...site.context(REVIEWER), member: member ?? null });
    const { caller: ravi, member: him } = await joined(site, REVIEWER, {
      name: 'Ravi Shah',
      email: 'ravi@regulator.example',
    });
    const raviAt = (instant: string) =>
      createCaller({ ...site.context(REVIEWER), member: him, now: () => new Date(instant) });
    return { first, ravi, raviAt };
  }

  it('lets the operator tell nothing of a proposal, nor of its end', async () => {
    const id = await reviewed();
    const { first, ravi } = await twoReviewers();
    const seen = async () => ({
      whole: await nora.feeSubmissions.get({ id }),
      list: await nora.feeSubmissions.list(),
      agenda: (await nora.agenda.mine()).groups,
      notices: await nora.notices.list(),
    });
    const before = await seen();
    await decide(first, id, 'refuse', 'Too dear.');
    expect(await seen()).toEqual(before);
    const proposal = (await ravi.feeSubmissions.get({ id })).proposal?.id as string;
    await ravi.feeSubmissions.declineProposal({ id, proposal, reasons: 'It is not.' });
    expect(await seen()).toEqual(before);
    await ravi.feeSubmissions.ask({ id, text: 'From when?' });
    const { history } = await nora.feeSubmissions.get({ id });
    expect(history.map(({ data }) => data.revision)).toEqual([1, 2, 3, 4]);
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  });

  it('takes no second proposal beside one that stands', async () => {
    const id = await reviewed();
    const { first, ravi } = await twoReviewers();
    const { revision } = await ravi.feeSubmissions.get({ id });
    await decide(first, id, 'approve');
    const beside = ravi.feeSubmissions.decide({ id, revision, kind: 'refuse', reasons: 'No.' });
    expect(await refusedWith(beside)).toEqual(['submission-changed']);
    expect((await ravi.feeSubmissions.get({ id })).proposal).toMatchObject({ kind: 'approve' });
  });

  it('is not confirmed once its day has passed, and is declined then', async () => {
    const id = await reviewed();
    const { first, raviAt } = await twoReviewers();
    await decide(first, id, 'approve');
    const late = raviAt('2098-05-02T07:00:00.000Z').feeSubmissions;
    const end = { id, proposal: (await late.get({ id })).proposal?.id as string };
    expect(await refusedWith(late.confirmProposal(end))).toEqual(['state-forbids']);
    await late.declineProposal({ ...end, reasons: 'Too late.' });
    expect((await late.get({ id })).state).toBe('in-review');
  });

  it('one proposes, and another confirms or declines', async () => {
    const id = await reviewed();
    const { first, ravi } = await twoReviewers();

    await decide(first, id, 'refuse', 'Too dear.');
    expect((await nora.feeSubmissions.get({ id })).state).toBe('in-review');
    const { proposal } = await ravi.feeSubmissions.get({ id });
    expect(proposal).toMatchObject({ kind: 'refuse', reasons: 'Too dear.', by: 'Ruth Hale', own: false });
    expect(JSON.stringify(await nora.feeSubmissions.get({ id }))).not.toContain('Too dear');
    expect(JSON.stringify(await adrian.audit.list({}))).not.toContain('Too dear');
    const end = { id, proposal: proposal?.id as string };
    expect(await refusedWith(first.feeSubmissions.confirmProposal(end))).toEqual(['second-person']);
    await ravi.feeSubmissions.declineProposal({ ...end, reasons: 'It is not.' });
    expect((await first.feeSubmissions.get({ id })).declined).toMatchObject([
      { what: 'Refuse', proposedBy: 'Ruth Hale', by: 'Ravi Shah', reasons: 'It is not.' },
    ]);
    expect(await nora.feeSubmissions.get({ id })).not.toHaveProperty('declined');
    expect(await notices(first)).toContain(
      'Ravi Shah declined your proposal on F-0001, Pai gow, of Northgate Casinos.',
    );
    expect(await refusedWith(ravi.feeSubmissions.confirmProposal(end))).toEqual(['proposal-over']);

    await decide(ravi, id, 'approve');
    const again2 = await first.feeSubmissions.get({ id });
    expect(await says(first)).toContain(
      'Confirm or decline the decision proposed on F-0001, Pai gow, of Northgate Casinos.',
    );
    await first.feeSubmissions.confirmProposal({ id, proposal: again2.proposal?.id as string });
    expect((await nora.feeSubmissions.get({ id })).decision).toMatchObject({
      kind: 'approve',
      by: 'Ruth Hale',
      proposedBy: 'Ravi Shah',
      seal: 'good',
    });
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  });
});

describe('what was written behind the program’s back', () => {
  it('is found in the audit, part by part, and moves no further', async () => {
    const id = await reviewed();
    for (const name of ['fee_schedule_version_never_updated', 'fee_submission_moves_by_steps'])
      await site.client.execute(`DROP TRIGGER ${name}`);
    await site.client.execute(`UPDATE fee_submission SET state = 'approved'`);
    const parts = async () =>
      (await site.as(ADMINISTRATOR).audit.verify()).records.map(({ reference, part }) => [reference, part]);
    expect(await parts()).toEqual([['F-0001 of Northgate Casinos', 'state']]);
    await site.client.execute(`UPDATE fee_submission SET state = 'in-review'`);
    await site.client.execute(`UPDATE fee_schedule_version SET name = 'Another' WHERE revision = 2`);
    expect(await parts()).toEqual([['F-0001 of Northgate Casinos', 'version']]);
    expect(await refusedWith(decide(ruth, id, 'approve'))).toEqual(['damaged']);
  });

  it.each([
    ['breaches', '7'],
    ['authority', `'Another authority'`],
  ])('is found in the audit where it is the %s of a sealed decision', async (field, value) => {
    const id = await reviewed();
    await decide(ruth, id, 'approve');
    const verify = site.as(ADMINISTRATOR).audit.verify;
    expect((await verify()).altered).toBe(0);
    await unguarded(
      site,
      `UPDATE fee_submission_act SET sealed = json_set(sealed, '$.record.${field}', ${value}) WHERE act = 'approve'`,
    );
    expect((await nora.feeSubmissions.get({ id })).decision?.seal).toBe('broken');
    expect((await verify()).records.map(({ reference, part }) => [reference, part])).toEqual([
      ['F-0001 of Northgate Casinos', 'seal of the decision'],
    ]);
  });

  it('is refused by the database where a step is skipped or a record changed', async () => {
    const id = await reviewed();
    for (const [statement, sentence] of [
      [`UPDATE fee_submission SET state = 'submitted'`, 'no step leads'],
      [`UPDATE fee_submission SET hash = 'x'`, 'never changed'],
      [`UPDATE fee_submission SET submitted_at = 'x'`, 'submitted once'],
      [`DELETE FROM fee_submission`, 'never deleted'],
      [`UPDATE fee_submission_act SET text = 'x'`, 'never changed'],
      [`DELETE FROM fee_submission_act`, 'never deleted'],
      [`UPDATE fee_schedule SET line = 1`, 'stays in place'],
    ] as const)
      await expect(site.client.execute(statement), statement).rejects.toThrow(sentence);
    expect((await ruth.feeSubmissions.get({ id })).state).toBe('in-review');
  });
});
