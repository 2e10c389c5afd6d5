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

  it('say of each clause that is merged, doubtful or read both ways how it is read', () => {
    const book = poolBook('hk-pari-mutuel');
    if (!book.ok) throw new Error('Hong Kong has rules');
    const { readAs } = book.value;
    expect(readAs.filter(({ clause }) => HK_REGISTER[clause] === undefined)).toEqual([]);
    const of = (is: string) => readAs.filter((note) => note.is === is).map(({ clause }) => clause);
    // As docs/sources/hk-pari-mutuel.md has them.
    expect(of('merged')).toEqual(['3.1(a)', '3.5(b)', '3.8(b)', '3.8(c)', '3.10(a)(i)', '3.10(a)(ii)']);
    expect(of('both')).toEqual(['3.5(a)(iv)(d)', '3.5(a)(v)(b)', '3.5(a)(v)(d)', '3.7(a)', '3.11(a)(ii)']);
    expect(of('doubtful')).toContain('3.4(b)');
    const half = readAs.find(({ is, clause }) => is === 'both' && clause === '3.7(a)');
    expect(half?.says).toContain('Here: the higher. The other way: the lower.');
  });

  it('are refused by a name that nobody has', () => {
    expect(poolBook('tote')).toMatchObject({ ok: false, problems: [{ code: 'rulebook-unknown' }] });
  });
});
