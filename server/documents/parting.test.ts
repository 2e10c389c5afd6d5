import { describe, expect, it } from 'vitest';
import { fewest, type InGroup, parted, partingAt } from './parting';

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

describe('the sheets of a sign', () => {
  const upTo = (most: number) => (some: InGroup[]) => some.reduce((sum, { rows }) => sum + rows, 0) <= most;
  const sheetsOf = (units: InGroup[], most: number) => parted(units, fewest(units, upTo(most)), upTo(most));
  const said = (sheets: InGroup[][]) => sheets.map((some) => some.map(({ group }) => group).join(' '));

  it('are as few as hold it, evenly filled', () => {
    const units = [...rowsOf('A', 2, 2), ...rowsOf('B', 2), ...rowsOf('C', 2)];
    expect(said(sheetsOf(units, 6))).toEqual(['A A', 'B C']);
  });
  it('are one more where a row would else stand without its group', () => {
    const units = [...rowsOf('A', 3), ...rowsOf('B', 1, 1), ...rowsOf('C', 3)];
    expect(said(fewest(units, upTo(4)))).toEqual(['A B', 'B C']);
    expect(said(sheetsOf(units, 4))).toEqual(['A', 'B B', 'C']);
  });
  it('are no more where that would not help', () => {
    const units = [...rowsOf('A', 3), ...rowsOf('B', 3, 3), ...rowsOf('C', 3)];
    expect(said(sheetsOf(units, 3))).toEqual(['A', 'B', 'B', 'C']);
    expect(said(sheetsOf([...rowsOf('A', 3), ...rowsOf('B', 1, 1), ...rowsOf('C', 3)], 8))).toEqual([
      'A B B C',
    ]);
  });
});
