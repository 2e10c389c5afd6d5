import type { Comparison } from '@/rulebooks/compare';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Problem } from '@/simulations/problems/problem';
import type { Answer } from '../problems/problem';
import { comparisonOf } from './derived';

export type Compared = { rulebook: string; game: string };

/** A problem at the field of the side that does not exist. */
function problemsOf({ rulebook, game }: Compared, side: 'left' | 'right'): Problem[] {
  const book = rulebookOf(rulebook);
  const found = book.ok ? gameOf(book.value, game) : book;
  return found.ok ? [] : found.problems.map((problem) => ({ ...problem, field: `${side}.${problem.field}` }));
}

export async function compareRulebooks({
  left,
  right,
}: {
  left: Compared;
  right: Compared;
}): Promise<Answer<Comparison>> {
  const [problems = []] = [problemsOf(left, 'left'), problemsOf(right, 'right')].filter(
    ({ length }) => length > 0,
  );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: await comparisonOf(left, right) };
}
