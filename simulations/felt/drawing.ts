/** What a family draws with. Words and letters are set once the whole drawing is known (`felt-of.ts`). */
import type { Box, FeltPart, FeltWager, Point, Tone } from './felt';
import { box, corners, ellipse, inset, rounded } from './shapes';
import type { Words } from './words';

export type Label = {
  /** Room for the words. */
  room: Box;
  /** The largest size they may have. */
  most: number;
  /** In place of the wager's own name, where a place has one of its own: "1st 12". */
  name: string;
  /** Another place of the same wager says what it pays. */
  unpaid: boolean;
};

/** A part before its words are set. */
export type Sketch = Omit<FeltPart, 'wager' | 'texts'> & {
  wager?: FeltWager;
  label?: Label;
  words?: { room: Box; most: number; lines: readonly Words[] };
};

/** A family's own drawing: as wide as it was asked for. */
export type Sketched = { height: number; sketches: readonly Sketch[] };

export type FeltAsked<Parameters = unknown> = {
  parameters: Parameters;
  width: number;
  /** Playing positions, where somebody chose how many. */
  seats?: number | undefined;
  /** All on offer. */
  wagers: readonly FeltWager[];
  /** The first on offer that the family calls so. */
  on: (wager: string) => FeltWager | undefined;
  /** Draws with each of these that is on offer. */
  each: (wagers: readonly string[], draw: (wager: FeltWager, index: number) => readonly Sketch[]) => Sketch[];
};

export type DrawsFelt<Parameters = unknown> = (asked: FeltAsked<Parameters>) => Sketched;

type Look = { tone?: Tone; most?: number; name?: string; unpaid?: boolean };

const MOST = 10;

const spotOf = (
  wager: FeltWager,
  points: readonly Point[],
  room: Box,
  { tone = 'plain', most = MOST, name = wager.label, unpaid = false }: Look,
): Sketch => ({ kind: 'spot', tone, points, closed: true, wager, label: { room, most, name, unpaid } });

const PAD = 2;

/** A box in which a wager is placed. */
export const spot = (wager: FeltWager, at: Box, look: Look = {}): Sketch =>
  spotOf(wager, corners(at), inset(at, PAD, 1), look);

/** A circle or an ellipse that fills the box. */
export const round = (wager: FeltWager, at: Box, look: Look = {}): Sketch => {
  const { x, y, width, height } = at;
  const room = inset(at, width * 0.13, height * 0.16);
  return spotOf(wager, ellipse(x + width / 2, y + height / 2, width / 2, height / 2), room, look);
};

/** Any outline, with room for its words. */
export const spotIn = (wager: FeltWager, points: readonly Point[], room: Box, look: Look = {}): Sketch =>
  spotOf(wager, points, room, look);

export const CHIP = 6.5;

/** Where a chip is laid on a line or a corner; its letter is explained below the drawing. */
export const chip = (wager: FeltWager, x: number, y: number): Sketch => ({
  kind: 'chip',
  tone: 'plain',
  points: ellipse(x, y, CHIP),
  closed: true,
  wager,
  label: { room: box(x - CHIP, y - CHIP, CHIP * 2, CHIP * 2), most: 8, name: '', unpaid: false },
});

type Printed = { tone?: Tone; most?: number; strong?: boolean };

/** Printed, with words or without, and no place for a wager. */
export const area = (
  at: Box,
  lines: readonly string[] = [],
  { tone = 'quiet', most = MOST, strong = false }: Printed = {},
): Sketch => ({
  kind: 'area',
  tone,
  points: corners(at),
  closed: true,
  ...(lines.length > 0 && {
    words: { room: inset(at, PAD, 1), most, lines: lines.map((text) => ({ text, strong })) },
  }),
});

/** Words without an outline. */
export const words = (
  room: Box,
  lines: readonly string[],
  { tone = 'quiet', most = MOST, strong = false }: Printed = {},
): Sketch => ({
  kind: 'area',
  tone,
  points: [],
  closed: false,
  words: { room, most, lines: lines.map((text) => ({ text, strong })) },
});

export const line = (points: readonly Point[], closed = false): Sketch => ({
  kind: 'line',
  tone: 'quiet',
  points,
  closed,
});

const CARD_SHAPE = 0.7;

/** Cards side by side in the middle of the box. */
export function cards(at: Box, count: number, names: readonly string[] = []): Sketch[] {
  const gap = 3;
  const height = Math.min(at.height, ((at.width - gap * (count - 1)) / count / CARD_SHAPE) * 1);
  const width = height * CARD_SHAPE;
  const left = at.x + (at.width - width * count - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index): Sketch => {
    const own = box(left + index * (width + gap), at.y + (at.height - height) / 2, width, height);
    const name = names[index];
    return {
      kind: 'card',
      tone: 'quiet',
      points: rounded(own, Math.min(2.5, width / 6)),
      closed: true,
      ...(name !== undefined && { words: { room: inset(own, 1), most: 8, lines: [{ text: name }] } }),
    };
  });
}

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Dice side by side in the middle of the box, each as its number of pips. */
export function dice(at: Box, faces: readonly number[], largest = 18): Sketch[] {
  const gap = 2;
  const side = Math.min(largest, at.height, (at.width - gap * (faces.length - 1)) / faces.length);
  const left = at.x + (at.width - side * faces.length - gap * (faces.length - 1)) / 2;
  return faces.flatMap((face, index) => {
    const own = box(left + index * (side + gap), at.y + (at.height - side) / 2, side, side);
    const [x, y] = [own.x + side / 2, own.y + side / 2];
    const pips = (PIPS[face] ?? []).map(
      ([dx, dy]): Sketch => ({
        kind: 'area',
        tone: 'black',
        points: ellipse(x + dx * side * 0.27, y + dy * side * 0.27, side * 0.09),
        closed: true,
      }),
    );
    return [{ kind: 'card', tone: 'quiet', points: rounded(own, side / 6), closed: true }, ...pips];
  });
}
