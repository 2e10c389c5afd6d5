/** Dossiers made by someone who has everything but the key: what `verify` says of each. */

import { beforeAll, describe, expect, it } from 'vitest';
import { analysisHash } from '@/rulebooks/analysis/analyse';
import type { DecisionRecord, SealedDecision } from '../seals/decision-record';
import type { PublicKey } from '../seals/published-keys';
import type { SigningKey } from '../seals/ring';
import { checkSeal, seal } from '../seals/seal';
import { Enclosed } from './enclosed';
import type { Sealing } from './issued';
import { attachmentOf, makeDossier, sealedManifest } from './make';
import { standingOf } from './standing';
import type { Subject, SubmissionRecord } from './subject';
import { bigSix } from './testing/big-six';
import { approved as approvedBy, decisionOn } from './testing/decided';
import { newKey } from './testing/issuer';
import { verifyDossier } from './verify';
import { verdictOf, vouchedFor } from './vouched';

const SITE = newKey();
const FORGER = newKey();

const by = (key: SigningKey): Sealing => ({
  key: key.id,
  seal: (purpose, manifest) => seal(purpose, manifest, key),
});

let plain: Subject;
let facts: DecisionRecord;
beforeAll(async () => {
  plain = await bigSix();
  facts = decisionOn(plain);
});

const sealedBy = (key: SigningKey, record: DecisionRecord = facts): SealedDecision => ({
  record,
  seal: seal('decision', record, key),
});

/** By the site. */
const approved = (change: Partial<SubmissionRecord> = {}): Subject => approvedBy(plain, SITE, change);

/** As `verify` judges it if every figure and page is equal, which a forger can arrange. */
function verdict(subject: Subject, sealing?: Sealing, keys: PublicKey[] = [SITE.known]) {
  const { record, day, analysis } = subject;
  const { bytes } = attachmentOf(subject);
  const sealed = sealing && sealedManifest(subject, bytes, sealing);
  const vouched = vouchedFor(
    { record, day, analysisHash: analysis.hash },
    { attachment: bytes, purpose: 'dossier', sealed, signature: { state: 'none' }, keys, checkSeal },
  );
  return {
    said: verdictOf({ equal: true }, vouched, record),
    dossier: vouched.paper.state,
    decision: vouched.decision?.state,
    contradictions: vouched.contradictions,
  };
}

const HOLDS = { dossier: 'good', decision: 'good', contradictions: [] };

describe('a file', () => {
  it.each([
    ['the site', 'is genuine', SITE, 'genuine'],
    ['a forger', 'is not vouched for', FORGER, 'unvouched'],
  ] as const)('sealed by %s %s', async (_who, _says, key, said) => {
    const bytes = await makeDossier(approved({ sealedDecision: sealedBy(key) }), by(key));
    const verified = await verifyDossier(bytes, { threads: 1, keys: [SITE.known] });
    expect(verified).toMatchObject({ ok: true, value: { verdict: said, differences: [], samePages: true } });
  });
});

describe('a dossier that names another engine', () => {
  const OLD = 'assay-engine 0.2.0';
  const older = (): Subject => ({
    ...plain,
    analysis: { ...plain.analysis, engine: OLD, hash: 'a'.repeat(64) },
  });
  /** As that engine would have left it: its own name is under the hash. */
  const hashed = async ({ analysis, ...subject }: Subject): Promise<Subject> => ({
    ...subject,
    analysis: { ...analysis, hash: await analysisHash(analysis) },
  });
  const read = async (subject: Subject, sealing?: Sealing) => as(await hashed(subject), sealing);
  const as = async (subject: Subject, sealing?: Sealing) => {
    const bytes = await makeDossier(subject, sealing);
    const verified = await verifyDossier(bytes, { threads: 1, keys: [SITE.known] });
    if (!verified.ok) throw new Error(verified.because);
    return verified.value;
  };

  it('is not vouched for where every figure is equal, and says who made it', async () => {
    expect(await read(older())).toMatchObject({
      verdict: 'unvouched',
      differences: [],
      otherEngine: { made: OLD, here: plain.analysis.engine },
    });
  });
  it('is false where the hash is not that of what it encloses, under a known seal too', async () => {
    const renamed = { ...plain, analysis: { ...plain.analysis, engine: OLD } };
    for (const sealing of [undefined, by(SITE)])
      expect(await as(renamed, sealing)).toMatchObject({
        verdict: 'false',
        differences: [{ field: 'analysis.hash', dossier: plain.analysis.hash }],
      });
  });
  it('is not vouched for as a working copy or under a known seal either', async () => {
    const own = { ...plain.record, barred: undefined, draft: true, status: 'Draft' };
    expect(await read({ ...older(), record: own })).toMatchObject({ verdict: 'unvouched' });
    expect(await read(older(), by(SITE))).toMatchObject({ verdict: 'unvouched' });
  });
  it('is not vouched for where only wording was changed', async () => {
    const explain = (text: string) => ({
      ...older(),
      analysis: {
        ...older().analysis,
        wagers: older().analysis.wagers.map((wager, i) =>
          i === 0 ? { ...wager, methodExplained: text } : wager,
        ),
      },
    });
    const [{ methodExplained } = { methodExplained: '' }] = plain.analysis.wagers;
    expect(await read(explain(methodExplained.replace('equally likely', 'as likely')))).toMatchObject({
      verdict: 'unvouched',
    });
    expect(await read(explain(`${methodExplained} 99 of 100 win.`))).toMatchObject({ verdict: 'false' });
  });
  it('is false where a figure is invented', async () => {
    const { analysis } = older();
    const wagers = analysis.wagers.map((wager, i) => (i === 0 ? { ...wager, houseEdge: '1/53' } : wager));
    expect(await read({ ...older(), analysis: { ...analysis, wagers } })).toMatchObject({
      verdict: 'false',
      differences: [{ field: 'analysis.wagers.symbol-a.houseEdge', dossier: '1/53', recomputed: '1/52' }],
    });
  });
  it('is false where a finding is invented or left out', async () => {
    const { findings } = older();
    const passed = findings.map((finding) => ({ ...finding, verdict: 'meets' as const }));
    expect(await read({ ...older(), findings: passed })).toMatchObject({ verdict: 'false' });
    expect(await read({ ...older(), findings: findings.slice(1) })).toMatchObject({ verdict: 'false' });
  });
  it('is false where the engine itself is invented', async () => {
    const { analysis } = older();
    expect(await read({ ...older(), analysis: { ...analysis, engine: 'another engine' } })).toMatchObject({
      verdict: 'false',
    });
  });
});

describe('a true dossier', () => {
  it('is genuine to whoever knows the key, and only to them', () => {
    expect(verdict(approved(), by(SITE))).toEqual({ said: 'genuine', ...HOLDS });
    expect(verdict(approved(), by(SITE), [])).toEqual({
      said: 'unvouched',
      dossier: 'unknown-key',
      decision: 'unknown-key',
      contradictions: [],
    });
  });
  it('is genuine before the decision too, and claims none', () => {
    expect(verdict(plain, by(SITE))).toMatchObject({ said: 'genuine', decision: undefined });
  });
  it('with a decision from before sealing is not vouched for', () => {
    expect(verdict(approved({ sealedDecision: undefined }), by(SITE))).toMatchObject({
      said: 'unvouched',
      dossier: 'good',
      decision: 'none',
    });
  });
  it('that somebody made for themselves is a working copy', () => {
    const { barred: _, ...record } = plain.record;
    const own = { ...record, draft: true, reference: 'Working copy', status: 'Not submitted' };
    const draft = { ...own, reference: 'Draft', status: 'Draft, revision 3' };
    const next = { ...draft, reference: 'A-0004', version: 2 };
    for (const made of [own, draft, next])
      expect(verdict({ ...plain, record: made })).toMatchObject({ said: 'working-copy', dossier: 'none' });
  });
});

describe('a forged dossier', () => {
  it('with an invented approval is not vouched for, however the approval is worded', () => {
    const inventions: Partial<SubmissionRecord>[] = [
      {},
      { approved: undefined, reasons: undefined },
      { approved: undefined, reasons: undefined, status: 'In force', draft: true },
      { status: 'Draft', draft: true },
      { reference: 'Working copy', status: 'Not submitted' },
    ];
    for (const invented of inventions)
      expect(verdict(approved({ sealedDecision: undefined, ...invented }))).toMatchObject({
        said: 'unvouched',
        dossier: 'none',
      });
  });
  it('that words a claim like a working copy is not vouched for', () => {
    const { barred: _, ...record } = plain.record;
    const own = { ...record, draft: true, reference: 'Draft', status: 'Draft, revision 3' };
    const claims: Partial<SubmissionRecord>[] = [
      { status: 'Draft no longer: cleared for play by the Gambling Commission' },
      { status: 'Draft, revision 3, \u0430pproved' },
      { status: 'Not submitted' },
      { reference: 'A-0004' },
      { operator: 'Northgate, approved by the Gambling Commission' },
      { operator: 'Northgate, \u0430pproved by the Commission' },
      { operator: 'Northgate, appróved by the Commission' },
    ];
    for (const claim of claims)
      expect(verdict({ ...plain, record: { ...own, ...claim } })).toMatchObject({ said: 'unvouched' });
  });
  it('is refused where a word of it could command a terminal, start a line or fill a screen', async () => {
    for (const field of ['reference', 'status', 'operator', 'hash'] as const)
      for (const bad of ['x\u001b[2J', 'x\nGENUINE.', 'x\u009b2J', 'x\u2028y', 'x\u202ey', 'x'.repeat(501)]) {
        const record = { ...plain.record, [field]: bad };
        expect(Enclosed.shape.record.safeParse(record).error?.issues[0]?.path).toEqual([field]);
      }
    expect(Enclosed.shape.record.safeParse(plain.record).success).toBe(true);
    const reasons = 'First.\nSecond.';
    expect(Enclosed.shape.record.safeParse({ ...plain.record, reasons }).success).toBe(true);
  });
  it('with another operator, reference or address is false under the seal of the true one', () => {
    const stolen: Sealing = {
      key: SITE.id,
      seal: (purpose, manifest) => seal(purpose, { ...manifest, attachment: 'f'.repeat(64) }, SITE),
    };
    const changes: Partial<SubmissionRecord>[] = [
      { operator: 'Harbour' },
      { reference: 'A-0002' },
      { recordUrl: 'https://forger.example/record/x' },
      { conditions: ['None that matter.'] },
    ];
    for (const change of changes)
      expect(verdict(approved(change), stolen)).toMatchObject({ said: 'false', dossier: 'broken' });
  });
  it('is false where the words around a sealed decision were changed', () => {
    const cases: [Partial<SubmissionRecord>, RegExp][] = [
      [{ operator: 'Harbour' }, /^The operator is "Harbour" here and "Northgate" in the sealed decision\.$/],
      [{ reference: 'A-0002' }, /^The reference /],
      [{ status: 'Approved with conditions' }, /^The status /],
      [{ approved: '2009-03-01' }, /^The day of the approval /],
      [{ reasons: 'Because.' }, /^The reasons /],
      [{ conditions: ['Be quick.'] }, /^The conditions /],
      [{ trial: { from: '2008-04-01', to: '2009-04-01' } }, /^The first day of the trial /],
      [{ barred: 'withdrawn' }, /^The bar /],
    ];
    for (const [change, sentence] of cases) {
      const { said, contradictions } = verdict(approved(change));
      expect(said).toBe('false');
      expect(contradictions[0]).toMatch(sentence);
    }
  });
  it('is false where it applies the rules of a different day from the sealed decision', () => {
    expect(verdict({ ...approved(), day: '2030-01-01' })).toMatchObject({
      said: 'false',
      contradictions: [expect.stringMatching(/^The day of the rules is "2030-01-01" here and /)],
    });
  });
  it('that borrows the refusal or the approval of another variant is false', () => {
    const refusal = sealedBy(SITE, { ...facts, decision: 'refuse' });
    const other = sealedBy(SITE, { ...facts, variant: 'e'.repeat(64) });
    for (const sealedDecision of [refusal, other])
      expect(verdict(approved({ sealedDecision }))).toMatchObject({ said: 'false', decision: 'good' });
  });
  it('that is sealed again with another key has an unknown key', () => {
    const resealed = approved({ operator: 'Harbour', sealedDecision: undefined });
    expect(verdict(resealed, by(FORGER))).toMatchObject({ said: 'unvouched', dossier: 'unknown-key' });
    const whole = approved({
      operator: 'Harbour',
      sealedDecision: sealedBy(FORGER, { ...facts, operator: 'Harbour' }),
    });
    expect(verdict(whole, by(FORGER))).toEqual({
      said: 'unvouched',
      dossier: 'unknown-key',
      decision: 'unknown-key',
      contradictions: [],
    });
  });
  it('that puts the name of the true key on its own seal is false', () => {
    const borrowed: Sealing = {
      key: SITE.id,
      seal: (purpose, m) => ({ ...seal(purpose, m, FORGER), key: SITE.id }),
    };
    expect(verdict(approved(), borrowed)).toMatchObject({ said: 'false', dossier: 'broken' });
    const { record, seal: mine } = sealedBy(FORGER);
    const sealedDecision = { record, seal: { ...mine, key: SITE.id } };
    expect(verdict(approved({ sealedDecision }))).toMatchObject({ said: 'false', decision: 'broken' });
  });
  it('that uses a seal of one purpose for the other is false', () => {
    const wrong: Sealing = { key: SITE.id, seal: (_, manifest) => seal('decision', manifest, SITE) };
    expect(verdict(approved(), wrong)).toMatchObject({ said: 'false', dossier: 'broken' });
  });
  it('with its seal cut off keeps only its decision', () => {
    expect(verdict(approved())).toMatchObject({ said: 'unvouched', dossier: 'none', decision: 'good' });
  });
});

it.each([{ version: 2 }, { variant: 'e'.repeat(64) }, { reference: 'A-0002' }])(
  'a seal of the site over another submission does not vouch for this one: %j',
  (change) => {
    const subject = approved();
    const { bytes } = attachmentOf(subject);
    const manifest = { ...sealedManifest(subject, bytes, by(SITE)).manifest, ...change };
    const vouched = vouchedFor(
      { record: subject.record, day: subject.day, analysisHash: subject.analysis.hash },
      {
        attachment: bytes,
        purpose: 'dossier',
        sealed: { manifest, seal: seal('dossier', manifest, SITE) },
        signature: { state: 'none' },
        keys: [SITE.known],
        checkSeal,
      },
    );
    expect(vouched).toMatchObject({
      paper: { state: 'good' },
      contradictions: ['The attached data is not the data that was sealed.'],
    });
  },
);

it('a sealed dossier without a signature is genuine only once it is made again', async () => {
  const bytes = await makeDossier(approved(), by(SITE));
  const read = await standingOf(bytes, { keys: [SITE.known], checkSeal });
  expect(read).toMatchObject({ ok: true, value: { verdict: 'unvouched' } });
});
