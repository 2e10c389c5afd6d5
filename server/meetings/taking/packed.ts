/** Stakes that were read, packed as they are kept, or what is wrong with them. */
import type { PoolStakes } from '@/rulebooks/totalisator/card';
import { type Counts, tooManyWith } from '@/rulebooks/totalisator/import-stakes';
import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Answer, ServerProblem } from '../../problems/problem';
import { packPools } from '../packed-stakes';
import type { Taken } from './piece';

const FAULTS_NAMED = 50;

/** A file may be wrong in each of its hundreds of thousands of stakes. */
export function fewFaults(problems: readonly ServerProblem[]): ServerProblem[] {
  const more = problems.length - FAULTS_NAMED;
  if (more <= 0) return [...problems];
  const rest = `${whole(more)} more ${more === 1 ? 'fault' : 'faults'} in the file; correct these first.`;
  return [...problems.slice(0, FAULTS_NAMED), { code: 'input-unreadable', message: rest, field: 'file' }];
}

/** `staked`: how many stakes each pool has so far. */
export function packed(taken: Result<PoolStakes>, staked: Counts): Answer<Taken> {
  if (!taken.ok) return { ok: false, problems: fewFaults(taken.problems) };
  const tooMany = tooManyWith(staked, taken.value);
  return tooMany ? fail(tooMany) : ok({ pools: packPools(taken.value) });
}
