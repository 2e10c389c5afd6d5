/** A pool by its name, as people spell it. */
import { listed } from '@/simulations/printing/lists';
import type { MergedType, PoolRules, PoolType } from '@/simulations/totalisator/rules';
import type { GivenPool } from './given';

const spelled = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

export const named = <Type extends PoolType | MergedType>(
  types: readonly Type[],
  name: string,
): Type | undefined =>
  types.find(({ id, names }) => [id, ...names, id.replaceAll('-', '')].includes(spelled(name)));

export const typeNamed = ({ types }: PoolRules, name: string): PoolType | undefined => named(types, name);
export const mergedNamed = ({ merged }: PoolRules, name: string): MergedType | undefined =>
  named(merged, name);

type OfRaces = Pick<GivenPool, 'pool' | 'races'>;

export const racesOf = ({ races }: Pick<OfRaces, 'races'>): number[] =>
  typeof races === 'number' ? [races] : races;

export const labelOf = ({ pool }: Pick<OfRaces, 'pool'>, rules: PoolRules): string =>
  (typeNamed(rules, pool) ?? mergedNamed(rules, pool))?.label ?? pool;

/** "Win on race 1", "Double on races 4 and 5". */
export function cardPoolNamed(pool: OfRaces, rules: PoolRules): string {
  const numbers = racesOf(pool);
  return `${labelOf(pool, rules)} on ${numbers.length === 1 ? 'race' : 'races'} ${listed(numbers.map(String))}`;
}
