/** Where the parts of a rulebook are; readable on the server and in the browser. */

/** Parentheses are legal in an address but break when a link is pasted into text, so they are escaped too. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');

export const sectionAnchor = (section: string): string => `section-${section}`;

/** A section, open, among the others. */
export const sectionHref = (rulebook: string, section: string): string =>
  `/rulebooks/${escaped(rulebook)}?section=${escaped(section)}#${escaped(sectionAnchor(section))}`;

/** A clause in its section. The server, which never sees what stands after "#", reads the clause to open that section. */
export const clauseHref = (rulebook: string, clause: string): string =>
  `/rulebooks/${escaped(rulebook)}?clause=${escaped(clause)}#${escaped(clause)}`;

/** The page of a clause alone. */
export const clausePage = (rulebook: string, clause: string): string =>
  `/rulebooks/${escaped(rulebook)}/clauses/${escaped(clause)}`;

const ambiguitiesOf = (rulebook: string): string => `/rulebooks/${escaped(rulebook)}/ambiguities`;

/** The ambiguities of a section, open, among the others. */
export const ambiguousSectionHref = (rulebook: string, section: string): string =>
  `${ambiguitiesOf(rulebook)}?section=${escaped(section)}#${escaped(sectionAnchor(section))}`;

/** One ambiguity, by its id, in its section. */
export const ambiguityHref = (rulebook: string, id: string): string =>
  `${ambiguitiesOf(rulebook)}?ambiguity=${escaped(id)}#${escaped(id)}`;

/** What is listed by section, and how an address names a section and one of its entries. */
export const LISTED = {
  clause: {
    list: (rulebook: string) => `/rulebooks/${escaped(rulebook)}`,
    section: sectionHref,
    entry: clauseHref,
  },
  ambiguity: { list: ambiguitiesOf, section: ambiguousSectionHref, entry: ambiguityHref },
};
export type Listed = keyof typeof LISTED;
