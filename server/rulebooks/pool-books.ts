/** Rules by which pools are settled, clause by clause, beside the rulebooks of games. */
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import type { Treatment } from '@/rulebooks/totalisator/treatment';
import { totalisatorBookOf, totalisatorBooks } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import type { Answer } from '../problems/problem';

export type PoolBookSummary = {
  id: string;
  title: string;
  jurisdiction: string;
  pools: string[];
  clauses: number;
};

export type PoolClause = Treatment & { clause: string };

export type PoolBook = PoolBookSummary & {
  lacks: string;
  sections: { number: string; title: string; clauses: PoolClause[] }[];
  /** What a step cites that is no clause of the source. */
  beyond: { cited: string; says: string }[];
};

const summaryOf = ({ id, title, jurisdiction, rules, register }: TotalisatorBook): PoolBookSummary => ({
  id,
  title,
  jurisdiction,
  pools: [...rules.types, ...rules.merged].map(({ label }) => label),
  clauses: Object.keys(register).length,
});

export const poolBooks = (): PoolBookSummary[] => totalisatorBooks().map(summaryOf);

export function poolBook(id: string): Answer<PoolBook> {
  const found = totalisatorBookOf(id);
  if (!found.ok) return found;
  const { lacks, sections, register, beyond } = found.value;
  return ok({
    ...summaryOf(found.value),
    lacks,
    sections: sections.map(({ number, title, clauses }) => ({
      number,
      title,
      clauses: clauses.flatMap(({ number: clause }): PoolClause[] => {
        const treatment = register[clause];
        return treatment ? [{ clause, ...treatment }] : [];
      }),
    })),
    beyond: Object.entries(beyond).map(([cited, says]) => ({ cited, says })),
  });
}
