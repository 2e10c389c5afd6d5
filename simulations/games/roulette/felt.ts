/** The layout of a roulette table: zero to the left, numbers in three rows, outside bets below. */
import { colourOf } from '../../equipment/wheels';
import { area, CHIP, chip, type DrawsFelt, type Sketch, spot, words } from '../../felt/drawing';
import type { Box } from '../../felt/felt';
import { across, box } from '../../felt/shapes';
import type { RouletteParameters } from './parameters';

const ROW = 26;
const OUTSIDE = 24;
/** Chips on the outer line of the numbers, and on the ends of the dozens. */
const GUTTER = CHIP * 2 + 2;

/** The number that a chip is drawn on, in the row furthest from the player. */
const CHOSEN = 33;

export const rouletteFelt: DrawsFelt<RouletteParameters> = ({ parameters: { zeros }, width, on, each }) => {
  const columns = Math.max(28, width / 12);
  const side = (width - columns) / 13.2;
  const zeroWide = side * 1.2;
  const left = zeroWide;
  const foot = ROW * 3;
  const right = left + side * 12;
  const cell = (column: number, row: number): Box => box(left + column * side, row * ROW, side, ROW);
  const numbers = Array.from({ length: 36 }, (_, index): Sketch[] => {
    const number = index + 1;
    const at = cell(Math.floor(index / 3), 2 - (index % 3));
    const printed = { tone: colourOf(number), strong: true };
    if (number !== CHOSEN || !on('straight-up')) return [area(at, [`${number}`], printed)];
    return [
      area(at, [], printed),
      words(box(at.x, at.y, at.width, at.height - CHIP * 2), [`${number}`], printed),
    ];
  }).flat();
  const zeroMarks = zeros === 1 ? ['0'] : ['00', '0'];
  const zero = zeroMarks.map((mark, index): Sketch => {
    const height = foot / zeroMarks.length;
    return area(box(0, index * height, zeroWide, height), [mark], { tone: 'green', strong: true });
  });
  const inside: Record<string, readonly [x: number, y: number]> = {
    'straight-up': [left + side * 10.5, ROW - CHIP - 1],
    split: [left + side * 7.5, ROW],
    corner: [left + side * 4, ROW],
    'first-four': [left, foot],
    'first-five': [left, foot],
    street: [left + side * 8.5, foot],
    'six-line': [left + side * 6, foot],
    'split-columns': [right + side * 0.6, ROW],
  };
  const dozens = across(box(left, foot + GUTTER, side * 12, OUTSIDE), 3);
  const low = foot + GUTTER + OUTSIDE + GUTTER - 4;
  const even = across(box(left, low, side * 12, OUTSIDE), 6);
  const halves = (wager: string, places: readonly (readonly [number, string])[]) =>
    each([wager], (own) =>
      places.flatMap(([index, name]) => {
        const at = even[index];
        return at ? [spot(own, at, { name, tone: toneOf(name) })] : [];
      }),
    );
  return {
    height: low + OUTSIDE,
    sketches: [
      ...zero,
      ...numbers,
      ...each(['column'], (own) =>
        [0, 1, 2].map((row) => spot(own, box(right, row * ROW, width - right, ROW), { name: '', most: 8 })),
      ),
      ...each(['dozen'], (own) =>
        dozens.map((at, index) => spot(own, at, { name: `${['1st', '2nd', '3rd'][index] ?? ''} 12` })),
      ),
      ...halves('low-high', [
        [0, '1 to 18'],
        [5, '19 to 36'],
      ]),
      ...halves('odd-even', [
        [1, 'Even'],
        [4, 'Odd'],
      ]),
      ...halves('red-black', [
        [2, 'Red'],
        [3, 'Black'],
      ]),
      ...Object.entries(inside).flatMap(([wager, [x, y]]) => each([wager], (own) => [chip(own, x, y)])),
      ...each(['split-dozens'], (own) => [chip(own, left + side * 4, foot + GUTTER + OUTSIDE + CHIP - 1)]),
    ],
  };
};

const toneOf = (name: string) => (name === 'Red' ? 'red' : name === 'Black' ? 'black' : 'plain');
