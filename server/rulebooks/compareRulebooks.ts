import { type Comparison, compareGames, type Version } from '@/rulebooks/compare';
import { gameOf, rulebookOf } from '@/rulebooks/registry';
import type { Problem } from '@/simulations/problem';
import type { Answer } from '../errors';

export type Compared = { rulebook: string; game: string };

function versionOf({ rulebook, game }: Compared, side: 'left' | 'right'): Answer<Version> {
  const at = (problems: Problem[]): Answer<Version> => ({
    ok: false,
    problems: problems.map((problem) => ({ ...problem, field: `${side}.${problem.field}` })),
  });
  const book = rulebookOf(rulebook);
  if (!book.ok) return at(book.problems);
  const found = gameOf(book.value, game);
  return found.ok ? { ok: true, value: { rulebook: book.value, game: found.value } } : at(found.problems);
}

/** Rulebooks do not change while a process runs, so each pair is compared once. */
const compared = new Map<string, Comparison>();

export function compareRulebooks({ left, right }: { left: Compared; right: Compared }): Answer<Comparison> {
  const [ours, theirs] = [versionOf(left, 'left'), versionOf(right, 'right')];
  if (!ours.ok) return ours;
  if (!theirs.ok) return theirs;
  const name = [left.rulebook, left.game, right.rulebook, right.game].join('/');
  const value = compared.get(name) ?? compareGames(ours.value, theirs.value);
  compared.set(name, value);
  return { ok: true, value };
}
