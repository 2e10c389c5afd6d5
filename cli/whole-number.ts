import { quoted } from '@/rulebooks/quoted';
import { fail, ok, type Result } from '@/simulations/problem';

export type Range = { name: string; least: number; most: number };

const plain = (number: number) => number.toLocaleString('en-GB');

/** A whole number as it is typed after an option, within its range. */
export function wholeNumber(text: string, { name, least, most }: Range): Result<number> {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return ok(value);
  return fail({
    code: 'number-out-of-range',
    message: `--${name} is a whole number from ${plain(least)} to ${plain(most)}, not ${quoted(text)}.`,
    field: name,
  });
}
