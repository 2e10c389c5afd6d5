/** For tests: what must be true of every answer to every text, and the pieces that texts are made of. */
import type { Condition } from '../features/condition';
import type { FeatureValue } from '../features/types';
import type { Result } from '../problems/problem';
import { SOME_FEATURES } from './some-features';

export const FIELD = 'rows.0.when';
const KNOWN: readonly string[] = SOME_FEATURES.map(({ id }) => id);
const LONGEST_SENTENCE = 400;

export const ask = ({ looksAt, holds }: Condition, values: Record<string, FeatureValue>): unknown =>
  (holds as (...values: FeatureValue[]) => unknown)(...looksAt.map((id) => values[id] as FeatureValue));

const lowest = Object.fromEntries(
  SOME_FEATURES.map(({ id, type }) => [
    id,
    type.kind === 'whole' ? type.from : type.kind === 'flag' ? false : (type.names[0] as string),
  ]),
);

/** Either a condition over declared features, or one sentence and where; undefined where all is well. */
export function complaintOf(text: string, result: Result<Condition>): string | undefined {
  if (result.ok) {
    const { looksAt } = result.value;
    if (looksAt.length === 0) return 'it looks at nothing';
    if (new Set(looksAt).size !== looksAt.length) return 'it looks at a feature twice';
    if (!looksAt.every((id) => KNOWN.includes(id))) return `it looks at ${looksAt}`;
    return typeof ask(result.value, lowest) === 'boolean' ? undefined : 'it is neither true nor false';
  }
  const [problem, another] = result.problems;
  if (!problem || another) return `it has ${result.problems.length} problems`;
  const { code, field, message, span } = problem;
  if (!code.startsWith('condition-') || field !== FIELD) return `${code} at ${field}`;
  if (!/^[A-Z].*[.?]$/.test(message) || message.length > LONGEST_SENTENCE) return `no sentence: ${message}`;
  if (!span || span.from < 0 || span.to < span.from || span.to > text.length)
    return `no place: ${span?.from} to ${span?.to}`;
  return undefined;
}

export const PIECES = [
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
