import { expect, it } from 'vitest';
import { brokenLink, hashOf, type Link } from './chain';

const FIRST: Omit<Link, 'hash'> = {
  seq: 1,
  at: '2008-01-01T00:00:00.000Z',
  actor: 'person-1',
  actorName: 'Nora Ellis',
  organisationId: 'organisation-1',
  organisationName: 'Northgate Casinos',
  kind: 'draft-saved',
  subject: 'draft:1',
  data: '{}',
  previous: '',
};
const linked = (link: Omit<Link, 'hash'>): Link => ({ ...link, hash: hashOf(link) });

it.each([
  ['seq', 2],
  ['at', '2008-01-02T00:00:00.000Z'],
  ['actor', 'person-2'],
  ['actorName', 'Nora Ellison'],
  ['organisationId', null],
  ['organisationName', 'Southgate Casinos'],
  ['kind', 'draft-removed'],
  ['subject', 'draft:2'],
  ['data', '{"revision":2}'],
  ['previous', 'another'],
] as const)('an event’s hash covers its %s', (field, other) => {
  expect(Object.keys(FIRST)).toContain(field);
  expect(hashOf({ ...FIRST, [field]: other })).not.toBe(hashOf(FIRST));
});

it('covers every column but the hash itself', () => {
  expect(Object.keys(FIRST)).toHaveLength(10);
  expect(hashOf(linked(FIRST))).toBe(hashOf(FIRST));
});

it('names the first event that does not follow the one before', () => {
  const first = linked(FIRST);
  const second = linked({ ...FIRST, seq: 2, previous: first.hash });
  const third = linked({ ...FIRST, seq: 3, previous: second.hash });
  const before = { seq: 0, hash: '' };
  expect(brokenLink([first, second, third], before)).toBeUndefined();
  expect(brokenLink([first, third], before)).toBe(2);
  expect(brokenLink([second, third], before)).toBe(1);
  expect(brokenLink([first, { ...second, data: '[]' }, third], before)).toBe(2);
  expect(brokenLink([first, linked({ ...FIRST, seq: 2, previous: 'x' }), third], before)).toBe(2);
  expect(brokenLink([second, third], { seq: 1, hash: first.hash })).toBeUndefined();
  expect(brokenLink([second], { seq: 1, hash: 'x' })).toBe(2);
});
