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
