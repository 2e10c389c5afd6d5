/** How numbers and lists are spelled in findings and on signs. */

import { type Fraction, type FractionText, fromText, isNegative } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { percent } from '@/simulations/printing/numbers';
import type { ClauseId } from './ids';

const isNumbered = (clause: ClauseId): boolean => /^\d/.test(clause);

/** "Rule 3.2(L)" at the head of a sentence, "rule 3.2(L)" inside one; "Appendix A" needs no such word. */
export const ruleName = ({ clause }: { clause: ClauseId }): string =>
  isNumbered(clause) ? `rule ${clause}` : clause;
export const RuleName = ({ clause }: { clause: ClauseId }): string =>
  isNumbered(clause) ? `Rule ${clause}` : clause;

/**
 * Rounded up at the last place shown: an edge is never printed better for the player than it is. That holds of either
 * sign: 1.0579% is shown as 1.06%, and where the player gains 0.759% of each stake, −0.75%.
 */
export const shownEdge = (edge: Fraction): string => percent(edge, 2, 'up');

/** What the player gains of each stake, to the nearest: three places, or more until it is not zero. */
export const shownGain = (edge: Fraction): string => percent(edge.neg(), 3);

/** "house edge 2.71%"; where it is below zero, what that means to the player, in the digits of the rows beside it. */
export const edgeSaid = (text: FractionText): string => {
  const edge = fromText(text);
  return isNegative(edge)
    ? `house edge below zero: the player gains ${shownEdge(edge).replace('−', '')}`
    : `house edge ${shownEdge(edge)}`;
};

/** "+1", "−1/6", "+2 1/2", "0". */
export function signed(difference: Fraction): string {
  if (difference.n === 0n) return '0';
  return `${isNegative(difference) ? '−' : '+'}${difference.abs().toFraction(true)}`;
}

export { listed };

/** Long lists are cut: the first few, and how many more. */
export function listedBriefly(items: string[], most = 6): string {
  if (items.length <= most) return listed(items);
  return listed([...items.slice(0, most), `${items.length - most} more`]);
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "the wager", "the 4 wagers". */
export const theCounted = (count: number, one: string): string =>
  `the ${count === 1 ? one : counted(count, one)}`;

/** "1 point", "0.01 points", "+1 point": percentage points, spelled as given. */
export const points = (spelled: string): string =>
  `${spelled} ${/^[+−]?1$/.test(spelled) ? 'point' : 'points'}`;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "2008-01-31" as "31 January 2008"; anything else unchanged. */
export function longDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  return name && day && !Number.isNaN(year) ? `${day} ${name} ${year}` : date;
}

/** As it begins a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** As it goes on within a sentence: “A1” and “EZ” keep their letters. */
export const inSentence = (text: string): string =>
  /^\p{Lu}[\p{Ll} ]/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** A name with a capital of its own further on keeps its first: “Pay Table 1”, “PT-FLT-MB-01”. */
export const nameInSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}[^\p{Lu}]*$)/u, (letter) => letter.toLowerCase());

/** From its capital to its full stop. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`);
