/**
 * The references of an operator's submissions and the numbers of its variations. Each operator counts its own, so that a
 * number tells nothing of what others file; its letters keep it the only one of the site, as short addresses and papers need.
 */
import { createHash } from 'node:crypto';
import { and, count, countDistinct, eq, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { submission, variation } from '../../db/schema/index';
import { FEWEST_LETTERS, MOST_LETTERS, numbered, OPERATOR_LETTERS } from '../../vocabulary/reference';

function lettersOf(organisation: string): string {
  const bytes = createHash('sha256').update(organisation).digest().subarray(0, MOST_LETTERS);
  return [...bytes].map((byte) => OPERATOR_LETTERS[byte % OPERATOR_LETTERS.length]).join('');
}

const startsWith = (column: SQLWrapper, start: string) => sql`${column} GLOB ${`${start}-*`}`;

async function anothers(tx: Queries, organisation: string, code: string): Promise<boolean> {
  const [filed] = await tx
    .select({ id: submission.id })
    .from(submission)
    .where(and(ne(submission.organisationId, organisation), startsWith(submission.reference, `A-${code}`)))
    .limit(1);
  if (filed) return true;
  const [offered] = await tx
    .select({ id: variation.id })
    .from(variation)
    .where(and(ne(variation.organisationId, organisation), startsWith(variation.number, `V-${code}`)))
    .limit(1);
  return offered !== undefined;
}

/** As few letters as no other operator has; the same ones each time. */
async function codeOf(tx: Queries, organisation: string): Promise<string> {
  const letters = lettersOf(organisation);
  for (let length = FEWEST_LETTERS; length < MOST_LETTERS; length += 1) {
    const code = letters.slice(0, length);
    if (!(await anothers(tx, organisation, code))) return code;
  }
  return letters;
}

export async function nextReference(tx: Queries, organisation: string): Promise<string> {
  const [row] = await tx
    .select({ known: countDistinct(submission.reference) })
    .from(submission)
    .where(eq(submission.organisationId, organisation));
  return numbered('A', await codeOf(tx, organisation), (row?.known ?? 0) + 1);
}

export async function nextVariationNumber(tx: Queries, organisation: string): Promise<string> {
  const [row] = await tx
    .select({ known: count() })
    .from(variation)
    .where(eq(variation.organisationId, organisation));
  return numbered('V', await codeOf(tx, organisation), (row?.known ?? 0) + 1);
}
