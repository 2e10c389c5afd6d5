import { describe, expect, it } from 'vitest';
import { type InGroup, partingAt } from './parting';

const rowsOf = (group: string, ...rows: number[]): InGroup[] => rows.map((each) => ({ rows: each, group }));

describe('what it costs to begin a sheet', () => {
  const lines = rowsOf('Lines', 1, 1);
  it('is nothing between groups, and at the first unit', () => {
    const units = [...lines, ...rowsOf('Place bets', 1, 1)];
    expect([0, 2].map((from) => partingAt(units, from))).toEqual([0, 0]);
  });
  it('is most within a group of eight rows, less in halves', () => {
    const eight = [...lines, ...rowsOf('Place bets', 1, 1, 1, 1, 1, 1, 1, 1)];
    expect([4, 6, 9].map((from) => partingAt(eight, from))).toEqual([2.5, 2, 2.75]);
  });
  it('is little in a longer group with four rows on either side, and most with three', () => {
    const nine = [...rowsOf('Behind', 1, 1, 1, 1, 1, 1, 1, 1, 1), ...lines];
    expect([4, 5].map((from) => partingAt(nine, from))).toEqual([0.75, 0.75]);
    expect([3, 6].map((from) => partingAt(nine, from) > 2)).toEqual([true, true]);
  });
  it('counts the rows of a unit and not the unit', () => {
    const two = rowsOf('One throw', 4, 9);
    expect(partingAt(two, 1)).toBe(0.75);
  });
});
