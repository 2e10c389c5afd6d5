/** A draft edition is published: who may, from when, what it is then, and whom it concerns. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editionsOwed } from '../agenda/editions';
import { createCaller } from '../api/api';
import { notice, publishedEdition } from '../db/schema';
import { rulebookOn } from '../rulebooks/shelf';
import { changing, putEdition } from '../testing/edition';
import { joined } from '../testing/joined';
import { onDay, trialOf } from '../testing/on-trial';
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

const FROM = '2098-03-01';
const AT = ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'];

let played: TestSite;
let site: TestSite;
let adopted: string;

beforeAll(async () => {
  played = await testSite();
  ({ id: adopted } = await frozenSubmission(played));
  await played.as(APPROVER).submissions.submit({ id: adopted, statement: 'New.', acknowledged: ALL_OPEN });
  const { revision } = await begunReview(played.as(REVIEWER), adopted);
  const decision = { id: adopted, revision, reasons: 'In order.', acknowledged: ALL_OPEN };
  await played.as(REVIEWER).reviews.decide({ ...decision, kind: 'approve' });
}, 60_000);
afterAll(() => played.remove());
beforeEach(async () => {
  site = await testSite(played);
});
afterEach(() => site.remove());

const text = (
  validFrom: string,
  [was, becomes] = ['50 to 1', '1000 to 1'],
  edition = `Edition of ${validFrom}`,
) =>
  JSON.stringify({
    of: 'gb-2007',
    edition,
    validFrom,
    changes: [{ at: AT, was, becomes, because: 'Players get back too little.' }],
  });
const ruth = () => site.as(REVIEWER).editions;

/** Two reviewers of an authority that asks for two. */
async function two() {
  const ruth = site.member(REVIEWER);
  const organisation = { ...ruth.organisation, twoReviewers: true as const };
  await site
    .as(ADMINISTRATOR)
    .accounts.setTwoReviewers({ organisation: organisation.id, twoReviewers: true });
  const rita = await joined(site, REVIEWER, { name: 'Rita Cole', email: 'rita@regulator.example' });
  return {
    ruth: createCaller({ ...site.context(REVIEWER), member: { ...ruth, organisation } }),
    rita: rita.caller,
  };
}

async function drafted(validFrom = FROM, odds?: [string, string]) {
  const made = await ruth().create({ rulebook: 'gb-2007', name: 'Wheel', text: text(validFrom, odds) });
  return made;
}

async function tried(validFrom = FROM, odds?: [string, string]) {
  const made = await drafted(validFrom, odds);
  await ruth().tryOnAll({ id: made.id });
  await site.work();
  return made;
}

describe('a published edition', () => {
  it('is the rulebook from its first day, with its event, its notices and its place on the home page', async () => {
    const { id, revision } = await tried();
    const answer = await ruth().publish({ id, revision });
    if (answer.state !== 'published') return expect.unreachable();
    const { hash } = answer;
    expect(await ruth().list()).toEqual([]);
    expect(await rulebookOn(site.db, 'gb-2007', FROM)).toMatchObject({
      value: { edition: `Edition of ${FROM}`, status: 'in-force' },
    });
    const [shown, first] = await site.as(MEMBER).rulebooks.editions({ id: 'gb-2007' });
    expect(shown).toMatchObject({
      validFrom: FROM,
      current: false,
      published: {
        hash,
        by: 'Ruth Hale',
        changes: [{ place: { clause: '10.9' }, was: '50 to 1', becomes: '1000 to 1' }],
      },
    });
    expect(first).toMatchObject({ validTo: '2098-02-28', current: true });
    const { events } = await site.as(ADMINISTRATOR).audit.list({});
    expect(events[0]).toMatchObject({ kind: 'edition-published', subject: `edition:${hash}` });
    const told = await site.db.select().from(notice).where(eq(notice.kind, 'edition-published'));
    expect(new Set(told.map(({ userId }) => userId))).toContain(site.member(MEMBER).id);
    expect(told[0]?.text).toMatch(/^From 1 March 2098, A-[A-Z]+-\d+, .* is in breach/);
    const { organisation } = site.member(MEMBER);
    const owed = (today: string) => editionsOwed(site.db, organisation.id, () => today);
    expect(await owed('2026-11-26')).toMatchObject([
      { kind: 'edition-breach', by: FROM, about: `${adopted}:${hash}` },
    ]);
  });

  it('shows on the game what it means, and leaves its findings alone', async () => {
    const before = await site.as(MEMBER).submissions.get({ id: adopted });
    const { id, revision } = await tried();
    await ruth().publish({ id, revision });
    const { laterEditions, ...after } = await site.as(MEMBER).submissions.get({ id: adopted });
    expect(after).toEqual(before);
    expect(laterEditions).toMatchObject([{ validFrom: FROM, begun: false }]);
    expect(laterEditions?.[0]?.effect.effects[0]).toMatchObject({
      kind: 'newly-breaches',
      wager: 'Symbol A',
      after: { clause: '10.9', threshold: '1,000 to 1' },
    });
    expect((await site.as(REVIEWER).submissions.get({ id: adopted })).laterEditions).toEqual(laterEditions);
  });

  it('is followed by one that begins after it, which changes it and not the first', async () => {
    const { id, revision } = await tried();
    await ruth().publish({ id, revision });
    const early = await drafted(FROM, ['1000 to 1', '60 to 1']);
    expect(await refusedWith(ruth().publish(early))).toEqual(['edition-change']);
    const stale = await drafted('2099-01-01');
    expect(await refusedWith(ruth().publish(stale))).toEqual(['edition-change']);
    const next = await tried('2099-01-01', ['1000 to 1', '60 to 1']);
    expect(await ruth().publish(next)).toMatchObject({ state: 'published' });
  });
});

describe('publishing', () => {
  it('waits until exactly this text was tried on all that is played', async () => {
    const { id, revision } = await drafted();
    expect(await refusedWith(ruth().publish({ id, revision }))).toEqual(['edition-untried']);
    await ruth().tryOnAll({ id });
    await site.work();
    const saved = await ruth().save({ id, revision, name: 'Wheel', text: text('2098-04-01') });
    expect(await refusedWith(ruth().publish({ id, revision }))).toEqual(['draft-changed']);
    expect(await refusedWith(ruth().publish(saved))).toEqual(['edition-untried']);
  });

  it('waits for another try once another edition was published, which this one would then change', async () => {
    const { id, revision } = await tried();
    const { ruth: proposer, rita } = await two();
    await proposer.editions.publish({ id, revision });
    await putEdition(site, { validFrom: '2098-02-01', changes: [changing('35 to 1', '34 to 1')] });
    expect((await rita.editions.get({ id })).tried, 'on an edition that is none any longer').toBeUndefined();
    expect(await refusedWith(rita.editions.publish({ id, revision }))).toEqual(['edition-untried']);
    await ruth().tryOnAll({ id });
    await site.work();
    expect(
      (await rita.editions.get({ id })).proposed,
      'what she proposed was another edition',
    ).toBeUndefined();
    expect(await rita.editions.publish({ id, revision })).toEqual({ state: 'proposed' });
    expect(await proposer.editions.publish({ id, revision })).toMatchObject({ state: 'published' });
  });

  it('waits for another try once a trial that would have been over goes on under the edition', async () => {
    const { id: trial } = await trialOf(site, 'roulette', { from: '2098-01-01', to: '2098-02-20' });
    const { id, revision } = await tried();
    expect((await ruth().get({ id })).tried?.overByThen).toMatchObject([{ id: trial }]);
    const on = (person: string) => onDay(site, person, '2098-02-10');
    const lastDay = '2098-04-20';
    await on(APPROVER).submissions.request({
      id: trial,
      revision: (await on(APPROVER).submissions.get({ id: trial })).revision,
      kind: 'ask-extension',
      text: 'More evidence.',
      lastDay,
    });
    const { revision: asked } = await on(REVIEWER).submissions.get({ id: trial });
    await on(REVIEWER).reviews.rule({ id: trial, revision: asked, kind: 'extend', text: '', lastDay });
    expect(await refusedWith(on(REVIEWER).editions.publish({ id, revision }))).toEqual(['edition-untried']);
  });

  it('is refused under the name of a draft', async () => {
    const { id } = await drafted();
    const named = text(FROM, undefined, 'draft of May 2098');
    const { revision } = await ruth().save({ id, revision: 1, name: 'Wheel', text: named });
    await ruth().tryOnAll({ id });
    await site.work();
    await expect(ruth().publish({ id, revision })).rejects.toThrow(
      'Papers would name this edition “draft of May 2098” for as long as it is in force. Give it the name of an edition, for example March 2098.',
    );
  });

  it('is refused for today and for a day that is past', async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const day of [today, '2020-01-01'])
      expect(await refusedWith(ruth().publish(await tried(day)))).toEqual(['edition-too-early']);
  });

  it('takes two reviewers where the authority asks for two', async () => {
    const { id, revision } = await tried();
    const { ruth, rita } = await two();
    expect(await ruth.editions.publish({ id, revision })).toEqual({ state: 'proposed' });
    expect(await refusedWith(ruth.editions.publish({ id, revision }))).toEqual(['second-person']);
    const owed = async (who: typeof ruth) =>
      (await who.agenda.mine()).groups.flatMap(({ items }) => items.map(({ kind, href }) => [kind, href]));
    expect([await owed(ruth), await owed(rita)]).toEqual([
      [['awaits-second', `/review/editions/${id}`]],
      [['confirm-proposal', `/review/editions/${id}`]],
    ]);
    expect(await rulebookOn(site.db, 'gb-2007', FROM)).not.toMatchObject({ value: { validFrom: FROM } });
    expect(await rita.editions.publish({ id, revision })).toMatchObject({ state: 'published' });
    const [shown] = await site.as(MEMBER).rulebooks.editions({ id: 'gb-2007' });
    expect(shown?.published).toMatchObject({ by: 'Ruth Hale', confirmedBy: 'Rita Cole' });
    const [row] = await site.db.select().from(publishedEdition);
    expect(row?.sealed?.record).toMatchObject({ by: 'Rita Cole', proposedBy: 'Ruth Hale' });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  });

  it('does not happen while two reviewers disagree, and does once the first confirms what the second proposes', async () => {
    const { id, revision } = await tried();
    const { ruth, rita } = await two();
    const declined = { id, revision, reasons: 'Ask the operators first.' };
    expect(await refusedWith(rita.editions.decline(declined)), 'nothing is proposed').toEqual([
      'proposal-over',
    ]);
    await ruth.editions.publish({ id, revision });
    expect(await refusedWith(ruth.editions.decline(declined)), 'by who proposed').toEqual(['second-person']);
    await rita.editions.decline(declined);
    expect((await ruth.editions.get({ id })).proposed).toBeUndefined();
    expect((await site.as(REVIEWER).notices.list())[0]?.text).toBe(
      'Rita Cole declined to publish “Wheel”: Ask the operators first.',
    );
    expect(await refusedWith(rita.editions.decline(declined)), 'twice').toEqual(['proposal-over']);
    expect(await rulebookOn(site.db, 'gb-2007', FROM)).not.toMatchObject({ value: { validFrom: FROM } });
    expect(await rita.editions.publish({ id, revision })).toEqual({ state: 'proposed' });
    expect(await ruth.editions.publish({ id, revision })).toMatchObject({ state: 'published' });
  });

  it('exists for no other authority', async () => {
    const { id, revision } = await tried();
    const { organisation, ...rest } = site.member(REVIEWER);
    for (const other of [
      { ...organisation, id: 'x' },
      { ...organisation, jurisdictions: ['Colorado'] },
    ]) {
      const elsewhere = createCaller({ ...site.context(REVIEWER), member: { ...rest, organisation: other } });
      expect(await refusedWith(elsewhere.editions.publish({ id, revision }))).toEqual(['not-found']);
    }
  });
});
