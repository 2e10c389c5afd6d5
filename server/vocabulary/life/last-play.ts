/** When a trial that was ended is played for the last time. One that was ended before its first day is played on none. */
import { longDate } from '@/rulebooks/spelling/wording';

export const neverBegan = ({ from, to }: { from: string; to: string }): boolean => to < from;

export const lastPlaySaid = (days: { from: string; to: string }): string =>
  neverBegan(days)
    ? `The trial does not take place: it was ended before ${longDate(days.from)}.`
    : `The last day of play is ${longDate(days.to)}.`;

/** Of the sign of a trial that ends earlier: no other is printed while it is played out. */
export const WRITE_THE_DAY = 'Write that day on its sign, which names a later one: no other sign is printed.';
