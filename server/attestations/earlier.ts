/** What an organisation confirmed before, in its drafts and frozen versions: for the same question elsewhere. */
import { desc, eq } from 'drizzle-orm';
import { storedVariant } from '@/rulebooks/variant/stored-variant';
import type { Attestation } from '@/rulebooks/variant/variant';
import type { Queries } from '../db/client';
import { draft, submission } from '../db/schema';
import { isDamaged } from '../db/schema/json';
import { frozenVariant } from '../submissions/stored/queries';

/** The newest of each; older ones were confirmed again, or are of no use any more. */
const LOOKED_AT = 200;

export type Earlier = Pick<Attestation, 'by' | 'at' | 'note' | 'about' | 'document'> & {
  /** “A-0001 version 1”, or the name of a draft. */
  of: string;
};

/** By rule, the newest first. */
export async function earlierConfirmations(
  db: Queries,
  organisation: string,
): Promise<Map<string, Earlier[]>> {
  const drafts = await db
    .select()
    .from(draft)
    .where(eq(draft.organisationId, organisation))
    .orderBy(desc(draft.updatedAt))
    .limit(LOOKED_AT);
  const versions = await db
    .select()
    .from(submission)
    .where(eq(submission.organisationId, organisation))
    .orderBy(desc(submission.frozenAt))
    .limit(LOOKED_AT);
  const all = [
    ...drafts.flatMap((row) =>
      isDamaged(row.variant)
        ? []
        : [{ of: row.name, given: storedVariant(row.variant, row).variant.attestations }],
    ),
    ...versions.map((row) => ({
      of: `${row.reference} version ${row.version}`,
      given: frozenVariant(row).variant.attestations,
    })),
  ];
  const known = new Map<string, Earlier[]>();
  for (const { of, given } of all)
    for (const [rule, { by, at, note, about, document }] of Object.entries(given))
      known.set(rule, [
        ...(known.get(rule) ?? []),
        { of, by, at, note, ...(about && { about }), ...(document && { document }) },
      ]);
  for (const list of known.values()) list.sort((a, b) => b.at.localeCompare(a.at));
  return known;
}
