/** What is wrong with the days that a step of a trial names; undefined where nothing is. Pure: the dialogs ask here as they are typed. */
import { longDate } from '@/rulebooks/spelling/wording';
import { beginsTooSoon } from '@/rulebooks/variant/planned-days';
import type { ServerProblem } from '../../problems/problem';
import type { TrialDays } from '../../vocabulary/life/on-day';

const wrong = (
  code: 'decision-incomplete' | 'trial-over' | 'dates-reversed' | 'trial-before-rules',
  message: string,
  field = 'lastDay',
): ServerProblem => ({ code, message, field });

/** Of the first and the last day of a trial. */
export const reversedDays = ({ from, to }: Pick<TrialDays, 'from' | 'to'>): ServerProblem | undefined =>
  from < to
    ? undefined
    : wrong(
        'dates-reversed',
        'The last day of the trial must come after its first; choose a later one.',
        'trialTo',
      );

/** Of an approval for trial: agreed in advance, not before there were rules, and not over before its own rules apply. */
export function approvalRefused(
  { from, to }: Pick<TrialDays, 'from' | 'to'>,
  { first, today, rulesOf }: { first: string; today: string; rulesOf: string },
): ServerProblem | undefined {
  const reversed = reversedDays({ from, to });
  if (reversed) return reversed;
  if (from < first)
    return wrong(
      'trial-before-rules',
      `The trial would begin before ${longDate(first)}, the first day of the rules. Choose that day or a later one.`,
      'trialFrom',
    );
  if (beginsTooSoon('trial', from, today))
    return wrong(
      'trial-over',
      `The trial would begin before today, ${longDate(today)}, and its days are agreed in advance. Choose today or a later day.`,
      'trialFrom',
    );
  if (to < rulesOf)
    return wrong(
      'trial-over',
      `The trial would end before the day of its rules, ${longDate(rulesOf)}. Choose that day or a later one as its last.`,
      'trialTo',
    );
  return undefined;
}

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
