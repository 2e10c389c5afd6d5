/**
 * What stands in a cell. A cell that does not plainly say one thing is never mended here: it needs an entry in the list of chosen readings,
 * which has its line, its column and what is printed there.
 */
import type { Damage, PlayerRange } from '../../../fees/schedule';
import { CHOSEN } from './chosen';

/** Underlining and marks are the recogniser's, and say nothing. */
export const plain = (cell: string): string => cell.replace(/<\/?(?:u|mark)>/g, '').trim();

const MONEY = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/;

/** "1505" of "$1,505", "0.50" of "$0.50", "1" of "$1.00". */
export function moneyText(printed: string): string | undefined {
  const [, whole, part = ''] = MONEY.exec(printed) ?? [];
  if (whole === undefined) return undefined;
  const cents = part.slice(1).padEnd(2, '0');
  return `${whole.replaceAll(',', '')}${cents === '00' ? '' : `.${cents}`}`;
}

export type Read = { value: string; damage?: Damage };

/** Where in the source, and what it is: "option", "players" or the name of a fee. */
export type Place = { line: number; column: number; what: string };

export function chosen({ line, column, what }: Place, printed: string): Read | undefined {
  const reading = CHOSEN.find((one) => one.line === line && one.column === column);
  if (!reading || reading.printed !== printed) return undefined;
  return { value: reading.read, damage: { line, what, printed, read: reading.read, why: reading.why } };
}

/** One sum, printed once, or the same twice over itself. */
export function readMoney(place: Place, cell: string): Read | undefined {
  const printed = cell.trim();
  const taken = chosen(place, printed);
  if (taken) return taken;
  const placed = { line: place.line, what: place.what };
  const value = moneyText(plain(printed));
  if (value !== undefined && /\.\d$/.test(plain(printed)))
    return {
      value,
      damage: {
        ...placed,
        printed,
        read: value,
        why: 'The last digit is missing; any but 0 would be no sum in use.',
      },
    };
  if (value !== undefined) return { value };
  const parts = plain(printed).split(/\s+/);
  const same = parts.length === 2 && parts[0] === parts[1] ? moneyText(parts[0] as string) : undefined;
  return same === undefined
    ? undefined
    : {
        value: same,
        damage: { ...placed, printed, read: same, why: 'The same sum is printed twice in one cell.' },
      };
}

export function readNumber(cell: string): number | undefined {
  const printed = plain(cell);
  return /^\d{1,3}$/.test(printed) ? Number(printed) : undefined;
}

/** "7 or more", "6", "5 or less", "7-6", "8 to 5", "7 - 9 players". */
export function readPlayers(cell: string): PlayerRange | undefined {
  const text = plain(cell)
    .replace(/ ?players?\b ?/i, ' ')
    .trim();
  const [, edge, way] = /^(\d{1,2}) or (more|less)$/.exec(text) ?? [];
  if (edge) return way === 'more' ? { min: Number(edge), max: null } : { min: null, max: Number(edge) };
  const [, one, other = one] = /^(\d{1,2})(?: ?(?:-|to|&) ?(\d{1,2}))?$/.exec(text) ?? [];
  if (one === undefined) return undefined;
  const ends = [Number(one), Number(other)];
  return { min: Math.min(...ends), max: Math.max(...ends) };
}

/** "$5 - $100", "$10 to $100", "$1,505+", "$100"; both ends as text. */
export function readRange(cell: string): { min: string; max: string | null } | undefined {
  const text = plain(cell);
  const [, open] = /^(\$?[\d,]+) ?\+$/.exec(text) ?? [];
  const least = open && moneyText(open);
  if (least) return { min: least, max: null };
  const [first = '', last = first, ...rest] = text.split(/ ?(?:-|–|to) ?/);
  const min = moneyText(first.trim());
  const noEnd = /^No Limit$/i.test(last.trim());
  const max = noEnd ? null : moneyText(last.trim());
  return min === undefined || max === undefined || rest.length > 0 ? undefined : { min, max };
}
