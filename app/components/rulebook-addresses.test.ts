import { expect, it } from 'vitest';
import { clauseHref, clausePage, sectionHref } from './rulebook-addresses';

it('a clause in an address has no parentheses and decodes back to the clause', () => {
  const href = clausePage('gb-2007', '3.2(L)');
  expect(href).toBe('/rulebooks/gb-2007/clauses/3.2%28L%29');
  expect(decodeURIComponent(href.split('/').at(-1) ?? '')).toBe('3.2(L)');
});

it('a clause in its section is named for the server and for the browser', () => {
  const href = new URL(clauseHref('gb-2007', '3.2(L)'), 'http://site');
  expect(href.searchParams.get('clause')).toBe('3.2(L)');
  expect(decodeURIComponent(href.hash)).toBe('#3.2(L)');
});

it('an address can open a section and go to it', () => {
  expect(sectionHref('sg-thbp-v6', 'Appendix A')).toBe(
    '/rulebooks/sg-thbp-v6?section=Appendix%20A#section-Appendix%20A',
  );
});
