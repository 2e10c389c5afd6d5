/** What changes from one operator's pool rules to the next, term by term. */
import type { Clause } from '@/simulations/totalisator/rules';
import type { TotalisatorBook } from '../book';
import type { ReadPool, ReadRules } from './read';
import { generalTerms, type Term, termsOf } from './terms';

/** `before` or `after` is left off where the term is on one side only. */
export type TermChange = { name: string; clause?: Clause; before?: string; after?: string };

export type PoolChange = {
  /** Of the pool; left off for what holds for every pool. */
  pool?: string;
  is: 'added' | 'removed' | 'changed' | 'same';
  terms: TermChange[];
};

/** Only those that differ, in the order of the later rules. */
function changesBetween(before: readonly Term[], after: readonly Term[]): TermChange[] {
  const was = new Map(before.map((term) => [term.name, term]));
  const is = new Map(after.map((term) => [term.name, term]));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((name): TermChange[] => {
    const [earlier, later] = [was.get(name)?.says, is.get(name)?.says];
    if (earlier === later) return [];
    const clause = (is.get(name) ?? was.get(name))?.clause;
    return [
      {
        name,
        ...(clause !== undefined && { clause }),
        ...(earlier !== undefined && { before: earlier }),
        ...(later !== undefined && { after: later }),
      },
    ];
  });
}

function poolChange(
  before: ReadPool | undefined,
  after: ReadPool | undefined,
  book: TotalisatorBook,
): PoolChange {
  const terms = changesBetween(before ? termsOf(before, book) : [], after ? termsOf(after, book) : []);
  const is = !before ? 'added' : !after ? 'removed' : terms.length > 0 ? 'changed' : 'same';
  return { pool: (after ?? before)?.label ?? '', is, terms };
}

export function comparedRules(before: ReadRules, after: ReadRules, book: TotalisatorBook): PoolChange[] {
  const ids = [...new Set([...after.pools, ...before.pools].map(({ id }) => id))];
  const named = ({ pools }: ReadRules, id: string) => pools.find((one) => one.id === id);
  const general = changesBetween(generalTerms(before, book), generalTerms(after, book));
  return [
    ...ids.map((id) => poolChange(named(before, id), named(after, id), book)),
    ...(general.length > 0 ? [{ is: 'changed' as const, terms: general }] : []),
  ];
}
