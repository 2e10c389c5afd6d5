import { expect, it } from 'vitest';
import { isTorn, placed } from './breaks';
import type { Strip } from './drawing';
import { taller } from './taller';

const text = {
  draw: 'text',
  x: 0,
  y: 12,
  text: 'Row',
  weight: 'regular',
  size: 9,
  color: '#000',
  tabular: false,
} as const;
const ROW: Strip = {
  height: 18,
  gap: 0,
  padding: 8,
  keepWithNext: false,
  pieces: [
    {
      marks: [
        { draw: 'rect', x: 0, y: 0, width: 50, height: 18, fill: '#eee' },
        { draw: 'line', x1: 0, y1: 0, x2: 50, y2: 0, color: '#000', width: 1 },
        text,
        { draw: 'line', x1: 0, y1: 18, x2: 50, y2: 18, color: '#000', width: 1 },
      ],
    },
  ],
};

it('a taller row keeps its text in the middle, its lines at its ends and its ground under all of it', () => {
  const { height, pieces } = taller(ROW, 8);
  expect(height).toBe(26);
  expect(pieces[0]?.marks).toMatchObject([
    { draw: 'rect', y: 0, height: 26 },
    { draw: 'line', y1: 0 },
    { draw: 'text', y: 16 },
    { draw: 'line', y1: 26, y2: 26 },
  ]);
});

it('rows stand one below another with their white spread, each at most by its padding', () => {
  expect(placed([ROW, ROW], 0.5).map(({ y }) => y)).toEqual([0, 22]);
  expect(placed([ROW, ROW], 1).map(({ y }) => y)).toEqual([0, 26]);
});

it('what is never to be parted is torn where it is higher than a frame', () => {
  const kept = [{ ...ROW, keepWithNext: true }, ROW];
  expect(isTorn(kept, 36)).toBe(false);
  expect(isTorn(kept, 35)).toBe(true);
  expect(isTorn([{ ...ROW, keepWithNext: true, mayPart: true }, ROW], 35)).toBe(false);
});
