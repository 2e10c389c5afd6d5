/** What is wrong with the last day that a step of a trial names; undefined where nothing is. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { ServerProblem } from '../../problems/problem';
import type { TrialDays } from '../../vocabulary/life/on-day';

const wrong = (
  code: 'decision-incomplete' | 'trial-over' | 'dates-reversed',
  message: string,
): ServerProblem => ({
  code,
  message,
  field: 'lastDay',
});

/** Of an extension: later than the trial ends now, and not over before it is given. */
export function extensionRefused(
  lastDay: string | undefined,
  { to }: TrialDays,
  today: string,
): ServerProblem | undefined {
  if (!lastDay) return wrong('decision-incomplete', 'Give the last day of the extended trial.');
  if (lastDay <= to)
    return wrong('dates-reversed', `The trial runs to ${longDate(to)} already. Choose a later day.`);
  if (lastDay < today)
    return wrong(
      'trial-over',
      `The extension would end before today, ${longDate(today)}. Choose a later day.`,
    );
  return undefined;
}

/** Of an end: a day from today to the last day of the trial. One that is over already has no other. */
export function endRefused(
  lastDay: string | undefined,
  { to }: TrialDays,
  today: string,
): ServerProblem | undefined {
  if (today > to)
    return lastDay === undefined || lastDay === to
      ? undefined
      : wrong('trial-over', `The trial ended on ${longDate(to)}; leave the last day of play as it is.`);
  if (!lastDay) return wrong('decision-incomplete', 'Give the last day of play.');
  if (lastDay < today)
    return wrong(
      'trial-over',
      `The last day of play would lie before today, ${longDate(today)}. Choose today or later.`,
    );
  if (lastDay > to)
    return wrong(
      'dates-reversed',
      `The trial ends on ${longDate(to)}. Choose that day or an earlier one as the last day of play.`,
    );
  return undefined;
}
