import { describe, expect, it } from 'vitest';
import { paidOn, placeNamed, resultSaid } from './settlement-names';

describe('a result in words', () => {
  it('counts the places that a dead heat fills', () => {
    expect(resultSaid({ places: [[4], [7, 9], [1]], isVoid: false })).toBe(
      '1st: 4; dead heat for 2nd: 7 and 9; 4th: 1.',
    );
    expect(resultSaid({ places: [[1, 2, 3]], isVoid: false })).toBe('Dead heat for 1st: 1, 2 and 3.');
  });

  it('says where there is none', () => {
    expect(resultSaid({ places: [], isVoid: true })).toBe('The race is void.');
    expect(resultSaid({ places: [], isVoid: false })).toBe('No horse finished.');
  });

  it('spells every place', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(placeNamed).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd',
    );
  });
});

it('counts the combinations of one dividend where they are more than asked for', () => {
  const legs = [
    [[1], [2]],
    [[1], [3]],
  ];
  expect(paidOn({ legs: [], paysEach: legs })).toBe('1/2, 1/3');
  expect(paidOn({ legs: [], paysEach: legs }, 1)).toBe('2 combinations');
  expect(paidOn({ legs: [[1, 2]], composite: 'A' })).toBe('A (1-2)');
});
