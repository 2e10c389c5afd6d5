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

/** A letter that somebody could ask for: it has a reference, and a day on which it can have been written. */
export const isReferenced = (consent: ReadConsent, today?: string): boolean =>
  lacksReference(consent, today) === undefined;

/** Who is said to have agreed, without a letter that anybody could ask for. */
export const unreferencedConsents = (given: Given): string[] =>
  consentsIn(given)
    .filter((consent) => !isReferenced(consent))
    .map(({ name }) => name);

/** Of one consent: "reference PTG-114, 31 January 2026", or what is missing. */
export function consentDetails({ reference, date }: ReadConsent): string {
  const letter = reference.trim() === '' ? 'no reference' : `reference ${reference.trim()}`;
  return `${letter}, ${date ? longDate(date) : 'no date'}`;
}

export const shownConsent = (consent: ReadConsent): string => `${consent.name} (${consentDetails(consent)})`;

/** On pages, papers and in comparisons; undefined where there is none. */
export const shownConsents = (given: Given): string | undefined => {
  const all = consentsIn(given);
  return all.length === 0 ? undefined : all.map(shownConsent).join('; ');
};

/** What is open about one of them; undefined where nothing is. Without `today`, a later day is not noticed. */
export function lacksReference({ name, reference, date }: ReadConsent, today?: string): string | undefined {
  const missing = [...(reference.trim() === '' ? ['reference'] : []), ...(date ? [] : ['date'])];
  if (missing.length > 0)
    return `The consent of ${name} has no ${listed(missing, 'or')}. Give ${missing.length > 1 ? 'them' : 'it'} under Circumstances.`;
  const impossible = impossibleDate(date, today);
  return impossible && `The consent of ${name} is dated ${impossible} Correct the date under Circumstances.`;
}

/** The day, and why no letter can be of it: “1 January 2099, which is still to come.” */
export function impossibleDate(date: string | undefined, today: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  if (date < EARLIEST) return `${longDate(date)}, before any that can be on file.`;
  return today !== undefined && date > today ? `${longDate(date)}, which is still to come.` : undefined;
}
