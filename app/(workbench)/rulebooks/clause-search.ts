/** Finds clauses as people write them: "3.2", "rule 3.2(l)", "8.17 i", or by words of the record. */

import type { Rule, Section } from '@/rulebooks/format/record';
import { isPartOf, isThatClause, readClauseNumber } from '@/rulebooks/spelling/clause-number';
import type { ClauseId } from '@/rulebooks/spelling/ids';

export type ClauseHits = {
  /** The clause named outright, or the first one below it where only its parts are numbered. */
  jump?: ClauseId | undefined;
  sections: Section[];
  count: number;
};

function matchesWords(rule: Rule, words: string[]): boolean {
  const text = [rule.clause, rule.says, rule.note ?? '', rule.attests ?? ''].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

export function searchClauses(sections: Section[], typed: string): ClauseHits {
  if (typed.trim() === '') return summarise(sections);
  const number = readClauseNumber(typed);
  if (number !== undefined) return byNumber(sections, number);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return summarise(keep(sections, (rule) => matchesWords(rule, words)));
}

function byNumber(sections: Section[], number: string): ClauseHits {
  const hits = keep(sections, ({ clause }) => isThatClause(clause, number) || isPartOf(clause, number));
  const rules = hits.flatMap((section) => section.rules);
  const exact = rules.find(({ clause }) => isThatClause(clause, number)) ?? rules[0];
  return { ...summarise(hits), jump: exact?.clause };
}

function keep(sections: Section[], wanted: (rule: Rule) => boolean): Section[] {
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(wanted) }))
    .filter((section) => section.rules.length > 0);
}

function summarise(sections: Section[]): ClauseHits {
  return { sections, count: sections.reduce((total, section) => total + section.rules.length, 0) };
}

/** One of this rulebook's own, of the longer kind where it has any: what a number looks like here. */
export function exampleClause(sections: Section[]): string | undefined {
  const clauses = sections.flatMap(({ rules }) => rules.map(({ clause }) => clause));
  return clauses.find((clause) => clause.includes('(')) ?? clauses[0];
}
