import { describe, expect, it } from 'vitest';
import { rulebookOf, rulebooks } from './registry';
import { isThatClause } from './spelling/clause-number';
import { type ClauseId, isClauseId, RULEBOOK_IDS, type RulebookId } from './spelling/ids';
import { ruleName } from './spelling/wording';

const linked = (rulebook: RulebookId, clause: ClauseId): string => `${rulebook}/${clause}`;

describe('what a rulebook and a clause are called', () => {
  it('compiles only where each is what is wanted', () => {
    const clause: ClauseId = '3.2(L)';
    const rulebook: RulebookId = 'gb-2007';
    const typed: string = '3.2(L)';
    expect(linked(rulebook, clause)).toBe('gb-2007/3.2(L)');
    // @ts-expect-error A clause is no rulebook.
    linked(clause, clause);
    // @ts-expect-error A rulebook is no clause.
    linked(rulebook, rulebook);
    // @ts-expect-error The program has no such rulebook.
    linked('gb-2008', clause);
    // @ts-expect-error What someone typed is no clause before it was looked at.
    linked(rulebook, typed);
    // @ts-expect-error Nor is it one for whoever compares clauses.
    isThatClause(typed, '3 2 l');
    // @ts-expect-error Nor for whoever prints it.
    ruleName({ clause: typed });
    expect(isClauseId(typed) && linked(rulebook, typed)).toBe('gb-2007/3.2(L)');
  });

  it('is a clause where it begins with its number or is an appendix or a table', () => {
    const clauses = rulebooks().flatMap(({ sections }) =>
      sections.flatMap(({ rules }) => rules.map(({ clause }) => clause)),
    );
    expect(clauses.filter((clause) => !isClauseId(clause))).toEqual([]);
    expect(['gb-2007', '', 'Appendix', 'rule 3.2', 'hardway'].filter(isClauseId)).toEqual([]);
  });

  it('names every rulebook that there is, and no other', () => {
    expect(rulebooks().map(({ id }) => id)).toEqual([...RULEBOOK_IDS]);
    for (const id of RULEBOOK_IDS) expect(rulebookOf(id)).toMatchObject({ ok: true, value: { id } });
  });
});
