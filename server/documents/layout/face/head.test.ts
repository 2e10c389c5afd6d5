import { expect, it } from 'vitest';
import type { Block } from '../../paper';
import { textWidth } from '../text';
import { heads } from './head';
import { faceType } from './type';

const TYPE = faceType('#1f4e5f', 1, 500);
const named = (text: string, more: Block[] = []): Block[] => [
  ...more,
  { kind: 'display', size: 'huge', accent: true, text },
  { kind: 'limits', groups: [{ group: 'all', minimum: '£5', maximum: '£500' }] } as Block,
  { kind: 'qr', url: 'https://site.example/r/1', text: 'The record:', alt: 'Code' },
];
const MARK: Block = {
  kind: 'mark',
  mark: {
    kind: 'drawn',
    width: 100,
    height: 50,
    shapes: [{ path: 'M0 0 L100 0 L100 50 Z', fill: '#aa2222' }],
  },
  alt: 'Northgate',
};

const textAt = (blocks: Block[], width: number, text: string) => {
  const [first] = heads(blocks, TYPE, width);
  const marks = first?.head.strips.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.marks)) ?? [];
  return marks.flatMap((mark) => (mark.draw === 'text' && mark.text.trim() === text ? [mark] : []))[0];
};

it('sets the limits beside a short name, on one baseline, and the code in the corner', () => {
  const blocks = named('Roulette');
  const [first] = heads(blocks, TYPE, 600);
  expect(first?.codeBelow).toBe(0);
  expect(first?.corner?.element.alt).toBe('Code');
  expect(textAt(blocks, 600, '£500')?.y).toBeCloseTo(textAt(blocks, 600, 'Roulette')?.y ?? 0, 6);
  expect(first?.corner?.draw().marks.length).toBeGreaterThan(50);
});

it('sets them under a name that leaves them no room', () => {
  const blocks = named('Texas Hold’em Bonus Progressive');
  expect(textAt(blocks, 500, '£500')?.y).toBeGreaterThan((textAt(blocks, 500, 'Maximum')?.y ?? 0) + 1);
  expect(textAt(blocks, 500, 'Maximum')?.x).toBeLessThan(200);
});

it('sets all limits under the name where those of side wagers have no room beside the first', () => {
  const groups = [
    { group: 'all', minimum: '£5', maximum: '£500' },
    { group: 'optional', wagers: '21+3, Royal Match and Perfect Pairs', minimum: '£1', maximum: '£50' },
  ];
  const blocks = named('Blackjack').map((block) => (block.kind === 'limits' ? { ...block, groups } : block));
  const places = [620, 1100].map((width) => textAt(blocks as Block[], width, 'Maximum')?.x ?? 0);
  expect(places[0]).toBeLessThan(150);
  expect(places[1]).toBeGreaterThan(300);
});

it('keeps words and sums clear of the corner', () => {
  for (const width of [330, 380, 420, 500, 700])
    for (const { head, corner, codeBelow } of heads(named('Roulette'), TYPE, width)) {
      const marks = head.strips.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.marks));
      const squares = (corner?.draw().marks ?? []).flatMap((mark) => (mark.draw === 'rect' ? [mark.x] : []));
      const words = marks.flatMap((mark) =>
        mark.draw === 'text' ? [mark.x + textWidth(mark.text.trim(), { ...mark, leading: 0 })] : [],
      );
      expect(Math.max(...words)).toBeLessThan(codeBelow === 0 ? Math.min(...squares) : width);
    }
});

it('leaves the corner to the mark of an operator, and the code to the foot', () => {
  const all = heads(named('Roulette', [MARK]), TYPE, 600);
  expect(all[0]?.codeBelow).toBeGreaterThan(40);
  expect(all[0]?.corner?.element.alt).toBe('Northgate');
});

it('sets long limits below the mark in the whole width, where they have no room beside it', () => {
  const groups = [{ group: 'all', minimum: '$100,000', maximum: '$25,000,000' }];
  const blocks = named('Golden Frog Baccarat', [MARK]).map((block) =>
    block.kind === 'limits' ? { ...block, groups } : block,
  ) as Block[];
  const [beside, under] = heads(blocks, TYPE, 400);
  expect([beside?.head.cramped, under?.head.cramped]).toEqual([true, false]);
  expect(under?.corner?.element.alt).toBe('Northgate');
  // The strip of the limits begins below the mark.
  const strips = under?.head.strips ?? [];
  const above = strips.slice(0, -1).reduce((sum, { gap, height }, index) => sum + (index && gap) + height, 0);
  expect(above + (strips.at(-1)?.gap ?? 0)).toBeGreaterThan(under?.corner?.height ?? 1e6);
});
