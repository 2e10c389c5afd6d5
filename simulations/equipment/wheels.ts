/** Roulette wheels, pocket by pocket in the order they are set, and wheels of marked segments. */
import type { RandomSource } from './random-source';

export type Zeros = 1 | 2;
export type Colour = 'green' | 'red' | 'black';
export type Pocket = {
  /** As marked: "0", "00", "1" to "36". */
  mark: string;
  /** 1 to 36; 0 for either zero. */
  number: number;
  colour: Colour;
};

/** Clockwise from zero. */
const EUROPEAN =
  '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26';
const AMERICAN =
  '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colourOf(number: number): Colour {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

const wheel = (marks: string): readonly Pocket[] =>
  marks.split(' ').map((mark) => ({ mark, number: Number(mark), colour: colourOf(Number(mark)) }));

export const ROULETTE_WHEELS: Record<Zeros, readonly Pocket[]> = { 1: wheel(EUROPEAN), 2: wheel(AMERICAN) };

/** Where the ball falls: an index into the wheel. */
export function spin(wheel: { readonly length: number }, random: RandomSource): number {
  return random.below(wheel.length);
}

export type Segment = { id: string; label: string; count: number };

/** Every segment of the wheel, one entry for each. Their order does not change how often each stops on top. */
export function segmentsOf(kinds: readonly Segment[]): readonly Segment[] {
  return kinds.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
}
