/** A paper as text to paste: the same words in the same order. */

import { limitSaid } from '@/server/vocabulary/limit-words';
import { BREAKS } from '../breaks-between';
import {
  type Block,
  type BoardPart,
  type BoardRow,
  type Cell,
  cellText,
  type Matrix,
  type Paper,
  type Row,
  type Table,
  withinSentence,
} from '../paper';

function tableText({ columns, rows, caption, captionHidden }: Table): string[] {
  const spread = ({ group, cells: [first = '', ...rest] }: Row): Cell[] => {
    const empty = group && rest.length > 0 ? columns.length - 1 - rest.length : 0;
    return [first, ...Array.from({ length: empty }, () => ''), ...rest];
  };
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => spread(row).map(cellText))];
  const widths = columns.map((_, index) =>
    Math.max(...cells.filter((row) => row.length > 1).map((row) => (row[index] ?? '').length)),
  );
  const set = (row: string[]) =>
    row
      .map((text, index) => {
        const width = row.length > 1 ? (widths[index] ?? 0) : 0;
        return columns[index]?.align === 'right' ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const lines = cells.map(set).filter((line) => line !== '');
  return captionHidden ? lines : [caption, ...lines];
}

function matrixText({ caption, explains, corner, columns, rows }: Matrix): string[] {
  const grid = [
    [corner, ...columns],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
  ];
  const widths = grid[0]?.map((_, index) => Math.max(...grid.map((row) => row[index]?.length ?? 0))) ?? [];
  const set = (row: string[]) =>
    row
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [caption, explains, ...grid.map(set)];
}

/** "Straight up: 35 to 1, house edge 2.71%": columns made of spaces fall apart in a proportional typeface. */
function rowText({ label, pays, note, edge }: BoardRow, edgeHead: string): string {
  const named = note ? `${label} (${note})` : label;
  return `${named}: ${pays}${edge ? `, ${withinSentence(edgeHead)} ${edge}` : ''}`;
}

const partText = ({ title, wagers, lists }: BoardPart, edgeHead: string): string[] => [
  ...wagers.map(({ name, edge, notes }) => [name, edge, ...notes].join(' · ')),
  ...(title ? [title] : []),
  ...lists.flatMap(({ head, note, rows }) => [
    ...(head ? [`${head}:`] : []),
    ...(note ? [`${note}.`] : []),
    ...rows.map((row) => rowText(row, edgeHead)),
  ]),
];

function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'display':
      return [block.text];
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`);
    case 'table':
      return tableText(block);
    case 'figure':
      return [block.caption, ...block.panels.map(({ alt }) => alt)];
    case 'matrix':
      return matrixText(block);
    case 'curve':
    case 'money-flow':
      return [block.caption, block.alt];
    case 'facsimile':
      return [block.caption, ...block.alts];
    case 'contents':
      return block.entries.map(({ text }) => text);
    case 'felt':
      return [block.caption, block.felt.alt];
    case 'mark':
      return [block.alt];
    case 'limits':
      return block.groups.map(limitSaid);
    case 'board':
      return block.parts.flatMap((part, index) => [
        ...(index > 0 ? [''] : []),
        ...partText(part, block.edgeHead),
      ]);
    case 'notices':
      return block.lines;
    case 'place':
      return [`${block.text}: ____________`];
    case 'note':
      return [block.title, ...block.lines];
    case 'facts':
      return block.entries.map(({ label, value }) => `${label}: ${value}`);
    case 'qr':
      return [`${block.text} ${block.url}`];
  }
}

export function plainText(paper: Paper): string {
  const blocks = paper.blocks.map((block) => blockText(block).join('\n'));
  return `${(paper.mark ? [paper.mark, ...blocks] : blocks).join('\n\n')}\n`;
}

const WIDEST = 72;
/** No line is so long that a letter or a notice board breaks it elsewhere; what follows is set in. */
export const wrappedText = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = [];
      for (const word of line.split(BREAKS)) {
        const last = lines.at(-1);
        if (last === undefined) lines.push(word);
        else if (last.length + word.length < WIDEST) lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(`  ${word}`);
      }
      return lines;
    })
    .join('\n');
