/** A temporary variation that pays less than a minimum: its notice hangs once the authority approved it (2.4(b)), and not before. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MemberContext } from '../access/context';
import { sign } from '../documents/content/sign';
import { submissionSubject } from '../paper-requests/read-subject';
import { approvedGame, changedVersion, FIRST, LAST, temporarily } from '../testing/for-a-time';
import { onDay } from '../testing/on-trial';
import { ALL_OPEN, APPROVER, begunReview, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { unguarded } from '../testing/unguarded';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let template: TestSite;
let site: TestSite;
let id: string;
beforeAll(async () => {
  template = await testSite();
  const of = await approvedGame(template);
  id = await changedVersion(template, of, (variant) => ({
    ...temporarily()(variant),
    wagers: { ...variant.wagers, 'symbol-c': { payTable: 'minimum', pays: { win: '19 to 1' } } },
  }));
  await template.as(APPROVER).submissions.submit({ id, statement: 'Fair.', acknowledged: ALL_OPEN });
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const decide = async (kind: 'approve' | 'approve-with-conditions' | 'refuse') => {
  const { revision } = await begunReview(site.as(REVIEWER), id);
  const conditions = kind === 'approve-with-conditions' ? ['At one table.'] : [];
  const decision = { id, revision, kind, reasons: 'So.', conditions, acknowledged: ALL_OPEN };
  await site.as(REVIEWER).reviews.decide(decision);
};
/** The clauses of what is missing, on the page and on the sign; the two are one function. */
const missing = async (day = FIRST) => {
  const context = { ...site.context(MEMBER), now: () => new Date(`${day}T12:00:00Z`) } as MemberContext;
  const subject = await submissionSubject(context, id);
  if (!subject.ok) throw new Error('no subject');
  const { signMissing } = await onDay(site, MEMBER, day).submissions.get({ id });
  return { page: signMissing.flatMap(({ clauses }) => clauses), sign: sign(subject.value).missing };
};
const onRegister = async () =>
  (await onDay(site, null, FIRST).record.register({})).entries.find(({ version }) => version === 3);

it('lacks the approval of its pays before it is decided, and after a refusal', async () => {
  expect((await missing()).page).toContain('10.9');
  await decide('refuse');
  expect((await missing()).page).toContain('10.9');
});

it.each(['approve', 'approve-with-conditions'] as const)('hangs once “%s” is sealed', async (kind) => {
  await decide(kind);
  expect(await missing()).toEqual({ page: [], sign: [] });
  expect((await onRegister())?.papers).toContain('sign');
  const printed = await missing('2098-02-08');
  expect(printed.sign, `after ${LAST}`).toEqual(['Approval: the temporary variation is over.']);
});

it('lacks it where no seal vouches for the decision', async () => {
  await decide('approve');
  await unguarded(site, `UPDATE decision SET reasons = 'Otherwise.' WHERE submission_id = '${id}'`);
  expect((await missing()).page).toContain('10.9');
  expect((await missing()).sign).toEqual(expect.arrayContaining([expect.stringMatching(/not confirmed/)]));
  expect(await onRegister()).toBeUndefined();
});
