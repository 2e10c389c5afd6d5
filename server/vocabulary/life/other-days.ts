/** Where a trial is approved for other days than were asked for: both, in the one phrase that every page and paper has. */
import { capital, longDate } from '@/rulebooks/spelling/wording';
import { takesPlaceSaid } from './takes-place';

type Days = { from: string; to: string };

const said = ({ from, to }: Days): string => `${longDate(from)} to ${longDate(to)}`;

/** "Asked for 1 March 2098 to 31 May 2098, approved for 1 April 2098 to 30 June 2098."; nothing where they are the same. */
export function otherDays(
  asked: Days | undefined,
  { trialFrom, trialTo }: { trialFrom?: string | null | undefined; trialTo?: string | null | undefined },
): string | undefined {
  if (!asked || !trialFrom || !trialTo) return undefined;
  const approved = { from: trialFrom, to: trialTo };
  const [one, other] = [said(asked), said(approved)];
  return one === other ? undefined : capital(`asked for ${one}, approved for ${other}.`);
}

/** The notice of a decision to the staff of its operator. */
export const decidedNotice = (
  { reference, name }: { reference: string; name: string },
  state: string,
  days: string | undefined,
  /** The versions whose place it takes. */
  instead: readonly number[] = [],
): string =>
  [`${reference}, ${name}, is ${state}.${takesPlaceSaid(instead)}`, ...(days ? [days] : [])].join(' ');
