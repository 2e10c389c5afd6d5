/** Files of a filing go with the step that they came with: who reads them, and what notices that one was altered. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import { answerDownload } from '../attachment-requests/answer-download';
import { joined } from '../testing/joined';
import { pdf, sent } from '../testing/sample-files';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

let prepared: TestSite;
let site: TestSite;
let id: string;
beforeAll(async () => {
  prepared = await testSite();
  const nora = prepared.as(MEMBER);
  const { id: schedule } = await nora.feeSchedules.create({
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'per-bet-and-hand',
    line: 3061,
    name: 'Pai gow',
    begin: 'empty',
  });
  const rows = [['1', '5', '100', '', '', '1', '2']];
  await nora.feeSchedules.save({
    id: schedule,
    revision: 1,
    name: 'Pai gow',
    inForceFrom: '2098-05-01',
    rows,
  });
  ({ id } = await nora.feeSubmissions.prepare({ schedule, version: 2 }));
});
afterAll(() => prepared.remove());
beforeEach(async () => {
  site = await testSite(prepared);
});
afterEach(() => site.remove());

const file = (person: string, name: string) => sent(site, person, name, pdf(name));
const fees = (person: string) => site.as(person).feeSubmissions;
const files = async (person: string) =>
  (await fees(person).get({ id })).files.map(({ name, part }) => [part, name]);
const fetched = async (person: string | null, of: string) =>
  (await answerDownload(site.context(person), of, site.dataDir)).status;
const altered = async () =>
  (await site.as(ADMINISTRATOR).audit.verify()).records.map(({ reference, part }) => [reference, part]);

async function reviewed(): Promise<string> {
  const statement = await file(APPROVER, 'Statement.pdf');
  await fees(APPROVER).submit({ id, statement: 'For the spring.', files: [statement] });
  await fees(REVIEWER).beginReview({ id });
  return statement;
}

it('come with statement, question, answer and decision, and each is found where it belongs', async () => {
  const statement = await reviewed();
  const asked = await file(REVIEWER, 'Question.pdf');
  await fees(REVIEWER).ask({ id, text: 'From when?', files: [asked] });
  const [question] = (await fees(MEMBER).get({ id })).questions;
  const answer = {
    id,
    question: question?.id ?? '',
    text: 'May.',
    files: [await file(MEMBER, 'Answer.pdf')],
  };
  await fees(MEMBER).answer(answer);
  const { revision } = await fees(REVIEWER).get({ id });
  const decision = await file(REVIEWER, 'Letter.pdf');
  await fees(REVIEWER).decide({ id, revision, kind: 'approve', files: [decision] });
  const every = [
    ['statement', 'Statement.pdf'],
    ['question', 'Question.pdf'],
    ['answer', 'Answer.pdf'],
    ['decision', 'Letter.pdf'],
  ];
  expect([await files(MEMBER), await files(REVIEWER)]).toEqual([every, every]);
  const whole = await fees(MEMBER).get({ id });
  expect(whole.files.filter(({ of }) => of === question?.id).map(({ part }) => part)).toEqual([
    'question',
    'answer',
  ]);
  expect(whole.decision?.seal).toBe('good');
  expect([await fetched(REVIEWER, statement), await fetched(MEMBER, decision)]).toEqual([200, 200]);
  expect([await fetched(OTHER_MEMBER, statement), await fetched(null, statement)]).toEqual([404, 401]);
  expect(await altered()).toEqual([]);
});

it('is fetched by the regulator only once it was submitted', async () => {
  const statement = await file(APPROVER, 'Statement.pdf');
  expect(await fetched(REVIEWER, statement)).toBe(404);
  await fees(APPROVER).submit({ id, statement: 'For the spring.', files: [statement] });
  expect(await fetched(REVIEWER, statement)).toBe(200);
});

it('of pool rules go the same way', async () => {
  const pools = (person: string) => site.as(person).poolFilings;
  const { id: rules } = await site.as(MEMBER).poolRules.create({ name: 'Season' });
  const content = { pools: [{ pool: 'win', unit: 1_000, deduction: '17.5%' }] };
  const saved = { id: rules, revision: 1, name: 'Season', inForceFrom: '2098-05-01', content };
  await site.as(MEMBER).poolRules.save(saved);
  const { id: filed } = await pools(MEMBER).prepare({ rules, version: 2 });
  const statement = await file(APPROVER, 'Statement.pdf');
  await pools(APPROVER).submit({ id: filed, statement: 'For the season.', files: [statement] });
  await pools(REVIEWER).beginReview({ id: filed });
  const { revision } = await pools(REVIEWER).get({ id: filed });
  const decision = await file(REVIEWER, 'Letter.pdf');
  await pools(REVIEWER).decide({ id: filed, revision, kind: 'approve', files: [decision] });
  const whole = await pools(MEMBER).get({ id: filed });
  expect(whole.files.map(({ part, name }) => [part, name])).toEqual([
    ['statement', 'Statement.pdf'],
    ['decision', 'Letter.pdf'],
  ]);
  expect(whole.decision?.seal).toBe('good');
  expect([await fetched(REVIEWER, statement), await fetched(MEMBER, decision)]).toEqual([200, 200]);
  expect(await fetched(OTHER_MEMBER, decision)).toBe(404);
  expect(await altered()).toEqual([]);
  await unguarded(site, `DELETE FROM attached WHERE part = 'decision'`);
  expect(await altered()).toEqual([['P-0001 of Northgate Casinos', 'files']]);
  expect((await pools(MEMBER).get({ id: filed })).decision?.seal).toBe('broken');
});

it('of another organisation are not attached', async () => {
  const theirs = await file(OTHER_MEMBER, 'Theirs.pdf');
  const submit = fees(APPROVER).submit({ id, statement: 'x', files: [theirs] });
  expect(await refusedWith(submit)).toEqual(['file-gone']);
});

it('of a proposed decision are the reviewers’ until another confirms it, and sealed then', async () => {
  await reviewed();
  const letter = await file(REVIEWER, 'Letter.pdf');
  const member = site.member(REVIEWER);
  await site
    .as(ADMINISTRATOR)
    .accounts.setTwoReviewers({ organisation: member.organisation.id, twoReviewers: true });
  const { caller: ravi } = await joined(site, REVIEWER, {
    name: 'Ravi Shah',
    email: 'ravi@regulator.example',
  });
  const ruth = createCaller({
    ...site.context(REVIEWER),
    member: { ...member, organisation: { ...member.organisation, twoReviewers: true } },
  });
  const { revision } = await ruth.feeSubmissions.get({ id });
  await ruth.feeSubmissions.decide({ id, revision, kind: 'approve', files: [letter] });
  expect(await files(MEMBER)).toEqual([['statement', 'Statement.pdf']]);
  expect(await files(REVIEWER)).toContainEqual(['proposal', 'Letter.pdf']);
  expect(await fetched(MEMBER, letter)).toBe(404);
  const proposal = (await ravi.feeSubmissions.get({ id })).proposal?.id ?? '';
  await ravi.feeSubmissions.confirmProposal({ id, proposal });
  expect(await files(MEMBER)).toContainEqual(['decision', 'Letter.pdf']);
  expect((await fees(MEMBER).get({ id })).decision?.seal).toBe('good');
  expect(await fetched(MEMBER, letter)).toBe(200);
  expect(await altered()).toEqual([]);
});

it.each([
  ['whose part was changed', `UPDATE attached SET part = 'answer'`],
  ['that was taken away', 'DELETE FROM attached'],
  ['of another name', `UPDATE attachment SET name = 'Other.pdf'`],
])('one %s is named by verifying', async (_, change) => {
  await reviewed();
  await unguarded(site, change);
  expect(await altered()).toEqual([['F-0001 of Northgate Casinos', 'files']]);
});

it('of a decision that were changed break its seal', async () => {
  await reviewed();
  const { revision } = await fees(REVIEWER).get({ id });
  await fees(REVIEWER).decide({ id, revision, kind: 'approve', files: [await file(REVIEWER, 'Letter.pdf')] });
  await unguarded(site, `DELETE FROM attached WHERE part = 'decision'`);
  expect((await fees(MEMBER).get({ id })).decision?.seal).toBe('broken');
});
