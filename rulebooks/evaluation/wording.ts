/** How numbers and lists are spelled in findings and on signs. */
import { toPercent } from '@/simulations/exact/decimal';
import { type Fraction, isNegative } from '@/simulations/exact/fraction';
import type { Rule } from '../record';

const isNumbered = (clause: string): boolean => /^\d/.test(clause);

/** "Rule 3.2(L)" at the head of a sentence, "rule 3.2(L)" inside one; "Appendix A" needs no such word. */
export const ruleName = ({ clause }: Pick<Rule, 'clause'>): string =>
  isNumbered(clause) ? `rule ${clause}` : clause;
export const RuleName = ({ clause }: Pick<Rule, 'clause'>): string =>
  isNumbered(clause) ? `Rule ${clause}` : clause;

/** Rounded up at the last place shown: an edge is never printed better for the player than it is. */
export const shownEdge = (edge: Fraction): string => toPercent(edge, 2, 'up');

/** "+1", "-1/6", "+2 1/2", "0". */
export function signed(difference: Fraction): string {
  if (difference.n === 0n) return '0';
  return `${isNegative(difference) ? '-' : '+'}${difference.abs().toFraction(true)}`;
}

export function listed(items: string[], conjunction = 'and'): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

/** Long lists are cut: the first few, and how many more. */
export function listedBriefly(items: string[], most = 6): string {
  if (items.length <= most) return listed(items);
  return listed([...items.slice(0, most), `${items.length - most} more`]);
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "2008-01-31" as "31 January 2008". */
export function longDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
