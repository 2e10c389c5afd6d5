/** Many days in few words. */
import { dayAfter } from './dates';
import { listed, longDate } from './wording';

type Span = { from: string; to: string };

/** Days that follow one another as one span; `days` in their order. */
function spansOf(days: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && day === dayAfter(last.to, 1)) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}

const split = (day: string): { date: string; month: string; year: string } => {
  const [date = '', month = '', year = ''] = longDate(day).split(' ');
  return { date, month, year };
};

/** "3 to 9 June 2026": month and year are said once where both ends share them. */
export function spanSaid({ from, to }: Span): string {
  if (from === to) return longDate(from);
  const [first, last] = [split(from), split(to)];
  const same = first.year === last.year;
  if (same && first.month === last.month) return `${first.date} to ${longDate(to)}`;
  return `${same ? `${first.date} ${first.month}` : longDate(from)} to ${longDate(to)}`;
}

/** "3 to 9 June 2026 and 12 June 2026". */
export const daysSaid = (days: readonly string[]): string => listed(spansOf(days).map(spanSaid));
