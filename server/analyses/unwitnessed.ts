/**
 * The exact figures of a draft that changed since it was analysed: from the counts and the solved rounds that its
 * workbench asked for, in milliseconds, with no witness.
 */
import { analysisOf } from '@/rulebooks/analysis/analyse';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { engineRequest, resolveVariant } from '@/rulebooks/offer/resolve';
import type { Variant } from '@/rulebooks/variant/variant';
import { concluded } from '@/simulations/analysis/analyse';
import type { SolutionJson } from '@/simulations/family/solution-wire';
import { splitWagers } from '@/simulations/request/rounds';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../problems/problem';
import { rulebookFor } from '../rulebooks/shelf';
import { distributionKey } from './distribution-key';
import { storedDistributions, storedSolution } from './queries';
import type { ReadyDistribution } from './shapes';
import { solutionKey } from './solution-key';

type Asked = { variant: Variant; day: string; organisation: string };

const beingComputed = () =>
  refuse(
    'analysis-missing',
    'The figures of this draft are still being computed. Its pages follow: look again in a few seconds.',
  );

export async function unwitnessed(
  db: Queries,
  { variant, day, organisation }: Asked,
): Promise<Answer<Analysis>> {
  const rulebook = await rulebookFor(db, variant, day);
  if (!rulebook.ok) return rulebook;
  const resolved = resolveVariant(rulebook.value, variant, day);
  if (!resolved.ok) return resolved;
  const request = engineRequest(resolved.value, { rounds: 0, seed: 0 });
  const split = splitWagers(request.wagers);
  if (!split.ok) return split;
  const keys = new Map(split.value.alone.map((wager) => [wager.id, distributionKey(wager, organisation)]));
  const stored = await storedDistributions(db, [...keys.values()]);
  const distributions = new Map<string, ReadyDistribution>();
  for (const [id, key] of keys) {
    const value = stored.get(key);
    if (!value) return beingComputed();
    distributions.set(id, value);
  }
  const solutions = new Map<string, SolutionJson>();
  for (const round of split.value.rounds) {
    const solution = await storedSolution(db, solutionKey(round, organisation));
    if (!solution) return beingComputed();
    solutions.set(round.id, solution);
  }
  const result = concluded(request, { distributions, solutions });
  return result.ok ? { ok: true, value: await analysisOf(resolved.value, result.value) } : result;
}
