import { readAmount } from '@/rulebooks/spelling/amount';
import { quoted } from '@/rulebooks/spelling/quoted';
import type { Fraction } from '@/simulations/exact/fraction';
import { fail, ok, type Result } from '@/simulations/problems/problem';

/** Dollars as a person writes them, with the sign or without; of a limit game, "4-8", the lower bet. */
export function sumTyped(text: string, field: 'limit' | 'wagered'): Result<Fraction> {
  const [lower = '', upper = lower, ...more] = text
    .split('-')
    .map((part) => part.trim().replace(/^\$\s*/, ''));
  const [sum, other] = [readAmount(lower), readAmount(upper)];
  if (sum && sum.n > 0n && other?.gte(sum) && more.length === 0) return ok(sum);
  return fail({
    code: 'fee-unreadable',
    message: `Write the ${field === 'limit' ? 'limit' : 'sum wagered'} in dollars above 0, for example 100, or 4-8 for a limit game, not ${quoted(text)}.`,
    field,
  });
}
