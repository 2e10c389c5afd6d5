import { expect, it } from 'vitest';
import type { Block } from '../paper';
import { flow } from './flow';
import { themeOf } from './theme';

const lines = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'paragraph', text: `Line ${at + 1}` }));

/** What stands on each page of 300 by 120 points, by its first words. */
const pagesOf = (blocks: Block[]): string[][] =>
  flow(blocks, themeOf('#1f4e5f', 1), () => ({ x: 0, y: 0, width: 300, height: 120 })).frames.map((pieces) =>
    pieces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : []))),
  );

const items = (count: number): Block => ({
  kind: 'list',
  items: Array.from({ length: count }, (_, at) => `Step ${at + 1}`),
});

it('a list of five is whole, and three of a longer one stand on either side of a break', () => {
  const after = (block: Block) =>
    pagesOf([...lines(4), block]).map((page) => page.filter((text) => /Step/.test(text)));
  expect(after(items(5))).toEqual([[], ['Step 1', 'Step 2', 'Step 3', 'Step 4', 'Step 5']]);
  for (const page of after(items(7)).filter(({ length }) => length > 0))
    expect(page.length).toBeGreaterThan(2);
});

it('no title stands at the foot with a line or two, and what follows a table stays with it', () => {
  const title: Block = { kind: 'heading', level: 3, text: 'Title' };
  const [first = [], second = []] = pagesOf([
    ...lines(4),
    title,
    { kind: 'paragraph', text: 'Briefly.' },
    items(5),
  ]);
  expect(first).not.toContain('Title');
  expect(second).toEqual(expect.arrayContaining(['Title', 'Briefly.']));
  const table: Block = {
    kind: 'table',
    caption: 'Table',
    rowHeaders: 1,
    columns: [{ title: 'Name', grow: 1 }],
    rows: [{ cells: ['Row'] }],
  };
  const said = { kind: 'paragraph' as const, text: 'Of the table.' };
  const ends = (block: Block) =>
    [0, 1, 2, 3, 4, 5, 6].map(
      (count) =>
        pagesOf([...lines(count), table, block]).findIndex((page) => page.includes('Of the table.')) ===
        pagesOf([...lines(count), table, block]).findIndex((page) => page.includes('Row')),
    );
  expect(ends(said)).toContain(false);
  expect(ends({ ...said, follows: true })).not.toContain(false);
});

it('what may follow on a page does so where it all fits or half the page is free, and else begins one', () => {
  const title: Block = { kind: 'heading', level: 3, text: 'Title', newPage: 'unless-it-fits' };
  const titled = (before: number, after: number) =>
    pagesOf([...lines(before), title, ...lines(after)]).findIndex((page) => page.includes('Title'));
  expect(titled(1, 12), 'most of the page is free').toBe(0);
  expect(titled(4, 0), 'all of it fits').toBe(0);
  expect(titled(4, 12)).toBe(1);
});

it('a paragraph begins with its name set strong, and the rest of that line and the next plain', () => {
  const text = 'Red or black: Wins on the chosen colour; zero costs half of the stake, whatever was chosen.';
  const [page = []] = flow([{ kind: 'paragraph', named: true, text }], themeOf('#1f4e5f', 1), () => ({
    x: 0,
    y: 0,
    width: 300,
    height: 120,
  })).frames;
  const marks = page.flatMap((piece) => piece.marks).filter((mark) => mark.draw === 'text');
  expect(marks.map(({ text: said }) => said).join('')).toBe(text);
  expect(marks.map(({ weight }) => weight)).toEqual(['semibold', 'regular', 'regular']);
  const [name, after, below] = marks;
  expect(after?.y).toBe(name?.y);
  expect(after?.x).toBeGreaterThan(name?.x ?? 0);
  expect(below?.x).toBe(name?.x);
});
