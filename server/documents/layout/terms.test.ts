import { expect, it } from 'vitest';
import type { Block, Paper } from '../paper';
import { setPages } from './sheets';

const paper = (blocks: Block[]): Paper => ({
  title: 'A dossier',
  subject: 'Of nothing',
  language: 'en-GB',
  accent: '#1f4e5f',
  furniture: { title: 'A dossier', version: '1', status: 'Draft', shortHash: 'abc' },
  dated: '2026-01-01T00:00:00.000Z',
  blocks: [...blocks, { kind: 'heading', level: 2, text: 'Terms', id: 'glossary' }],
  terms: ['house edge', 'margin'].map((term) => ({ term, to: 'glossary' })),
});

const linksIn = (blocks: Block[]) => {
  const drawing = setPages(paper(blocks));
  const pieces = drawing.pages.flatMap((page) => page.pieces);
  const textOf = (piece: (typeof pieces)[number]) =>
    piece.marks.map((mark) => (mark.draw === 'text' ? mark.text : '')).join('');
  return {
    drawing,
    pieces,
    textOf,
    links: pieces.filter(({ to }) => to === 'glossary').map((piece) => [piece.element?.role, textOf(piece)]),
  };
};

it('leads to a term from where it is met first, not from a heading and not again', () => {
  const { links } = linksIn([
    { kind: 'heading', level: 2, text: 'House edge' },
    { kind: 'paragraph', text: 'The marginal House edge, with its margin.' },
    { kind: 'paragraph', text: 'The house edge again.' },
  ]);
  expect(links).toEqual([
    ['Link', 'House edge'],
    ['Link', 'margin'],
  ]);
});

it('reads on in order, and every letter stands where it stood', () => {
  const text = 'What the house edge is of, and why.';
  const { drawing, pieces, textOf } = linksIn([{ kind: 'paragraph', text }]);
  const [owner] = drawing.root.children;
  expect(owner).toMatchObject({
    role: 'P',
    children: [{ role: 'Span' }, { role: 'Link' }, { role: 'Span' }],
  });
  const own = owner?.children.map((child) => pieces.find((piece) => piece.element === child));
  expect(own?.map((piece) => (piece ? textOf(piece) : ''))).toEqual([
    'What the ',
    'house edge',
    ' is of, and why.',
  ]);
  const plain = setPages({ ...paper([{ kind: 'paragraph', text }]), terms: [] });
  const whole = plain.pages[0]?.pieces.find(({ element }) => element === plain.root.children[0])?.marks[0];
  const [first] = own?.[0]?.marks ?? [];
  if (whole?.draw !== 'text' || first?.draw !== 'text') throw new Error('both are text');
  expect([first.x, first.y]).toEqual([whole.x, whole.y]);
});

it('leads from a cell of a table too', () => {
  const { links } = linksIn([
    {
      kind: 'table',
      caption: 'Margin',
      columns: [{ title: 'margin' }, { title: 'Value' }],
      rowHeaders: 1,
      rows: [{ cells: ['margin', 'a margin of 1'] }],
    },
  ]);
  expect(links).toEqual([['Link', 'margin']]);
});
