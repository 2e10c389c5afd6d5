/** What the record and the papers say of a decision once the database file was changed behind the site's back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { MemberContext } from '../../access/context';
import { appendEvent } from '../../audit/append';
import type { Link } from '../../audit/chain';
import { leaflet } from '../../documents/content/leaflet';
import { printForDisplay, sign } from '../../documents/content/sign';
import { makeSiteDossier } from '../../documents/make';
import type { Subject } from '../../documents/subject';
import { verifyDossier } from '../../documents/verify';
import { submissionSubject } from '../../paper-requests/read-subject';
import { unconfirmed } from '../../seals/decision-seal';
import type { PublicKey } from '../../seals/published-keys';
import { publicKeys, rotateKey } from '../../seals/ring';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../../testing/site';
import { rewritten, unguarded } from '../../testing/unguarded';
import { decisionOf, submissionById } from '../stored/queries';

vi.setConfig({ testTimeout: 30_000 });

import { paperCode } from '../../record/paper-code';
import { sealOf } from './seal';

let told: TestSite;
let site: TestSite;
const ids = { approved: '', submitted: '' };
beforeAll(async () => {
  told = await testSite();
  const submitted = async () => {
    const { id } = await frozenSubmission(told);
    await told.as(APPROVER).submissions.submit({ id, statement: 'Fair odds.', acknowledged: ALL_OPEN });
    return id;
  };
  ids.approved = await submitted();
  const { revision } = await begunReview(told.as(REVIEWER), ids.approved);
  await told.as(REVIEWER).reviews.decide({
    acknowledged: ALL_OPEN,
    id: ids.approved,
    revision,
    kind: 'approve',
    reasons: 'Fair.',
  });
  ids.submitted = await submitted();
});
afterAll(() => told.remove());
beforeEach(async () => {
  site = await testSite(told);
});
afterEach(() => site.remove());

async function recordOf(id: string) {
  const { rows } = await site.client.execute({
    sql: 'SELECT hash, reference FROM submission WHERE id = ?',
    args: [id],
  });
  const { hash, reference } = rows[0] as unknown as { hash: string; reference: string };
  return site.as(null).record.get({ hash, reference, code: paperCode(hash, reference) });
}

async function subjectOf(id: string): Promise<Subject> {
  const read = await submissionSubject(site.context(REVIEWER) as MemberContext, id);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}

const approve = () => `UPDATE submission SET state = 'approved' WHERE id = '${ids.submitted}'`;
const insertDecision = (sealed: string) =>
  `INSERT INTO decision SELECT '${ids.submitted}', kind, by, at, reasons, conditions, trial_from, trial_to, ${sealed}, NULL FROM decision`;
const of = (values: string) => `UPDATE submission SET ${values} WHERE id = '${ids.approved}'`;
const FORGED = `json_set(sealed, '$.record.reference', 'A-PHJB-0002', '$.seal.key', '${'a'.repeat(64)}')`;

describe('a decision that nobody changed', () => {
  it('is vouched for on the record, on the submission and on its papers', async () => {
    expect(await recordOf(ids.approved)).toMatchObject({
      seal: { state: 'good' },
      decidedAt: expect.any(String),
    });
    expect(await recordOf(ids.submitted)).not.toHaveProperty('seal');
    const { record } = await subjectOf(ids.approved);
    expect(record).toMatchObject({ status: 'Approved', approved: expect.any(String) });
    expect(record.barred).toBeUndefined();
  });
});

describe('a decision is not confirmed after the file was changed in', () => {
  it.each<[string, () => string, 'missing' | 'broken' | 'unknown-key', (() => string)?]>([
    ['the state alone', approve, 'missing', () => ids.submitted],
    [
      'the state, with a decision',
      () => `${approve()}; ${insertDecision('NULL')}`,
      'missing',
      () => ids.submitted,
    ],
    [
      'the state, with another’s seal',
      () => `${approve()}; ${insertDecision('sealed')}`,
      'broken',
      () => ids.submitted,
    ],
    [
      'the state, with a seal of their own',
      () => `${approve()}; ${insertDecision(FORGED)}`,
      'unknown-key',
      () => ids.submitted,
    ],
    ['the state, to one before the decision', () => of(`state = 'in-review'`), 'broken'],
    ['the state, to another decision', () => of(`state = 'refused'`), 'broken'],
    ['the decision, deleted', () => 'DELETE FROM decision', 'missing'],
    ['the decision and the state', () => `DELETE FROM decision; ${of(`state = 'in-review'`)}`, 'missing'],
    ['the seal, deleted', () => 'UPDATE decision SET sealed = NULL', 'missing'],
    ['the seal, made unreadable', () => `UPDATE decision SET sealed = '{"record":{},"seal":{}}'`, 'missing'],
    [
      'who decided',
      () => `UPDATE decision SET by = (SELECT id FROM user WHERE email = '${MEMBER}')`,
      'broken',
    ],
    ['the name of who decided', () => `UPDATE user SET name = 'x' WHERE email = '${REVIEWER}'`, 'broken'],
    [
      'the name of the operator',
      () => `UPDATE organization SET name = 'x' WHERE name = 'Northgate Casinos'`,
      'broken',
    ],
    [
      'the operator',
      () => of(`organisation_id = (SELECT id FROM organization WHERE kind = 'regulator')`),
      'broken',
    ],
    ['the label of the game', () => of(`game_label = 'x'`), 'broken'],
    ['the day of the rules', () => of(`at = '2020-01-01'`), 'broken'],
    ['the variant', () => of(`variant = json_set(variant, '$.circumstances.premises', 'x')`), 'broken'],
    ['the day it was submitted', () => of(`submitted_at = '2020-01-01T00:00:00.000Z'`), 'broken'],
    [
      'the hash of the analysis',
      () => `UPDATE analysis SET result = json_set(result, '$.hash', 'x')`,
      'broken',
    ],
    ['the findings', () => of(`findings = '[]'`), 'broken'],
    [
      'an edge of the analysis',
      () => `UPDATE analysis SET result = json_set(result, '$.wagers[0].houseEdge', '1/100')`,
      'broken',
    ],
  ])('%s', async (_what, statement, state, id = () => ids.approved) => {
    await unguarded(site, statement());
    const record = await recordOf(id());
    expect(record.seal).toMatchObject({ state });
    expect(record).not.toHaveProperty('decidedAt');
    expect(record.conditions).toEqual([]);
    const subject = await subjectOf(id());
    expect(subject.record).toMatchObject({ status: 'Decision not confirmed', barred: 'unvouched' });
    expect(Object.keys(subject.record)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(approved|reasons|conditions|trial|sealedDecision)$/)]),
    );
    expect((await site.as(REVIEWER).submissions.get({ id: id() })).seal).toMatchObject({ state });
    expect((await site.as(ADMINISTRATOR).audit.verify()).ok).toBe(false);
  });
});

describe('papers of a decision that nothing vouches for', () => {
  it('are marked on every page, print no decision, and are genuine to nobody', async () => {
    await unguarded(site, approve());
    const subject = await subjectOf(ids.submitted);
    expect(printForDisplay(subject)).toMatchObject({
      ok: false,
      missing: expect.arrayContaining([expect.stringContaining('Approval: not confirmed.')]),
    });
    expect(sign(subject).paper.mark).toMatch(/^DECISION NOT CONFIRMED · /);
    expect(leaflet(subject).mark).toMatch(/^DECISION NOT CONFIRMED · /);
    const bytes = await makeSiteDossier(subject);
    const verified = await verifyDossier(bytes, { threads: 1, keys: publicKeys() });
    expect(verified).toMatchObject({
      ok: true,
      value: { verdict: 'unvouched', vouched: { paper: { state: 'good' }, decision: { state: 'none' } } },
    });
  });
});

describe('a decision without a seal', () => {
  const YEARS_AGO = '2001-02-03T04:05:06.000Z';
  /** As an installation has it that decided before there were seals. */
  async function unsealed(changeEvents: (link: Link) => Partial<Link>) {
    await unguarded(
      site,
      `UPDATE decision SET sealed = NULL, at = '${YEARS_AGO}';
       UPDATE submission SET frozen_at = '${YEARS_AGO}', submitted_at = '${YEARS_AGO}'`,
    );
    await rewritten(site, (link) => {
      const { seal: _, ...data } = JSON.parse(link.data);
      return {
        at: YEARS_AGO,
        ...(link.kind === 'decision-made' ? { data: canonicalJson(data) } : {}),
        ...changeEvents(link),
      };
    });
  }
  it('counts where its event is older than the oldest key, and only unchanged', async () => {
    await unsealed(() => ({}));
    expect(await recordOf(ids.approved)).toMatchObject({ seal: { state: 'none' }, decidedAt: YEARS_AGO });
    expect((await subjectOf(ids.approved)).record).toMatchObject({ status: 'Approved' });
    await unguarded(site, `UPDATE decision SET reasons = 'x'`);
    expect(await recordOf(ids.approved)).toMatchObject({ seal: { state: 'missing' } });
  });
  it.each(['submission-submitted', 'decision-made'])(
    'does not count where it, or anything before it, is as young as the key: %s',
    async (kind) => {
      const { rows } = await site.client.execute(`SELECT MAX(at) AS at FROM audit`);
      const young = String(rows[0]?.at);
      await unsealed((link) => (link.kind === kind ? { at: young } : {}));
      expect(await recordOf(ids.approved)).toMatchObject({ seal: { state: 'missing' } });
    },
  );
  it('does not count where it was added to the chain today, whatever day it names', async () => {
    const member = site.member(REVIEWER);
    await unguarded(site, `${approve()}; ${insertDecision('NULL')}; UPDATE decision SET at = '${YEARS_AGO}'`);
    await appendEvent(site.db, {
      at: YEARS_AGO,
      actor: { id: member.id, name: member.name },
      organisation: member.organisation,
      kind: 'decision-made',
      subject: `submission:${ids.submitted}`,
      data: { from: 'submitted', to: 'approved', decision: 'approve', reasons: 'Fair.', conditions: [] },
    });
    expect(await recordOf(ids.submitted)).toMatchObject({ seal: { state: 'missing' } });
    expect((await site.as(ADMINISTRATOR).audit.verify()).records).toContainEqual({
      reference: 'A-PHJB-0002',
      part: 'seal of the decision',
    });
  });
});

describe('the keys of the installation', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'assay-young-key-'));
    rotateKey(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function sealUnder(keys: PublicKey[]) {
    const submission = await submissionById(site.db, ids.approved);
    if (!submission) throw new Error('it was approved');
    return sealOf(site.db, submission, await decisionOf(site.db, ids.approved), keys);
  }
  it('once rotated, the old one still vouches for what it sealed and is the one named', async () => {
    const sealed = (await subjectOf(ids.approved)).record.sealedDecision;
    const rotated = [...publicKeys(), ...publicKeys(folder)];
    expect(await sealUnder(rotated)).toEqual({ state: 'good', key: sealed?.seal.key });
  });
  it('once the old one is taken out, nothing vouches for it, and nothing calls it broken', async () => {
    const seal = await sealUnder(publicKeys(folder));
    expect(seal).toMatchObject({ state: 'unknown-key' });
    expect(unconfirmed(seal)).toBe('The decision is sealed by a key that this installation does not know.');
  });
  it('if missing from a reader’s key file, leave a dossier unvouched, in the same words', async () => {
    const bytes = await makeSiteDossier(await subjectOf(ids.approved));
    const under = async (keys: PublicKey[]) => {
      const verified = await verifyDossier(bytes, { threads: 1, keys });
      return verified.ok ? [verified.value.verdict, verified.value.vouched.decision?.state] : [];
    };
    expect(await under(publicKeys(folder))).toEqual(['unvouched', 'unknown-key']);
    expect(await under([...publicKeys(folder), ...publicKeys()])).toEqual(['genuine', 'good']);
  });
});
