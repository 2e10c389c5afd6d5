/** What a published edition of a rulebook means for games that are played: for their operators, and for the regulator. */
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { longDate, ruleName } from '@/rulebooks/spelling/wording';
import type { Today } from '@/rulebooks/zones';
import type { Organisation } from '../access/context';
import { lookedAfterBy } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { draftEdition, editionEffect, organization, publishedEdition, submission } from '../db/schema';
import { GRAVEST_SAYS, gravestOf } from '../editions/tell-operators';
import { approvedDays, lastOffered, lastPlayed, nextPlayed, playableOn } from '../submissions/stored/days';
import { heldAmong } from '../submissions/stored/held';
import { frozenVariant, type SubmissionRow, wholeRow } from '../submissions/stored/queries';
import { standsInTheWay } from '../submissions/variations/in-the-way';
import { daysOf, type VariationRow, variationsAmong } from '../submissions/variations/queries';
import type { EditionEffect } from '../vocabulary/tried-edition';
import type { Owed } from './item';
import { proposedOwed } from './proposed';

type Affected = {
  row: SubmissionRow;
  operator: string;
  effect: EditionEffect;
  edition: { hash: string; name: string; validFrom: string; publishedAt: string };
  /** Where it is offered without an approval. */
  variation: VariationRow | undefined;
};

/** What is still to be played once the edition begins. */
async function affected(db: Queries, within: SQL | undefined, today: Today): Promise<Affected[]> {
  const rows = await db
    .select({
      row: wholeRow,
      operator: organization.name,
      effect: editionEffect.effect,
      hash: publishedEdition.hash,
      name: publishedEdition.edition,
      validFrom: publishedEdition.validFrom,
      publishedAt: publishedEdition.publishedAt,
    })
    .from(editionEffect)
    .innerJoin(submission, eq(submission.id, editionEffect.submissionId))
    .innerJoin(organization, eq(organization.id, submission.organisationId))
    .innerJoin(publishedEdition, eq(publishedEdition.hash, editionEffect.edition))
    .where(within);
  const helds = await heldAmong(
    db,
    rows.map(({ row }) => row),
  );
  const variations = await variationsAmong(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.flatMap(({ row, operator, effect, ...edition }): Affected[] => {
    const { circumstances } = frozenVariant(row).variant;
    const held = helds.get(row.id);
    const on = { today: today(row.rulebook), held };
    const variation = variations.get(row.id);
    const offered = variation && daysOf(variation, row, held);
    const from = nextPlayed(row, circumstances, on, offered);
    if (from === undefined) return [];
    const days = approvedDays(row, circumstances, on);
    const approved = playableOn(row, circumstances, { ...on, today: from });
    const last = approved ? days && lastPlayed(days) : offered && lastOffered(offered);
    if (last !== undefined && last < edition.validFrom) return [];
    return [{ row, operator, effect, edition, variation: approved ? undefined : variation }];
  });
}

/** Why what nobody decides on may be offered so no longer: what it newly needs, and by which rule. */
function needsDecision({ variation, effect }: Affected): string | undefined {
  if (!variation) return undefined;
  const asks = effect.effects.find(
    ({ kind, after }) => kind === 'newly-asks' && after !== undefined && standsInTheWay(after),
  );
  return asks?.after && ruleName(asks.after);
}

/** What it is said to be from the first day of the edition on; undefined where nobody has to do anything. */
function becomes(one: Affected): { kind: 'edition-breach' | 'edition-approval'; says: string } | undefined {
  const gravest = gravestOf(one.effect);
  if (gravest === 'cannot' || gravest === 'newly-breaches')
    return { kind: 'edition-breach', says: GRAVEST_SAYS[gravest] };
  const rule = needsDecision(one);
  return rule === undefined
    ? undefined
    : { kind: 'edition-approval', says: `can no longer be offered without an approval, by ${rule}` };
}

const itemOf = ({ row, edition }: Affected) => ({
  about: `${row.id}:${edition.hash}`,
  reference: row.reference,
  rulebook: row.rulebook,
  since: edition.publishedAt,
  by: edition.validFrom,
});

export async function editionsOwed(db: Queries, organisation: string, today: Today): Promise<Owed[]> {
  const all = await affected(db, eq(submission.organisationId, organisation), today);
  return all.flatMap((one): Owed[] => {
    const { row, edition, variation } = one;
    const found = becomes(one);
    if (!found) return [];
    const from = `from ${longDate(edition.validFrom)} it ${found.says} (${edition.name}).`;
    if (found.kind === 'edition-approval' && variation)
      return [
        {
          ...itemOf(one),
          kind: 'edition-approval',
          says: `Stop ${variation.number}, ${row.name}, or submit a new version: ${from}`,
          href: `/variations/${variation.id}`,
        },
      ];
    return [
      {
        ...itemOf(one),
        kind: 'edition-breach',
        says: `Change ${row.reference}, ${row.name}: ${from}`,
        href: `/submissions/${row.id}`,
      },
    ];
  });
}

/** For the regulator: what was never decided on, and cannot go on so. */
export async function variationsAgainstEditions(
  db: Queries,
  regulator: Organisation,
  today: Today,
): Promise<Owed[]> {
  const all = await affected(db, lookedAfterBy(regulator), today);
  return all.flatMap((one): Owed[] => {
    const { row, operator, edition, variation } = one;
    const found = becomes(one);
    if (!found || !variation) return [];
    return [
      {
        ...itemOf(one),
        kind: 'variation-against-edition',
        says: `Look at ${variation.number}, ${row.name}, of ${operator}: from ${longDate(edition.validFrom)} it ${found.says} (${edition.name}).`,
        href: `/review/variations/${variation.id}`,
        role: 'reviewer',
      },
    ];
  });
}

/** Editions that one reviewer proposes to publish. */
export async function editionsProposed(db: Queries, regulator: Organisation): Promise<Owed[]> {
  const { id, name, rulebook, proposedBy, proposedAt } = draftEdition;
  const rows = await db
    .select({ id, name, rulebook, by: proposedBy, at: proposedAt })
    .from(draftEdition)
    .where(
      and(
        eq(draftEdition.organisationId, regulator.id),
        isNotNull(proposedBy),
        eq(draftEdition.proposedRevision, draftEdition.revision),
      ),
    );
  return rows.flatMap((row) => {
    if (!row.by || !row.at) return [];
    const at = { about: row.id, href: `/review/editions/${row.id}`, rulebook: row.rulebook };
    return proposedOwed({ ...at, role: 'reviewer' }, `the edition “${row.name}”`, { by: row.by, at: row.at });
  });
}
