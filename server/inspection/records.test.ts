/** Records longer than most: a change to one of several parts is found, and intact parts are left alone. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealHead } from '../audit/head';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  TODAY,
  testSite,
} from '../testing/site';
import { rewritten, unguarded } from '../testing/unguarded';

let told: TestSite;
let site: TestSite;
const ids = { trial: '', withdrawn: '', frozen: '' };
beforeAll(async () => {
  told = await testSite();
  const [nora, adrian, ruth] = [told.as(MEMBER), told.as(APPROVER), told.as(REVIEWER)];
  const submitted = async () => {
    const { id } = await frozenSubmission(told);
    await adrian.submissions.submit({ id, statement: 'As the rules say.', acknowledged: ALL_OPEN });
    return id;
  };
  ids.trial = await submitted();
  await begunReview(ruth, ids.trial);
  for (const text of ['Who calls the spin?', 'Who pays?']) {
    const { question } = await ruth.reviews.ask({ id: ids.trial, text });
    await nora.submissions.answer({ id: ids.trial, question, text: 'The dealer.' });
  }
  for (let n = 0; n < 2; n += 1) {
    await ruth.reviews.rerun({ id: ids.trial });
    await told.work();
  }
  const { revision } = await ruth.submissions.get({ id: ids.trial });
  const days = { trialFrom: TODAY, trialTo: '2099-06-30' };
  await ruth.reviews.decide({
    acknowledged: ALL_OPEN,
    id: ids.trial,
    revision,
    kind: 'approve-for-trial',
    reasons: 'Fair.',
    ...days,
  });
  await nora.submissions.reviseAsDraft({ id: ids.trial });
  ids.withdrawn = await submitted();
  await adrian.submissions.withdraw({ id: ids.withdrawn, reason: 'The table is gone.' });
  ({ id: ids.frozen } = await frozenSubmission(told));
});
afterAll(() => told.remove());
beforeEach(async () => {
  site = await testSite(told);
  await sealHead(site.db, site.dataDir);
});
afterEach(() => site.remove());

const verified = (person = ADMINISTRATOR) => site.as(person).audit.verify();
const of = (id: string) => `WHERE submission_id = '${id}'`;
const TRIAL = 'A-PHJB-0001';
const WITHDRAWN = 'A-PHJB-0002';

it('what was asked twice, run twice, tried, withdrawn, revised or only frozen holds', async () => {
  expect(await verified()).toMatchObject({ ok: true, altered: 0, records: [] });
});

describe('what was changed of', () => {
  it.each<[string, () => string, string, string]>([
    [
      'a reference',
      () => `UPDATE submission SET reference = 'A-PHJB-0009' WHERE id = '${ids.trial}'`,
      'A-PHJB-0009',
      'reference',
    ],
    ['a version', () => `UPDATE submission SET version = 2 WHERE id = '${ids.trial}'`, TRIAL, 'reference'],
    [
      'the name of a variant',
      () => `UPDATE submission SET hash = 'x' WHERE id = '${ids.trial}'`,
      TRIAL,
      'variant',
    ],
    ['an analysis, deleted', () => `DELETE FROM analysis`, TRIAL, 'analysis'],
    [
      'one of two questions',
      () => `UPDATE question SET text = 'x' WHERE text = 'Who pays?'`,
      TRIAL,
      'questions',
    ],
    [
      'one of two answers',
      () => `UPDATE question SET answer = 'x' WHERE text = 'Who pays?'`,
      TRIAL,
      'questions',
    ],
    [
      'one of two questions, deleted',
      () => `DELETE FROM question WHERE text = 'Who pays?'`,
      TRIAL,
      'questions',
    ],
    [
      'the last day of a trial',
      () => `UPDATE decision SET trial_to = '2030-01-01' ${of(ids.trial)}`,
      TRIAL,
      'decision',
    ],
    [
      'the first day of a trial',
      () => `UPDATE decision SET trial_from = '2020-01-01' ${of(ids.trial)}`,
      TRIAL,
      'decision',
    ],
    ['the conditions', () => `UPDATE decision SET conditions = '["x"]' ${of(ids.trial)}`, TRIAL, 'decision'],
    [
      'a decision, moved to another',
      () => `UPDATE decision SET submission_id = '${ids.frozen}'`,
      'A-PHJB-0003',
      'decision',
    ],
    ['one of two re-runs', () => 'UPDATE rerun SET equal = 0 WHERE rowid = 1', TRIAL, 're-runs'],
    ['the hash of a re-run', () => "UPDATE rerun SET hash = 'x' WHERE rowid = 2", TRIAL, 're-runs'],
    ['one of two re-runs, deleted', () => 'DELETE FROM rerun WHERE rowid = 1', TRIAL, 're-runs'],
    ['a re-run, for one that never was', () => "UPDATE rerun SET id = 'x' WHERE rowid = 1", TRIAL, 're-runs'],
    [
      'the reason for withdrawing',
      () => `UPDATE submission SET withdrawn_reason = 'x' WHERE id = '${ids.withdrawn}'`,
      WITHDRAWN,
      'reason for withdrawing',
    ],
    [
      'who decided',
      () => `UPDATE decision SET by = (SELECT id FROM user WHERE email = '${MEMBER}')`,
      TRIAL,
      'decision',
    ],
    ['when it was decided', () => `UPDATE decision SET at = '2020-01-01T00:00:00.000Z'`, TRIAL, 'decision'],
    ['a seal, deleted', () => 'UPDATE decision SET sealed = NULL', TRIAL, 'decision'],
    [
      'the signature of a seal',
      () => `UPDATE decision SET sealed = json_set(sealed, '$.seal.signature', 'x')`,
      TRIAL,
      'decision',
    ],
    [
      'what was sealed',
      () => `UPDATE decision SET sealed = json_set(sealed, '$.record.authority', 'x')`,
      TRIAL,
      'seal of the decision',
    ],
    [
      'its operator',
      () =>
        `UPDATE submission SET organisation_id = (SELECT id FROM organization WHERE name = 'Harbour Gaming') WHERE id = '${ids.frozen}'`,
      'A-PHJB-0003',
      'operator',
    ],
    ...(
      [
        ['who froze it', `frozen_by = (SELECT id FROM user WHERE email = '${REVIEWER}')`, 'freezing'],
        ['when it was frozen', `frozen_at = '2020-01-01T00:00:00.000Z'`, 'freezing'],
        ['the day of its rules', `at = '2020-01-01'`, 'identity'],
        ['its rulebook', `rulebook = 'co-rule-28'`, 'identity'],
        ['its game', `game = 'roulette'`, 'identity'],
        ['the label of its game', `game_label = 'x'`, 'identity'],
        ['its name', `name = 'x'`, 'identity'],
        ['what it revises', `previous_id = 'x'`, 'identity'],
      ] as const
    ).map(([what, values, part]): [string, () => string, string, string] => [
      what,
      () => `UPDATE submission SET ${values} WHERE id = '${ids.frozen}'`,
      'A-PHJB-0003',
      part,
    ]),
    [
      'who submitted it',
      () => `UPDATE submission SET submitted_by = frozen_by WHERE id = '${ids.trial}'`,
      TRIAL,
      'statement',
    ],
    [
      'when it was submitted',
      () => `UPDATE submission SET submitted_at = '2020-01-01T00:00:00.000Z' WHERE id = '${ids.trial}'`,
      TRIAL,
      'statement',
    ],
    ['who answered', () => 'UPDATE question SET answered_by = asked_by', TRIAL, 'questions'],
    ['when it was asked', () => `UPDATE question SET asked_at = '2020-01-01'`, TRIAL, 'questions'],
    [
      'who ran it again',
      () => `UPDATE rerun SET by = (SELECT id FROM user WHERE email = '${MEMBER}')`,
      TRIAL,
      're-runs',
    ],
    [
      'the state of one that is frozen',
      () => `UPDATE submission SET state = 'approved' WHERE id = '${ids.frozen}'`,
      'A-PHJB-0003',
      'state',
    ],
  ])('%s is found', async (_what, statement, reference, part) => {
    await unguarded(site, statement());
    const { ok, records } = await verified();
    expect(ok).toBe(false);
    expect(records).toContainEqual({ reference, part });
  });

  it('one submission says nothing about the others', async () => {
    await unguarded(site, `UPDATE question SET text = 'x' WHERE text = 'Who pays?'`);
    expect((await verified()).records).toEqual([{ reference: TRIAL, part: 'questions' }]);
  });

  it('a submission without any event is reported whole', async () => {
    await unguarded(
      site,
      `CREATE TABLE made AS SELECT * FROM submission WHERE id = '${ids.frozen}';
      UPDATE made SET id = 'forged', reference = 'A-PHJB-0009'; INSERT INTO submission SELECT * FROM made; DROP TABLE made`,
    );
    expect((await verified()).records).toEqual([{ reference: 'A-PHJB-0009', part: 'whole' }]);
  });

  it('a deleted submission is reported to its operator, and to no other', async () => {
    await unguarded(site, `DELETE FROM submission WHERE id = '${ids.frozen}'`);
    const gone = [{ reference: 'A-PHJB-0003', part: 'whole' }];
    expect((await verified(MEMBER)).records).toEqual(gone);
    expect(await verified(OTHER_MEMBER)).toMatchObject({ ok: false, altered: 1, records: [] });
    expect((await verified(REVIEWER)).records).toEqual([]);
  });
});

describe('events of an earlier version', () => {
  it('that keep no hash of the findings are compared in all else', async () => {
    await rewritten(site, ({ kind, data }) => {
      if (kind !== 'submission-frozen') return {};
      const { findings: _, ...rest } = JSON.parse(data);
      return { data: JSON.stringify(rest) };
    });
    expect(await verified()).toMatchObject({ ok: false, head: 'rewritten', altered: 0 });
  });
  it('that keep no name or rulebook of what was frozen are compared in all else', async () => {
    await rewritten(site, ({ kind, data }) => {
      if (kind !== 'submission-frozen') return {};
      const { rulebook: _1, game: _2, gameLabel: _3, name: _4, rulesOf: _5, ...rest } = JSON.parse(data);
      return { data: JSON.stringify(rest) };
    });
    await unguarded(site, `UPDATE submission SET name = 'x', game = 'x' WHERE id = '${ids.frozen}'`);
    expect((await verified()).records).toEqual([{ reference: 'A-PHJB-0003', part: 'identity' }]);
  });
});

describe('a broken chain', () => {
  it('is all that is reported: its events prove nothing about submissions', async () => {
    await unguarded(site, `UPDATE audit SET data = '{}' WHERE kind = 'question-asked'`);
    const found = await verified();
    expect(found).toMatchObject({ ok: false, altered: 0, records: [] });
    expect(found.brokenAt).toBeGreaterThan(0);
  });
});

describe('triggers that were taken away', () => {
  it('are enough to report a problem', async () => {
    await site.client.execute('DROP TRIGGER audit_never_deleted');
    expect(await verified()).toMatchObject({ ok: false, head: 'contained', altered: 0 });
  });
});
