/** Rules by which pools are settled, clause by clause, beside the rulebooks of games. */
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import type { Treatment } from '@/rulebooks/totalisator/treatment';
import { totalisatorBookOf, totalisatorBooks } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import { READINGS, type ReadingId, wayInWords } from '@/simulations/totalisator/rules';
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
  /** How the text was read, by clause: merged columns, doubts, and readings of which each has both ways settled. */
  readAs: { clause: string; is: 'merged' | 'doubtful' | 'both'; says: string }[];
  /** What a step cites that is no clause of the source. */
  beyond: { cited: string; says: string }[];
};

/** “Here: the higher. The other way: the lower.” */
const bothWays = (id: ReadingId): string => {
  const { says, taken, other } = READINGS[id];
  return `${says} Here: ${wayInWords(id, taken)}. The other way: ${wayInWords(id, other)}.`;
};

const READ_IN_ORDER = ['merged', 'both', 'doubtful'] as const;

function readAs({ notes, asked, register }: TotalisatorBook): PoolBook['readAs'] {
  const both = Object.entries(asked.readings).map(([id, { clause }]) => ({
    clause,
    is: 'both' as const,
    says: bothWays(id as ReadingId),
  }));
  const order = Object.keys(register);
  return READ_IN_ORDER.flatMap((is) =>
    [...notes, ...both]
      .filter((note) => note.is === is)
      .sort((one, other) => order.indexOf(one.clause) - order.indexOf(other.clause)),
  );
}

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
    readAs: readAs(found.value),
    beyond: Object.entries(beyond).map(([cited, says]) => ({ cited, says })),
  });
}
