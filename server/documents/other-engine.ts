/** A dossier that another version of the engine made: what may differ though every figure and verdict is equal. */

import { ungrouped } from '@/simulations/printing/numbers';

export type OtherEngine = { made: string; here: string };

const RELEASE = /^assay-engine \d+\.\d+\.\d+$/;

export const otherEngine = (made: string, here: string): OtherEngine | undefined =>
  made !== here && RELEASE.test(made) ? { made, here } : undefined;

/** Its name, the hash over all of it, and bands, which are no longer kept with an analysis. */
const OF_THE_ENGINE = /^analysis\.(engine|hash|wagers\.[^.]+\.bands)$/;

const PROSE =
  /^(analysis\.wagers\.[^.]+\.(methodExplained|reductions\.\d+|strategy\.alternatives\.[^.]+\.(explains|source))|findings\..+\.(explanation|threshold|signLine))$/;

const numbersIn = (text: string): string => (ungrouped(text).match(/\d+/g) ?? []).join(' ');

/** A threshold is a pay or a limit unless a person confirms it: then it is a sentence. */
const isProse = (field: string, text: string): boolean =>
  PROSE.test(field) && (!field.endsWith('.threshold') || text.endsWith('.'));

/** An older engine left out the commas of a pay. */
const isSpelling = (before: unknown, after: unknown): boolean =>
  typeof before === 'string' && typeof after === 'string' && ungrouped(before) === ungrouped(after);

/** The same numbers in other words. */
const isWording = (field: string, before: unknown, after: unknown): boolean =>
  typeof before === 'string' &&
  typeof after === 'string' &&
  isProse(field, before) &&
  isProse(field, after) &&
  numbersIn(before) === numbersIn(after);

export const isOfTheEngine = (field: string, before: unknown, after: unknown): boolean =>
  OF_THE_ENGINE.test(field) || isSpelling(before, after) || isWording(field, before, after);
