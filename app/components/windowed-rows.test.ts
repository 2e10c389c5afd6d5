import { describe, expect, it } from 'vitest';
import { pagesOf, seenRows, steppedTo, topFor } from './windowed-rows';

const LIST = { height: 400, rowHeight: 40, total: 2930, beyond: 2 };

describe('a long list', () => {
  it('draws the rows in view and two on either side', () => {
    expect(seenRows({ ...LIST, top: 0 })).toEqual({ first: 0, end: 12 });
    expect(seenRows({ ...LIST, top: 4020 })).toEqual({ first: 98, end: 113 });
    expect(seenRows({ ...LIST, top: 2930 * 40 - 400 })).toEqual({ first: 2918, end: 2930 });
  });
  it('draws nothing of a list that has just become empty', () => {
    expect(seenRows({ ...LIST, total: 0, top: 4020 })).toEqual({ first: 0, end: 0 });
  });
  it('fetches two pages where the view is across their border', () => {
    expect(pagesOf({ first: 98, end: 113 }, 100)).toEqual([0, 1]);
    expect(pagesOf({ first: 0, end: 100 }, 100)).toEqual([0]);
  });
  it('scrolls no further than a row needs to be in view', () => {
    const at = { top: 400, height: 400, rowHeight: 40 };
    expect([9, 10, 19, 20, 60].map((row) => topFor(row, at))).toEqual([360, 400, 400, 440, 2040]);
  });
  it('goes by keys, never past an end', () => {
    const at = { chosen: 5, total: 8, page: 10 };
    expect(steppedTo('ArrowDown', at)).toBe(6);
    expect(steppedTo('PageDown', at)).toBe(7);
    expect(steppedTo('PageUp', at)).toBe(0);
    expect(steppedTo('End', at)).toBe(7);
    expect(steppedTo('ArrowDown', { ...at, chosen: undefined })).toBe(0);
    expect(steppedTo('x', at)).toBeUndefined();
    expect(steppedTo('Home', { ...at, total: 0 })).toBeUndefined();
  });
});
