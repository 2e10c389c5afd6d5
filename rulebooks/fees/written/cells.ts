/** One cell of a schedule as somebody typed it; each fault is a sentence, which its row and column go before. */
import { readAmount } from '../../spelling/amount';
import { quoted } from '../../spelling/quoted';
import { cents, sumText } from '../checks/charged';

export type Cell<T> = { value: T } | { fault: string };

/** As long as a sum in a table of fees may be. */
const MOST_CENTS = 99_999_999_999;

const bare = (text: string): string => text.trim().replace(/^\$\s*/, '');

export function sumCell(text: string): Cell<string> {
  const typed = bare(text);
  const what = quoted(text.trim());
  if (typed === '') return { fault: 'there is no sum. Write one in dollars, or 0 where nothing is taken.' };
  if (/^[=+@]/.test(typed)) return { fault: `${what} is a formula. Write the sum itself, for example 0.50.` };
  if (typed.includes('%'))
    return { fault: `${what} is a share. A fee is a fixed sum; write dollars, for example 0.50.` };
  if (/^[-−(]/.test(typed)) return { fault: `${what} is below zero. Write a sum of 0 or more.` };
  if (/^[\d,]*\.\d{3,}$/.test(typed))
    return { fault: `${what} has parts of a cent. Write at most two decimals, for example 0.50.` };
  const sum = readAmount(typed);
  const amount = sum ? sum.mul(100).valueOf() : Number.NaN;
  if (amount <= MOST_CENTS) return { value: sumText(amount) };
  return { fault: `${what} is not a sum of dollars. Write one such as 0.50.` };
}

/** Null where the end is open. */
export const endCell = (text: string): Cell<string | null> =>
  text.trim() === '' ? { value: null } : sumCell(text);

/** "100", or both bets of a limit game: "4-8". */
export function limitCell(text: string): Cell<string | null> {
  if (text.trim() === '' || /^\s*-/.test(text)) return endCell(text);
  const parts = text.split('-').map(sumCell);
  const fault = parts.find((part) => 'fault' in part);
  if (fault) return fault;
  const [lower = '', upper] = parts.flatMap((part) => ('value' in part ? part.value : []));
  if (parts.length > 2 || (upper !== undefined && cents(upper) < cents(lower)))
    return { fault: `${quoted(text.trim())} is not a limit. Write 100, or 4-8 for a limit game.` };
  return { value: upper === undefined ? lower : `${lower}-${upper}` };
}

/** A whole number from 1, or null for an empty cell. */
export function numberCell(text: string, most: number): Cell<number | null> {
  const typed = text.trim();
  if (typed === '') return { value: null };
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (number >= 1 && number <= most) return { value: number };
  return { fault: `${quoted(typed)} is not a whole number from 1 to ${most}. Write one, or nothing.` };
}
