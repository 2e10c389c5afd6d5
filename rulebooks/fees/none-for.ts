/** The wagers that a posted fee is not taken for: named behind the fee, and on a sheet only those that are on it. */
import { listed } from '@/simulations/printing/lists';

export const noneFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` (none for the ${listed(names)})`;

const BETWEEN = /, | and /;
const NONE_FOR = / \(none for the ([^)]+)\)/;

export const freeIn = (posted: string): string[] => NONE_FOR.exec(posted)?.[1]?.split(BETWEEN) ?? [];

export const noneForThese = (posted: string, isHere: (name: string) => boolean): string =>
  posted.replace(NONE_FOR, (_, names: string) => noneFor(names.split(BETWEEN).filter(isHere)));
