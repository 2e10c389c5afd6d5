/** The stakes of a pool, and who is paid where nobody backed what won, as a file gives them. */
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { IfUnbacked } from '@/simulations/totalisator/pool';
import type { Race } from '@/simulations/totalisator/race';
import type { PoolType } from '@/simulations/totalisator/rules';
import { addStake, type Legs, type Stake, type Stakes } from '@/simulations/totalisator/selection';
import { readCombination } from './combination';
import type { GivenPool, GivenStake } from './given';
import { refused } from './refused';

export type Composites = ReadonlyMap<string, readonly number[]>;
type Among = { races: readonly Race[]; composites: Composites; field: string };

function legsOf(
  combination: unknown,
  type: PoolType,
  { composites }: Among,
  where: () => string,
): Result<Legs> {
  if (type.takes !== 'composite') return readCombination(combination, type, where);
  const group = typeof combination === 'string' ? composites.get(combination.trim()) : undefined;
  return group
    ? ok([group])
    : refused(`A bet on a composite names one of ${[...composites.keys()].join(', ')}; correct it.`, where());
}

/** The first horse that does not run, where the starters are known. */
function stranger(legs: Legs, running: readonly (ReadonlySet<number> | undefined)[]) {
  for (let leg = 0; leg < legs.length; leg += 1) {
    const known = running[leg];
    if (known) for (const horse of legs[leg] ?? []) if (!known.has(horse)) return { leg, horse };
  }
  return undefined;
}

/** Those of the stakes that are bets of this kind. */
export function readStakes(
  given: readonly GivenStake[],
  isOfType: (stake: GivenStake) => boolean,
  type: PoolType,
  among: Among,
): Result<Stakes> {
  const running = among.races.map(({ starters }) => starters && new Set(starters));
  const stakes = new Map<string, Stake>();
  const problems: Problem[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const stake = given[at] as GivenStake;
    if (!isOfType(stake)) continue;
    const where = () => `${among.field}.stakes.${at}.combination`;
    const read = legsOf(stake.combination, type, among, where);
    const strange = read.ok && type.takes !== 'composite' ? stranger(read.value, running) : undefined;
    if (!read.ok) problems.push(...read.problems);
    else if (strange)
      problems.push(
        ...refused(
          `Horse ${strange.horse} does not run in race ${among.races[strange.leg]?.race}; correct the combination or the starters.`,
          where(),
        ).problems,
      );
    else addStake(stakes, read.value, BigInt(stake.amount));
  }
  return problems.length > 0 ? fail(...problems) : ok(stakes);
}

export function readIfUnbacked(
  given: GivenPool['ifUnbacked'],
  type: PoolType,
  field: string,
): Result<IfUnbacked> {
  if (!Array.isArray(given)) return ok({ deemed: [], otherwise: given });
  const read = given.map((one) => readCombination(one, type, () => `${field}.ifUnbacked`));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  return problems.length > 0
    ? fail(...problems)
    : ok({ deemed: read.flatMap((one) => (one.ok ? [one.value] : [])), otherwise: undefined });
}
