import { describe, expect, it } from 'vitest';
import { HK_REGISTER } from '@/rulebooks/hk-pari-mutuel/register';
import { poolBook, poolBooks } from './pool-books';

describe('the rules of pools', () => {
  it('have every clause once, under its section', () => {
    const book = poolBook('hk-pari-mutuel');
    if (!book.ok) throw new Error('Hong Kong has rules');
    const clauses = book.value.sections.flatMap((section) =>
      section.clauses.map(({ clause }) => [section.number, clause]),
    );
    expect(clauses.map(([, clause]) => clause)).toEqual(Object.keys(HK_REGISTER));
    expect(clauses.every(([section = '', clause = '']) => clause.startsWith(`${section}(`))).toBe(true);
    expect(poolBooks()).toMatchObject([{ id: 'hk-pari-mutuel', clauses: clauses.length }]);
  });

  it('are refused by a name that nobody has', () => {
    expect(poolBook('tote')).toMatchObject({ ok: false, problems: [{ code: 'rulebook-unknown' }] });
  });
});
