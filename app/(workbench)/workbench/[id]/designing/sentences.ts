/** What the designer says of what it found. */
import { grouped, percentOf } from '@/app/components/numbers';
import { toText } from '@/simulations/exact/fraction';
import type { Designed } from './use-designer';

const tables = (count: number): string => `${grouped(String(count))} ${count === 1 ? 'table' : 'tables'}`;

type Counts = Pick<Designed, 'found' | 'counted' | 'breaching'> & { proposals: readonly unknown[] };

/** How many there are, how many of them are shown, and which. */
export function summaryOf({ found, counted, proposals, breaching }: Counts): string {
  const shown = proposals.length + breaching;
  const left = breaching > 0 ? ` ${tables(breaching)} left out, because a rule would not be kept.` : '';
  if (!counted)
    return `At least ${tables(found)} are in the range, more than can be listed. ${proposals.length} are shown, spread from the calmest to the wildest.${left}`;
  const all = `${tables(found)} ${found === 1 ? 'is' : 'are'} in the range`;
  return shown < found
    ? `${all}. ${proposals.length} of them are shown, spread from the calmest to the wildest.${left}`
    : `${all}: every one there is.${left}`;
}

/** What can be asked for instead. */
export function nearestOf({ nearest }: Pick<Designed, 'nearest'>): string {
  const { below, above } = nearest ?? {};
  const [low, high] = [below, above].map((edge) => edge && percentOf(toText(edge), 4));
  const found = low && high ? `${low} and ${high}` : (low ?? high);
  if (!found) return 'No table keeps to all of this, whatever its edge: allow more odds, or ask for less.';
  return `Nearest to it ${low && high ? 'are' : 'is'} ${found}: widen the range, or allow other odds.`;
}
