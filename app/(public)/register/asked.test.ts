import { expect, it } from 'vitest';
import { askedOf, pageHref } from './asked';

it('reads what the register knows, and leaves out the rest', () => {
  expect(askedOf({ search: ' red ', rulebook: 'gb-2007', kind: 'trial', page: '3' })).toEqual({
    search: 'red',
    rulebook: 'gb-2007',
    kind: 'trial',
    page: 3,
  });
  expect(askedOf({ search: ['a', 'b'], kind: 'refused', page: '0', rulebook: '' })).toEqual({});
  expect(askedOf({ page: '99999' })).toEqual({});
  expect(askedOf({ search: 'x'.repeat(500) }).search).toHaveLength(100);
});

it('keeps what was asked from page to page', () => {
  const href = pageHref({ search: 'red & black', kind: 'adopted', page: 1 }, 2);
  expect(askedOf(Object.fromEntries(new URL(href, 'https://assay.example').searchParams))).toEqual({
    search: 'red & black',
    kind: 'adopted',
    page: 2,
  });
});
