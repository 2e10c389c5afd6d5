/**
 * What a plan lacks before it can be carried out: days that are over already or go on too long, and what a notification has to say. None of it is a
 * fault of the game, and none is asked once somebody has decided or been notified: the days then pass, as they should.
 */
import { dayAfter } from '../spelling/dates';
import { longDate } from '../spelling/wording';
import { isSamePlace, type Period, periodsOf, spanOf } from './occasion';
import type { Circumstances } from './variant';

export type Planned = Pick<Circumstances, 'trial' | 'temporary' | 'premises'>;

/** The most days from the first to the last: a longer variation is not temporary. */
export const LONGEST_DAYS = 366;

/** A trial may begin today; a variation is notified before its first day. */
export const beginsTooSoon = (what: 'trial' | 'temporary', from: string, today: string): boolean =>
  what === 'trial' ? from < today : from <= today;

/** The day of the rules, or the first after it that can still be kept. */
export function firstDayFor(what: 'trial' | 'temporary', day: string, today: string): string {
  const soonest = what === 'trial' ? today : dayAfter(today, 1);
  return day < soonest ? soonest : day;
}

const DAY = 86_400_000;
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

const at = ({ premises }: Period, { premises: own }: Planned): string | undefined =>
  premises?.trim() || own?.trim() || undefined;

/** The longest trial that passes without a remark, whoever sets its days and however often it is extended. */
export const trialTooLong = ({ from, to }: { from: string; to: string }): string[] =>
  daysFrom(from, to) > LONGEST_DAYS
    ? [`The trial would last more than ${LONGEST_DAYS} days, until ${longDate(to)}. Check its last day.`]
    : [];

function trialDays(trial: NonNullable<Planned['trial']>, today: string): string[] {
  const { from } = trial;
  return [
    ...(beginsTooSoon('trial', from, today)
      ? [
          `The first day of the trial, ${longDate(from)}, is past. Choose today, ${longDate(today)}, or a later day.`,
        ]
      : []),
    ...trialTooLong(trial),
  ];
}

function overlapping(circumstances: Planned, periods: readonly Period[]): Period | undefined {
  return periods.find((one, index) =>
    periods.some(
      (other, place) =>
        place > index &&
        // In the order of their first days, so the other begins no earlier.
        isSamePlace(at(one, circumstances) ?? '', at(other, circumstances) ?? '') &&
        other.from <= one.to,
    ),
  );
}

function temporaryDays(circumstances: Planned, today: string): string[] {
  const { temporary } = circumstances;
  if (!temporary) return [];
  const { from, to } = spanOf(temporary);
  const overlap = overlapping(circumstances, periodsOf(temporary));
  return [
    ...(overlap
      ? [`Two occasions at the same premises overlap on ${longDate(overlap.to)}. Give each its own days.`]
      : []),
    ...(beginsTooSoon('temporary', from, today)
      ? [
          `The first day is ${longDate(from)}. A notification comes before it: choose a day after today, ${longDate(today)}.`,
        ]
      : []),
    ...(daysFrom(from, to) > LONGEST_DAYS
      ? [
          `From the first day to the last are more than ${LONGEST_DAYS} days, which is not temporary. Shorten it, or submit it for approval.`,
        ]
      : []),
  ];
}

/** Days of a trial or of a temporary variation that cannot be kept, or hardly be meant: a sentence each. */
export const plannedDays = (circumstances: Planned, today: string): string[] => [
  ...(circumstances.trial ? trialDays(circumstances.trial, today) : []),
  ...temporaryDays(circumstances, today),
];

/** What a notification of a temporary variation has to say and does not yet: a sentence each. */
export function notificationLacks(circumstances: Planned): string[] {
  const { temporary } = circumstances;
  if (!temporary) return [];
  return [
    ...periodsOf(temporary).flatMap((period) => [
      ...(period.occasion.trim() ? [] : [`Name the occasion of ${longDate(period.from)}.`]),
      ...(at(period, circumstances)
        ? []
        : [`Name the premises for ${period.occasion.trim() || longDate(period.from)}.`]),
    ]),
    ...(temporary.change?.trim() ? [] : ['Say what changes for players. Every table has to show it.']),
  ];
}
