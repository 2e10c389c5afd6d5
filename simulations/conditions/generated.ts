/** For tests: conditions made up together with what they mean, worked out as slowly and plainly as possible. */
import fc from 'fast-check';
import type { FeatureSpec } from '../features/feature';
import { type FeatureValue, flag, name, whole } from '../features/types';

export const SOME_FEATURES: readonly FeatureSpec[] = [
  { id: 'banker.total', type: whole(0, 9), explains: 'The banker’s total.' },
  { id: 'player.third', type: whole(-1, 9), explains: 'The player’s third card, or -1.' },
  { id: 'margin', type: whole(0, 9), explains: 'By how much the winner wins.' },
  { id: 'player.pair', type: flag, explains: 'The player has a pair.' },
  { id: 'banker.pair', type: flag, explains: 'The banker has a pair.' },
  { id: 'winner', type: name('player', 'banker', 'tie'), explains: 'Who wins.' },
  { id: 'player.suit1', type: name('clubs', 'hearts', 'none'), explains: 'The first suit.' },
  { id: 'banker.suit1', type: name('clubs', 'hearts', 'none'), explains: 'The second suit.' },
];

export type Values = Record<string, FeatureValue>;

type Made<Value> = { text: string; means: (values: Values) => Value };

export const someValues: fc.Arbitrary<Values> = fc.record(
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

/** Spaces and line breaks between what the text is made of. */
const gap = fc.constantFrom(' ', '  ', '\n', '\t');

type Both = { number: Made<number>; flag: Made<boolean> };

const { flag: made } = fc.letrec<Both>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'number' },
    fc
      .constantFrom(...ids('whole'))
      .map((id): Made<number> => ({ text: id, means: (values) => values[id] as number })),
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
          return both[pick === 'min' ? 0 : 1] as number;
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

export const someCondition: fc.Arbitrary<Made<boolean>> = made;
