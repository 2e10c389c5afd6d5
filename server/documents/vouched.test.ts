/** What a paper claims beside what is sealed, each claim by itself; seals are judged by their name, since `seals.test.ts` is about them. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import type { DecisionRecord } from '../seals/decision-record';
import type { RulingRecord } from '../seals/ruling-record';
import type { CheckSeal } from '../seals/statement';
import type { SubmissionRecord } from './subject';
import { sealFailed, verdictOf, vouchedFor, worst } from './vouched';

const VARIANT = 'a'.repeat(64);
const ANALYSIS = 'b'.repeat(64);
const DAY = '2008-01-01';
const BYTES = Uint8Array.of(1, 2, 3);

/** A seal holds where its signature says so. */
const checkSeal: CheckSeal = (_, __, { signature }) => signature as never;
const sealNamed = (signature: 'good' | 'unknown-key' | 'broken') => ({ key: 'k', signature });

const WORKING: SubmissionRecord = {
  reference: 'Draft',
  version: 1,
  status: 'Draft, revision 3',
  draft: true,
  hash: VARIANT,
  dated: '2008-02-01T00:00:00.000Z',
  operator: 'Northgate',
  recordUrl: 'https://example.org/record/1',
};
const DECISION: DecisionRecord = {
  reference: 'A-0001',
  version: 1,
  rulebook: 'gb-2007',
  game: 'big-six',
  rulesOf: DAY,
  operator: 'Northgate',
  variant: VARIANT,
  analysis: ANALYSIS,
  decision: 'approve',
  at: '2008-03-01T10:00:00.000Z',
  by: 'Ruth',
  authority: 'Commission',
  reasons: 'At the minimum odds.',
  conditions: [],
};
const APPROVED: SubmissionRecord = {
  ...WORKING,
  reference: 'A-0001',
  status: 'Approved',
  draft: false,
  approved: '2008-03-01',
  reasons: 'At the minimum odds.',
};

type Seals = {
  decision?: DecisionRecord;
  rulings?: RulingRecord[];
  states?: ('good' | 'unknown-key' | 'broken')[];
};

function judged(
  said: SubmissionRecord,
  { decision, rulings = [], states = [] }: Seals = {},
  more: Partial<Parameters<typeof vouchedFor>[1]> = {},
  about: { day?: string; analysisHash?: string } = {},
) {
  const [first = 'good', ...others] = states;
  const record: SubmissionRecord = {
    ...said,
    ...(decision && { sealedDecision: { record: decision, seal: sealNamed(first) } }),
    ...(rulings.length > 0 && {
      rulings: rulings.map((each, at) => ({ record: each, seal: sealNamed(others[at] ?? 'good') })),
    }),
  };
  const vouched = vouchedFor(
    { record, day: DAY, analysisHash: ANALYSIS, ...about },
    {
      attachment: BYTES,
      purpose: 'dossier',
      sealed: undefined,
      signature: { state: 'none' },
      keys: [],
      checkSeal,
      ...more,
    },
  );
  return { ...vouched, said: verdictOf({ equal: true }, vouched, record) };
}

describe('a working copy', () => {
  it.each<[string, Partial<SubmissionRecord>]>([
    ['a new draft', {}],
    ['the next version of a submission', { reference: 'A-0012', version: 2, status: 'Draft, revision 12' }],
    ['one from the command line', { reference: 'Working copy', status: 'Not submitted' }],
    ['one without an operator', { operator: undefined }],
  ])('is %s', (_, change) => {
    const found = judged({ ...WORKING, ...change });
    expect(found.said).toBe('working-copy');
    expect(found.decision).toBeUndefined();
  });

  it.each<[string, Partial<SubmissionRecord>]>([
    ['it is no draft', { draft: false }],
    ['its first version has a reference', { reference: 'A-0012' }],
    ['a later version has none', { version: 2 }],
    ['its reference begins before the A', { reference: 'BA-0012', version: 2 }],
    ['its reference goes on', { reference: 'A-0012 approved', version: 2 }],
    ['its revision is none', { status: 'Draft, revision 0' }],
    [
      'one from the command line has a version',
      { reference: 'Working copy', status: 'Not submitted', version: 2 },
    ],
    ['one from the command line has a revision', { reference: 'Working copy', status: 'Draft, revision 1' }],
    ['its operator claims an approval', { operator: 'Approved Games' }],
    ['its operator is spelled in another alphabet', { operator: 'Northgаte' }],
    ['it may not be used', { barred: 'abandoned' }],
    [
      'it claims that the regulator was notified of it',
      { inWriting: { number: 'V-PHJB-0001', day: '2008-01-20' } },
    ],
  ])('is none where %s', (_, change) => expect(judged({ ...WORKING, ...change }).said).toBe('unvouched'));
});

it.each<[string, Partial<SubmissionRecord>]>([
  ['a day of approval', { approved: '2008-03-01' }],
  ['a refusal', { barred: 'refused' }],
  ['a bar for want of a decision', { barred: 'unvouched' }],
  ['conditions, though there are none', { conditions: [] }],
  ['reasons, though they are empty', { reasons: '' }],
  ['a trial', { trial: { from: '2008-01-01', to: '2008-02-01' } }],
  ['a status that only a decision gives', { status: 'Approved' }],
  ['a status of its own', { status: 'Draft, revision 3 (approved)' }],
])('%s claims a decision, and none is sealed', (_, change) => {
  const found = judged({ ...WORKING, ...change });
  expect(found.decision).toEqual({ state: 'none' });
  expect(found.said).toBe('unvouched');
});

const RULING: RulingRecord = {
  reference: 'A-0001',
  version: 1,
  operator: 'Northgate',
  variant: VARIANT,
  ruling: 'extend',
  at: '2008-05-01T10:00:00.000Z',
  by: 'Ruth',
  authority: 'Commission',
  text: 'Longer.',
  lastDay: '2008-12-31',
};
const TRIED: DecisionRecord = {
  ...DECISION,
  decision: 'approve-for-trial' as never,
  trialFrom: '2008-03-02',
  trialTo: '2008-06-30',
};

describe('a sealed decision', () => {
  it('is contradicted by nothing where the paper says the same', () => {
    const found = judged(APPROVED, { decision: DECISION });
    expect(found).toMatchObject({ contradictions: [], decision: { state: 'good' }, decided: DECISION });
    expect(
      judged({ ...APPROVED, reasons: undefined }, { decision: { ...DECISION, reasons: ' \n' } })
        .contradictions,
    ).toEqual([]);
  });

  it.each<[string, Partial<SubmissionRecord>, string]>([
    [
      'reference',
      { reference: 'A-0002' },
      'The reference is "A-0002" here and "A-0001" in the sealed decision.',
    ],
    ['version', { version: 2 }, 'The version is 2 here and 1 in the sealed decision.'],
    ['status', { status: 'Adopted' }, 'The status is "Adopted" here and "Approved" in the sealed decision.'],
    [
      'operator',
      { operator: 'Harbour' },
      'The operator is "Harbour" here and "Northgate" in the sealed decision.',
    ],
    ['hash', { hash: 'c'.repeat(64) }, 'The hash of the variant is'],
    [
      'day',
      { approved: '2008-03-02' },
      'The day of the approval is "2008-03-02" here and "2008-03-01" in the sealed decision.',
    ],
    [
      'no day',
      { approved: undefined },
      'The day of the approval is nothing here and "2008-03-01" in the sealed decision.',
    ],
    ['bar', { barred: 'refused' }, 'The bar is "refused" here and nothing in the sealed decision.'],
    [
      'first day',
      { trial: { from: '2008-01-01', to: '2008-01-02' } },
      'The first day of the trial is "2008-01-01" here and nothing',
    ],
    ['reasons', { reasons: 'None.' }, 'The reasons is "None."'],
    [
      'conditions',
      { conditions: ['Daily.'] },
      'The conditions is ["Daily."] here and [] in the sealed decision.',
    ],
  ])('is contradicted by another %s', (_, change, sentence) => {
    const { contradictions, said } = judged({ ...APPROVED, ...change }, { decision: DECISION });
    expect(contradictions[0]).toContain(sentence);
    expect(said).toBe('false');
  });

  it('is contradicted by another analysis and by the rules of another day', () => {
    const about = (change: { day?: string; analysisHash?: string }) =>
      judged(APPROVED, { decision: DECISION }, {}, change).contradictions;
    expect(about({ analysisHash: 'd'.repeat(64) })[0]).toMatch(/^The hash of the analysis is "d/);
    expect(about({ day: '2009-01-01' })[0]).toMatch(/^The day of the rules is "2009/);
  });

  it('that refuses leaves no day of approval, and bars', () => {
    const refused = { ...DECISION, decision: 'refuse' as const };
    const { approved: _, ...said } = { ...APPROVED, status: 'Refused', barred: 'refused' as const };
    expect(judged(said, { decision: refused }).contradictions).toEqual([]);
    expect(judged({ ...said, approved: '2008-03-01' }, { decision: refused }).contradictions).toHaveLength(1);
    expect(judged({ ...said, barred: undefined }, { decision: refused }).contradictions).toHaveLength(1);
  });

  it('is not contradicted where its days have passed, and keeps the day of its approval', () => {
    for (const barred of ['trial-over', 'variation-over'] as const) {
      expect(judged({ ...APPROVED, barred }, { decision: DECISION }).contradictions).toEqual([]);
      const without = judged({ ...APPROVED, approved: undefined, barred }, { decision: DECISION });
      expect(without.contradictions).toHaveLength(1);
    }
  });

  it('is not contradicted where the operator gave the game up, or a later version took its place', () => {
    for (const barred of ['abandoned', 'superseded'] as const)
      expect(
        judged({ ...APPROVED, approved: undefined, barred }, { decision: DECISION }).contradictions,
      ).toEqual([]);
    const other = judged(
      { ...APPROVED, approved: undefined, barred: 'withdrawn' as never },
      { decision: DECISION },
    );
    expect(other.contradictions).toHaveLength(2);
  });
});

describe('rulings after it', () => {
  const extended: SubmissionRecord = {
    ...APPROVED,
    status: 'Approved for trial',
    approved: '2008-05-01',
    trial: { from: '2008-03-02', to: '2008-12-31' },
  };
  it('move the last day and the day of approval', () => {
    expect(judged(extended, { decision: TRIED, rulings: [RULING] }).contradictions).toEqual([]);
    const before = judged(
      { ...extended, trial: { from: '2008-03-02', to: '2008-06-30' } },
      { decision: TRIED, rulings: [RULING] },
    );
    expect(before.contradictions).toEqual([
      'The last day of the trial is "2008-06-30" here and "2008-12-31" in the sealed decision.',
    ]);
  });

  it.each<[string, Partial<RulingRecord>, string]>([
    ['reference', { reference: 'A-0009' }, 'The reference of a ruling is "A-0001" here and "A-0009"'],
    ['version', { version: 4 }, 'The version of a ruling is 1 here and 4'],
    ['variant', { variant: 'e'.repeat(64) }, 'The hash of the variant of a ruling is'],
  ])('of another %s are false', (_, change, sentence) => {
    const { contradictions } = judged(extended, { decision: TRIED, rulings: [{ ...RULING, ...change }] });
    expect(contradictions).toHaveLength(1);
    expect(contradictions[0]).toContain(sentence);
  });

  it.each([
    [['good', 'good'], 'good'],
    [['good', 'unknown-key'], 'unknown-key'],
    [['unknown-key', 'good'], 'unknown-key'],
    [['unknown-key', 'broken'], 'broken'],
    [['broken', 'good'], 'broken'],
  ] as const)('and the decision are worth the weakest seal: %j are %s', (states, state) =>
    expect(
      judged(extended, { decision: TRIED, rulings: [RULING], states: [...states] }).decision?.state,
    ).toBe(state),
  );

  it('that discontinue or refuse leave no day of approval', () => {
    for (const [ruling, status, barred] of [
      ['discontinue', 'Discontinued by the authority', 'discontinued'],
      ['refuse-adoption', 'Refused', 'refused'],
    ] as const) {
      const said = {
        ...extended,
        status,
        barred,
        approved: undefined,
        trial: { from: '2008-03-02', to: '2008-06-30' },
      };
      const { lastDay: _, ...rest } = RULING;
      const found = judged(said as SubmissionRecord, { decision: TRIED, rulings: [{ ...rest, ruling }] });
      expect(found.contradictions).toEqual([]);
    }
  });
});

describe('the seal of the whole', () => {
  const manifest = {
    reference: 'A-0001',
    version: 1,
    variant: VARIANT,
    attachment: bytesToHex(sha256(BYTES)),
  };
  const whole = (change: Partial<typeof manifest> = {}, state: 'good' | 'unknown-key' | 'broken' = 'good') =>
    judged(
      APPROVED,
      { decision: DECISION },
      {
        sealed: { manifest: { ...manifest, ...change }, seal: sealNamed(state) } as never,
      },
    );
  it('vouches where all it names is so', () =>
    expect(whole()).toMatchObject({ said: 'genuine', contradictions: [] }));
  it.each([
    { attachment: 'f'.repeat(64) },
    { variant: 'f'.repeat(64) },
    { reference: 'A-0003' },
    { version: 3 },
  ])('is false over other data: %j', (change) =>
    expect(whole(change)).toMatchObject({
      said: 'false',
      contradictions: ['The attached data is not the data that was sealed.'],
    }),
  );
  it('is worth what its key is', () => {
    expect(whole({}, 'unknown-key').said).toBe('unvouched');
    expect(whole({}, 'broken').said).toBe('false');
  });
  it('stands for the decision on a paper of the register, and on no dossier', () => {
    const sealed = { manifest, seal: sealNamed('good') } as never;
    const published = { ...APPROVED, published: true as const };
    expect(judged(published, {}, { sealed, purpose: 'paper' }).decision).toEqual({ state: 'good', key: 'k' });
    expect(judged(published, {}, { sealed, purpose: 'dossier' }).decision).toEqual({ state: 'none' });
    expect(judged(APPROVED, {}, { sealed, purpose: 'paper' }).decision).toEqual({ state: 'none' });
  });
});

it('an equal working copy under a seal is none', () => {
  const sealed = {
    manifest: { reference: 'Draft', version: 1, variant: VARIANT, attachment: bytesToHex(sha256(BYTES)) },
    seal: sealNamed('unknown-key'),
  };
  expect(judged(WORKING, {}, { sealed: sealed as never }).said).toBe('unvouched');
});

it('several are worth the worst of them, and none are vouched for by nobody', () => {
  expect(worst(['genuine', 'working-copy'])).toBe('working-copy');
  expect(worst(['genuine', 'unvouched', 'working-copy'])).toBe('unvouched');
  expect(worst(['genuine', 'false'])).toBe('false');
  expect(worst(['genuine'])).toBe('genuine');
  expect(worst([])).toBe('unvouched');
});

describe('a letter on a local variation', () => {
  const ruling = {
    record: {
      number: 'V-PHJB-0001',
      reference: 'A-PHJB-0001',
      version: 3,
      operator: 'Northgate Casinos',
      variant: 'a'.repeat(64),
      ruling: 'take-note' as const,
      at: '2029-01-20T12:00:00.000Z',
      by: 'Ruth Hale',
      authority: 'Gambling Commission',
      text: '',
    },
    seal: sealNamed('good'),
  };
  const record = {
    reference: 'A-PHJB-0001',
    version: 3,
    operator: 'Northgate Casinos',
    hash: 'a'.repeat(64),
    status: 'Local variation V-PHJB-0001, notified on 20 January 2029',
    dated: '2029-01-20T12:00:00.000Z',
    draft: false,
    recordUrl: 'https://assay.example/record/x',
    variationRuling: ruling,
  };
  const judged = (change: Partial<typeof record>, verdict: 'good' | 'broken' = 'good') =>
    vouchedFor(
      { record: { ...record, ...change }, day: '2008-01-01', analysisHash: 'b' },
      {
        attachment: new Uint8Array(),
        purpose: 'paper',
        sealed: undefined,
        signature: { state: 'none' },
        keys: [],
        checkSeal: (purpose) => (purpose === 'variation' ? verdict : 'unknown-key'),
      },
    );

  it('has its ruling checked, and claims no decision', () => {
    const vouched = judged({});
    expect(vouched.variationRuling?.state).toBe('good');
    expect([vouched.decision, vouched.contradictions]).toEqual([undefined, []]);
    expect(sealFailed(vouched)).toBe(false);
    expect(sealFailed(judged({}, 'broken'))).toBe(true);
  });

  it.each<[string, Partial<typeof record>]>([
    ['reference', { reference: 'A-PHJB-0002' }],
    ['version', { version: 4 }],
    ['operator', { operator: 'Harbour Gaming' }],
    ['variant', { hash: 'c'.repeat(64) }],
    ['moment', { dated: '2029-01-21T12:00:00.000Z' }],
    ['number', { status: 'Local variation V-PHJB-0002, notified on 20 January 2029' }],
  ])('is false where its %s is not that of the ruling', (_, change) => {
    const vouched = judged(change);
    expect(vouched.contradictions).toEqual([
      'The ruling in it is on another variation, or of another moment.',
    ]);
    expect(sealFailed(vouched)).toBe(true);
  });
});
