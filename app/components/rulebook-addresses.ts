/** Where the parts of a rulebook are; readable on the server and in the browser. */

import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';

/** Parentheses are legal in an address but break when a link is pasted into text, so they are escaped too. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');

export const sectionAnchor = (section: string): string => `section-${section}`;

/** A section, open, among the others. */
export const sectionHref = (rulebook: RulebookId, section: string): string =>
  `/rulebooks/${escaped(rulebook)}?section=${escaped(section)}#${escaped(sectionAnchor(section))}`;

/** What an address gives as a clause; the page says so where the rulebook has none of that name. */
const typedHref = (rulebook: RulebookId, typed: string): string =>
  `/rulebooks/${escaped(rulebook)}?clause=${escaped(typed)}#${escaped(typed)}`;

/** A clause in its section. The server, which never sees what stands after "#", reads the clause to open that section. */
export const clauseHref = (rulebook: RulebookId, clause: ClauseId): string => typedHref(rulebook, clause);

/** The page of a clause alone. */
export const clausePage = (rulebook: RulebookId, clause: ClauseId): string =>
  `/rulebooks/${escaped(rulebook)}/clauses/${escaped(clause)}`;

const ambiguitiesOf = (rulebook: RulebookId): string => `/rulebooks/${escaped(rulebook)}/ambiguities`;

/** The ambiguities of a section, open, among the others. */
export const ambiguousSectionHref = (rulebook: RulebookId, section: string): string =>
  `${ambiguitiesOf(rulebook)}?section=${escaped(section)}#${escaped(sectionAnchor(section))}`;

/** One ambiguity, by its id, in its section. */
export const ambiguityHref = (rulebook: RulebookId, id: string): string =>
  `${ambiguitiesOf(rulebook)}?ambiguity=${escaped(id)}#${escaped(id)}`;

/** What is listed by section, and how an address names a section and one of its entries. */
export const LISTED = {
  clause: {
    list: (rulebook: RulebookId) => `/rulebooks/${escaped(rulebook)}`,
    section: sectionHref,
    entry: typedHref,
  },
  ambiguity: { list: ambiguitiesOf, section: ambiguousSectionHref, entry: ambiguityHref },
};
export type Listed = keyof typeof LISTED;
