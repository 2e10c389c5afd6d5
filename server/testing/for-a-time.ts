/** An approved game of Northgate's, and versions of it that change it for a time or in its pays. */
import { expect } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
} from './site';

export const FIRST = '2098-02-01';
export const LAST = '2098-02-07';
export const TEMPORARY = {
  occasion: 'Winter Fair',
  premises: 'The Pier',
  change: 'Symbol C pays 22 to 1.',
  from: FIRST,
  to: LAST,
};

/** Everything that a person confirms, said. */
async function confirmed(nora: Caller, draft: string, revision: number): Promise<number> {
  const { rulebook, game, day } = await nora.drafts.get({ id: draft }).then((read) => ({
    ...read.variant,
    day: read.day,
  }));
  const rules = await nora.rulebooks.game({ rulebook, game, at: day });
  const { variant } = await nora.drafts.get({ id: draft });
  const { findings } = await nora.drafts.check({ variant, at: day });
  const asked = findings.filter(({ verdict }) => verdict === 'needs-attestation').map(({ rule }) => rule);
  expect(rules.rules.length).toBeGreaterThan(0);
  if (asked.length === 0) return revision;
  const note = 'The pit manager checks it before opening.';
  return (await nora.attestations.confirm({ draft, revision, rules: asked, note })).revision;
}

/** A version of a game, changed, confirmed, analysed and frozen by the member. */
export async function changedVersion(
  site: TestSite,
  of: string,
  change: (variant: Variant) => Variant,
): Promise<string> {
  const { draft } = await site.as(MEMBER).submissions.reviseAsDraft({ id: of });
  return changedDraft(site, draft, change);
}

/** The first version of a game of the British rules, as they list it but for what is changed. */
export async function listedVersion(
  site: TestSite,
  game: string,
  change: (variant: Variant) => Variant,
): Promise<string> {
  const { id } = await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game });
  return changedDraft(site, id, change);
}

async function changedDraft(
  site: TestSite,
  draft: string,
  change: (variant: Variant) => Variant,
): Promise<string> {
  const nora = site.as(MEMBER);
  const { variant } = await nora.drafts.get({ id: draft });
  const saved = await nora.drafts.save({ id: draft, revision: 1, variant: change(variant) });
  const revision = await confirmed(nora, draft, saved.revision);
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  return (await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN })).id;
}

/** With what every version for a time has to say. */
export const facts = (variant: Variant, more: Variant['circumstances']): Variant => ({
  ...variant,
  circumstances: {
    ...variant.circumstances,
    automated: false,
    limits: { currency: 'GBP', minimum: 500, maximum: 50_000 },
    ...more,
  },
});
export const temporarily =
  (more: Partial<NonNullable<Variant['circumstances']['temporary']>> = {}) =>
  (variant: Variant): Variant =>
    facts(variant, { temporary: { ...TEMPORARY, ...more } });

/** Approved for good. */
export async function approvedGame(site: TestSite): Promise<string> {
  const { id } = await frozenSubmission(site);
  const base = await changedVersion(site, id, (variant) => facts(variant, {}));
  await site.as(APPROVER).submissions.submit({ id: base, statement: 'Fair.', acknowledged: ALL_OPEN });
  const { revision } = await begunReview(site.as(REVIEWER), base);
  await site.as(REVIEWER).reviews.decide({
    id: base,
    revision,
    kind: 'approve',
    reasons: 'Fair.',
    acknowledged: ALL_OPEN,
  });
  return base;
}
