/** What stands on a site before anybody is killed on it: a game on trial at a table, and versions that may be notified. */
import { dayAfter } from '@/rulebooks/spelling/dates';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import { createCaller } from '../api/api';
import { insertSite } from '../site/queries';
import { joined } from '../testing/joined';
import { LIMITS, tableWith, trialOf } from '../testing/on-trial';
import { ALL_OPEN, APPROVER, begunReview, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';

const inDays = (days: number): string => dayAfter(dayIn('gb-2007', new Date()), days);

export const SECOND = 'second@regulator.example';
export const PLAYED = {
  premises: 'The Pier',
  table: 'Wheel 1',
  variation: 'For the fair',
  otherPays: 'Paying more',
  /** Where that is offered. */
  paying: 'Wheel 2',
  from: inDays(-1),
};
const DAY_MS = 86_400_000;
const TO_NOTIFY = 3;
const TO_OFFER = 2;

/** Of a version that is approved for good, or of nothing. */
type Of = { id: string } | undefined;

async function frozen(site: TestSite, name: string, of: Of): Promise<string> {
  const nora = site.as(MEMBER);
  const { id } = of
    ? { id: (await nora.submissions.reviseAsDraft({ id: of.id })).draft }
    : await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant, day } = await nora.drafts.get({ id });
  const circumstances: Variant['circumstances'] = {
    ...variant.circumstances,
    automated: false,
    limits: { currency: 'GBP', minimum: 500, maximum: 50_000 },
    ...(name === PLAYED.variation && {
      temporary: {
        occasion: 'Fair',
        premises: PLAYED.premises,
        change: 'Symbol C pays 22 to 1.',
        from: inDays(20),
        to: inDays(25),
      },
    }),
  };
  const wagers: Variant['wagers'] = {
    ...variant.wagers,
    ...(name === PLAYED.otherPays && { 'symbol-c': { payTable: 'minimum', pays: { win: '22 to 1' } } }),
  };
  const changed = { ...variant, wagers, circumstances };
  const { revision } = await nora.drafts.save({ id, revision: 1, name, variant: changed });
  const { findings } = await nora.drafts.check({ variant: changed, at: day });
  const rules = findings.filter(({ verdict }) => verdict === 'needs-attestation').map(({ rule }) => rule);
  const note = 'The pit manager checks it before opening.';
  const said =
    rules.length === 0 ? { revision } : await nora.attestations.confirm({ draft: id, revision, rules, note });
  await nora.analyses.start({ draft: id, revision: said.revision, rounds: 1000 });
  await site.work();
  return (await nora.submissions.freeze({ draft: id, revision: said.revision, acknowledged: ALL_OPEN })).id;
}

/** The same site at the moment that was so many days before this one: a trial is agreed before its first day. */
function daysAgo(site: TestSite, days: number): TestSite {
  const now = () => new Date(Date.now() - days * DAY_MS);
  return { ...site, as: (person) => createCaller({ ...site.context(person), now }) };
}

export async function playedSite(): Promise<TestSite> {
  const site = await testSite();
  await insertSite(site.db, { createdAt: new Date().toISOString(), demonstration: true, mails: true });
  await joined(site, REVIEWER, { name: 'Second', email: SECOND });
  const { id: trial } = await trialOf(daysAgo(site, 1), undefined, { from: PLAYED.from, to: inDays(60) });
  await tableWith(site, trial, { name: PLAYED.table, from: PLAYED.from, limits: { ...LIMITS, players: 10 } });
  const base = await frozen(site, 'Played', undefined);
  await site.as(APPROVER).submissions.submit({ id: base, statement: 'Fair.', acknowledged: ALL_OPEN });
  const { revision } = await begunReview(site.as(REVIEWER), base);
  await site
    .as(REVIEWER)
    .reviews.decide({ id: base, revision, kind: 'approve', reasons: 'Fair.', acknowledged: ALL_OPEN });
  await tableWith(site, base, { name: PLAYED.paying, from: inDays(0) });
  for (let n = 0; n < TO_NOTIFY; n += 1) await frozen(site, PLAYED.variation, { id: base });
  for (let n = 0; n < TO_OFFER; n += 1) await frozen(site, PLAYED.otherPays, { id: base });
  return site;
}
