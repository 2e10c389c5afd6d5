import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../features/condition';
import type { FeatureValue } from '../features/types';
import type { Result } from '../problem';
import { SOME_FEATURES, someCondition, someValues } from './generated';
import { HOSTILE } from './hostile';
import { DEEPEST, LARGEST_NUMBER, LONGEST, MOST_TOKENS } from './limits';
import { readCondition } from './read-condition';

const KNOWN: readonly string[] = SOME_FEATURES.map(({ id }) => id);
const read = (text: string) => readCondition(text, SOME_FEATURES, 'rows.0.when');

const ask = ({ looksAt, holds }: Condition, values: Record<string, FeatureValue>) =>
  (holds as (...values: FeatureValue[]) => unknown)(...looksAt.map((id) => values[id] as FeatureValue));

/** Whatever the text was: a condition over declared features, or one sentence and where. */
function wellBehaved(text: string, result: Result<Condition>): void {
  if (result.ok) {
    const { looksAt } = result.value;
    expect(looksAt.length).toBeGreaterThan(0);
    expect(new Set(looksAt).size).toBe(looksAt.length);
    for (const id of looksAt) expect(KNOWN).toContain(id);
    const lowest = Object.fromEntries(
      SOME_FEATURES.map(({ id, type }) => [
        id,
        type.kind === 'whole' ? type.from : type.kind === 'flag' ? false : (type.names[0] as string),
      ]),
    );
    expect(typeof ask(result.value, lowest)).toBe('boolean');
    return;
  }
  expect(result.problems).toHaveLength(1);
  const [problem] = result.problems;
  expect(problem?.code).toMatch(/^condition-/);
  expect(problem?.field).toBe('rows.0.when');
  expect(problem?.message).toMatch(/^[A-Z].*[.?]$/);
  expect(problem?.message.length).toBeLessThan(400);
  const { from = -1, to = -1 } = problem?.at ?? {};
  expect(from).toBeGreaterThanOrEqual(0);
  expect(to).toBeGreaterThanOrEqual(from);
  expect(to).toBeLessThanOrEqual(text.length);
}

describe('hostile texts', () => {
  it.each(HOSTILE.map((text) => [text.length > 60 ? `${text.slice(0, 60)}…` : text, text]))(
    '%j',
    (_, text) => {
      const began = performance.now();
      const result = read(text);
      expect(performance.now() - began).toBeLessThan(250);
      expect(result.ok).toBe(false);
      wellBehaved(text, result);
    },
  );

  it('leave no trace on the prototypes', () => {
    const before = [Object, Function, Array, String].map(
      ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
    );
    for (const text of HOSTILE) read(text);
    expect(
      [Object, Function, Array, String].map(({ prototype }) => Object.getOwnPropertyNames(prototype).length),
    ).toEqual(before);
  });
});

const PIECES = [
  ...KNOWN,
  ...'and or not in true false min max abs count mod to xor constructor __proto__ prototype i e pi null'.split(
    ' ',
  ),
  ...'== != < > <= >= + - * / ^ ! % & | ~ = ; : , . ( ) [ ] { } # ? @ \\ $ `'.split(' '),
  ...[
    '"',
    "'",
    '"player"',
    "'tie'",
    '“',
    '”',
    ' ',
    '\n',
    '\u200b',
    '𝐀',
    'é',
    '0',
    '7',
    '12',
    '1e9',
    '0x1f',
    '1.5',
    '999999',
  ],
];

describe('made-up texts', () => {
  it('token soup is read or refused, never more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }),
        fc.constantFrom('', ' '),
        (pieces, between) => {
          const text = pieces.join(between);
          wellBehaved(text, read(text));
        },
      ),
      { numRuns: 4_000 },
    );
  });

  it('so is any string at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => wellBehaved(text, read(text))),
      { numRuns: 1_500 },
    );
  });

  it('and a condition with one piece put in, taken out or exchanged', () => {
    fc.assert(
      fc.property(
        someCondition,
        fc.nat(),
        fc.constantFrom('', ...PIECES),
        fc.nat(3),
        ({ text }, place, piece, drop) => {
          const at = place % (text.length + 1);
          const changed = text.slice(0, at) + piece + text.slice(at + drop);
          wellBehaved(changed, read(changed));
        },
      ),
      { numRuns: 2_500 },
    );
  });
});

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
          wellBehaved(text, result);
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
    '%s: signs bind as on paper',
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
});

describe('limits', () => {
  const allowed = (text: string) => read(text).ok;
  it('of length', () => {
    const padded = (length: number) => 'margin == 1'.padEnd(length);
    expect(allowed(padded(LONGEST))).toBe(true);
    expect(allowed(padded(LONGEST + 1))).toBe(false);
  });

  it('of depth', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}margin == 1${')'.repeat(depth)}`;
    expect(allowed(nested(DEEPEST))).toBe(true);
    expect(allowed(nested(DEEPEST + 1))).toBe(false);
  });

  it('of how many signs', () => {
    const minuses = (count: number) => `${'-'.repeat(count)}margin<5`;
    expect(allowed(minuses(MOST_TOKENS - 3))).toBe(true);
    expect(allowed(minuses(MOST_TOKENS - 2))).toBe(false);
  });

  it('of numbers, written or worked out', () => {
    expect(allowed(`margin < ${LARGEST_NUMBER}`)).toBe(true);
    expect(allowed(`margin < ${LARGEST_NUMBER + 1}`)).toBe(false);
    expect(allowed('margin * 111111 < 5')).toBe(true);
    expect(allowed('margin * 111112 < 5')).toBe(false);
  });
});
