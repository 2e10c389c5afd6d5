import { describe, expect, it } from 'vitest';
import { ambiguityHref, ambiguousSectionHref } from '@/app/components/rulebook-addresses';
import { Ambiguity, Section } from '@/rulebooks/format/record';
import { rulebooks } from '@/rulebooks/registry';
import { ambiguousSections, ambiguousWords, askedAmbiguities, MOST_AMBIGUITIES } from './asked-ambiguities';

const rule = (clause: string) => ({
  clause,
  says: 'A rule of the game.',
  kind: 'informative' as const,
  informs: 'definition' as const,
  source: [1, 2] as [number, number],
});
const ambiguity = (id: string, clause: string, kind: Ambiguity['kind'], reading: string) => ({
  ambiguity: Ambiguity.parse({
    id,
    clause,
    kind,
    text: 'What is printed.',
    reading,
    otherReading: 'The other.',
    because: 'A reason.',
    source: [1, 2],
  }),
});

const SECTIONS = [
  { number: '3', title: 'Wheel', rules: [rule('3.2'), rule('3.2(L)')] },
  { number: '4', title: 'Cards', rules: [rule('4.1')] },
  { number: '8', title: 'Dice', rules: [rule('8.17(i)')] },
].map((section) => Section.parse(section));

const book = ambiguousSections(SECTIONS, [
  ambiguity('hardway', '8.17(i)', 'open', 'A pair of twos.'),
  ambiguity('columns', '3.2(L)', 'damaged', 'Two columns.'),
  ambiguity('zero', '3.2', 'open', 'One zero.'),
]);
const [wheel, dice] = book;

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'http://site').searchParams);

describe('what an address asks of the ambiguities of a rulebook', () => {
  it('is the sections that have any, with how many of each kind', () => {
    expect(book.map(({ number }) => number)).toEqual(['3', '8']);
    expect(book.map(ambiguousWords)).toEqual(['2 ambiguities: 1 damaged, 1 open', '1 ambiguity: 1 open']);
    for (const address of [{}, { section: '4' }, { find: '  ' }])
      expect(askedAmbiguities(book, address)).toEqual({ show: 'sections' });
  });

  it('is one section, by its own link', () => {
    const address = paramsOf(ambiguousSectionHref('gb-2007', '8'));
    expect(askedAmbiguities(book, address)).toEqual({ show: 'section', section: dice });
  });

  it('is the whole section of one ambiguity, by its link, its clause or its words', () => {
    for (const asked of [
      paramsOf(ambiguityHref('gb-2007', 'columns')).ambiguity,
      'rule 3.2 L',
      'two columns',
    ])
      expect(askedAmbiguities(book, { ambiguity: asked })).toEqual({
        show: 'section',
        section: wheel,
        entry: 'columns',
      });
  });

  it('is what a search finds in all sections, or nothing', () => {
    expect(askedAmbiguities(book, { section: '3', find: 'open' })).toMatchObject({
      show: 'found',
      count: 2,
      goesTo: '3.2',
    });
    expect(askedAmbiguities(book, { find: '3.2' })).toMatchObject({ count: 2 });
    expect(askedAmbiguities(book, { ambiguity: 'gone' })).toMatchObject({ show: 'found', count: 0 });
  });

  it('is no more than a page of what is found', () => {
    const many = Array.from({ length: 40 }, (_, index) => ambiguity(`a${index}`, '3.2', 'open', 'Alike.'));
    const asked = askedAmbiguities(ambiguousSections(SECTIONS, many), { find: 'alike' });
    expect(asked).toMatchObject({ show: 'found', count: 40 });
    const shown = asked.show === 'found' ? asked.sections.flatMap(({ checks }) => checks) : [];
    expect(shown).toHaveLength(MOST_AMBIGUITIES);
  });
});

it('no ambiguity of a rulebook is left out of its sections', () => {
  for (const { sections, ambiguities } of rulebooks()) {
    const listed = ambiguousSections(
      sections,
      ambiguities.map((one) => ({ ambiguity: one })),
    ).flatMap(({ checks }) => checks.map((check) => check.ambiguity.id));
    expect(listed.sort()).toEqual(ambiguities.map(({ id }) => id).sort());
  }
});
