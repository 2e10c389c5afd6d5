import { describe, expect, it } from 'vitest';
import type { Row, Table } from '../paper';
import { broken } from './breaks';
import type { Strip } from './drawing';
import { sharedMeasures } from './measures';
import { columnWidths } from './parts/columns';
import { intoStacks } from './parts/stacks';
import { table } from './parts/table';
import { themeOf } from './theme';

const theme = themeOf('#1f4e5f');
const value = { align: 'right' as const, figures: true, grow: 1 };

const wide = (values: number, splits: boolean): Table => ({
  kind: 'table',
  caption: 'Pays',
  splits,
  rowHeaders: 1,
  columns: [
    { title: 'Event', grow: 1 },
    ...Array.from({ length: values }, (_, i) => ({ title: `Table ${i}`, ...value })),
  ],
  rows: [
    {
      cells: [
        'All cards of both hands of one suit',
        ...Array.from({ length: values }, () => '100% of the meter'),
      ],
    },
  ],
});

const texts = (strips: Strip[]): string[] =>
  strips.flatMap(({ pieces }) =>
    pieces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : []))),
  );

describe('a table with more values than its width holds', () => {
  it('is split, each part with the names of the rows, and no value is lost', () => {
    const made = table(wide(9, true), theme, 400);
    const said = texts(made.strips);
    expect(made.element.role).toBe('Div');
    expect(made.element.children.length).toBeGreaterThan(1);
    expect(said.filter((text) => text === 'Event')).toHaveLength(made.element.children.length);
    expect(said.filter((text) => text === 'Pays, continued')).toHaveLength(made.element.children.length - 1);
    for (let i = 0; i < 9; i++) expect(said.filter((text) => text === `Table ${i}`)).toHaveLength(1);
  });
  it('names its later parts without what is said of a column in the first', () => {
    const named = { ...wide(9, true), caption: 'Pays, the first shaded', laterCaption: 'Pays' };
    const said = texts(table(named, theme, 400).strips);
    expect(said).toContain('Pays, the first shaded');
    expect(said).toContain('Pays, continued');
    expect(said).not.toContain('Pays, the first shaded, continued');
  });
  it('stays one where it fits', () => {
    expect(table(wide(3, true), theme, 400).element.role).toBe('Table');
  });
});

describe('columns', () => {
  it('keep odds on one line and wrap the words of a meter’s share', () => {
    const block = wide(4, false);
    const { widths, cramped } = columnWidths(block, theme, 330);
    expect(cramped).toBe(false);
    expect(widths[1]).toBeLessThan(70);
    const odds = {
      ...block,
      rows: [{ cells: ['Name', '1000 for 1', '1000 for 1', '1000 for 1', '1000 for 1'] }],
    };
    expect(columnWidths(odds, theme, 150).cramped).toBe(true);
  });
  it('keep a short text on one line beside a long one, which wraps', () => {
    const columns = ['Table', 'Round', 'Reason'].map((title) => ({ title, grow: 1 }));
    const block = (reason: string): Table => ({
      kind: 'table',
      caption: 'Reports',
      rowHeaders: 1,
      columns,
      rows: [{ cells: ['Northgate York, Wheel 1', 'the second', reason] }],
    });
    const natural = columnWidths(
      { ...block('–'), columns: columns.map((each) => ({ ...each, grow: 0 })) },
      theme,
      2000,
    );
    const beside = columnWidths(
      block('A void spin was left out of the count, as the pit manager noted.'),
      theme,
      280,
    );
    expect(beside.widths[0]).toBeCloseTo(natural.widths[0] ?? 0, 6);
    expect(beside.widths[1]).toBeCloseTo(natural.widths[1] ?? 0, 6);
    expect(beside.widths.reduce((sum, each) => sum + each, 0)).toBeLessThan(280);
  });
  it('make room for what is beside a name that spans columns', () => {
    const rows: Row[] = [{ group: true, cells: ['A long name of a wager that goes across', '14.36%'] }];
    const block: Table = {
      ...wide(2, false),
      rows: [...rows, { under: true, cells: ['Wins', '1 to 1', ''] }],
    };
    const { strips, element } = table(block, theme, 400);
    const marks = strips.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.marks));
    const [edge, pays] = ['14.36%', '1 to 1'].map((text) =>
      marks.find((mark) => mark.draw === 'text' && mark.text === text),
    );
    if (edge?.draw !== 'text' || pays?.draw !== 'text') throw new Error('not drawn');
    expect(edge.x).toBeGreaterThan(pays.x);
    const [, , body] = element.children;
    expect(body?.children[0]?.children.map(({ role }) => role)).toEqual(['TH', 'TD', 'TD']);
  });
});

describe('a break', () => {
  const rowsOf = (count: number, row: (index: number) => Row): Table => ({
    ...wide(1, false),
    rows: Array.from({ length: count }, (_, index) => row(index)),
  });
  const plain = (index: number): Row => ({ cells: [`Row ${index}`, '1 to 1'] });
  /** The rows in each frame of that height. */
  const framed = (block: Table, height: number): number[] => {
    const { strips } = table(block, theme, 400);
    const { starts } = broken(strips, height);
    const heads = strips.length - block.rows.length;
    return starts.map((from, at) => (starts[at + 1] ?? strips.length) - Math.max(from, heads));
  };
  it('is never in a table of eight rows, and leaves four on either side in a longer one', () => {
    for (let count = 1; count <= 30; count++)
      for (let height = 260; height <= 800; height += 20) {
        const rows = framed(rowsOf(count, plain), height);
        expect(rows.length === 1 || count > 8, `${count} rows in ${height}`).toBe(true);
        if (rows.length === 1) continue;
        expect(Math.min(rows[0] ?? 0, rows.at(-1) ?? 0), `${count} rows in ${height}`).toBeGreaterThan(3);
      }
  });
  it('leaves two rows at least below a name, and two above the next', () => {
    const named = rowsOf(24, (index) => (index % 6 === 0 ? { group: true, cells: ['Named'] } : plain(index)));
    const ends = new Set<number>();
    for (let height = 260; height <= 500; height += 5) {
      let sum = 0;
      for (const rows of framed(named, height)) {
        sum += rows;
        ends.add(sum % 6);
      }
    }
    // Before a name, or inside its five rows with two on either side.
    expect([...ends].sort()).toEqual([0, 3, 4]);
  });
  it('comes sooner only where the table is higher than a frame', () => {
    expect(framed(rowsOf(8, plain), 100).length).toBeGreaterThan(1);
  });
});

describe('tables with the same heads', () => {
  const of = (label: string, pays: string): Table => ({
    ...wide(1, false),
    rows: [{ cells: [label, pays] }],
  });
  it('share their measures within a part', () => {
    const [one, other, apart] = [
      of('Win', '1 to 1'),
      of('Win by a long way', '1,000 to 1'),
      of('Tie', '8 to 1'),
    ];
    const part = { kind: 'heading' as const, level: 1 as const, text: 'Next' };
    const measures = sharedMeasures([one, other, part, apart], theme, 400);
    expect(measures.get(one)).toEqual(measures.get(other));
    expect(measures.get(one)?.widths[0]).toBeGreaterThanOrEqual(
      columnWidths(other, theme, 400).widths[0] ?? 0,
    );
    expect(measures.get(apart)).toBeUndefined();
  });
  it('keep their own where the rows of all would be cramped', () => {
    const long = of('Win', '1,000,000 to 1,000,000');
    expect(sharedMeasures([of('Incomprehensibility', '1 to 1'), long], theme, 150).size).toBe(0);
  });
});

describe('stacks', () => {
  const rows = Array.from(
    { length: 9 },
    (): Strip => ({ height: 10, gap: 0, keepWithNext: false, pieces: [] }),
  );
  it('are as low as they can be', () => {
    const free = rows.map(() => false);
    expect(intoStacks(rows, free, 3).map((stack) => stack.length)).toEqual([3, 3, 3]);
  });
  it('leave rows below the name they belong to', () => {
    const joined = rows.map((_, index) => index > 1 && index < 7);
    expect(intoStacks(rows, joined, 2).map((stack) => stack.length)).toEqual([7, 2]);
  });
});

describe('a table that goes on over the page', () => {
  const block: Table = {
    kind: 'table',
    caption: 'Edges',
    rowHeaders: 1,
    columns: [
      { title: 'Wager', grow: 1 },
      { title: 'Edge', ...value },
    ],
    rows: [
      { group: true, cells: ['Blackjack'] },
      ...['21+3', 'Insurance'].map((name) => ({ cells: [name, '3%'] })),
      { group: true, cells: ['Craps'] },
      ...['Field', 'Any Seven'].map((name) => ({ cells: [name, '2%'] })),
    ],
  };
  const again = (made: Table, row: number): string[] => {
    const [title, head, ...rows] = table(made, theme, 400).strips;
    expect([title?.headAgain, head?.headAgain, rows[0]?.headAgain]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const strip = rows[row]?.headAgain;
    return strip ? texts([strip]) : [];
  };
  it('says again what it is and whose rows these are, and of a new group only what it is', () => {
    expect(again(block, 2)).toEqual(['Edges, continued', 'Wager', 'Edge', 'Blackjack, continued']);
    expect(again(block, 3)).toEqual(['Edges, continued', 'Wager', 'Edge']);
    expect(again(block, 5)).toEqual(['Edges, continued', 'Wager', 'Edge', 'Craps, continued']);
  });
  it('says “continued” once of what is a continuation already', () =>
    expect(again({ ...block, caption: 'Edges, continued' }, 3)[0]).toBe('Edges, continued'));
  it('is read aloud once: what stands again has no place in the document', () => {
    const strips = table(block, theme, 400).strips;
    expect(strips[4]?.headAgain?.pieces.every(({ element }) => element === undefined)).toBe(true);
  });
});

it('gives a long text the width that its figures need no more', () => {
  const long: Table = {
    kind: 'table',
    caption: 'Long',
    rowHeaders: 1,
    columns: [
      { title: 'What', grow: 1 },
      { title: 'Pays', align: 'right', figures: true },
    ],
    rows: [{ cells: ['one word after another, for more than a line of the page. '.repeat(3), '35 to 1'] }],
  };
  const { widths } = columnWidths(long, theme, 300);
  expect(widths[1]).toBeLessThan(40);
  expect((widths[0] ?? 0) + (widths[1] ?? 0) + theme.space * 3).toBeCloseTo(300, 6);
});

it('sets the name that heads a cell strong, and what is said of it below plain', () => {
  const named: Table = {
    kind: 'table',
    caption: 'Named',
    rowHeaders: 1,
    columns: [{ title: 'What', grow: 1 }],
    rows: [{ cells: [{ text: 'Split\nWins on either of two.', named: true }] }],
  };
  const marks = table(named, theme, 300).strips.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => piece.marks),
  );
  const weightOf = (text: string) =>
    marks.flatMap((mark) => (mark.draw === 'text' && mark.text.trim() === text ? [mark.weight] : []));
  expect(weightOf('Split')).toEqual(['semibold']);
  expect(weightOf('Wins on either of two.')).toEqual(['regular']);
});
