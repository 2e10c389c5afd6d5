/** The result of a race as it is typed. */
import { describe, expect, it } from 'vitest';
import { readResultRow, resultRow } from './result-row';

const card = { races: [{ race: 1, starters: [1, 4, 7, 9, 12] }], pools: [] };
const read = (finish: string, more: object = {}) =>
  readResultRow({ ...resultRow(undefined), finish, ...more }, { race: 1, card });

describe('a result as it is typed', () => {
  it('is said in words, with who was withdrawn', () => {
    expect(read('4 7=9 1', { withdrawn: '12' })).toEqual({
      result: { race: 1, places: [[4], [7, 9], [1]], withdrawn: [12] },
      says: '1st: 4; dead heat for 2nd: 7 and 9; 4th: 1. Withdrawn: 12.',
    });
  });

  it.each([
    ['4,,1', {}, 'nobody in place 2'],
    ['3', {}, 'Horse 3 does not run in race 1'],
    ['4=4', {}, 'Horse 4 finishes race 1 twice'],
    ['4 x', {}, 'is no place'],
    ['12', { withdrawn: '12' }, 'Horse 12 was withdrawn'],
    ['4', { withdrawn: 'x' }, 'The horses withdrawn cannot be read'],
    ['4', { favourites: '4 4' }, 'has a favourite twice'],
  ])('has a sentence for “%s” %j', (finish, more, says) => {
    expect(read(finish, more).problem).toContain(says);
  });

  it('is nothing while nothing is typed, and a void race needs no finish', () => {
    expect(read('')).toEqual({});
    expect(read('', { isVoid: true })).toEqual({
      result: { race: 1, places: [], void: true },
      says: 'The race is void.',
    });
  });

  it('says that nobody else finished', () => {
    const { result, says } = read('4', { isAll: true });
    expect([result?.finishers, says]).toEqual([1, '1st: 4. Nobody else finished.']);
    expect(read('', { isAll: true })).toEqual({
      result: { race: 1, places: [], finishers: 0 },
      says: 'No horse finished.',
    });
    expect(resultRow(result).isAll).toBe(true);
  });

  it('is written as it was saved', () => {
    const saved = { race: 1, places: [4, [7, 9], 1], withdrawn: [12], favourites: [4, 7] };
    expect(resultRow(saved)).toEqual({
      finish: '4 7=9 1',
      withdrawn: '12',
      favourites: '4 7',
      isVoid: false,
      isAll: false,
    });
  });
});
