import type { Comparison } from '@/rulebooks/compare';
import { gameOf } from '@/rulebooks/terms/lookup';
import { dayIn } from '@/rulebooks/zones';
import { ok, type Result } from '@/simulations/problems/problem';
import type { Queries } from '../db/client';
import type { Answer } from '../problems/problem';
import { comparisonOf } from './derived';
import { type Edition, type Shelf, shelfOf } from './shelf';

export type Compared = { rulebook: string; game: string; at?: string | undefined };

/** A problem at the field of the side that does not exist. */
function found(
  shelf: Shelf,
  { rulebook, game, at }: Compared & { at: string },
  side: 'left' | 'right',
): Result<{ edition: Edition; game: string }> {
  const edition = shelf.applied(rulebook, at);
  const known = edition.ok ? gameOf(edition.value.book, game) : edition;
  if (edition.ok && known.ok) return ok({ edition: edition.value, game });
  const problems = known.ok ? [] : known.problems;
  return {
    ok: false,
    problems: problems.map((problem) => ({ ...problem, field: `${side}.${problem.field}` })),
  };
}

export async function compareRulebooks(
  { db, now }: { db: Queries; now: () => Date },
  { left, right }: { left: Compared; right: Compared },
): Promise<Answer<Comparison>> {
  const shelf = await shelfOf(db);
  const one = found(shelf, { ...left, at: left.at ?? dayIn(left.rulebook, now()) }, 'left');
  if (!one.ok) return one;
  const other = found(shelf, { ...right, at: right.at ?? dayIn(right.rulebook, now()) }, 'right');
  return other.ok ? { ok: true, value: await comparisonOf(one.value, other.value) } : other;
}
