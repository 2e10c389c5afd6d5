/** Whatever text or date a step of a submission lets in, its pages and its dossier can be made afterwards. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { z } from 'zod';
import { appRouter } from '../api/api';
import { dossier } from '../documents/content/dossier';
import { plainText } from '../documents/content/plain-text';
import { submissionSubject } from '../paper-requests/read-subject';
import { paperCode } from '../record/paper-code';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  TODAY,
  testSite,
} from '../testing/site';
import { type Leaf, leavesOf, withValue } from './leaves';
import { hostile } from './values';

const ID = '0123';
const SAMPLES = {
  'drafts.create': { rulebook: 'gb-2007', game: 'big-six', name: 'A wheel', at: '2008-01-01' },
  'attestations.confirm': {
    draft: ID,
    revision: 1,
    rules: ['gb-2007/2.3(a)'],
    note: 'Read through the pit book.',
  },
  'submissions.submit': { id: ID, statement: 'As the rules say.', acknowledged: ALL_OPEN, files: [ID] },
  'reviews.ask': { id: ID, text: 'Why?', about: { finding: 0 }, files: [ID] },
  'reviews.judge': { id: ID, finding: 0, says: 'accepted', reasons: 'It holds.' },
  'submissions.answer': { id: ID, question: ID, text: 'Because.', files: [ID] },
  'submissions.withdraw': { id: ID, reason: 'Not needed.' },
  'reviews.decide': {
    id: ID,
    revision: 1,
    kind: 'approve-for-trial',
    reasons: 'In order.',
    conditions: ['At one table.'],
    trialFrom: '2098-02-01',
    trialTo: '2098-05-01',
    acknowledged: ALL_OPEN,
    files: [ID],
  },
} as const;
type Path = keyof typeof SAMPLES;

const schemaOf = (path: Path): z.ZodType => {
  const procedure = (appRouter._def.procedures as Record<string, unknown>)[path] as {
    _def: { inputs: z.ZodType[] };
  };
  const [schema] = procedure._def.inputs;
  if (!schema) throw new Error(`${path} takes nothing`);
  return schema;
};

/** Of each step the n-th accepted value of every field that is neither an id nor a choice, all at once. */
function step<P extends Path>(path: P, n: number): (typeof SAMPLES)[P] {
  const schema = schemaOf(path);
  const sample = SAMPLES[path];
  const fits = (leaf: Leaf) => (value: unknown) => schema.safeParse(withValue(sample, leaf, value)).success;
  const free = leavesOf(schema, sample).filter(
    ({ path: [field = ''], kind }) =>
      kind === 'text' && !['id', 'draft', 'question', 'files', 'rules', 'rulebook', 'game'].includes(field),
  );
  const filled = free.reduce<unknown>((input, leaf) => {
    const values = hostile[leaf.kind].filter(fits(leaf));
    return values.length === 0 ? input : withValue(input, leaf, values[n % values.length]);
  }, sample);
  return schema.parse(filled) as (typeof SAMPLES)[P];
}

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await frozenSubmission(site);
});
afterAll(() => site.remove());

async function pages(id: string): Promise<void> {
  for (const person of [MEMBER, REVIEWER]) {
    const { hash, reference } = await site.as(person).submissions.get({ id });
    expect(
      await site.as(null).record.get({ hash, reference, code: paperCode(hash, reference) }),
    ).toMatchObject({ hash });
    await site.as(person).notices.list();
  }
  const subject = await submissionSubject({ ...site.context(MEMBER), member: site.member(MEMBER) }, id);
  if (!subject.ok) throw new Error(subject.problems[0]?.message);
  expect(
    plainText(dossier(JSON.parse(JSON.stringify(subject.value)), { manifest: [] })).length,
  ).toBeGreaterThan(0);
}

async function put(n: number): Promise<string> {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ ...step('drafts.create', n), at: '2008-01-01' });
  const { note } = step('attestations.confirm', n);
  const confirmed = { rules: ['gb-2007/2.3(a)'], note, draft, revision: 1 };
  const { revision } = await nora.attestations.confirm(confirmed).catch(() => ({ revision: 1 }));
  const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await site
    .as(APPROVER)
    .submissions.submit({ ...step('submissions.submit', n), id, acknowledged: ALL_OPEN, files: [] });
  await begunReview(site.as(REVIEWER), id);
  const { question } = await site.as(REVIEWER).reviews.ask({ ...step('reviews.ask', n), id, files: [] });
  await site.as(REVIEWER).reviews.judge({ ...step('reviews.judge', n), id, says: 'accepted' });
  await nora.submissions.answer({ ...step('submissions.answer', n), id, question, files: [] });
  return id;
}

describe('a submission with hostile input at every step', () => {
  const rounds = Array.from({ length: inject('deep') ? 8 : 2 }, (_, n) => [n * 5 + (n % 5)] as const);
  it.each(rounds)('is read and printed, %s', async (n) => {
    const id = await put(n);
    const { revision } = await site.as(REVIEWER).submissions.get({ id });
    const decision = step('reviews.decide', n);
    const inOrder =
      TODAY <= decision.trialFrom && decision.trialFrom < decision.trialTo && decision.trialTo > '2099-01-01'
        ? decision
        : { ...decision, trialTo: '9999-12-31', trialFrom: TODAY };
    await site.as(REVIEWER).reviews.decide({
      ...inOrder,
      conditions: [...decision.conditions],
      files: [],
      id,
      revision,
    });
    await pages(id);
    const other = await put(n);
    await site.as(APPROVER).submissions.withdraw({ ...step('submissions.withdraw', n), id: other });
    await pages(other);
    expect((await site.as(MEMBER).drafts.list()).drafts.length).toBeGreaterThan(0);
  });

  it('refuses text that reverses the direction of writing', () => {
    for (const path of ['submissions.submit', 'reviews.ask', 'reviews.decide'] as const) {
      const field = path === 'reviews.decide' ? 'reasons' : path === 'reviews.ask' ? 'text' : 'statement';
      expect(schemaOf(path).safeParse({ ...SAMPLES[path], [field]: 'It is \u202Edevorppa' }).success).toBe(
        false,
      );
    }
  });
});
