/** A paper as text: each kind of block, spelled out by hand. */
import { expect, it } from 'vitest';
import type { Block, Paper } from '../paper';
import { plainText } from './plain-text';

const text = (block: Block, mark?: string) => plainText({ blocks: [block], ...(mark && { mark }) } as Paper);

it.each<[string, Block, string[]]>([
  ['a heading', { kind: 'heading', level: 1, text: 'Roulette' }, ['Roulette']],
  ['a paragraph', { kind: 'paragraph', text: 'The ball.' }, ['The ball.']],
  ['large type', { kind: 'display', text: 'Roulette', size: 'huge' }, ['Roulette']],
  ['a list', { kind: 'list', items: ['One', 'Two'] }, ['- One', '- Two']],
  ['a list in order', { kind: 'list', items: ['One', 'Two'], ordered: true }, ['1. One', '2. Two']],
  ['a place', { kind: 'place', text: 'Meter' }, ['Meter: ____________']],
  ['a note', { kind: 'note', tone: 'plain', title: 'Note', lines: ['A', 'B'] }, ['Note', 'A', 'B']],
  ['facts', { kind: 'facts', entries: [{ label: 'Edge', value: '2.71%' }] }, ['Edge: 2.71%']],
  [
    'a code',
    { kind: 'qr', url: 'https://a.example/1', text: 'See', alt: 'Code' },
    ['See https://a.example/1'],
  ],
  [
    'a figure',
    {
      kind: 'figure',
      caption: 'Bands',
      panels: [{ title: 'T', alt: 'Narrowing bands', edge: 0, bands: [] }],
    },
    ['Bands', 'Narrowing bands'],
  ],
  [
    'a curve',
    {
      kind: 'curve',
      caption: 'Meter',
      alt: 'A falling line',
      across: { title: 'x', ticks: [] },
      up: { title: 'y', ticks: [] },
      lines: [],
      marks: [],
    },
    ['Meter', 'A falling line'],
  ],
  [
    'money',
    { kind: 'money-flow', caption: 'Win', alt: 'In: 10. Out: 10.', from: [], through: undefined, to: [] },
    ['Win', 'In: 10. Out: 10.'],
  ],
  [
    'a matrix',
    {
      kind: 'matrix',
      caption: 'What to do',
      explains: 'F folds.',
      corner: 'Hand',
      columns: ['Ace', '2'],
      rows: [
        {
          label: 'A',
          cells: [
            { text: 'Raise', shade: 1 },
            { text: 'F', shade: 0 },
          ],
        },
        {
          label: 'King',
          cells: [
            { text: 'F', shade: 0 },
            { text: 'F', shade: 0 },
          ],
        },
      ],
    },
    ['What to do', 'F folds.', 'Hand  Ace    2', 'A     Raise  F', 'King  F      F'],
  ],
])('%s', (_, block, lines) => {
  expect(text(block)).toBe(`${lines.join('\n')}\n`);
});

it('sets a table in columns, figures to the right and groups across', () => {
  const table: Block = {
    kind: 'table',
    caption: 'Pays',
    columns: [{ title: 'Row' }, { title: 'Pays', align: 'right' }, { title: 'Count', align: 'right' }],
    rowHeaders: 1,
    rows: [
      { cells: ['A group of its own that is long'], group: true },
      { cells: ['Flush', { text: '5 to 1' }, '5108'] },
      { cells: ['Part', '9'], group: true },
      { cells: ['All', '', '2598960'], total: true },
    ],
  };
  const lines = [
    'Row      Pays    Count',
    'A group of its own that is long',
    'Flush  5 to 1     5108',
    'Part                 9',
    'All            2598960',
  ];
  expect(text(table)).toBe(`${['Pays', ...lines].join('\n')}\n`);
  expect(text({ ...table, captionHidden: true })).toBe(`${lines.join('\n')}\n`);
  const untitled = { ...table, columns: table.columns.map((column) => ({ ...column, title: '' })) };
  expect(text({ ...untitled, rows: [] })).toBe('Pays\n');
});

it('puts a line between blocks, and the mark before them all', () => {
  const blocks: Block[] = [
    { kind: 'paragraph', text: 'One.' },
    { kind: 'paragraph', text: 'Two.' },
  ];
  expect(plainText({ blocks } as Paper)).toBe('One.\n\nTwo.\n');
  expect(plainText({ blocks, mark: 'DRAFT' } as Paper)).toBe('DRAFT\n\nOne.\n\nTwo.\n');
});
