/** The text of a file as JSON. A key that is written twice is refused: JSON would keep the last, and money would be lost without a word. */
import { quoted } from '@/rulebooks/spelling/quoted';
import { repeatedKey } from '@/simulations/exact/repeated-key';
import { fail, ok, type Result } from '@/simulations/problems/problem';

/** Undefined where it is no JSON. Some editors begin a file with a mark that is none. */
export function jsonOf(text: string): Result<unknown> | undefined {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '')
    return fail({
      code: 'input-unreadable',
      message: 'The file is empty; give an object with “pools”.',
      field: 'file',
    });
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    return undefined;
  }
  const repeated = repeatedKey(plain);
  return repeated === undefined
    ? ok(value)
    : fail({
        code: 'input-unreadable',
        message: `${quoted(repeated.key)} stands twice in one object of this JSON, again on line ${repeated.line}, and only one would count. Remove one, or put both in one.`,
        field: 'file',
      });
}
