/** The layout of a craps table: lines and numbers to the left, wagers on one throw and hardways to the right. */
import {
  area,
  chip,
  type DrawsFelt,
  dice,
  type FeltAsked,
  type Sketch,
  type Sketched,
  spot,
  words,
} from '../../felt/drawing';
import type { Box, FeltWager } from '../../felt/felt';
import { across, box, inset, stacked } from '../../felt/shapes';
import type { CrapsParameters } from './parameters';

/** Narrower than this, the right half is below the left. */
const SIDE_BY_SIDE = 400;

const PAIRS = ['4-10', '5-9', '6-8'] as const;
const POINTS = [4, 5, 6, 8, 9, 10] as const;
const pairOf = (point: number) => PAIRS.find((pair) => pair.split('-').includes(`${point}`)) ?? '6-8';

type Asked = FeltAsked<CrapsParameters>;

/** Odds behind a wager, chips on a line: one for each pair of points. */
const behind = ({ each }: Asked, wager: string, y: number, from: number): Sketch[] =>
  PAIRS.flatMap((pair, index) =>
    each([`behind-${wager}-${pair}`], (own) => [chip(own, from + index * 19, y)]),
  );

/** How high its parts are. A leaf of a folded sheet is held close, and has to hold all of them. */
type Heights = {
  /** To lose, the number, to win. */
  numbers: [number, number, number];
  come: number;
  field: number;
  dontWin: number;
  win: number;
  /** On one throw: any seven, hardways, single throws, any craps, and pairs. */
  throws: number[];
};
const ROOMY: Heights = {
  numbers: [22, 34, 24],
  come: 32,
  field: 44,
  dontWin: 24,
  win: 28,
  throws: [26, 46, 46, 26, 30],
};
const CLOSE: Heights = {
  numbers: [19, 34, 19],
  come: 24,
  field: 40,
  dontWin: 20,
  win: 20,
  throws: [22, 42, 42, 22, 24],
};
const GAP = 4;
const highOf = (asked: Asked): Heights => (isWide(asked) ? ROOMY : CLOSE);
const isWide = ({ width }: Pick<Asked, 'width'>): boolean => width > SIDE_BY_SIDE;
const sum = (heights: readonly number[]): number => heights.reduce((all, each) => all + each, 0);

/** At the end of a line, room for chips behind it. */
const ODDS = 62;

/** A column for each point: to lose above, to win below, and between them odds on a come bet that went there. */
function numbers(asked: Asked, at: Box): Sketch[] {
  const { each } = asked;
  const heights = highOf(asked).numbers;
  return across(at, POINTS.length).flatMap((own, index) => {
    const point = POINTS[index] ?? 4;
    const pair = pairOf(point);
    const [lose, middle, win] = stacked(own, heights);
    if (!lose || !middle || !win) return [];
    const name = box(middle.x, middle.y, middle.width, middle.height - 15);
    const chips = middle.y + middle.height - 8;
    return [
      area(own),
      ...each([`place-lose-${pair}`], (wager) => [spot(wager, lose, { name: 'lose', most: 7.5 })]),
      words(name, [`${point}`], { tone: 'plain', most: 14, strong: true }),
      ...each([`behind-come-${pair}`], (wager) => [chip(wager, middle.x + middle.width / 2 - 8, chips)]),
      ...each([`behind-dont-come-${pair}`], (wager) => [chip(wager, middle.x + middle.width / 2 + 8, chips)]),
      ...each([`place-win-${pair}`], (wager) => [spot(wager, win, { name: 'win', most: 7.5 })]),
    ];
  });
}

const FIELD = [2, 3, 4, 9, 10, 11, 12] as const;

/** The field, each total with what it pays. */
function field(wager: FeltWager, at: Box): Sketch[] {
  const head = box(at.x, at.y, at.width, 13);
  const totals = across(box(at.x, at.y + 13, at.width, at.height - 13), FIELD.length);
  return [
    spot(wager, at, { name: '', unpaid: true }),
    words(inset(head, 2, 0), [wager.label], { tone: 'plain', strong: true, most: 9 }),
    ...totals.flatMap((own, index) => {
      const total = FIELD[index] ?? 2;
      const pays = wager.pays.find(({ event }) => event === `total-${total}`)?.pays ?? '';
      const [above, below] = stacked(inset(own, 1, 0), [14, 16]);
      return above && below
        ? [
            words(above, [`${total}`], { tone: 'plain', most: 11, strong: true }),
            { ...words(below, [pays], { most: 7.5 }), wager },
          ]
        : [];
    }),
  ];
}

function leftHalf(asked: Asked, width: number): Sketched {
  const { each, on } = asked;
  const narrow = 46;
  const lines = (wager: string, odds: string, y: number, height: number): Sketch[] => [
    ...each([wager], (own) => {
      const at = box(0, y, width, height);
      const room = {
        room: inset(box(0, y, width - ODDS, height), 2, 1),
        most: 11,
        name: own.label,
        unpaid: false,
      };
      return [{ ...spot(own, at), label: room }];
    }),
    ...behind(asked, odds, y + height / 2, width - ODDS + 14),
  ];
  const { come, field: fieldHigh, dontWin, win, numbers: own } = highOf(asked);
  const numbersHigh = sum(own);
  const comeAt = numbersHigh + GAP;
  const fieldAt = comeAt + come + GAP;
  const dontWinAt = fieldAt + fieldHigh + GAP;
  const winAt = dontWinAt + dontWin + GAP;
  return {
    height: winAt + win,
    sketches: [
      ...each(['dont-come'], (own) => [spot(own, box(0, 0, narrow, numbersHigh), { most: 9 })]),
      ...numbers(
        asked,
        box(on('dont-come') ? narrow : 0, 0, width - (on('dont-come') ? narrow : 0), numbersHigh),
      ),
      ...each(['come'], (own) => [spot(own, box(0, comeAt, width, come), { most: 13 })]),
      ...each(['field'], (own) => field(own, box(0, fieldAt, width, fieldHigh))),
      ...lines('dont-win-line', 'dont-win', dontWinAt, dontWin),
      ...lines('win-line', 'win', winAt, win),
    ],
  };
}

/** Dice above, what they pay below. */
function withDice(own: FeltWager, at: Box, faces: readonly number[], name = own.label): Sketch[] {
  const [above, below] = stacked(inset(at, 2, 3), [15, 20]);
  return above && below
    ? [{ ...spot(own, at), label: { room: below, most: 8, name, unpaid: false } }, ...dice(above, faces, 14)]
    : [];
}

const HARD = [2, 3, 4, 5] as const;
const THROWS = [
  ['craps-2', [1, 1]],
  ['craps-3', [1, 2]],
  ['eleven', [5, 6]],
  ['craps-12', [6, 6]],
] as const;

function rightHalf(asked: Asked, width: number): Sketched {
  const { each } = asked;
  const rows = highOf(asked).throws.map((height, index, all) => {
    const y = sum(all.slice(0, index)) + index * GAP;
    return box(0, y, width, height);
  });
  const [seven, hard, thrown, craps, pairs] = rows;
  if (!seven || !hard || !thrown || !craps || !pairs) return { height: 0, sketches: [] };
  const hards = across(hard, HARD.length, 3);
  const throws = across(thrown, THROWS.length, 3);
  const both = across(pairs, 2, 3);
  const inBox = (wager: string, at: Box | undefined) => each([wager], (own) => (at ? [spot(own, at)] : []));
  return {
    height: pairs.y + pairs.height,
    sketches: [
      ...inBox('any-seven', seven),
      ...HARD.flatMap((face, index) => {
        const at = hards[index];
        return at ? each([`hardway-${face}-${face}`], (own) => withDice(own, at, [face, face], 'Hard')) : [];
      }),
      ...THROWS.flatMap(([wager, faces], index) => {
        const at = throws[index];
        return at ? each([wager], (own) => withDice(own, at, faces)) : [];
      }),
      ...inBox('any-craps', craps),
      ...inBox('pair', both[0]),
      ...inBox('non-pair', both[1]),
    ],
  };
}

const moved = (sketch: Sketch, dx: number, dy: number): Sketch => {
  const shift = (at: Box): Box => ({ ...at, x: at.x + dx, y: at.y + dy });
  const { label, words: printed } = sketch;
  return {
    ...sketch,
    points: sketch.points.map(([x, y]) => [x + dx, y + dy]),
    ...(label && { label: { ...label, room: shift(label.room) } }),
    ...(printed && { words: { ...printed, room: shift(printed.room) } }),
  };
};

export const crapsFelt: DrawsFelt<CrapsParameters> = (asked) => {
  const { width } = asked;
  const together = isWide(asked);
  const left = leftHalf(asked, together ? width * 0.6 : width);
  const right = rightHalf(asked, together ? width * 0.4 - 8 : width);
  const [dx, dy] = together ? [width * 0.6 + 8, 0] : [0, left.height + GAP + 2];
  return {
    height: Math.max(left.height, right.height + dy),
    sketches: [...left.sketches, ...right.sketches.map((sketch) => moved(sketch, dx, dy))],
  };
};
