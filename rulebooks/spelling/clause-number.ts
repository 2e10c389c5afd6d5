/** Clause numbers as people write them: "3.2", "rule 3.2(l)", "8.17 i", "30-2808(3)(a)". */

import type { ClauseId } from './ids';

const NUMBERED = /^\s*(?:(?:rule|clause)\s+|§\s*)?\d+(?:[.-]\d*)*(?:[\s(]*(?:[ivx]+|[a-z]|\d+)\)?){0,3}\s*$/i;

/** "3.2(L)" and "3.2 l" give "3 2 l"; "8.17i" is opened up first. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\s*(?:rule\s+|clause\s+|§)/, '')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/[\s().]+/g, ' ')
    .trim();

/** The number asked for; nothing if the text is words. */
export const readClauseNumber = (typed: string): string | undefined =>
  NUMBERED.test(typed) ? keyOf(typed) : undefined;

export const isThatClause = (clause: ClauseId, number: string): boolean => keyOf(clause) === number;

/** Parts of the clause, never a clause whose number only starts with the same digits. */
export const isPartOf = (clause: ClauseId, number: string): boolean => keyOf(clause).startsWith(`${number} `);
