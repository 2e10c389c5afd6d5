/** The agreements of proprietors and of the authority that an operator has on file: the one reader of both forms they were stored in. */
import { listed, longDate } from '../spelling/wording';
import type { Circumstances, Consent } from './variant';

type Given = Pick<Circumstances, 'consents'>;

export type ReadConsent = { name: string; reference: string; date?: string | undefined };

export const readConsent = (consent: Consent): ReadConsent =>
  typeof consent === 'string' ? { name: consent, reference: '' } : consent;

/** One spelling: a consent of which only the name is known is its name. */
export const consentOf = ({ name, reference, date }: ReadConsent): Consent =>
  reference.trim() === '' && !date ? name : { name, reference, ...(date && { date }) };

export const consentsIn = ({ consents = [] }: Given): ReadConsent[] => consents.map(readConsent);

/** Who agreed. */
export const consentNames = (given: Given): string[] => [
  ...new Set(consentsIn(given).map(({ name }) => name)),
];

/** No authority or proprietor whose letters are on file here is older: an earlier year was mistyped. */
const EARLIEST = '1900-01-01';

/** `at`: whose rules are applied. `today`: of the person who reads; left out where the answer is kept for other days. */
export type Days = { day?: string | undefined; today?: string | undefined };

/** Who had agreed on the day whose rules are applied: a letter of an impossible day is not on file. */
export const agreedBy = (given: Given, day: string): string[] => [
  ...new Set(
    consentsIn(given)
      .filter(({ date }) => impossibleDate(date, { day }) === undefined)
      .map(({ name }) => name),
  ),
];

/** Of one consent: "reference PTG-114, 31 January 2026", or what is missing. Under `at`, also why it does not count. */
export function consentDetails({ reference, date }: ReadConsent, day?: string): string {
  const letter = reference.trim() === '' ? 'no reference' : `reference ${reference.trim()}`;
  const impossible = impossibleDate(date, { day });
  if (impossible) return `${letter}, which does not count: dated ${impossible}`;
  return `${letter}, ${date ? longDate(date) : 'no date'}`;
}

export const shownConsent = (consent: ReadConsent, day?: string): string =>
  `${consent.name} (${consentDetails(consent, day)})`;

/** On pages, papers and in comparisons; undefined where there is none. */
export const shownConsents = (given: Given, day?: string): string | undefined => {
  const all = consentsIn(given);
  return all.length === 0 ? undefined : all.map((consent) => shownConsent(consent, day)).join('; ');
};

/** What is open about one of them; undefined where nothing is. */
export function lacksReference({ name, reference, date }: ReadConsent, days: Days): string | undefined {
  const missing = [...(reference.trim() === '' ? ['reference'] : []), ...(date ? [] : ['date'])];
  if (missing.length > 0)
    return `The consent of ${name} has no ${listed(missing, 'or')}. Give ${missing.length > 1 ? 'them' : 'it'} under Circumstances.`;
  const impossible = impossibleDate(date, days);
  return (
    impossible &&
    `The consent of ${name} is dated ${impossible}. It does not count: correct the date under Circumstances.`
  );
}

/** The day, and why no letter of it counts: “1 January 2099, which is still to come”. */
export function impossibleDate(date: string | undefined, { day, today }: Days): string | undefined {
  if (date === undefined) return undefined;
  if (date < EARLIEST) return `${longDate(date)}, before any that can be on file`;
  if (today !== undefined && date > today) return `${longDate(date)}, which is still to come`;
  return day !== undefined && date > day
    ? `${longDate(date)}, after the day whose rules are applied, ${longDate(day)}`
    : undefined;
}
