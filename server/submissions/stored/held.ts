/** Of frozen versions, until when the consents that they depend on hold. What was frozen never changes, so it is worked out once. */
import { and, inArray, sql } from 'drizzle-orm';
import { type Held, heldByConsents } from '@/rulebooks/evaluation/held-by-consents';
import type { Queries } from '../../db/client';
import { submission } from '../../db/schema';
import { isDamaged } from '../../db/schema/json';
import { rulebookFrozen } from '../../rulebooks/shelf';
import { BoundedMap } from '../../site/bounded-map';
import { frozenVariant, type SubmissionRow } from './queries';

type Row = Pick<
  SubmissionRow,
  'id' | 'hash' | 'day' | 'edition' | 'variant' | 'rulebook' | 'game' | 'findings'
>;

const KEPT = 1000;
const LONGEST = 20_000;
const known = new BoundedMap<{ held: Held | undefined }>(KEPT);

export async function heldOf(db: Queries, row: Row): Promise<Held | undefined> {
  if (!row.variant.includes('"expires"')) return undefined;
  const key = JSON.stringify([row.id, row.rulebook, row.game, row.edition, row.day, row.variant]);
  const before = known.get(key);
  if (before) return before.held;
  const { variant } = frozenVariant(row);
  const rulebook = await rulebookFrozen(db, row, variant);
  // Without its rulebook nothing is said of it, and its pages are refused.
  if (!rulebook.ok) return undefined;
  const held = heldByConsents({
    rulebook: rulebook.value,
    variant,
    day: row.day,
    frozen: isDamaged(row.findings) ? [] : row.findings,
  });
  if (key.length <= LONGEST) known.set(key, { held });
  return held;
}

export async function heldAmong(db: Queries, rows: readonly Row[]): Promise<Map<string, Held>> {
  const found = new Map<string, Held>();
  for (const row of rows) {
    const held = await heldOf(db, row);
    if (held) found.set(row.id, held);
  }
  return found;
}

/** The same where only their ids were read. */
export async function heldById(db: Queries, ids: string[]): Promise<Map<string, Held>> {
  if (ids.length === 0) return new Map();
  const { id, hash, day, edition, variant, rulebook, game, findings } = submission;
  const rows = await db
    .select({ id, hash, day, edition, variant, rulebook, game, findings })
    .from(submission)
    .where(and(inArray(submission.id, ids), sql`instr(${submission.variant}, '"expires"') > 0`));
  return heldAmong(db, rows);
}
