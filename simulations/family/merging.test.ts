import { expect, it } from 'vitest';
import { firstPass, Merging } from './merging';

const shared = (...values: number[]) => {
  const sums = new Float64Array(new SharedArrayBuffer(values.length * 8));
  sums.set(values);
  return sums;
};
const merged = (...pieces: Float64Array[][]) => {
  const merging = new Merging<Float64Array[]>();
  for (const piece of pieces) merging.add(piece);
  return merging.total().map((sums) => [...sums]);
};

it('adds sum by sum, whether or not the pieces are shared between threads', () => {
  const total = [[11, 22], [33]];
  const of = (make: (...values: number[]) => Float64Array) =>
    merged([make(1, 2), make(3)], [make(10, 20), make(30)]);
  expect(of((...values) => Float64Array.of(...values))).toEqual(total);
  expect(of(shared)).toEqual(total);
  expect(merged([shared(1), Float64Array.of(2)], [shared(3), Float64Array.of(4)])).toEqual([[4], [6]]);
});

it('answers in memory that threads share, and takes over a first piece that already is', () => {
  const first = [shared(1, 2)];
  const merging = new Merging<Float64Array[]>();
  merging.add(first);
  merging.add([Float64Array.of(1, 1)]);
  expect(merging.total()[0]).toBe(first[0]);
  const copied = new Merging<Float64Array[]>();
  const plain = Float64Array.of(1, 2);
  copied.add([plain]);
  copied.add([plain]);
  expect(copied.total()[0]?.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect([...plain]).toEqual([1, 2]);
});

it('refuses no pieces at all, and a sum that a double cannot hold exactly', () => {
  expect(() => new Merging().total()).toThrow(new RangeError('there are no pieces'));
  const most = Number.MAX_SAFE_INTEGER;
  expect(merged([Float64Array.of(0, most - 1)], [Float64Array.of(0, 1)])).toEqual([[0, most]]);
  for (const sums of [
    [most, 1],
    [0.25, 0.5],
    [Number.NaN, 1],
  ])
    expect(() => merged(...sums.map((sum) => [Float64Array.of(0, sum)]))).toThrow(
      new RangeError('a sum is not below 2^53'),
    );
});

it('copies a first piece of which only part is shared', () => {
  const [first, plain] = [shared(1), Float64Array.of(2)];
  const merging = new Merging<Float64Array[]>();
  merging.add([first, plain]);
  merging.add([Float64Array.of(10), Float64Array.of(20)]);
  expect(merging.total().map((sums) => [...sums])).toEqual([[11], [22]]);
  expect(merging.total().every(({ buffer }) => buffer instanceof SharedArrayBuffer)).toBe(true);
  expect([...first, ...plain]).toEqual([1, 2]);
});

it('adds nothing where a piece has none of some sums, whichever piece comes first', () => {
  const pieces = () => [
    [shared(1, 2), shared()],
    [shared(), shared(30)],
    [Float64Array.of(), Float64Array.of(3)],
    [Float64Array.of(10, 20), Float64Array.of()],
  ];
  for (const from of [0, 1, 2, 3]) {
    const inOrder = () => [...pieces().slice(from), ...pieces().slice(0, from)];
    for (const order of [inOrder(), inOrder().reverse()]) expect(merged(...order)).toEqual([[11, 22], [33]]);
  }
  expect(merged([shared()], [shared()])).toEqual([[]]);
});

it('hands over sums that come later, and copies later ones that are not shared', () => {
  const [late, plain] = [shared(5), Float64Array.of(7)];
  const merging = new Merging<Float64Array[]>();
  merging.add([shared(), shared()]);
  merging.add([late, shared()]);
  merging.add([Float64Array.of(), plain]);
  merging.add([shared(1), shared(1)]);
  expect(merging.total()[0]).toBe(late);
  expect(merging.total().map((sums) => [...sums])).toEqual([[6], [8]]);
  expect([...plain]).toEqual([7]);
});

it('refuses a piece with more sums, or fewer, than the one before', () => {
  for (const pieces of [
    [[[1n]], [[1n], [1n]]],
    [[[1n], [1n]], [[1n]]],
  ])
    expect(() => {
      const merging = new Merging();
      for (const piece of pieces) merging.add(piece);
    }).toThrow(new RangeError('pieces of one pass have different numbers of sums'));
});

it('runs every piece of a first pass in this thread, each once', () => {
  const asked: number[] = [];
  const family = {
    pieces: ({ pieces }: { pieces: number }) => pieces,
    runPiece: (_: unknown, { ante }: Record<string, Record<string, string>>, piece: number) => {
      asked.push(piece);
      return [Float64Array.of(piece, Number(ante?.win))];
    },
  };
  expect(firstPass(family, { pieces: 4 }, { ante: { win: '5' } })).toEqual([Float64Array.of(6, 20)]);
  expect(asked).toEqual([0, 1, 2, 3]);
});
