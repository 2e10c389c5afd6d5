import { describe, expect, it } from 'vitest';
import { clauseHref, sectionHref } from '@/app/components/rulebook-addresses';
import { Section } from '@/rulebooks/format/record';
import { askedClauses, MOST_SHOWN, sectionWords } from './asked-clauses';

const rule = (clause: string, says: string) => ({
  clause,
  says,
  kind: 'informative' as const,
  informs: 'definition' as const,
  source: [1, 2] as [number, number],
});
const confirmed = {
  clause: '8.1',
  says: 'Somebody confirms this.',
  kind: 'attested' as const,
  attests: 'It is so.',
  duty: 'premises' as const,
  source: [3, 4] as [number, number],
};

const book = [
  { number: '3', title: 'Wheel', rules: [rule('3.2(A)', 'One number.'), rule('3.2(L)', 'Two columns.')] },
  { number: '8', title: 'Dice', rules: [confirmed, rule('8.17(i)', 'A hardway on a pair of twos.')] },
].map((section) => Section.parse(section));

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'http://site').searchParams);

describe('what an address asks of a rulebook', () => {
  it('is the list of sections where it names nothing, or a section that does not exist', () => {
    expect(askedClauses(book, {})).toEqual({ show: 'sections' });
    expect(askedClauses(book, { section: '99' })).toEqual({ show: 'sections' });
    expect(askedClauses(book, { find: '   ' })).toEqual({ show: 'sections' });
  });

  it('is one section, by its own link', () => {
    const asked = askedClauses(book, paramsOf(sectionHref('gb-2007', '8')));
    expect(asked).toEqual({ show: 'section', section: book[1] });
  });

  it('is the section that holds a clause, by the link of the clause or by what a person typed', () => {
    for (const clause of [paramsOf(clauseHref('gb-2007', '8.17(i)')).clause, 'rule 8.17 I', 'hardway'])
      expect(askedClauses(book, { clause })).toEqual({
        show: 'section',
        section: book[1],
        entry: '8.17(i)',
      });
  });

  it('is what a search finds in all sections, with the clause that Enter goes to', () => {
    const asked = askedClauses(book, { section: '8', find: 'columns' });
    expect(asked).toMatchObject({ show: 'found', count: 1, goesTo: '3.2(L)' });
  });

  it('says that nothing was found for a clause nobody wrote', () => {
    expect(askedClauses(book, { clause: '9.99' })).toMatchObject({ show: 'found', count: 0, sections: [] });
  });

  it('shows one page of the hits for a common word, and counts them all', () => {
    const long = Section.parse({
      number: '1',
      title: 'Long',
      rules: Array.from({ length: MOST_SHOWN + 5 }, (_, index) =>
        rule(`1.${index + 1}`, 'The dealer deals.'),
      ),
    });
    const asked = askedClauses([long, ...book], { find: 'dealer' });
    if (asked.show !== 'found') throw new Error('not found');
    expect(asked.count).toBe(MOST_SHOWN + 5);
    expect(asked.sections.flatMap(({ rules }) => rules)).toHaveLength(MOST_SHOWN);
  });

  it('is everything, to print', () => {
    expect(askedClauses(book, { section: 'all' })).toEqual({ show: 'everything' });
  });
});

it('a section says how a game is checked against its clauses', () => {
  expect(book.map(sectionWords)).toEqual([
    '2 clauses: 2 informative',
    '2 clauses: 1 confirmed by a person, 1 informative',
  ]);
});
