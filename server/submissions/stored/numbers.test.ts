/** What a reference and a number tell: which operator's it is and how many that one filed, and nothing of others. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  ALL_OPEN,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  type TestSite,
  testSite,
} from '../../testing/site';
import { unguarded } from '../../testing/unguarded';
import { REFERENCE } from '../../vocabulary/reference';
import { nextReference, nextVariationNumber } from './numbers';

let site: TestSite;
const idOf = (email: string) => site.member(email).organisation.id;

beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

async function filedByHarbour(): Promise<string> {
  const hana = site.as(OTHER_MEMBER);
  const { id: draft } = await hana.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  await hana.analyses.start({ draft, revision: 1, rounds: 1000 });
  await site.work();
  const { id } = await hana.submissions.freeze({ draft, revision: 1, acknowledged: ALL_OPEN });
  const [listed] = await hana.submissions.list();
  expect(listed?.reference).toBe((await hana.submissions.get({ id })).reference);
  return listed?.reference ?? '';
}

async function offers(submission: string, number: string) {
  await site.client.execute({
    sql: `INSERT INTO variation SELECT ?, ?, 'temporary', id, organisation_id, rulebook, '2098-01-01', '2098-01-02', '', '', frozen_at, frozen_by, 'notified', 1, frozen_at, NULL, 0 FROM submission WHERE id = ?`,
    args: [number, number, submission],
  });
}

it('the first reference and number of an operator are the same whatever another filed and offered', async () => {
  const { id } = await frozenSubmission(site);
  await frozenSubmission(site, 'sic-bo');
  const northgate = await nextVariationNumber(site.db, idOf(MEMBER));
  expect(northgate).toBe('V-PHJB-0001');
  await offers(id, northgate);
  expect(await nextReference(site.db, idOf(MEMBER))).toBe('A-PHJB-0003');
  expect(await nextVariationNumber(site.db, idOf(MEMBER))).toBe('V-PHJB-0002');
  expect(await filedByHarbour()).toBe('A-JWQS-0001');
  expect(await nextVariationNumber(site.db, idOf(OTHER_MEMBER))).toBe('V-JWQS-0001');
});

it('what was counted over the whole site keeps its reference, and its operator counts on from its own', async () => {
  const { id } = await frozenSubmission(site);
  await unguarded(site, `UPDATE submission SET reference = 'A-0007' WHERE id = '${id}'`);
  expect(REFERENCE.test('A-0007')).toBe(true);
  expect((await site.as(MEMBER).submissions.get({ id })).reference).toBe('A-0007');
  expect(await nextReference(site.db, idOf(MEMBER))).toBe('A-PHJB-0002');
});

it('an operator whose letters another has takes one more, so that no two references are equal', async () => {
  const { id } = await frozenSubmission(site);
  await unguarded(site, `UPDATE submission SET reference = 'A-JWQS-0001' WHERE id = '${id}'`);
  expect(await filedByHarbour()).toBe('A-JWQSM-0001');
  await offers(id, 'V-JWQSM-0001');
  expect(await nextVariationNumber(site.db, idOf(OTHER_MEMBER))).toBe('V-JWQSMJ-0001');
});
