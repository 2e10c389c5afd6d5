/** A version that a later edition puts in breach is neither submitted nor approved unnoticed. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import { changing, putEdition } from '../../testing/edition';
import { onDay } from '../../testing/on-trial';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  problemsWith,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { unguarded } from '../../testing/unguarded';

const FROM = '2098-03-01';
const BEFORE = '2098-02-01';
/** What 50 to 1 of big six falls short of. */
const SYMBOL_A = ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'];
const KNOWN = ALL_OPEN.filter((code) => code !== 'later-edition');

let frozen: TestSite;
let site: TestSite;
let id: string;
beforeAll(async () => {
  frozen = await testSite();
  ({ id } = await frozenSubmission(frozen));
});
afterAll(() => frozen.remove());
beforeEach(async () => {
  site = await testSite(frozen);
});
afterEach(() => site.remove());

const publish = () =>
  putEdition(site, { validFrom: FROM, changes: [changing('50 to 1', '1000 to 1', SYMBOL_A)] });
const submit = (acknowledged: OpenCode[]) =>
  site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged });
const saidOn = async (day: string) =>
  (await onDay(site, REVIEWER, day).submissions.get({ id })).open.flatMap(({ code, says }) =>
    code === 'later-edition' ? says : [],
  );

it('is submitted by whoever knows it', async () => {
  await publish();
  expect(await refusedWith(submit(KNOWN))).toEqual(['open-unacknowledged']);
  expect(await submit(ALL_OPEN)).toMatchObject({ state: 'submitted' });
});

it.each([
  ['has begun', FROM, 'since'],
  ['is to come', BEFORE, 'from'],
])('is approved, where the edition %s, by whoever knows it and says why', async (_, day, word) => {
  await submit(ALL_OPEN);
  const { revision } = await begunReview(site.as(REVIEWER), id);
  await publish();
  expect(await saidOn(day)).toEqual([
    `Under Edition of ${FROM}, in force ${word} 1 March 2098, it is in breach of 10.9.`,
  ]);
  const decide = (acknowledged: OpenCode[], reasons: string) =>
    onDay(site, REVIEWER, day).reviews.decide({ id, revision, kind: 'approve', reasons, acknowledged });
  expect(await refusedWith(decide(KNOWN, 'It is changed by then.'))).toEqual(['open-unacknowledged']);
  expect(await refusedWith(decide(ALL_OPEN, ''))).toEqual(['decision-incomplete']);
  expect(await decide(ALL_OPEN, 'It is changed by then.')).toMatchObject({ state: 'approved' });
  expect(await saidOn(day), 'its operator changes it now').toEqual([]);
});

it('is refused without a word of it', async () => {
  await submit(ALL_OPEN);
  const { revision } = await begunReview(site.as(REVIEWER), id);
  await publish();
  const refused = { id, revision, kind: 'refuse' as const, reasons: 'No.', acknowledged: [] };
  expect(await onDay(site, REVIEWER, FROM).reviews.decide(refused)).toMatchObject({ state: 'refused' });
});

it('is adopted after a trial by whoever knows it and says why, and tried without where the trial ends before', async () => {
  await submit(ALL_OPEN);
  const { revision } = await begunReview(site.as(REVIEWER), id);
  await publish();
  const on = (person: string) => onDay(site, person, BEFORE);
  const days = { trialFrom: BEFORE, trialTo: '2098-02-20' };
  const trial = { id, revision, kind: 'approve-for-trial' as const, reasons: 'So.', acknowledged: ALL_OPEN };
  const approved = await on(REVIEWER).reviews.decide({ ...trial, ...days });
  expect(await saidOn(BEFORE)).toEqual([]);
  const request = { id, kind: 'ask-adoption' as const, text: 'So.', acknowledged: ALL_OPEN };
  const asked = await on(APPROVER).submissions.request({ ...request, revision: approved.revision });
  const adopt = (acknowledged: OpenCode[], reasons: string) =>
    on(REVIEWER).reviews.rule({
      id,
      revision: asked.revision,
      kind: 'adopt',
      text: 'As filed.',
      reasons,
      acknowledged,
    });
  const why = 'Its pays are raised by then.';
  expect(await refusedWith(adopt(KNOWN, why))).toEqual(['open-unacknowledged']);
  expect(await problemsWith(adopt(ALL_OPEN, ' '))).toMatchObject([
    {
      code: 'decision-incomplete',
      field: 'reasons',
      message:
        'A later edition of the rules puts it in breach. Give the reasons for adopting it all the same. The operator reads them.',
    },
  ]);
  expect(await adopt(ALL_OPEN, why)).toMatchObject({ state: 'adopted' });
  const read = await on(MEMBER).submissions.get({ id });
  const [step] = read.trialSteps?.slice(-1) ?? [];
  expect(step).toMatchObject({ text: 'As filed.', reasons: why, sealed: { record: { reasons: why } } });
  expect(read.seal).toMatchObject({ state: 'good' });
  await unguarded(site, `UPDATE trial_step SET reasons = 'Nobody asked.' WHERE reasons IS NOT NULL`);
  expect((await on(MEMBER).submissions.get({ id })).seal).toMatchObject({ state: 'broken' });
});
