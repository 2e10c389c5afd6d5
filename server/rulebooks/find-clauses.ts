import type { Rulebook } from '@/rulebooks/format/record';
import { isPartOf, isThatClause, readClauseNumber } from '@/rulebooks/spelling/clause-number';
import type { NumberedClause } from './shapes';

const MOST = 12;

/** In every rulebook: the clause of that number, then its parts. */
export function findClauses(books: Rulebook[], typed: string): NumberedClause[] {
  const number = readClauseNumber(typed);
  if (number === undefined) return [];
  const clauses = books.flatMap(({ id, jurisdiction, sections }) =>
    sections
      .flatMap((section) => section.rules)
      .map(({ clause, says }) => ({ rulebook: id, jurisdiction, clause, says })),
  );
  const itself = clauses.filter(({ clause }) => isThatClause(clause, number));
  const parts = clauses.filter(({ clause }) => isPartOf(clause, number));
  return [...itself, ...parts].slice(0, MOST);
}
