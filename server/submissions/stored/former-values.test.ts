/** Plain baccarat in Colorado could once be frozen with other markings on its layout: such a version is read and verified as it was. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rulebookOf } from '@/rulebooks/registry';
import { makeDossier } from '../../documents/make';
import { verifyDossier } from '../../documents/verify';
import { submissionSubject } from '../../paper-requests/read-subject';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  problemsWith,
  REVIEWER,
  type TestSite,
  testSite,
} from '../../testing/site';

vi.setConfig({ testTimeout: 120_000 });

/** While the program had both values on offer. */
async function asItWas(make: () => Promise<void>): Promise<void> {
  const book = rulebookOf('co-rule-28');
  if (!book.ok) throw new Error('Colorado is a rulebook');
  const game = book.value.games.find(({ id }) => id === 'baccarat');
  const option = game?.options.find(({ id }) => id === 'layout-markings');
  if (!option) throw new Error('baccarat has the option');
  const { values, formerly } = option;
  Object.assign(option, { values: [...values, { value: 'others', label: 'others as well' }], formerly: [] });
  await make();
  Object.assign(option, { values, formerly });
}

let site: TestSite;
let old: string;
const SAYS =
  'Markings on the layout can no longer be “others as well”. The rule lets the Director approve other markings for variations alone. Choose “only those that the rule permits”.';
beforeAll(async () => {
  site = await testSite();
  await asItWas(async () => {
    const nora = site.as(MEMBER);
    const { id } = await nora.drafts.create({ rulebook: 'co-rule-28', game: 'baccarat' });
    const { variant } = await nora.drafts.get({ id });
    const options = { ...variant.options, 'layout-markings': 'others' };
    const { revision } = await nora.drafts.save({ id, revision: 1, variant: { ...variant, options } });
    await nora.analyses.start({ draft: id, revision, rounds: 1000 });
    await site.work();
    old = (await nora.submissions.freeze({ draft: id, revision, acknowledged: ALL_OPEN })).id;
  });
}, 60_000);
afterAll(() => site.remove());

it('is open for the approval that it asked for, and its option keeps its name', async () => {
  const { open, findings, variant } = await site.as(APPROVER).submissions.get({ id: old });
  expect(variant.options['layout-markings']).toBe('others');
  expect(open.map(({ code }) => code)).not.toContain('damaged');
  const asked = findings.filter(({ clause }) => clause === '30-2803(2)').map(({ verdict }) => verdict);
  expect(asked).toEqual(['needs-attestation', 'needs-consent']);
});

it('comes out the same where it is run again, and where its dossier is verified', async () => {
  await site.as(APPROVER).submissions.submit({ id: old, statement: 'As before.', acknowledged: ALL_OPEN });
  await begunReview(site.as(REVIEWER), old);
  await site.as(REVIEWER).reviews.rerun({ id: old });
  await site.work();
  const [again] = (await site.as(REVIEWER).submissions.get({ id: old })).reruns;
  expect(again?.differences).toEqual([]);
  expect(again).toMatchObject({ equal: true });
  const subject = await submissionSubject({ ...site.context(REVIEWER), member: site.member(REVIEWER) }, old);
  if (!subject.ok) throw new Error(subject.problems.map(({ message }) => message).join(' '));
  const verified = await verifyDossier(await makeDossier(subject.value));
  expect(verified).toMatchObject({ ok: true, value: { differences: [], samePages: true } });
});

it('leads to a draft that says what may no longer be chosen and what can, and freezes nothing before', async () => {
  const nora = site.as(MEMBER);
  const { draft } = await nora.submissions.reviseAsDraft({ id: old });
  const { variant, day } = await nora.drafts.get({ id: draft });
  expect((await nora.drafts.check({ variant, at: day })).problems.map(({ message }) => message)).toEqual([
    SAYS,
  ]);
  const freeze = (revision: number) =>
    problemsWith(nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN }));
  expect((await freeze(1)).map(({ message }) => message)).toEqual([SAYS]);
  const options = { ...variant.options, 'layout-markings': 'permitted' };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant: { ...variant, options } });
  expect((await freeze(revision)).map(({ message }) => message)).not.toContain(SAYS);
});
