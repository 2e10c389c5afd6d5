import { describe, expect, it } from 'vitest';
import type { Felt, FeltPart } from '@/simulations/felt/felt';
import { widthOf as roomFor } from '@/simulations/felt/letters';
import { LEAST } from '@/simulations/felt/words';
import type { Mark } from '../drawing';
import { widthOf } from '../fonts';
import { themeOf } from '../theme';
import { felt } from './felt';

const square = (x: number, wager: string, text: string): FeltPart => ({
  kind: 'spot',
  tone: 'plain',
  closed: true,
  wager,
  points: [
    [x, 0],
    [x + 100, 0],
    [x + 100, 40],
    [x, 40],
  ],
  texts: [{ text, x: x + 50, y: 24, size: 10, strong: true, align: 'middle' }],
});

const DRAWN: Felt = {
  title: 'Layout of Test',
  width: 200,
  alt: 'Layout of Test. Red pays 1 to 1. Tie pays 8 to 1.',
  places: {},
  blocks: [
    {
      height: 40,
      parts: [square(0, 'red', 'Red'), { ...square(100, 'black', 'Black'), tone: 'black' }],
      drawing: true,
    },
    { height: 50, parts: [square(0, 'tie', 'Tie')] },
  ],
};

const theme = themeOf('#1f4e5f');
const made = felt({ kind: 'felt', caption: DRAWN.title, felt: DRAWN }, theme, 400);
const marks = made.strips.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.marks));
const isText = (mark: Mark): mark is Extract<Mark, { draw: 'text' }> => mark.draw === 'text';

describe('the width of letters on a felt', () => {
  it('is no less than in the typeface, in either weight', () => {
    const words = [
      'Don’t Win Line',
      'Egalité',
      '7½ to 1',
      '100% of the meter',
      'Royal flush + king/queen',
      '“£1,500”',
      '桌',
    ];
    for (const word of [
      ...words,
      ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
    ])
      for (const weight of ['regular', 'semibold'] as const)
        expect(roomFor(word, 10), word).toBeGreaterThanOrEqual(widthOf(word, weight, 10, false) - 0.01);
  });
});

describe('a layout on paper', () => {
  it('is a figure with its words for a reader aloud, and what is listed below it is text', () => {
    expect(made.element.children.map(({ role, alt }) => [role, alt])).toEqual([
      ['P', undefined],
      ['Figure', DRAWN.alt],
      ['P', undefined],
    ]);
  });
  it('fills the width it is given, words and all', () => {
    const [, red, black] = marks.filter(isText);
    expect(red).toMatchObject({ text: 'Red ', size: 20, y: 48 });
    expect(black?.x).toBeGreaterThan(200);
    expect(made.strips.map(({ height }) => height).slice(1)).toEqual([80, 100]);
  });
  it('tells black from red without colour: only black is filled', () => {
    const grounds = marks.flatMap((mark) => (mark.draw === 'area' ? [mark.fill] : []));
    expect(grounds).toEqual(['#ffffff', '#1b1f24', '#ffffff']);
    expect(marks.filter(isText).find(({ text }) => text === 'Black ')?.color).toBe('#ffffff');
  });
  it('has no type under 7 points in a dossier', () => {
    const [page, wide] = [479.28, 468];
    expect((LEAST * page) / wide).toBeGreaterThanOrEqual(7);
  });
});

describe('black cells that are only printed', () => {
  const strokesOf = (part: FeltPart) =>
    felt(
      {
        kind: 'felt',
        caption: 'Black',
        felt: { ...DRAWN, blocks: [{ height: 40, parts: [part], drawing: true }] },
      },
      theme,
      400,
    ).strips.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => piece.marks.filter(({ draw }) => draw === 'stroke')),
    );
  const black = { ...square(0, 'two', '2'), kind: 'area', tone: 'black' } as const;
  it('have a line between them, and the pip of a die has none', () => {
    expect(strokesOf(black)).toHaveLength(1);
    expect(strokesOf({ ...black, points: [...black.points, [0, 20]] })).toHaveLength(0);
  });
});
