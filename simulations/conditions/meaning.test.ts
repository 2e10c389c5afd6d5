/** Made-up conditions with their meaning, evaluated in the slowest and plainest way. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTable } from '../exact/in-table';
import type { FeatureValue } from '../features/types';
import { readCondition } from './read-condition';
import { SOME_FEATURES } from './some-features';
import { ask, complaintOf, FIELD, PIECES } from './well-behaved';

const read = (text: string) => readCondition(text, SOME_FEATURES, FIELD);
const wellBehaved = (text: string): void => {
  expect(complaintOf(text, read(text)), text.slice(0, 80)).toBeUndefined();
};

type Values = Record<string, FeatureValue>;

type Made<Value> = { text: string; means: (values: Values) => Value };

const someValues: fc.Arbitrary<Values> = fc.record(
  Object.fromEntries(
    SOME_FEATURES.map(({ id, type }) => [
      id,
      type.kind === 'whole'
        ? fc.integer({ min: type.from, max: type.to })
        : type.kind === 'flag'
          ? fc.boolean()
          : fc.constantFrom(...type.names),
    ]),
  ),
);

const ids = (kind: 'whole' | 'flag') =>
  SOME_FEATURES.filter(({ type }) => type.kind === kind).map(({ id }) => id);

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};

/** The spaces and line breaks between tokens. */
const gap = fc.constantFrom(' ', '  ', '\n', '\t');

type Both = { number: Made<number>; flag: Made<boolean> };

const { flag: someCondition } = fc.letrec<Both>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'number' },
    fc
      .constantFrom(...ids('whole'))
      .map((id): Made<number> => ({ text: id, means: (values) => Number(values[id]) })),
    fc.nat(20).map((value): Made<number> => ({ text: `${value}`, means: () => value })),
    fc.tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number')).map(
      ([a, sign, b]): Made<number> => ({
        text: `(${a.text}) ${sign} (${b.text})`,
        means: (values) => {
          const [one, other] = [a.means(values), b.means(values)];
          return sign === '+' ? one + other : sign === '-' ? one - other : one * other;
        },
      }),
    ),
    tie('number').map((a): Made<number> => ({ text: `-(${a.text})`, means: (values) => -a.means(values) })),
    tie('number').map(
      (a): Made<number> => ({ text: `abs(${a.text})`, means: (values) => Math.abs(a.means(values)) }),
    ),
    fc.tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number')).map(
      ([pick, a, b]): Made<number> => ({
        text: `${pick}(${a.text}, ${b.text})`,
        means: (values) => {
          const both = [a.means(values), b.means(values)].sort((x, y) => x - y);
          return inTable(both[pick === 'min' ? 0 : 1]);
        },
      }),
    ),
    fc.array(tie('flag'), { minLength: 1, maxLength: 3 }).map(
      (flags): Made<number> => ({
        text: `count(${flags.map(({ text }) => text).join(', ')})`,
        means: (values) => flags.filter(({ means }) => means(values)).length,
      }),
    ),
  ),
  flag: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'flag' },
    fc
      .constantFrom(...ids('flag'))
      .map((id): Made<boolean> => ({ text: id, means: (values) => values[id] as boolean })),
    fc.tuple(tie('number'), fc.constantFrom('<', '>', '<=', '>='), tie('number')).map(
      ([a, sign, b]): Made<boolean> => ({
        text: `${a.text} ${sign} ${b.text}`,
        means: (values) =>
          (COMPARE[sign] as (a: number, b: number) => boolean)(a.means(values), b.means(values)),
      }),
    ),
    fc.tuple(fc.nat(9), fc.constantFrom('<', '<='), tie('number'), fc.constantFrom('<', '<='), fc.nat(9)).map(
      ([low, first, a, second, high]): Made<boolean> => ({
        text: `${low} ${first} ${a.text} ${second} ${high}`,
        means: (values) => {
          const value = a.means(values);
          return (
            (first === '<' ? low < value : low <= value) && (second === '<' ? value < high : value <= high)
          );
        },
      }),
    ),
    fc.tuple(fc.constantFrom('banker.total', 'margin'), fc.constantFrom('==', '!='), fc.nat(9)).map(
      ([id, sign, value]): Made<boolean> => ({
        text: `${id} ${sign} ${value}`,
        means: (values) => (sign === '==' ? values[id] === value : values[id] !== value),
      }),
    ),
    fc.array(fc.integer({ min: -1, max: 9 }), { minLength: 1, maxLength: 4 }).map(
      (list): Made<boolean> => ({
        text: `player.third in [${list.join(', ')}]`,
        means: (values) => list.some((one) => one === values['player.third']),
      }),
    ),
    fc
      .tuple(
        fc.constantFrom('==', '!='),
        fc.constantFrom('player', 'banker', 'tie'),
        fc.constantFrom('"', "'"),
      )
      .map(
        ([sign, who, quote]): Made<boolean> => ({
          text: `winner ${sign} ${quote}${who}${quote}`,
          means: ({ winner }) => (sign === '==' ? winner === who : winner !== who),
        }),
      ),
    fc.constantFrom('==', '!=').map(
      (sign): Made<boolean> => ({
        text: `player.suit1 ${sign} banker.suit1`,
        means: (values) => (values['player.suit1'] === values['banker.suit1']) === (sign === '=='),
      }),
    ),
    fc.tuple(tie('flag'), gap, fc.constantFrom('and', 'or'), gap, tie('flag')).map(
      ([a, before, word, after, b]): Made<boolean> => ({
        text: `(${a.text})${before}${word}${after}(${b.text})`,
        means: (values) => {
          const both = [a.means(values), b.means(values)];
          return word === 'and' ? both.every(Boolean) : both.some(Boolean);
        },
      }),
    ),
    tie('flag').map((a): Made<boolean> => ({ text: `not (${a.text})`, means: (values) => !a.means(values) })),
    fc.tuple(tie('flag'), fc.constantFrom('==', '!='), tie('flag')).map(
      ([a, sign, b]): Made<boolean> => ({
        text: `(${a.text}) ${sign} (${b.text})`,
        means: (values) => (a.means(values) === b.means(values)) === (sign === '=='),
      }),
    ),
  ),
}));

describe('a condition that is read', () => {
  it('holds when its parts, worked out slowly, say so', () => {
    let held = 0;
    let readAtAll = 0;
    fc.assert(
      fc.property(
        someCondition,
        fc.array(someValues, { minLength: 20, maxLength: 20 }),
        ({ text, means }, all) => {
          const result = read(text);
          expect(complaintOf(text, result)).toBeUndefined();
          // Refused for its length, its numbers or because it names nothing: what is left is most of them.
          if (!result.ok) return;
          readAtAll += 1;
          for (const values of all) {
            const holds = means(values);
            if (holds) held += 1;
            expect(ask(result.value, values)).toBe(holds);
          }
        },
      ),
      { numRuns: 1_500 },
    );
    expect(readAtAll).toBeGreaterThan(800);
    expect(held).toBeGreaterThan(3_000);
  });

  it.each([
    ['margin + 2 * banker.total == 5', ({ margin, total }) => margin + 2 * total === 5],
    ['margin - 1 - 1 == 2', ({ margin }) => margin === 4],
    [
      'player.pair or banker.pair and margin == 1',
      ({ player, banker, margin }) => player || (banker && margin === 1),
    ],
    ['not player.pair and banker.pair', ({ player, banker }) => !player && banker],
    ['margin + 1 in [3, 4]', ({ margin }) => margin === 2 || margin === 3],
    ['1 < margin + 1 <= 3 and player.pair', ({ player, margin }) => margin > 0 && margin <= 2 && player],
    ['-margin + banker.total == -2', ({ margin, total }) => total - margin === -2],
  ] as [string, (of: { margin: number; total: number; player: boolean; banker: boolean }) => boolean][])(
    '%s: operators bind as on paper',
    (text, means) => {
      const result = read(text);
      if (!result.ok) throw new Error(result.problems[0]?.message);
      for (let margin = 0; margin < 10; margin += 1)
        for (let total = 0; total < 10; total += 1)
          for (const player of [false, true])
            for (const banker of [false, true]) {
              const values = { margin, 'banker.total': total, 'player.pair': player, 'banker.pair': banker };
              expect(ask(result.value, values)).toBe(means({ margin, total, player, banker }));
            }
    },
  );

  it('is read or refused with one token inserted, removed or exchanged', () => {
    fc.assert(
      fc.property(
        someCondition,
        fc.nat(),
        fc.constantFrom('', ...PIECES),
        fc.nat(3),
        ({ text }, place, piece, drop) => {
          const at = place % (text.length + 1);
          const changed = text.slice(0, at) + piece + text.slice(at + drop);
          wellBehaved(changed);
        },
      ),
      { numRuns: 2_500 },
    );
  });
});
