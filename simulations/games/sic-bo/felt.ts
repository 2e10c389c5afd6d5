/** The layout of a sic bo table: dice in rows, each with what it pays. */
import { type DrawsFelt, dice, type Sketch, spot } from '../../felt/drawing';
import type { Box, FeltWager } from '../../felt/felt';
import { across, box, inset, shared } from '../../felt/shapes';
import type { SicBoParameters } from './wagers';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const COUPLES = FACES.flatMap((a) => FACES.filter((b) => b > a).map((b) => [a, b] as const));
/** The combinations of four numbers, three of which the dice must show. */
const FOURS = [
  [6, 5, 4, 3],
  [6, 5, 3, 2],
  [5, 4, 3, 2],
  [4, 3, 2, 1],
] as const;

/** Three different numbers, and a double with another number: as the larger layout has them. */
const TRIOS = FACES.flatMap((a) =>
  COUPLES.filter(([b]) => b > a).map(([b, c]): readonly number[] => [a, b, c]),
);
const DOUBLE_AND_SINGLE = FACES.flatMap((a) =>
  FACES.filter((b) => b !== a).map((b): readonly number[] => [a, a, b]),
);

const HEAD = 74;

/** How high its rows are. A leaf of a folded sheet is held close, and has to hold all of them. */
type Heights = { evens: number; row: number; totals: number; single: number; line: number; between: number };
const ROOMY: Heights = { evens: 32, row: 28, totals: 40, single: 40, line: 20, between: 4 };
const CLOSE: Heights = { evens: 28, row: 22, totals: 25, single: 26, line: 15, between: 3 };

const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
/** Side by side where each can say “60 to 1” on a line; else the lower over the higher. */
const totalsInLines = (narrow: boolean): (readonly number[])[] =>
  narrow ? [TOTALS.slice(0, 7), TOTALS.slice(7)] : [TOTALS];

/** Places that differ only in their dice, after one place that names them and says what they pay. */
function row(own: FeltWager, at: Box, head: number, places: readonly (readonly number[])[]): Sketch[] {
  const [named, rest] = shared(at, [head, at.width - head]);
  if (!named || !rest) return [];
  return [
    spot(own, named, { most: 8.5 }),
    ...across(rest, places.length).flatMap((place, index) => [
      spot(own, place, { name: '', unpaid: true }),
      ...dice(inset(place, 3), places[index] ?? [], 15),
    ]),
  ];
}

/** The same in several lines. */
function grid(
  own: FeltWager,
  at: Box,
  places: readonly (readonly number[])[],
  [perRow, line]: readonly [perRow: number, line: number],
): Sketch[] {
  const [named, rest] = shared(at, [HEAD, at.width - HEAD]);
  if (!named || !rest) return [];
  return [
    spot(own, named, { most: 8.5 }),
    ...places.flatMap((faces, index) => {
      const width = rest.width / perRow;
      const down = Math.floor(index / perRow) * line;
      const place = box(rest.x + (index % perRow) * width, rest.y + down, width, line);
      return [spot(own, place, { name: '', unpaid: true }), ...dice(inset(place, 2), faces, 12)];
    }),
  ];
}

export const sicBoFelt: DrawsFelt<SicBoParameters> = ({ width, on, each }) => {
  const narrow = width < 400;
  const heights = narrow ? CLOSE : ROOMY;
  const sketches: Sketch[] = [];
  let down = 0;
  const add = (height: number, parts: (at: Box) => Sketch[]) => {
    const made = parts(box(0, down, width, height));
    if (made.length === 0) return;
    sketches.push(...made);
    down += height + heights.between;
  };
  const evens = ['small', 'odd', 'any-triple', 'even', 'big'].filter((wager) => on(wager));
  add(heights.evens, (at) => {
    const places = shared(
      at,
      evens.map((wager) => (wager === 'small' || wager === 'big' ? 1.4 : 1)),
      3,
    );
    return each(evens, (own, index) => (places[index] ? [spot(own, places[index], { most: 11 })] : []));
  });
  add(heights.row, (at) =>
    each(['specific-double'], (own) =>
      row(
        own,
        at,
        HEAD,
        FACES.map((face) => [face, face]),
      ),
    ),
  );
  add(heights.row, (at) =>
    each(['specific-triple'], (own) =>
      row(
        own,
        at,
        HEAD,
        FACES.map((face) => [face, face, face]),
      ),
    ),
  );
  for (const line of totalsInLines(narrow))
    add(heights.totals, (at) =>
      across(at, line.length).flatMap((place, index) => {
        const total = line[index] ?? 0;
        const pair = `total-${Math.min(total, 21 - total)}-${Math.max(total, 21 - total)}`;
        return each([pair], (own) => [spot(own, place, { name: `${total}`, most: 9 })]);
      }),
    );
  for (const [wager, places, perRow] of [
    ['combination', COUPLES, narrow ? 8 : 15],
    ['three-single', TRIOS, narrow ? 5 : 10],
    ['double-and-single', DOUBLE_AND_SINGLE, narrow ? 6 : 10],
  ] as const)
    add(Math.ceil(places.length / perRow) * heights.line, (at) =>
      each([wager], (own) => grid(own, at, places, [perRow, heights.line])),
    );
  add(heights.single, (at) =>
    each(['single'], (own) =>
      row(
        own,
        at,
        110,
        FACES.map((face) => [face]),
      ),
    ),
  );
  add(heights.evens, (at) => each(['four-number'], (own) => row(own, at, HEAD, FOURS)));
  return { height: Math.max(0, down - heights.between), sketches };
};
