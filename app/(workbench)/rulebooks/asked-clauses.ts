/** What of a rulebook an address asks for: one section, what a search found, or everything, to print. */

import type { Rule, Section } from '@/rulebooks/format/record';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { EVERY, readAddress } from './asked';
import { searchClauses } from './clause-search';

/** More would make the page as long as the rulebook again. */
export const MOST_SHOWN = 60;

export type AskedClauses =
  | { show: 'sections' }
  | { show: 'everything' }
  | { show: 'section'; section: Section; entry?: string | undefined }
  | { show: 'found'; typed: string; sections: Section[]; count: number; goesTo?: string | undefined };

export function askedClauses(sections: Section[], address: Record<string, unknown>): AskedClauses {
  const { section, entry, typed } = readAddress(address, 'clause');
  if (typed !== '') {
    const { sections: found, count, jump } = searchClauses(sections, typed);
    const goesTo = jump ?? found[0]?.rules[0]?.clause;
    const home = entry ? sectionOf(sections, goesTo) : undefined;
    if (home) return { show: 'section', section: home, entry: goesTo };
    return { show: 'found', typed, sections: atMost(found, MOST_SHOWN), count, goesTo };
  }
  if (section === EVERY) return { show: 'everything' };
  const asked = sections.find(({ number }) => number === section);
  return asked ? { show: 'section', section: asked } : { show: 'sections' };
}

const sectionOf = (sections: Section[], clause: ClauseId | undefined): Section | undefined =>
  sections.find(({ rules }) => rules.some((rule) => rule.clause === clause));

/** The first of them, in the order of the source. */
function atMost(sections: Section[], most: number): Section[] {
  let left = most;
  return sections.flatMap((section) => {
    const rules = section.rules.slice(0, left);
    left -= rules.length;
    return rules.length > 0 ? [{ ...section, rules }] : [];
  });
}

const KINDS: [Rule['kind'], string][] = [
  ['computed', 'computed'],
  ['attested', 'confirmed by a person'],
  ['informative', 'informative'],
];

/** "32 clauses: 20 computed, 10 confirmed by a person, 2 informative" */
export function sectionWords({ rules }: Section): string {
  const counted = KINDS.flatMap(([kind, word]) => {
    const count = rules.filter((rule) => rule.kind === kind).length;
    return count > 0 ? [`${count} ${word}`] : [];
  });
  return `${rules.length === 1 ? '1 clause' : `${rules.length} clauses`}: ${counted.join(', ')}`;
}
