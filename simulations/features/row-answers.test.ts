import { expect, it } from 'vitest';
import { rowTests } from './condition';
import { sortByCodes } from './row-answers';
import { flag, valueAt, whole } from './types';

const features = [
  { id: 'small', type: whole(-2, 4) },
  { id: 'large', type: whole(1, 300) },
  { id: 'larger', type: whole(0, 299) },
  { id: 'flag', type: flag },
];

/** Together they have 1,260,000 values; of the first and the last row's features answers are kept, of the second's not. */
const rows = (
  [
    [['flag', 'small'], (is: boolean, small: number) => is === small > 0],
    [['larger', 'large', 'flag'], (larger: number, large: number, is: boolean) => is && larger > large],
    [['large'], (large: number) => large % 7 === 3],
    [['small', 'flag'], (small: number) => small === -2],
  ] as const
).map(([looksAt, holds], row) => ({
  event: { id: `row-${row}`, label: '', settles: 'pays' as const },
  when: { looksAt, holds: holds as (...values: never[]) => boolean },
}));

it('rows hold by the numbers of values as they do by the values', () => {
  const sets: string[] = [];
  const sort = sortByCodes({ rows }, features, (set) => sets.push(set.map(Number).join('')) - 1);
  const tests = rowTests(
    { rows },
    features.map(({ id }) => id),
  );
  for (let small = 0; small < 7; small += 1)
    for (let large = 0; large < 300; large += 13)
      for (let larger = 0; larger < 300; larger += 17)
        for (const is of [0, 1]) {
          const codes = [small, large, larger, is];
          const values = codes.map((code, i) =>
            valueAt((features[i] as (typeof features)[number]).type, code),
          );
          expect(sets[sort(codes)]).toBe(tests.map((holds) => Number(holds(values))).join(''));
        }
  expect(new Set(sets).size).toBe(sets.length);
});

it('a feature that was not given is a bug', () => {
  expect(() => sortByCodes({ rows }, features.slice(1), () => 0)).toThrow(RangeError);
});
