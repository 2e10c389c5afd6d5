/** Damaged JSON columns: pages still open and say what is lost, and nothing is concluded from it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectedTriggers } from '../db/protection';
import { submissionSubject } from '../paper-requests/read-subject';
import { paperCode } from '../record/paper-code';
import { readRecord } from '../record/read-record';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';

let site: TestSite;
let id: string;
let draft: string;
let hash: string;
let revision: number;
beforeEach(async () => {
  site = await testSite();
  ({ id, draft, hash } = await frozenSubmission(site));
  await site.as(APPROVER).submissions.submit({ id, statement: 'As the rules say.', acknowledged: ALL_OPEN });
  await begunReview(site.as(REVIEWER), id);
  ({ revision } = await site.as(REVIEWER).submissions.get({ id }));
});
afterEach(() => site.remove());

/** As a bad disk would do it; triggers do not protect against that. */
async function damage(table: string, column: string, text = '[{"rule": "gb-20'): Promise<void> {
  for (const name of expectedTriggers().keys()) await site.client.execute(`DROP TRIGGER ${name}`);
  await site.client.execute({ sql: `UPDATE ${table} SET ${column} = ?`, args: [text] });
  for (const statement of expectedTriggers().values()) await site.client.execute(statement);
}

const damagedSays = (open: readonly { code: string; says: string }[]) =>
  open.find(({ code }) => code === 'damaged')?.says;
const decided = () =>
  site
    .as(REVIEWER)
    .reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind: 'approve', reasons: 'In order.' });

describe.each([
  ['findings', 'submission', 'findings', '[{"rule": "gb-20'],
  ['findings', 'submission', 'findings', '{"not": "a list"}'],
  ['findings', 'submission', 'findings', '[{"rule": 7}]'],
  ['analysis', 'analysis', 'result', 'null'],
  ['analysis', 'analysis', 'result', '{"wagers": [{"id": "symbol-a"}]}'],
  ['variant', 'submission', 'variant', '{"rulebook": "gb-2007", "ga'],
])('damaged %s of a submission (%s.%s: %s)', (part, table, column, text) => {
  it('is reported on its pages, and prevents decisions and papers', async () => {
    await damage(table, column, text);
    for (const person of [MEMBER, REVIEWER]) {
      const whole = await site.as(person).submissions.get({ id });
      expect(damagedSays(whole.open)).toContain(`no longer holds the ${part} as written`);
    }
    expect(await site.as(REVIEWER).reviews.queue()).toHaveLength(1);
    expect(await site.as(MEMBER).submissions.list()).toHaveLength(1);
    expect(await refusedWith(decided())).toEqual(['open-items']);
    expect(
      await submissionSubject({ ...site.context(MEMBER), member: site.member(MEMBER) }, id),
    ).toMatchObject({
      problems: [{ code: 'damaged' }],
    });
    expect(
      await readRecord(site.db, { hash, reference: 'A-PHJB-0001', code: paperCode(hash, 'A-PHJB-0001') }),
    ).toMatchObject({
      value: { damaged: [part] },
    });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: false });
  });
});

it('is reported in lists in place of lost findings', async () => {
  await damage('submission', 'findings');
  const [own] = await site.as(MEMBER).submissions.list();
  const [waiting] = await site.as(REVIEWER).reviews.queue();
  for (const open of [own?.open, waiting?.open]) expect(open).toContainEqual({ code: 'damaged', count: 1 });
});

it('leaves a decided submission readable without its conditions, seal or re-runs', async () => {
  await site.as(REVIEWER).reviews.rerun({ id });
  await site.work();
  const { revision } = await site.as(REVIEWER).submissions.get({ id });
  const conditions = ['At two tables only.'];
  await site.as(REVIEWER).reviews.decide({
    acknowledged: ALL_OPEN,
    id,
    revision,
    kind: 'approve-with-conditions',
    reasons: 'In order.',
    conditions,
  });
  for (const [table, column] of [
    ['decision', 'conditions'],
    ['decision', 'sealed'],
    ['rerun', 'differences'],
  ] as const)
    await damage(table, column);
  const { open, decision } = await site.as(MEMBER).submissions.get({ id });
  expect(decision?.sealed).toBeUndefined();
  expect(damagedSays(open)).toContain('conditions of the decision and differences of a re-run');
  expect(
    await readRecord(site.db, { hash, reference: 'A-PHJB-0001', code: paperCode(hash, 'A-PHJB-0001') }),
  ).toMatchObject({ ok: true });
});

it('opens a draft with lost content, and says so', async () => {
  const { id: other } = await site.as(MEMBER).drafts.duplicate({ id: draft });
  await damage('draft', 'variant', '{"rulebook":');
  const whole = await site.as(MEMBER).drafts.get({ id: other });
  expect(whole.damaged).toEqual(['content of this draft']);
  expect(whole.variant).toMatchObject({ rulebook: 'gb-2007', game: 'big-six', wagers: {} });
  expect((await site.as(MEMBER).drafts.list({})).drafts).toHaveLength(2);
});

it('computes a lost analysis of a draft again', async () => {
  const nora = site.as(MEMBER);
  await damage('analysis', 'result');
  const { id: other } = await nora.drafts.duplicate({ id: draft });
  expect(
    await refusedWith(nora.submissions.freeze({ draft: other, revision: 1, acknowledged: ALL_OPEN })),
  ).toEqual(['analysis-missing']);
  await site.work();
  expect(await nora.submissions.freeze({ draft: other, revision: 1, acknowledged: ALL_OPEN })).toHaveProperty(
    'id',
  );
});

it('counts again what was lost', async () => {
  const ask = () =>
    site.as(MEMBER).analyses.distributions({ rulebook: 'gb-2007', game: 'big-six', options: {} });
  await ask();
  await site.work();
  expect(await ask()).toMatchObject({ state: 'ready' });
  await damage('distribution', 'value');
  expect(await ask()).toMatchObject({ state: 'computing' });
  await site.work();
  expect(await ask()).toMatchObject({ state: 'ready' });
});

it('lists a damaged event, and leaves a regulator with lost jurisdictions none', async () => {
  await damage('audit', 'data', '{"refe');
  const { events } = await site.as(ADMINISTRATOR).audit.list({});
  expect(events[0]?.data).toEqual({ damaged: expect.stringContaining('cannot be read') });
  await damage('organization', 'jurisdictions', '["Great');
  expect(
    (await site.as(ADMINISTRATOR).accounts.unregulated()).map(({ jurisdiction }) => jurisdiction),
  ).toContain('Great Britain');
});
