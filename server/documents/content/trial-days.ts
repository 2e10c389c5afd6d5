/** What the lines of a paper say of a trial: the days that the authority approved, not those that were asked for; nothing once it is adopted. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { Subject } from '../subject';

type Put = {
  variant: Pick<Subject['variant'], 'circumstances'>;
  record: Pick<Subject['record'], 'trial' | 'rulings'>;
};

export const inWords = ({ from, to }: { from: string; to: string }): string =>
  `from ${longDate(from)} to ${longDate(to)}`;

export const isAdopted = ({ rulings = [] }: Put['record']): boolean =>
  rulings.some(({ record }) => record.ruling === 'adopt');

/** One line as it is printed; undefined where it no longer applies. */
export function onApprovedDays(line: string, { variant, record }: Put): string | undefined {
  const asked = variant.circumstances.trial;
  if (!asked || !line.includes(inWords(asked))) return line;
  if (isAdopted(record)) return undefined;
  return record.trial ? line.replaceAll(inWords(asked), inWords(record.trial)) : line;
}

/** Of a sign: as approved, or while nothing is, as asked for. */
export const trialOn = ({ variant, record }: Put) =>
  isAdopted(record) ? undefined : (record.trial ?? variant.circumstances.trial);

/** Where it is played: a trial may have premises of its own. */
export function premisesOf(put: Put): string | undefined {
  const { trial, premises } = put.variant.circumstances;
  const ofTrial = trialOn(put) ? trial?.premises?.trim() : undefined;
  return ofTrial || premises;
}
