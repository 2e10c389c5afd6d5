import type { Game, Rulebook } from '@/rulebooks/format/record';
import { gameOf } from '@/rulebooks/terms/lookup';
import { computedPart } from '@/rulebooks/variant/computed-part';
import { FILED_GAME } from '@/rulebooks/variant/filed-game';
import { sha256, variantHash } from '@/rulebooks/variant/hash';
import type { Variant } from '@/rulebooks/variant/variant';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../db/client';
import { programsOwn, rulebookOn } from '../rulebooks/shelf';

const marks = new WeakMap<Game, Promise<string | undefined>>();

/**
 * Of a game that a published edition plays differently: a variant takes pays and options from there, so the same variant
 * has other numbers.
 */
function playedDifferently(edition: Rulebook, id: string): Promise<string | undefined> {
  // Whole in its variant, and in no edition.
  if (id === FILED_GAME) return Promise.resolve(undefined);
  const [now, first] = [gameOf(edition, id), gameOf(programsOwn(edition.id), id)];
  if (!now.ok || (first.ok && first.value === now.value)) return Promise.resolve(undefined);
  const known = marks.get(now.value);
  if (known) return known;
  const same = first.ok && canonicalJson(first.value) === canonicalJson(now.value);
  const mark = same ? Promise.resolve(undefined) : sha256(now.value);
  marks.set(now.value, mark);
  return mark;
}

/** A hash of everything the numbers depend on. Without an edition, where the program no longer has the rulebook. */
export async function computedHash(edition: Rulebook | undefined, variant: Variant): Promise<string> {
  const part = computedPart(variant);
  const game = edition && (await playedDifferently(edition, variant.game));
  return game === undefined ? variantHash(part) : sha256({ variant: part, game });
}

/** Under the edition that applies on the day. */
export async function computedOn(
  db: Queries,
  { variant, day }: { variant: Variant; day: string },
): Promise<string> {
  const edition = await rulebookOn(db, variant.rulebook, day);
  return computedHash(edition.ok ? edition.value : undefined, variant);
}
