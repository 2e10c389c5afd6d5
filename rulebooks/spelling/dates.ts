/** When a rulebook, or one rule of it, is in force. First and last day included. */
import { z } from 'zod';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { quoted } from './quoted';

type Period = { validFrom?: string; validTo?: string };

export function inForce(period: Period, day: string): boolean {
  return (
    (period.validFrom === undefined || day >= period.validFrom) &&
    (period.validTo === undefined || day <= period.validTo)
  );
}

/** The first day on which all of them are in force. */
export const latestStart = (...periods: Period[]): string =>
  periods.map(({ validFrom = '' }) => validFrom).reduce((latest, day) => (day > latest ? day : latest), '');

const CalendarDate = z.iso.date();

export function readDate(text: string, field = 'at'): Result<string> {
  const parsed = CalendarDate.safeParse(text);
  if (parsed.success) return ok(parsed.data);
  return fail({
    code: 'date-unreadable',
    message: `${quoted(text)} is not a date; write it as year-month-day, for example 2008-01-01.`,
    field,
  });
}

/** Only for what is of no jurisdiction, such as the end of a certificate or of a link, and said to be in UTC. Else `rulebooks/zones.ts`. */
export const utcDay = (instant: Date | string): string => new Date(instant).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** So many days later; before it, where there are fewer than none. Of a moment, its day counts. */
export const dayAfter = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(day.slice(0, 10)) + days * DAY_MS));
