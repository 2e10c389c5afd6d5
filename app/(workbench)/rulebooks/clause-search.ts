/** Finds clauses as people write them: "3.2", "rule 3.2(l)", "8.17 i", or by words of the record. */
import type { Rule, Section } from '@/rulebooks/record';

export type ClauseHits = {
  /** The clause named outright, or the first one below it where only its parts are numbered. */
  jump?: string;
  sections: Section[];
  count: number;
};

const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\s*(?:rule|clause)\s+/, '')
    .replace(/[\s().]+/g, ' ')
    .trim();

const NUMBERED = /^\s*(?:rule\s+|clause\s+)?\d+(?:\.\d*)?[\s(]*[a-z]?\)?\s*$/i;

/** "3.2(L)" and "3.2 l" give "3 2 l"; "8.17i" is opened up first. */
function numberKey(text: string): string {
  return squeeze(text.replace(/(\d)([a-z])/gi, '$1 $2'));
}

function matchesWords(rule: Rule, words: string[]): boolean {
  const text = [rule.clause, rule.says, rule.note ?? '', rule.attests ?? ''].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

export function searchClauses(sections: Section[], typed: string): ClauseHits {
  if (typed.trim() === '') return summarise(sections);
  if (NUMBERED.test(typed)) return byNumber(sections, numberKey(typed));
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return summarise(keep(sections, (rule) => matchesWords(rule, words)));
}

function byNumber(sections: Section[], key: string): ClauseHits {
  const hits = keep(sections, (rule) => {
    const own = numberKey(rule.clause);
    return own === key || own.startsWith(`${key} `);
  });
  const rules = hits.flatMap((section) => section.rules);
  const exact = rules.find((rule) => numberKey(rule.clause) === key) ?? rules[0];
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

/** Parentheses are legal in a path but break when a link is pasted into text, so they are escaped too. */
export function clausePage(rulebook: string, clause: string): string {
  const segment = encodeURIComponent(clause).replaceAll('(', '%28').replaceAll(')', '%29');
  return `/rulebooks/${encodeURIComponent(rulebook)}/clauses/${segment}`;
}
