import { quoted } from '@/rulebooks/spelling/quoted';
import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';

export type Range = { name: string; least: number; most: number };

/** A whole number typed after an option, within its range. */
export function wholeNumber(text: string, { name, least, most }: Range): Result<number> {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return ok(value);
  return fail({
    code: 'number-out-of-range',
    message: `--${name} is a whole number from ${whole(least)} to ${whole(most)}, not ${quoted(text)}.`,
    field: name,
  });
}
