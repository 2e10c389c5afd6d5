/** Records that are longer than most: what was changed of one of several is found, and what holds is let be. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectedTriggers } from '../db/protection';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing';
import { hashOf, type Link } from './chain';
import { sealHead } from './head';

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
  await ruth.reviews.open({ id: ids.trial });
  for (const text of ['Who calls the spin?', 'Who pays?']) {
    const { question } = await ruth.reviews.ask({ id: ids.trial, text });
    await nora.submissions.answer({ id: ids.trial, question, text: 'The dealer.' });
  }
  for (let n = 0; n < 2; n += 1) {
    await ruth.reviews.rerun({ id: ids.trial });
    await told.work();
  }
  const { revision } = await ruth.submissions.get({ id: ids.trial });
  const days = { trialFrom: '2026-01-01', trialTo: '2026-06-30' };
  await ruth.reviews.decide({
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
async function unguarded(statements: string) {
  const triggers = expectedTriggers();
  const drop = [...triggers.keys()].map((name) => `DROP TRIGGER ${name};`).join('');
  const create = [...triggers.values()].map((statement) => `${statement};`).join('');
  await site.client.executeMultiple(
    `PRAGMA foreign_keys = OFF; BEGIN; ${drop} ${statements}; ${create} COMMIT;`,
  );
}
const of = (id: string) => `WHERE submission_id = '${id}'`;
const TRIAL = 'A-0001';
const WITHDRAWN = 'A-0002';

it('what was asked twice, run twice, tried, withdrawn, revised or only frozen holds', async () => {
  expect(await verified()).toMatchObject({ ok: true, altered: 0, records: [] });
});

describe('what was changed of', () => {
  it.each<[string, () => string, string, string]>([
    [
      'a reference',
      () => `UPDATE submission SET reference = 'A-0009' WHERE id = '${ids.trial}'`,
      'A-0009',
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
      'A-0003',
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
      'the state of one that is frozen',
      () => `UPDATE submission SET state = 'approved' WHERE id = '${ids.frozen}'`,
      'A-0003',
      'state',
    ],
  ])('%s is found', async (_what, statement, reference, part) => {
    await unguarded(statement());
    const { ok, records } = await verified();
    expect(ok).toBe(false);
    expect(records).toContainEqual({ reference, part });
  });

  it('one submission says nothing of the others', async () => {
    await unguarded(`UPDATE question SET text = 'x' WHERE text = 'Who pays?'`);
    expect((await verified()).records).toEqual([{ reference: TRIAL, part: 'questions' }]);
  });

  it('a submission that no event tells of is all of it', async () => {
    await unguarded(`CREATE TABLE made AS SELECT * FROM submission WHERE id = '${ids.frozen}';
      UPDATE made SET id = 'forged', reference = 'A-0009'; INSERT INTO submission SELECT * FROM made; DROP TABLE made`);
    expect((await verified()).records).toEqual([{ reference: 'A-0009', part: 'whole' }]);
  });

  it('a deleted submission is reported to its operator, and to no other', async () => {
    await unguarded(`DELETE FROM submission WHERE id = '${ids.frozen}'`);
    const gone = [{ reference: 'A-0003', part: 'whole' }];
    expect((await verified(MEMBER)).records).toEqual(gone);
    expect(await verified(OTHER_MEMBER)).toMatchObject({ ok: false, altered: 1, records: [] });
    expect((await verified(REVIEWER)).records).toEqual([]);
  });
});

/** The chain as somebody would write it who can write the database: every hash holds. */
async function rewritten(change: (link: Link) => Partial<Link>) {
  const { rows } = await site.client.execute('SELECT * FROM audit ORDER BY seq');
  let previous = '';
  const statements = rows.map((row) => {
    const was: Link = {
      seq: Number(row.seq),
      at: String(row.at),
      actor: String(row.actor),
      actorName: String(row.actor_name),
      organisationId: row.organisation_id as string | null,
      organisationName: row.organisation_name as string | null,
      kind: row.kind as Link['kind'],
      subject: String(row.subject),
      data: String(row.data),
      previous,
      hash: '',
    };
    const { hash: _, ...link } = { ...was, ...change(was) };
    const hash = hashOf(link);
    const text = link.data.replaceAll("'", "''");
    const values = `data = '${text}', previous = '${previous}', hash = '${hash}'`;
    previous = hash;
    return `UPDATE audit SET ${values} WHERE seq = ${link.seq}`;
  });
  await unguarded(statements.join(';\n'));
}

describe('events of an earlier version', () => {
  it('that keep no hash of the findings are compared in all else', async () => {
    await rewritten(({ kind, data }) => {
      if (kind !== 'submission-frozen') return {};
      const { findings: _, ...rest } = JSON.parse(data);
      return { data: JSON.stringify(rest) };
    });
    expect(await verified()).toMatchObject({ ok: false, head: 'rewritten', altered: 0 });
  });
});

describe('a broken chain', () => {
  it('is all that is said: what its events tell of submissions is worth nothing', async () => {
    await unguarded(`UPDATE audit SET data = '{}' WHERE kind = 'question-asked'`);
    const found = await verified();
    expect(found).toMatchObject({ ok: false, altered: 0, records: [] });
    expect(found.brokenAt).toBeGreaterThan(0);
  });
});

describe('triggers that were taken away', () => {
  it('are reason enough to say that something is wrong', async () => {
    await site.client.execute('DROP TRIGGER audit_never_deleted');
    expect(await verified()).toMatchObject({ ok: false, head: 'contained', altered: 0 });
  });
});
