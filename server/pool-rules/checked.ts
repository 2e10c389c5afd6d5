/** One version of pool rules as it is shown: its terms in words, and what the clauses find. */

import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import { type CheckedRules, checkOwnRules } from '@/rulebooks/totalisator/own/checked';
import { breachesAmong } from '@/rulebooks/totalisator/own/finding';
import { generalTerms, termsOf } from '@/rulebooks/totalisator/own/terms';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import { isDamaged } from '../db/schema/json';
import { type Answer, refuse } from '../problems/problem';
import type { RulesRow, VersionRow } from './queries';
import type { CheckedShown } from './shapes';

export type ReadVersion = { book: TotalisatorBook; rules: CheckedRules };

export function readVersion(
  { rulebook }: Pick<RulesRow, 'rulebook'>,
  { content }: Pick<VersionRow, 'content'>,
): Answer<ReadVersion> {
  if (isDamaged(content))
    return refuse(
      'damaged',
      'The database no longer holds this version as it was saved. Ask the person who runs this site to restore a backup.',
    );
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const rules = checkOwnRules(content, book.value);
  return rules.ok ? ok({ book: book.value, rules: rules.value }) : rules;
}

export function checkedShown(read: Answer<ReadVersion>): CheckedShown {
  if (!read.ok)
    return { pools: [], general: [], findings: [], breaches: 0, unreadable: read.problems[0]?.message ?? '' };
  const { book, rules } = read.value;
  return {
    pools: rules.pools.map((pool) => ({ pool: pool.label, terms: termsOf(pool, book) })),
    general: generalTerms(rules, book),
    findings: rules.findings,
    breaches: breachesAmong(rules.findings),
  };
}
