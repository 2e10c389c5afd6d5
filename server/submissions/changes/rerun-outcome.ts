/** What a re-run found, in words: an older engine kept other fields beside figures that are the same. */
import { ungrouped } from '@/simulations/printing/numbers';
import type { Difference } from '../../vocabulary/difference';

/** An older engine left out the commas of a pay. */
const isSpelling = ({ before, after }: Difference): boolean =>
  before !== null && after !== null && ungrouped(before) === ungrouped(after);

/** Where the analyses of two engines differ though no figure does: their names, their hashes, bands no longer kept. */
const OF_THE_ENGINE = /^(engine|hash|stored\.analysis|wagers\.\d+\.bands(\..+)?)$/;

export type RerunOutcome = {
  outcome: 'equal' | 'equal-figures' | 'differs';
  says: string;
  /** What is left to look at. */
  differences: Difference[];
};

export function rerunOutcome({
  equal,
  differences,
  played,
}: {
  equal: boolean;
  differences: Difference[];
  /** Of rounds and a seed that the reviewer chose. */
  played?: readonly unknown[] | undefined;
}): RerunOutcome {
  if (equal && played)
    return { outcome: 'equal', says: 'Equal: every exact figure and finding', differences };
  if (equal) return { outcome: 'equal', says: 'Equal: same hash', differences };
  const engine = differences.find(({ path }) => path === 'engine');
  if (!engine) return { outcome: 'differs', says: 'Differs', differences };
  const left = differences.filter((each) => !OF_THE_ENGINE.test(each.path) && !isSpelling(each));
  const made = `Made by another engine (${engine.before}, now ${engine.after})`;
  return left.length === 0
    ? { outcome: 'equal-figures', says: `${made}: every figure and finding is equal`, differences: [] }
    : { outcome: 'differs', says: `${made}: figures or findings differ`, differences: left };
}
