/** Two pairs of eyes at the operator: whoever prepared a version does not send it to the regulator. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memberOf } from '../../accounts/stored/queries';
import { createCaller } from '../../api/api';
import { user } from '../../db/schema';
import { joined } from '../../testing/joined';
import {
  ALL_OPEN,
  APPROVER,
  type Caller,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { insertVariation } from '../variations/queries';

let site: TestSite;
let adrian: Caller;
let ada: Caller;
let nora: Caller;
beforeEach(async () => {
  site = await testSite();
  adrian = site.as(APPROVER);
  nora = site.as(MEMBER);
  ada = (await joined(site, APPROVER, { name: 'Ada King', email: 'ada@northgate.example' })).caller;
});
afterEach(() => site.remove());

const begun = async (by: Caller) => (await by.drafts.create({ rulebook: 'gb-2007', game: 'big-six' })).id;

const savedBy = async (by: Caller, id: string, premises: string) => {
  const { variant, revision } = await by.drafts.get({ id });
  await by.drafts.save({
    id,
    revision,
    variant: { ...variant, circumstances: { ...variant.circumstances, premises } },
  });
};

async function frozenBy(by: Caller, draft: string) {
  const { revision } = await by.drafts.get({ id: draft });
  await by.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  return by.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
}

const submittedBy = (by: Caller, id: string) =>
  by.submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
/** Whatever it takes to be offered: `variations.test.ts`. */
const offered = (submissionId: string) =>
  insertVariation(site.db, {
    id: randomUUID(),
    number: 'V-PHJB-0001',
    kind: 'temporary',
    submissionId,
    organisationId: site.member(APPROVER).organisation.id,
    rulebook: 'gb-2007',
    from: '2098-02-01',
    to: '2098-02-07',
    tables: '',
    statement: 'A promotion for the Winter Fair.',
    at: '2098-01-20T12:00:00.000Z',
    by: site.member(APPROVER).id,
    state: 'notified',
    revision: 1,
    updatedAt: '2098-01-20T12:00:00.000Z',
  });
const seenBy = async (by: Caller, id: string) =>
  (await by.submissions.get({ id })).submitters?.map(({ name }) => name);
const owedTo = async (by: Caller) =>
  (await by.agenda.mine()).groups.flatMap(({ items }) => items.map(({ kind }) => kind));

describe('whoever prepared a version does not submit it', () => {
  it('not who froze it', async () => {
    const { id, submitters } = await frozenBy(adrian, await begun(nora));
    expect(submitters).toEqual(['Ada King']);
    expect(await refusedWith(submittedBy(adrian, id))).toEqual(['second-person']);
    expect(await submittedBy(ada, id)).toMatchObject({ state: 'submitted' });
  });

  it('not who began its draft', async () => {
    const draft = await begun(adrian);
    const { id } = await frozenBy(nora, draft);
    expect(await seenBy(nora, id)).toEqual(['Ada King']);
    expect(await refusedWith(submittedBy(adrian, id))).toEqual(['second-person']);
    const notifying = { submission: id, revision: 1, statement: 'For a week.' };
    expect(await refusedWith(adrian.variations.notify(notifying))).toEqual(['second-person']);
    expect(await refusedWith(ada.variations.notify(notifying))).toEqual(['variation-refused']);
    expect(await owedTo(adrian)).not.toContain('submit-version');
    expect(await owedTo(ada)).toContain('submit-version');
  });

  it('not who saved its draft, first or last', async () => {
    const draft = await begun(nora);
    await savedBy(adrian, draft, 'Leeds');
    await savedBy(nora, draft, 'York');
    await savedBy(ada, draft, 'Hull');
    const { id, submitters } = await frozenBy(nora, draft);
    expect(submitters).toEqual([]);
    expect(await refusedWith(submittedBy(adrian, id))).toEqual(['second-person']);
    expect(await refusedWith(submittedBy(ada, id))).toEqual(['second-person']);
  });

  it('not who wrote what it was copied from, though the original was removed', async () => {
    const original = await begun(adrian);
    const { id: copy } = await nora.drafts.duplicate({ id: original });
    await nora.drafts.remove({ id: original });
    const { id } = await frozenBy(nora, copy);
    expect(await refusedWith(submittedBy(adrian, id))).toEqual(['second-person']);
    expect(await seenBy(adrian, id)).toEqual(['Ada King']);
  });

  it('not who wrote the version before it, until somebody else has submitted that', async () => {
    const first = await frozenBy(nora, await begun(adrian));
    const { draft } = await nora.submissions.reviseAsDraft({ id: first.id });
    const second = await frozenBy(nora, draft);
    expect(await refusedWith(submittedBy(adrian, second.id))).toEqual(['second-person']);
    await submittedBy(ada, first.id);
    expect(await submittedBy(adrian, second.id)).toMatchObject({ state: 'submitted' });
  });

  it('nor who wrote what it was copied from, until somebody else has submitted that', async () => {
    const original = await begun(adrian);
    const first = await frozenBy(nora, original);
    const copyOf = async () => frozenBy(nora, (await nora.drafts.duplicate({ id: original })).id);
    expect(await refusedWith(submittedBy(adrian, (await copyOf()).id))).toEqual(['second-person']);
    await submittedBy(ada, first.id);
    expect(await submittedBy(adrian, (await copyOf()).id)).toMatchObject({ state: 'submitted' });
  });

  it('and to offer the version before it without an approval is to have read it, too', async () => {
    const first = await frozenBy(nora, await begun(adrian));
    const { draft } = await nora.submissions.reviseAsDraft({ id: first.id });
    const second = await frozenBy(nora, draft);
    expect(await seenBy(nora, second.id)).toEqual(['Ada King']);
    await offered(first.id);
    expect(await seenBy(nora, second.id)).toEqual(['Ada King', 'Adrian Cole']);
  });

  it('nor a colleague who is no approver', async () => {
    await joined(site, MEMBER, { name: 'Mona Hill', email: 'mona@northgate.example' });
    const { id, submitters } = await frozenBy(nora, await begun(nora));
    expect(new Set(submitters)).toEqual(new Set(['Adrian Cole', 'Ada King']));
    expect(new Set(await seenBy(nora, id))).toEqual(new Set(['Adrian Cole', 'Ada King']));
  });

  it('nor who froze the version before it, until somebody else has submitted that', async () => {
    const first = await frozenBy(adrian, await begun(nora));
    const { draft } = await nora.submissions.reviseAsDraft({ id: first.id });
    const second = await frozenBy(nora, draft);
    const copy = await frozenBy(nora, (await nora.drafts.duplicate({ id: draft })).id);
    expect(await seenBy(nora, second.id)).toEqual(['Ada King']);
    expect(await seenBy(nora, copy.id)).toEqual(['Ada King']);
    await submittedBy(ada, first.id);
    expect(await seenBy(nora, copy.id)).toEqual(['Ada King', 'Adrian Cole']);
  });

  it('nor who wrote in what it was copied from, though somebody else then submitted another state of that', async () => {
    const original = await begun(nora);
    await savedBy(adrian, original, 'Leeds');
    const { id: copy } = await nora.drafts.duplicate({ id: original });
    await savedBy(nora, original, 'York');
    await submittedBy(ada, (await frozenBy(nora, original)).id);
    expect(await seenBy(nora, (await frozenBy(nora, copy)).id)).toEqual(['Ada King']);
  });

  it('but who wrote only afterwards in what it was copied from may', async () => {
    const original = await begun(nora);
    const { id: copy } = await nora.drafts.duplicate({ id: original });
    await savedBy(adrian, original, 'Leeds');
    expect(await seenBy(nora, (await frozenBy(nora, copy)).id)).toEqual(['Ada King', 'Adrian Cole']);
  });

  it('and a version that was submitted and withdrawn was read, and can no longer be written in', async () => {
    const draft = await begun(adrian);
    const first = await frozenBy(nora, draft);
    await submittedBy(ada, first.id);
    await ada.submissions.withdraw({ id: first.id, reason: 'Not this season.' });
    expect(await refusedWith(savedBy(adrian, draft, 'Leeds'))).toEqual(['draft-frozen']);
    const { draft: next } = await nora.submissions.reviseAsDraft({ id: first.id });
    await savedBy(nora, next, 'York');
    expect(await seenBy(nora, (await frozenBy(nora, next)).id)).toEqual(['Ada King', 'Adrian Cole']);
  });

  it('nor who wrote in a removed draft, until somebody else has submitted what was copied from it', async () => {
    const original = await begun(adrian);
    const { id: copy } = await nora.drafts.duplicate({ id: original });
    await nora.drafts.remove({ id: original });
    const first = await frozenBy(nora, copy);
    expect(await seenBy(nora, first.id)).toEqual(['Ada King']);
    await submittedBy(ada, first.id);
    const { id: next } = await nora.drafts.duplicate({ id: copy });
    expect(await seenBy(nora, (await frozenBy(nora, next)).id)).toEqual(['Ada King', 'Adrian Cole']);
  });

  it('nor who uploaded the file that its draft was made from', async () => {
    const { variant } = await nora.drafts.get({ id: await begun(nora) });
    const { id } = await adrian.drafts.createFromFile({ file: JSON.stringify(variant) });
    expect(await seenBy(nora, (await frozenBy(nora, id)).id)).toEqual(['Ada King']);
  });

  it('and the last approver who may learns it before writing in the draft', async () => {
    const draft = await begun(nora);
    const shownTo = async (by: Caller) => (await by.drafts.get({ id: draft })).onlyYouSubmit === true;
    expect([await shownTo(adrian), await shownTo(ada)]).toEqual([false, false]);
    await savedBy(adrian, draft, 'Leeds');
    expect([await shownTo(adrian), await shownTo(ada), await shownTo(nora)]).toEqual([false, true, false]);
    await savedBy(ada, draft, 'Hull');
    expect(await shownTo(ada)).toBe(false);
    await frozenBy(nora, draft);
    expect(await shownTo(ada)).toBe(false);
  });

  it('and the reviewer sees where one who prepared it invited whoever submitted it', async () => {
    const email = 'second@northgate.example';
    const { link } = await adrian.accounts.invite({ email, role: 'approver' });
    const token = link.split('/').at(-1) ?? '';
    await site.as(null).accounts.accept({ token, name: 'A. Cole', password: 'a long enough password' });
    const [account] = await site.db.select().from(user).where(eq(user.email, email));
    const member = await memberOf(site.db, account?.id ?? '');
    const second = createCaller({ ...site.context(APPROVER), member });
    const submittedFrom = async (draft: string) => {
      const { id } = await frozenBy(nora, draft);
      await submittedBy(second, id);
      return id;
    };
    const own = await submittedFrom(await begun(adrian));
    const { submitterInvited } = await site.as(REVIEWER).submissions.get({ id: own });
    expect(submitterInvited?.by).toBe('Adrian Cole');
    expect(await nora.submissions.get({ id: own })).not.toHaveProperty('submitterInvited');
    const others = await submittedFrom(await begun(nora));
    expect(await site.as(REVIEWER).submissions.get({ id: others })).not.toHaveProperty('submitterInvited');
  });

  it('but who confirmed something in it may', async () => {
    const draft = await begun(nora);
    const [subject] = (await adrian.attestations.open({ draft })).subjects;
    const drafts = (subject?.drafts ?? []).map(({ revision, rules }) => ({
      draft,
      revision,
      rules: rules.map(({ rule }) => rule),
    }));
    await adrian.attestations.confirmAcross({
      drafts,
      note: 'Our premises manager walks the floor daily and keeps the list.',
    });
    const { id } = await frozenBy(nora, draft);
    expect(await submittedBy(adrian, id)).toMatchObject({ state: 'submitted' });
  });
});
