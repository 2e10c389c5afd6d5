import { describe, expect, it } from 'vitest';
import { addPair, addProduct, addSums, checkSums, pairAt, pairs, type Sums, zerosLike } from './sums';

const TWO_52 = 2n ** 52n;
const MOST = 2 ** 53 - 1;

/** Numbers as awkward as they come: near every power of two that the carrying depends on, and at random. */
function* numbers(): Generator<number> {
  for (const near of [0, 2 ** 26, 2 ** 51, 2 ** 52])
    for (const by of [-2, -1, 0, 1, 2]) if (near + by >= 0 && near + by < 2 ** 52) yield near + by;
  let state = 12345n;
  for (let i = 0; i < 60; i += 1) {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    yield Number(state % 2n ** BigInt(1 + (i % 52)));
  }
}

describe('a sum in a pair of doubles', () => {
  it('is what bigints give, whatever was added and taken away', () => {
    const sums = pairs(1);
    let expected = 0n;
    for (const [i, n] of [...numbers()].entries()) {
      const [high, low] = [i % 2 === 0 ? -n : n, i % 3 === 0 ? -n : n];
      addPair(sums, 0, high, low);
      expected += BigInt(high) * TWO_52 + BigInt(low);
      expect(pairAt(sums, 0)).toBe(expected);
      expect(sums.low[0]).toBeGreaterThanOrEqual(0);
      expect(sums.low[0]).toBeLessThan(2 ** 52);
    }
  });

  it('takes a product that no double holds', () => {
    const sums = pairs(2);
    // (2^52 - 1)^2 = 2^104 - 2^53 + 1.
    addProduct(sums, 1, 2 ** 52 - 1, 2 ** 52 - 1);
    expect(pairAt(sums, 1)).toBe(2n ** 104n - 2n ** 53n + 1n);
    for (const a of numbers())
      for (const b of numbers()) {
        const added = pairs(1);
        addPair(added, 0, -b, 2 ** 52 - 1);
        addProduct(added, 0, a, b);
        expect(pairAt(added, 0)).toBe(BigInt(a) * BigInt(b) - BigInt(b) * TWO_52 + TWO_52 - 1n);
      }
  });

  it('has one form: one below nothing is -1 and the rest of 2^52', () => {
    const sums = pairs(1);
    addPair(sums, 0, 0, -1);
    expect([sums.high[0], sums.low[0]]).toEqual([-1, 2 ** 52 - 1]);
    addPair(sums, 0, 0, 1);
    expect([sums.high[0], sums.low[0]]).toEqual([0, 0]);
  });

  it('is refused at 2^105, and where it is not in its one form', () => {
    const sums = pairs(1);
    addPair(sums, 0, MOST, 2 ** 52 - 1);
    expect(pairAt(sums, 0)).toBe(2n ** 105n - 1n);
    expect(() => addPair(sums, 0, 0, 1)).toThrow(new RangeError('a sum is not below 2^105'));
    const oneForm = new RangeError('a pair of doubles is not in its one form');
    for (const [high, low] of [
      [0.5, 0],
      [0, 2 ** 52],
      [0, -1],
      [0, 0.5],
      [2 ** 53, 0],
    ])
      expect(() =>
        checkSums({ high: Float64Array.of(Number(high)), low: Float64Array.of(Number(low)) }),
      ).toThrow(oneForm);
    expect(() => checkSums(sums)).not.toThrow();
  });
});

describe('sums added to a total', () => {
  const pair = (high: number, low: number) => ({ high: Float64Array.of(high), low: Float64Array.of(low) });

  it('keep their kind: doubles, pairs and bigints', () => {
    const added = (...all: Sums[]) => {
      const total = zerosLike(all[0] as Sums);
      for (const sums of all) addSums(total, sums);
      return total;
    };
    expect(added(Float64Array.of(1, 2), Float64Array.of(10, 20))).toEqual(Float64Array.of(11, 22));
    expect(added([1n, 2n ** 70n], [1n, 1n])).toEqual([2n, 2n ** 70n + 1n]);
    const both = added(pair(1, 2 ** 52 - 1), pair(2, 2));
    expect('high' in both && pairAt(both, 0)).toBe(4n * TWO_52 + 1n);
  });

  it('are refused in another kind or another number than the total', () => {
    const kinds: Sums[] = [Float64Array.of(1), pair(0, 1), [1n]];
    for (const into of kinds)
      for (const sums of kinds)
        if (into !== sums)
          expect(() => addSums(zerosLike(into), sums)).toThrow(
            new RangeError('pieces of one pass carry their sums in different ways'),
          );
    const longer: Sums[] = [Float64Array.of(1, 2), pairs(2), [1n, 2n]];
    for (const [i, into] of kinds.entries())
      expect(() => addSums(zerosLike(into), longer[i] as Sums)).toThrow(
        new RangeError('pieces of one pass have different numbers of sums'),
      );
  });

  it('in doubles are refused as soon as one passes 2^53, even if a later one would bring it back', () => {
    for (const sign of [1, -1]) {
      const total = Float64Array.of(0, sign * MOST);
      expect(() => addSums(total, Float64Array.of(0, sign))).toThrow(
        new RangeError('a sum is not below 2^53'),
      );
    }
  });
});

it('a pair that passes its bound is refused even where the carry would bring it back', () => {
  const sums = pairs(1);
  addPair(sums, 0, 2 ** 53 - 1, 0);
  expect(() => addPair(sums, 0, 2, -1)).toThrow('a sum is not below 2^105');
});
