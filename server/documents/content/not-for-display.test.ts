import { expect, it } from 'vitest';
import { setPosted, sheetSize } from '../layout/sheets';
import type { Paper } from '../paper';
import { notForDisplay } from './not-for-display';

const PAPER = {
  title: 'Test Wheel: table sign',
  language: 'en-GB',
  accent: '#204060',
  furniture: {},
  blocks: [],
} as unknown as Paper;
const missing = [
  'The table’s minimum and maximum wager.',
  'Straight up pays 34 to 1; rule 3.8(a) asks for 35 to 1.',
];

it.each(['Half-letter', 'A4', 'Tabloid', 'A1'] as const)(
  'fills most of one page of %s, however large',
  (size) => {
    for (const orientation of ['portrait', 'landscape'] as const) {
      const { pages } = setPosted(notForDisplay({ paper: PAPER, missing }), size, orientation);
      const lowest = Math.max(
        ...pages.flatMap(({ pieces }) =>
          pieces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.y] : []))),
        ),
      );
      expect(pages).toHaveLength(1);
      expect(lowest / sheetSize(size, orientation).height).toBeGreaterThan(0.5);
    }
  },
);
