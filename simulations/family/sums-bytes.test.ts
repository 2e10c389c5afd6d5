import { describe, expect, it } from 'vitest';
import { bytesOf, fromBytes, inDoubles } from './sums-bytes';

const plain = (sums: readonly Float64Array[] | undefined) => sums?.map((each) => [...each]);
const sparse = Float64Array.from({ length: 5_000 }, (_, i) =>
  i % 700 < 3 || i > 4_990 ? -(2 ** 52) + i : 0,
);

describe('sums as bytes', () => {
  it.each([
    ['zeros alone', [new Float64Array(9)]],
    ['no sum at all', [new Float64Array(0)]],
    [
      'zeros, short and long gaps between them',
      [sparse, new Float64Array(3), Float64Array.of(1, 0, 0, 2, 0)],
    ],
    ['a head of an even number of words', [Float64Array.of(7)]],
  ])('are read as they were written: %s', (_, sums) =>
    expect(plain(fromBytes(bytesOf(sums)))).toEqual(plain(sums)),
  );

  it('take room only where a sum is not zero', () =>
    expect(bytesOf([new Float64Array(1_000_000)]).length).toBeLessThan(100));

  it('can be read from anywhere in a buffer, into memory that every thread reads', () => {
    const bytes = bytesOf([sparse]);
    const moved = new Uint8Array(bytes.length + 3);
    moved.set(bytes, 3);
    const read = fromBytes(moved.subarray(3));
    expect(plain(read)).toEqual(plain([sparse]));
    expect(read?.[0]?.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it('are nothing where a byte is missing, added or another', () => {
    const bytes = bytesOf([sparse]);
    for (const at of [0, 100, bytes.length - 1]) {
      const other = bytes.slice();
      other[at] = (bytes[at] ?? 0) ^ 1;
      expect(fromBytes(other), String(at)).toBeUndefined();
    }
    expect(fromBytes(bytes.subarray(0, -8))).toBeUndefined();
    expect(fromBytes(bytes.subarray(0, -1))).toBeUndefined();
    expect(fromBytes(new Uint8Array(0))).toBeUndefined();
  });

  it('are of doubles alone', () => {
    expect(inDoubles([new Float64Array(1)])).toBe(true);
    expect(inDoubles([new Float64Array(1), [1n]])).toBe(false);
  });
});
