/** A pool by its name, as people spell it. */
import type { MergedType, PoolRules, PoolType } from '@/simulations/totalisator/rules';

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
