import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressInThisThread } from '../documents/press';
import { APPROVER, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { answerPoolFile } from './answer-file';

let site: TestSite;
let id: string;
beforeAll(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  const { id: rules } = await nora.poolRules.create({ name: 'Season' });
  const content = { pools: [{ pool: 'win', unit: 1_000, deduction: '17.5%' }] };
  await nora.poolRules.save({ id: rules, revision: 1, name: 'Season', inForceFrom: '2098-05-01', content });
  ({ id } = await nora.poolFilings.prepare({ rules, version: 2 }));
});
afterAll(() => site.remove());

const press = pressInThisThread();
const statusFor = async (person: string | null, file: string) => {
  const answer = await answerPoolFile(site.context(person), { id, file }, press);
  return [answer.status, answer.headers.get('Content-Type')];
};

it('gives an operator the papers of what it prepared, and the rules as a file', async () => {
  expect(await statusFor(MEMBER, 'sign.pdf')).toEqual([200, 'application/pdf']);
  expect(await statusFor(MEMBER, 'dossier.pdf')).toEqual([200, 'application/pdf']);
  expect(await statusFor(MEMBER, 'rules.json')).toEqual([200, 'application/json']);
  expect((await statusFor(MEMBER, 'other.pdf'))[0]).toBe(404);
});

it('gives a regulator those that were submitted, and nobody else any', async () => {
  expect((await statusFor(REVIEWER, 'dossier.pdf'))[0]).toBe(404);
  expect((await statusFor(OTHER_MEMBER, 'dossier.pdf'))[0]).toBe(404);
  expect((await statusFor(null, 'dossier.pdf'))[0]).toBe(401);
  await site.as(APPROVER).poolFilings.submit({ id, statement: 'For the season.' });
  expect((await statusFor(REVIEWER, 'dossier.pdf'))[0]).toBe(200);
});
