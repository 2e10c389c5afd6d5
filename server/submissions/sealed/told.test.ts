/** Who gets a notice of each step, its words, and what the audit keeps of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
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
} from '../../testing/site';
import type { DecisionKind } from '../../vocabulary/life/steps';

let frozen: TestSite;
let site: TestSite;
let id: string;
let hash: string;
beforeAll(async () => {
  frozen = await testSite();
  ({ id, hash } = await frozenSubmission(frozen));
});
afterAll(() => frozen.remove());
beforeEach(async () => {
  site = await testSite(frozen);
});
afterEach(() => site.remove());

const NAME = 'Big Six (Wheel of Fortune)';
const as = (person: string) => site.as(person);
const submit = () =>
  as(APPROVER).submissions.submit({ id, statement: 'As the rules say.', acknowledged: ALL_OPEN });
const open = () => begunReview(as(REVIEWER), id);
const justOpen = () => as(REVIEWER).reviews.open({ id });
const ask = (text = 'Who calls the spin?') => as(REVIEWER).reviews.ask({ id, text });
const texts = async (person: string) =>
  (await as(person).notices.list()).map(({ text, href }) => [text, href]);
const toOperator = async () => {
  const [told, ...others] = await Promise.all(
    [MEMBER, APPROVER].map(async (person) =>
      (await texts(person)).filter(([text]) => !text?.includes('is ready for you')),
    ),
  );
  for (const other of others) expect(other).toEqual(told);
  expect(await texts(OTHER_MEMBER)).toEqual([]);
  return told?.[0];
};
const toRegulator = async () => (await texts(REVIEWER))[0];
const last = async () => {
  const { history } = await as(MEMBER).submissions.get({ id });
  const { kind, actor, organisation, subject, data } = history.at(-1) ?? expect.unreachable();
  expect({ organisation, subject }).toEqual({
    organisation: 'Northgate Casinos',
    subject: `submission:${id}`,
  });
  return { kind, actor, data };
};

describe('of a submission', () => {
  it('the approvers who did not freeze it are notified that it is ready', async () => {
    for (const person of [MEMBER, OTHER_MEMBER, REVIEWER]) expect(await texts(person)).toEqual([]);
    expect(await texts(APPROVER)).toEqual([
      [`Nora Ellis prepared A-PHJB-0001, ${NAME}. It is ready for you to submit.`, `/submissions/${id}`],
    ]);
  });

  it('the regulator is notified when it is submitted', async () => {
    expect(await submit()).toEqual({ state: 'submitted', revision: 2 });
    expect(await toRegulator()).toEqual([
      `Northgate Casinos submitted A-PHJB-0001, ${NAME}.`,
      `/review/${id}`,
    ]);
    expect(await texts(MEMBER)).toEqual([]);
    expect(await last()).toMatchObject({
      kind: 'submission-submitted',
      actor: 'Adrian Cole',
      data: { from: 'frozen', to: 'submitted', revision: 2, statement: 'As the rules say.', hash },
    });
  });

  it('the operator is notified when it is opened', async () => {
    await submit();
    expect(await justOpen()).toEqual({ state: 'completeness-check', revision: 3 });
    expect(await toOperator()).toEqual([
      `A-PHJB-0001, ${NAME}, is being checked for completeness.`,
      `/submissions/${id}`,
    ]);
    expect(await last()).toEqual({
      kind: 'review-opened',
      actor: 'Ruth Hale',
      data: { from: 'submitted', to: 'completeness-check', revision: 3 },
    });
  });

  it('the operator is notified when it is found complete', async () => {
    await submit();
    expect(await open()).toEqual({ state: 'in-review', revision: 4 });
    expect(await toOperator()).toEqual([
      `A-PHJB-0001, ${NAME}, is complete and in review.`,
      `/submissions/${id}`,
    ]);
    expect(await last()).toEqual({
      kind: 'found-complete',
      actor: 'Ruth Hale',
      data: { from: 'completeness-check', to: 'in-review', revision: 4 },
    });
  });

  it('what is missing is asked for, and once it is there the check goes on', async () => {
    await submit();
    await justOpen();
    const { question, state } = await ask('Where is the consent of the proprietor?');
    expect(state).toBe('incomplete');
    expect(await as(MEMBER).submissions.answer({ id, question, text: 'Here.' })).toMatchObject({
      state: 'completeness-check',
    });
    expect(await as(REVIEWER).reviews.findComplete({ id })).toMatchObject({ state: 'in-review' });
  });

  it('the operator is notified of a question, and the regulator of its answer', async () => {
    await submit();
    await open();
    const { question } = await ask();
    expect(await toOperator()).toEqual([
      `The regulator asks about A-PHJB-0001, ${NAME}.`,
      `/submissions/${id}`,
    ]);
    expect(await last()).toMatchObject({
      kind: 'question-asked',
      data: { from: 'in-review', to: 'questioned', question, text: 'Who calls the spin?' },
    });
    await as(MEMBER).submissions.answer({ id, question, text: 'The dealer.' });
    expect(await toRegulator()).toEqual([
      'Northgate Casinos answered a question on A-PHJB-0001.',
      `/review/${id}`,
    ]);
    expect(await last()).toMatchObject({
      kind: 'question-answered',
      actor: 'Nora Ellis',
      data: { from: 'questioned', to: 'in-review', question, text: 'The dealer.' },
    });
  });

  it('an answer that leaves another question open leaves it where it is', async () => {
    await submit();
    await open();
    const { question } = await ask('First?');
    await ask('Second?');
    const [own] = await as(MEMBER).submissions.list();
    const [waiting] = await as(REVIEWER).reviews.queue();
    expect([own?.openQuestions, waiting?.openQuestions]).toEqual([2, 2]);
    await as(MEMBER).submissions.answer({ id, question, text: 'Yes.' });
    expect(await last()).toMatchObject({ data: { from: 'questioned', to: 'questioned' } });
    expect((await as(MEMBER).submissions.list())[0]?.openQuestions).toBe(1);
    const { questions } = await as(MEMBER).submissions.get({ id });
    expect(questions.map(({ text, askedBy }) => [text, askedBy])).toEqual([
      ['First?', 'Ruth Hale'],
      ['Second?', 'Ruth Hale'],
    ]);
    expect(questions[1]).not.toHaveProperty('answer');
    expect(questions[1]).not.toHaveProperty('answeredBy');
  });

  it.each<
    [DecisionKind, string, { reasons?: string; conditions?: string[]; trialFrom?: string; trialTo?: string }]
  >([
    ['approve', 'approved', {}],
    ['approve-with-conditions', 'approved with conditions', { conditions: ['A sign at the table.'] }],
    ['approve-for-trial', 'approved for trial', { trialFrom: TODAY, trialTo: '2099-06-30' }],
    ['refuse', 'refused', { reasons: 'The sign is wrong.' }],
  ])('the operator hears how it was decided: %s', async (kind, label, more) => {
    await submit();
    const { revision } = await open();
    await as(REVIEWER).reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind, ...more });
    expect(await toOperator()).toEqual([`A-PHJB-0001, ${NAME}, is ${label}.`, `/submissions/${id}`]);
    expect(await last()).toMatchObject({
      kind: 'decision-made',
      actor: 'Ruth Hale',
      data: { from: 'in-review', revision: revision + 1, decision: kind, hash, ...more },
    });
  });

  it('the regulator is notified when it is withdrawn after submission, and reads why', async () => {
    await submit();
    await as(APPROVER).submissions.withdraw({ id, reason: 'The table is gone.' });
    expect(await toRegulator()).toEqual([
      `Northgate Casinos withdrew A-PHJB-0001, ${NAME}.`,
      `/review/${id}`,
    ]);
    expect(await as(REVIEWER).submissions.get({ id })).toMatchObject({
      state: 'withdrawn',
      withdrawnReason: 'The table is gone.',
    });
    expect(await last()).toEqual({
      kind: 'submission-withdrawn',
      actor: 'Adrian Cole',
      data: { from: 'submitted', to: 'withdrawn', revision: 3, reason: 'The table is gone.' },
    });
  });
});

describe('a step that is not possible', () => {
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => expect.unreachable(),
      (error) => error.cause.problems[0] as { code: string; message: string; conflict?: unknown },
    );

  it.each([
    ['submitted', () => submit()],
    ['withdrawn', () => as(APPROVER).submissions.withdraw({ id, reason: 'x' })],
    ['asked about', () => ask()],
    [
      'decided so',
      () => as(REVIEWER).reviews.decide({ acknowledged: ALL_OPEN, id, revision: 5, kind: 'approve' }),
    ],
    ['opened', () => justOpen()],
    ['found complete', () => as(REVIEWER).reviews.findComplete({ id })],
  ])('says where it stands: it cannot be %s', async (action, step) => {
    await submit();
    const { revision } = await open();
    await as(REVIEWER).reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind: 'approve' });
    expect(await refusal(step())).toEqual({
      code: 'state-forbids',
      message: `This submission is approved, so it cannot be ${action}. Reload it to see what you can do.`,
    });
  });

  it('says so of an answer to a question of one that was withdrawn', async () => {
    await submit();
    await open();
    const { question } = await ask();
    await as(APPROVER).submissions.withdraw({ id, reason: 'The table is gone.' });
    expect(await refusal(as(MEMBER).submissions.answer({ id, question, text: 'x' }))).toEqual({
      code: 'state-forbids',
      message: expect.stringMatching(/is withdrawn, so it cannot be answered for\./),
    });
  });

  it('names who answered first', async () => {
    await submit();
    await open();
    const { question } = await ask();
    await ask('Second?');
    await as(APPROVER).submissions.answer({ id, question, text: 'x' });
    expect(await refusal(as(MEMBER).submissions.answer({ id, question, text: 'y' }))).toEqual({
      code: 'question-answered',
      message: 'Adrian Cole answered this question meanwhile. Load the submission again to read it.',
    });
    const { questions } = await as(MEMBER).submissions.get({ id });
    expect(questions[0]).toMatchObject({ answer: 'x', answeredBy: 'Adrian Cole' });
  });

  it('has only its own questions', async () => {
    await submit();
    await open();
    await ask();
    expect(
      await refusal(as(MEMBER).submissions.answer({ id, question: 'another', text: 'x' })),
    ).toMatchObject({
      code: 'not-found',
    });
  });

  it('at an old revision names the present one', async () => {
    await submit();
    const { revision } = await open();
    await ask();
    const { updatedAt } = (await as(MEMBER).submissions.list())[0] ?? expect.unreachable();
    const late = as(REVIEWER).reviews.decide({
      acknowledged: ALL_OPEN,
      id,
      revision,
      kind: 'refuse',
      reasons: 'No.',
    });
    expect(await refusal(late)).toEqual({
      code: 'submission-changed',
      message: expect.stringMatching(/has changed since you opened it\. Reload it/),
      conflict: { by: '', at: updatedAt, revision: revision + 1 },
    });
  });
});
