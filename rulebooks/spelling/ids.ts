/** What rulebooks and clauses are called. Without the schemas, so that a page can name them too. */

/** Every rulebook of the program, by its folder. */
export const RULEBOOK_IDS = ['gb-2007', 'sg-thbp-v6', 'co-rule-28'] as const;
export type RulebookId = (typeof RULEBOOK_IDS)[number];

/** "3.2", "3.2(L)", "8.17(i)", "Appendix A", as spelled on screen, in findings and on papers. Never the id of a rulebook. */
export type ClauseId = `${number}${string}` | `${'Appendix' | 'Table'} ${string}`;

const CLAUSE_ID = /^(?:\d|(?:Appendix|Table) )/;
export const isClauseId = (text: string): text is ClauseId => CLAUSE_ID.test(text);
