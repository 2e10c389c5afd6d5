/** What published editions mean for frozen versions: kept for what was played when they were published, worked out for the rest. */

import { and, eq, gt, lte } from 'drizzle-orm';
import { figuresFrom } from '@/rulebooks/analysis/analyse';
import { EditionDifference } from '@/rulebooks/editions/difference';
import { effectOn, isUnaffected } from '@/rulebooks/editions/effect';
import { analysisById } from '../../analyses/queries';
import type { Queries } from '../../db/client';
import { editionEffect, publishedEdition } from '../../db/schema';
import { type Edition, type Shelf, shelfOf } from '../../rulebooks/shelf';
import { BoundedMap } from '../../site/bounded-map';
import type { EditionEffect, LaterEdition, TriedOn } from '../../vocabulary/tried-edition';
import { frozenVariant, type SubmissionRow } from '../stored/queries';

const partsOf = ({ cannot, effects, analyseAgain }: EditionEffect): EditionEffect => ({
  cannot,
  effects,
  analyseAgain,
});

export async function keepEffects(tx: Queries, edition: string, affected: readonly TriedOn[]): Promise<void> {
  for (const game of affected)
    await tx.insert(editionEffect).values({ edition, submissionId: game.id, effect: partsOf(game) });
}

/** Editions that begin after the one that it was frozen under. */
function laterThan(shelf: Shelf, row: SubmissionRow): { frozen: Edition; later: Edition[] } | undefined {
  const editions = shelf.editions(row.rulebook);
  const frozen = editions.ok ? editions.value.find(({ hash }) => hash === row.edition) : undefined;
  if (!editions.ok || !frozen) return undefined;
  return { frozen, later: editions.value.filter(({ book }) => book.validFrom > frozen.book.validFrom) };
}

/** Neither a frozen version nor an edition ever changes. */
const known = new BoundedMap<EditionEffect>(1000);

/** What every edition after the one that it was frozen under changed, up to this one. */
async function allChanges(
  db: Queries,
  { frozen, edition }: { frozen: Edition; edition: Edition },
): Promise<EditionDifference> {
  const rows = await db
    .select({ difference: publishedEdition.difference })
    .from(publishedEdition)
    .where(
      and(
        eq(publishedEdition.rulebook, edition.book.id),
        gt(publishedEdition.validFrom, frozen.book.validFrom),
        lte(publishedEdition.validFrom, edition.book.validFrom),
      ),
    )
    .orderBy(publishedEdition.validFrom);
  const differences = rows.map(({ difference }) => EditionDifference.parse(JSON.parse(difference)));
  const last = differences.at(-1);
  if (!last) throw new Error(`${edition.book.id} has no published edition from ${edition.book.validFrom}`);
  return { ...last, changes: differences.flatMap(({ changes }) => changes) };
}

async function effectFor(
  db: Queries,
  row: SubmissionRow,
  { frozen, edition }: { frozen: Edition; edition: Edition },
): Promise<EditionEffect> {
  const key = `${row.id}:${edition.hash}`;
  const found = known.get(key);
  if (found) return found;
  const difference = await allChanges(db, { frozen, edition });
  const analysis = await analysisById(db, row.analysisId);
  const effect = effectOn(
    { variant: frozenVariant(row).variant, figures: analysis && figuresFrom(analysis.result) },
    { book: frozen.book, edition: edition.book, difference },
  );
  known.set(key, effect);
  return effect;
}

/** The one that applies today, and those to come. */
export async function laterEditions(db: Queries, row: SubmissionRow, today: string): Promise<LaterEdition[]> {
  const found = laterThan(await shelfOf(db), row);
  if (!found) return [];
  const { frozen, later } = found;
  const current = later.findLast(({ book }) => book.validFrom <= today);
  const told: LaterEdition[] = [];
  for (const edition of later) {
    const begun = edition.book.validFrom <= today;
    if (begun && edition !== current) continue;
    const effect = await effectFor(db, row, { frozen, edition });
    told.push({ edition: edition.book.edition, validFrom: edition.book.validFrom, begun, effect });
  }
  return told;
}

/** Of a game that is approved after an edition was published. */
export async function keepLaterEffects(tx: Queries, row: SubmissionRow): Promise<void> {
  const found = laterThan(await shelfOf(tx), row);
  for (const edition of found?.later ?? []) {
    if (!found || edition.hash === null) continue;
    const effect = await effectFor(tx, row, { frozen: found.frozen, edition });
    if (isUnaffected(effect)) continue;
    await tx
      .insert(editionEffect)
      .values({ edition: edition.hash, submissionId: row.id, effect: partsOf(effect) });
  }
}
