/** The layout of a sic bo table: dice in rows, each with what it pays. */
import { type DrawsFelt, dice, type Sketch, spot } from '../../felt/drawing';
import type { Box, FeltWager } from '../../felt/felt';
import { across, box, inset, shared, stacked } from '../../felt/shapes';
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

export const sicBoFelt: DrawsFelt<SicBoParameters> = ({ width, on, each }) => {
  const head = 74;
  const narrow = width < 400;
  const sketches: Sketch[] = [];
  let down = 0;
  const add = (height: number, parts: (at: Box) => Sketch[]) => {
    const made = parts(box(0, down, width, height));
    if (made.length === 0) return;
    sketches.push(...made);
    down += height + 4;
  };
  const evens = ['small', 'odd', 'any-triple', 'even', 'big'].filter((wager) => on(wager));
  add(32, (at) => {
    const places = shared(
      at,
      evens.map((wager) => (wager === 'small' || wager === 'big' ? 1.4 : 1)),
      3,
    );
    return each(evens, (own, index) => (places[index] ? [spot(own, places[index], { most: 11 })] : []));
  });
  add(28, (at) =>
    each(['specific-double'], (own) =>
      row(
        own,
        at,
        head,
        FACES.map((face) => [face, face]),
      ),
    ),
  );
  add(28, (at) =>
    each(['specific-triple'], (own) =>
      row(
        own,
        at,
        head,
        FACES.map((face) => [face, face, face]),
      ),
    ),
  );
  add(40, (at) =>
    across(at, 14).flatMap((place, index) => {
      const total = index + 4;
      const pair = `total-${Math.min(total, 21 - total)}-${Math.max(total, 21 - total)}`;
      return each([pair], (own) => [spot(own, place, { name: `${total}`, most: 9 })]);
    }),
  );
  const couples = narrow ? [COUPLES.slice(0, 8), COUPLES.slice(8)] : [COUPLES];
  add(couples.length * 26, (at) =>
    each(['combination'], (own) => {
      const [named, rest] = shared(at, [head, at.width - head]);
      if (!named || !rest) return [];
      const lines = stacked(
        rest,
        couples.map(() => 1),
      );
      return [
        spot(own, named, { most: 8.5 }),
        ...couples.flatMap((line, index) =>
          across(lines[index] ?? rest, couples[0]?.length ?? 1)
            .slice(0, line.length)
            .flatMap((place, nth) => [
              spot(own, place, { name: '', unpaid: true }),
              ...dice(inset(place, 2), line[nth] ?? [], 13),
            ]),
        ),
      ];
    }),
  );
  add(40, (at) =>
    each(['single'], (own) =>
      row(
        own,
        at,
        110,
        FACES.map((face) => [face]),
      ),
    ),
  );
  add(28, (at) => each(['four-number'], (own) => row(own, at, head, FOURS)));
  const asked = ['three-single', 'double-and-single'].filter((wager) => on(wager));
  add(24, (at) => {
    const places = across(at, Math.max(1, asked.length), 4);
    return each(asked, (own, index) => (places[index] ? [spot(own, places[index])] : []));
  });
  return { height: Math.max(0, down - 4), sketches };
};
