/** What people type of a meeting: sums, races, horses and the order of a finish, read and written. */
import { ok, type Result } from '@/simulations/problems/problem';
import { quoted } from '../spelling/quoted';
import { MOST } from './given';
import { refused } from './refused';
import type { RaceResult } from './results';

const DOLLARS = /^(\d{1,16}|\d{1,3}(?:,\d{3}){1,5})(?:\.(\d{1,2}))?$/;

/** Undefined where it is no sum, or too large to count exactly. */
export function centsTyped(text: string, unit: 'dollars' | 'cents'): number | undefined {
  const [, units = '', part = ''] = DOLLARS.exec(text.trim()) ?? [];
  if (units === '' || (unit === 'cents' && part !== '')) return undefined;
  const whole = BigInt(units.replaceAll(',', ''));
  const cents = unit === 'dollars' ? whole * 100n + BigInt(part.padEnd(2, '0')) : whole;
  return cents <= BigInt(MOST) ? Number(cents) : undefined;
}

/** "10", "1200.50": as `centsTyped` reads it. */
export const dollarsText = (cents: number): string =>
  cents % 100 === 0
    ? String(cents / 100)
    : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const NUMBERS = /^\s*\d{1,2}(?:[\s,+/-]+\d{1,2})*\s*$/;
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

export const racesTyped = (text: string): number[] | undefined =>
  NUMBERS.test(text) ? numbersIn(text) : undefined;

/** "3 12"; none where it is empty. */
export const horsesTyped = (text: string): number[] | undefined =>
  text.trim() === '' ? [] : /^[\s\d,+-]*$/.test(text) && NUMBERS.test(text) ? numbersIn(text) : undefined;

/** One number is how many there are, from 1; several are their numbers: "14", "1 2 3 5". */
export function startersTyped(text: string): number[] | undefined {
  const horses = horsesTyped(text);
  if (!horses || horses.length === 0 || horses.includes(0)) return undefined;
  const [most = 0] = horses;
  return horses.length > 1 ? horses : Array.from({ length: most }, (_, at) => at + 1);
}

export const startersText = (starters: readonly number[]): string =>
  starters.length > 1 && starters.every((horse, at) => horse === at + 1)
    ? String(starters.length)
    : starters.join(' ');

type Places = RaceResult['places'];

const GROUP = /^\d{1,2}(?:=\d{1,2})*$/;

/** "4 7=9 1": 4 first, 7 and 9 in a dead heat for second. Two commas leave a gap, which a result is refused for. */
export function finishTyped(text: string): Result<Places> {
  const plain = text.trim().replace(/\s*=\s*/g, '=');
  if (plain === '') return ok([]);
  const entries = plain.split(/\s*,\s*|\s+/);
  const wrong = entries.find((entry) => entry !== '' && !GROUP.test(entry));
  if (wrong !== undefined)
    return refused(
      `${quoted(wrong, 20)} is no place; write the horses in the order of the finish, those of a dead heat with “=” between them, for example 4 7=9 1.`,
      'places',
    );
  return ok(entries.map((entry) => (entry === '' ? [] : numbersIn(entry))));
}

export const finishText = (places: Places): string =>
  places.map((entry) => (typeof entry === 'number' ? entry : entry.join('='))).join(' ');
