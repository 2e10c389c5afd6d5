/** Lines that an operator files, as the text that a variant keeps: JSON in one spelling, so that it has one hash. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { nestsTooDeep } from '@/simulations/exact/nesting';

/** Five times the longest House Way known. */
export const LONGEST_FILED = 40_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let last: { text: string; value: Record<string, unknown> | undefined } | undefined;

/** Undefined where it is no JSON object, or one nested deeper than lines can be: whoever walks it would run out of room. */
export function readFiled(text: string): Record<string, unknown> | undefined {
  if (last?.text === text) return last.value;
  let value: Record<string, unknown> | undefined;
  if (text.startsWith('{') && text.length <= LONGEST_FILED && !nestsTooDeep(text))
    try {
      const read: unknown = JSON.parse(text);
      if (isObject(read)) value = read;
    } catch {
      value = undefined;
    }
  last = { text, value };
  return value;
}

export const filedText = (value: unknown): string => canonicalJson(value);

/** "the operator’s own, 25 lines". */
export function filedInWords(text: string): string | undefined {
  const value = readFiled(text);
  if (!value) return undefined;
  const { lines } = value;
  const count = Array.isArray(lines) ? lines.length : 0;
  return `the operator’s own, ${count} ${count === 1 ? 'line' : 'lines'}`;
}
