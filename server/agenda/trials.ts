/** What an operator has to do about a trial, by the clock. */
import { dayAfter, daysBetween } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import type { Ahead } from '../submissions/joining/ahead';
import { seenState, trialDays } from '../submissions/stored/days';
import { neverBegan } from '../vocabulary/life/last-play';
import { isEnded } from '../vocabulary/life/states';
import type { ClauseFor, Owed } from './item';
import type { OperatorSubmission } from './submissions';

/** From so many days before its end it is on the home page, and as long after it. */
export const IN_VIEW = 30;

/** What leaves a trial that was joined with something to ask for. */
const askedAfter = (what: string, { reference, adopted, to }: Ahead): string =>
  adopted
    ? `${reference}, whose trial ${what} joins, is adopted, and yours is not.`
    : `The trial ${reference}, which ${what} joins, runs to ${longDate(to)}.`;

export function trialOwed(
  row: OperatorSubmission,
  today: string,
  { clauseFor, ahead }: { clauseFor: ClauseFor; ahead: Ahead | undefined },
): Owed[] {
  const days = trialDays(row);
  if (!days) return [];
  const what = `${row.reference}, ${row.name}`;
  const owed = (kind: Owed['kind'], says: string, since: string, by: string): Owed[] => [
    {
      kind,
      about: row.id,
      says,
      href: `/submissions/${row.id}`,
      reference: row.reference,
      rulebook: row.rulebook,
      since,
      by,
      ...clauseFor(kind, row.rulebook),
    },
  ];
  const last = longDate(days.to);
  if (isEnded(row.state))
    return today > days.to || neverBegan(days)
      ? []
      : owed(
          'play-stops',
          `Stop playing ${what}: the last day of play is ${last}. Take any sign of it down after it.`,
          row.endedAt ?? row.updatedAt,
          days.to,
        );
  const state = seenState(row, today);
  if (today <= days.from && state !== 'adoption-asked')
    return owed(
      'trial-begins',
      `Display the sign and the leaflet of ${what}. Its trial begins on ${longDate(days.from)}.`,
      row.updatedAt,
      days.from,
    );
  if (today > days.to)
    return daysBetween(days.to, today) > IN_VIEW
      ? []
      : owed(
          'trial-over',
          row.state === 'adoption-asked'
            ? `Stop playing ${what}: its trial ended on ${last}, and adoption is not decided. Take any sign of it down.`
            : `Stop playing ${what}: its trial ended on ${last}. Take any sign of it down; an approver may still ask for formal adoption.`,
          dayAfter(days.to, 1),
          days.to,
        );
  if ((state === 'on-trial' || state === 'extended') && (ahead || daysBetween(today, days.to) <= IN_VIEW))
    return owed(
      'trial-ends',
      `${ahead ? `${askedAfter(what, ahead)} Yours` : `The trial of ${what}`} ends on ${last}. To go on after it, an approver asks for an extension by that day, or for formal adoption.`,
      // A trial that was joined and goes on is in view sooner.
      [dayAfter(days.to, -IN_VIEW), today].sort()[0] ?? today,
      days.to,
    );
  return [];
}
