/** What rulebooks and clauses are called. Without the schemas, so that a page can name them too. */

/** Every rulebook of the program, by its folder. */
export const RULEBOOK_IDS = ['gb-2007', 'sg-thbp-v6', 'co-rule-28', 'ca-hawaiian-gardens'] as const;
export type RulebookId = (typeof RULEBOOK_IDS)[number];

/**
 * "3.2", "3.2(L)", "8.17(i)", "Appendix A"; or a statement of a document by its name, "EZ Baccarat 2(b)", where a source consists of several and
 * numbers none. As spelled on screen, in findings and on papers. Never the id of a rulebook.
 */
export type ClauseId =
  | `${number}${string}`
  | `${'Appendix' | 'Table'} ${string}`
  | `${Capitalize<string>} ${number}${string}`;

const CLAUSE_ID = /^(?:\d|(?:Appendix|Table) |\p{Lu}[\p{L}\d ’½-]* \d)/u;
export const isClauseId = (text: string): text is ClauseId => CLAUSE_ID.test(text);
