/** A block of a paper as lines that a test can list: what it is, and what it says. */
import { type Block, cellText } from '../paper';

export function saidBy(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${block.text}`];
    case 'paragraph':
    case 'display':
    case 'place':
      return [block.text];
    case 'list':
      return block.items.map((item) => `- ${item}`);
    case 'note':
      return [`[${block.title}]`, ...block.lines];
    case 'facts':
      return block.entries.map(({ label, value }) => `${label}: ${value}`);
    case 'table':
      return [
        `{${block.caption}}`,
        block.columns.map(({ title, shaded }) => (shaded ? `*${title}*` : title)).join(' | '),
        ...block.rows.map(({ cells }) => cells.map(cellText).join(' | ')),
      ].map((line) => line.replaceAll('\u00a0', ' '));
    case 'qr':
      return [`${block.text} ${block.url}`];
    default:
      return [`<${block.kind}>`];
  }
}
