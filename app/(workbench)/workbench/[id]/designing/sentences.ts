/** The designer's sentences about what it found. */

import type { Loosening } from '@/rulebooks/designing';
import { type Fraction, toText } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { grouped, PLACES, percent, whole } from '@/simulations/printing/numbers';
import type { Designed } from './use-designer';

const tables = (count: number): string => `${whole(count)} ${count === 1 ? 'table' : 'tables'}`;

type Counts = Pick<Designed, 'found' | 'counted' | 'breaching'> & { proposals: readonly unknown[] };

/** How many there are, how many of them are shown, and which. */
export function summaryOf({ found, counted, proposals, breaching }: Counts): string {
  const shown = proposals.length + breaching;
  const left = breaching > 0 ? ` ${tables(breaching)} left out, because they would breach a rule.` : '';
  if (!counted)
    return `At least ${tables(found)} are in the range, more than can be listed. ${proposals.length} are shown, spread from the calmest to the wildest.${left}`;
  const all = `${tables(found)} ${found === 1 ? 'is' : 'are'} in the range`;
  return shown < found
    ? `${all}. ${proposals.length} of them are shown, spread from the calmest to the wildest.${left}`
    : `${all}: every one there is.${left}`;
}

const WORDS: Record<Loosening['field'], (to: string) => string> = {
  atMostOnceIn: (to) => `lower “at most once in” to ${grouped(to)}`,
  atLeastOnceIn: (to) => `raise “at least once in” to ${grouped(to)}`,
  changes: (to) => (to === '1' ? 'let one row differ from today' : `let ${to} rows differ from today`),
  order: () => 'let a rarer event pay anything',
};

/** A percent that is in the range once it is written in the field: rounded away from the middle. */
const reaching = (edge: Fraction, rounding: 'up' | 'down'): string => percent(edge, PLACES, rounding);

/** What to ask for instead: which bound, and how far. */
export function nearestOf({ nearest, loosenings }: Pick<Designed, 'nearest' | 'loosenings'>): string {
  const { below, above } = nearest ?? {};
  const edges = [below, above].flatMap((edge) => (edge ? percent(toText(edge)) : []));
  const others = loosenings.map(({ field, to }) => WORDS[field](to));
  if (edges.length > 0) {
    const ways = [
      ...(below ? [`lower “From” to ${reaching(below, 'down')}`] : []),
      ...(above ? [`raise “To” to ${reaching(above, 'up')}`] : []),
      ...(others.length > 0 ? others : ['allow other odds']),
    ];
    return `The nearest ${edges.length > 1 ? 'are' : 'is'} ${listed(edges)}: ${ways.join(', or ')}.`;
  }
  if (others.length === 0)
    return 'No table meets all of this, whatever its edge, and no single limit is the cause. Allow more odds, or ask for less.';
  return `No table meets all of this, whatever its edge. Tables are in the range if you ${others.join(', or ')}.`;
}
