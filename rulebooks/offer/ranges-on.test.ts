import { expect, it } from 'vitest';
import { rangesOn } from './limit-group';

const limits = {
  currency: 'GBP',
  minimum: 500,
  maximum: 50_000,
  inside: { minimum: 100, maximum: 5_000 },
  outside: { minimum: 200, maximum: 10_000 },
};
const groupsOn = (...groups: Parameters<typeof rangesOn>[1]) =>
  rangesOn(limits, groups).map(({ group }) => group);

it('leaves the limits of every wager out where each wager is inside or outside', () => {
  expect(groupsOn('inside', 'outside')).toEqual(['inside', 'outside']);
  expect(groupsOn('inside', 'outside', 'progressive')).toEqual(['inside', 'outside']);
});

it('keeps them where a wager is in no group, or in one that has no limits', () => {
  expect(groupsOn('all', 'inside', 'outside')).toEqual(['all', 'inside', 'outside']);
  expect(groupsOn('inside', 'outside', 'optional')).toEqual(['all', 'inside', 'outside']);
});
