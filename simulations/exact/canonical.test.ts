import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical';

describe('canonical JSON', () => {
  it('sorts keys at every depth and leaves out what is undefined', () => {
    expect(canonicalJson({ b: [{ z: 1, a: null }], a: 'x', é: true, c: undefined })).toBe(
      '{"a":"x","b":[{"a":null,"z":1}],"é":true}',
    );
    expect(canonicalJson({ 10: 'ten', 9: 'nine' })).toBe('{"10":"ten","9":"nine"}');
  });

  it('reads back as the same data and does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const text = canonicalJson(plain);
        expect(JSON.parse(text)).toEqual(plain);
        expect(canonicalJson(reversed(plain))).toBe(text);
      }),
    );
  });

  it('takes an object without a prototype for a plain one', () => {
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  it.each([
    [1n, 'bigint has no place in JSON'],
    [Number.NaN, 'NaN has no place in JSON'],
    [new Date(0), 'only plain objects'],
  ])('says what it refuses: %s', (value, message) => {
    expect(() => canonicalJson(value)).toThrow(new TypeError(message));
  });

  it('refuses what JSON would change silently', () => {
    const holed: number[] = [];
    holed[1] = 1;
    for (const value of [
      1n,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      undefined,
      new Date(0),
      new Map(),
      holed,
      () => 1,
    ]) {
      expect(() => canonicalJson({ value: [value] })).toThrow(TypeError);
    }
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, held]) => [key, reversed(held)]),
  );
}
