/** The agreements of proprietors and of the authority that an operator has on file: the one reader of every form they were stored in. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { listed, longDate } from '../spelling/wording';
import type { ConsentScope } from './consent-schema';
import type { Circumstances, Consent } from './variant';

type Given = Pick<Circumstances, 'consents'>;

export type ReadConsent = Exclude<Consent, string>;

export const readConsent = (consent: Consent): ReadConsent =>
  typeof consent === 'string' ? { name: consent, reference: '' } : consent;

const isGiven = (value: unknown): boolean =>
  value !== undefined && !(typeof value === 'string' && value.trim() === '');

/** One spelling: a consent of which only the name is known is its name, and what it is for is in one order. */
export function consentOf({ name, reference, ...more }: ReadConsent): Consent {
  const said = Object.fromEntries(
    Object.entries(more)
      .filter(([, value]) => isGiven(value))
      .map(([key, value]) => [key, Array.isArray(value) ? inOrder(value) : value]),
  );
  return reference.trim() === '' && Object.keys(said).length === 0 ? name : { name, reference, ...said };
}

const inOrder = (scopes: ConsentScope[]): ConsentScope[] =>
  [...new Map(scopes.map((scope) => [canonicalJson(scope), scope]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, scope]) => scope);

export const sameScope = (one: ConsentScope, other: ConsentScope): boolean =>
  canonicalJson(one) === canonicalJson(other);

export const consentsIn = ({ consents = [] }: Given): ReadConsent[] => consents.map(readConsent);

/** Who agreed. */
export const consentNames = (given: Given): string[] => [
  ...new Set(consentsIn(given).map(({ name }) => name)),
];

/** No authority or proprietor whose letters are on file here is older: an earlier year was mistyped. */
const EARLIEST = '1900-01-01';

/** `day`: whose rules are applied. `today`: of the person who reads; left out where the answer is kept for other days. */
export type Days = { day?: string | undefined; today?: string | undefined };

/** By which letter and when: what is not said of the two. */
export const unsaidOf = ({ reference, date }: ReadConsent): string[] => [
  ...(reference.trim() === '' ? ['reference'] : []),
  ...(date ? [] : ['date']),
];

/** As a new draft takes it over: one that nobody said the scope of is for nothing until somebody does. */
export const forNothingUnsaid = (given: Circumstances): Circumstances =>
  given.consents?.some((each) => readConsent(each).for === undefined)
    ? { ...given, consents: consentsIn(given).map((each) => consentOf({ ...each, for: each.for ?? [] })) }
    : given;

/** Of one consent: "reference PTG-114, 31 January 2026, for Field", or what is missing. Under `day`, also why it does not count. */
export function consentDetails(consent: ReadConsent, day?: string, parts: PartNames = UNNAMED): string {
  const { reference, date } = consent;
  const letter = reference.trim() === '' ? 'no reference' : `reference ${reference.trim()}`;
  const about = scopeDetails(consent, parts);
  const impossible = impossibleDate(date, { day });
  if (impossible) return `${letter}, which does not count: dated ${impossible}${about}`;
  const dated = `${letter}, ${date ? longDate(date) : 'no date'}`;
  if (day !== undefined && consent.for !== undefined && unsaidOf(consent).length > 0)
    return `${dated}, which does not count${about}`;
  const ended = expired(consent, { day });
  return ended ? `${dated}, which does not count: it expired on ${ended}${about}` : `${dated}${about}`;
}

function scopeDetails(consent: ReadConsent, parts: PartNames): string {
  const { expires, note, file } = consent;
  return [
    consent.for && `, for ${scopeInWords(consent, parts)}`,
    expires && `, until ${longDate(expires)}`,
    note?.trim() && `; ${note.trim()}`,
    file && `; file ${file}`,
  ]
    .filter(Boolean)
    .join('');
}

/** The labels of the game's parts; without them an id is quoted. */
export type PartNames = {
  wager: (id: string) => string | undefined;
  option: (id: string) => string | undefined;
};
const UNNAMED: PartNames = { wager: () => undefined, option: () => undefined };

export function scopeName(scope: ConsentScope, parts: PartNames = UNNAMED): string {
  switch (scope.about) {
    case 'game':
      return 'the whole game';
    case 'wager':
      return parts.wager(scope.wager) ?? `“${scope.wager}”`;
    case 'pays':
      return `the pays of ${parts.wager(scope.wager) ?? `“${scope.wager}”`}`;
    case 'option':
      return `the option ${parts.option(scope.option) ?? `“${scope.option}”`}`;
    case 'progressive':
      return 'a progressive jackpot';
    case 'variation':
      return 'the temporary local variation';
    case 'house-rules':
      return 'the posted house rules and their place';
    case 'industry':
      return 'the industry’s wish to offer the game';
  }
}

/** "Field and the option Decks, at Northgate York only"; where nothing is chosen, that. */
export function scopeInWords(
  { for: scopes = [], premises, table }: ReadConsent,
  parts: PartNames = UNNAMED,
): string {
  const places = [premises, table].filter(isGiven);
  const what = scopes.length === 0 ? 'nothing yet' : listed(scopes.map((scope) => scopeName(scope, parts)));
  return places.length === 0 ? what : `${what}, at ${places.join(', ')} only`;
}

export const shownConsent = (consent: ReadConsent, day?: string, parts?: PartNames): string =>
  `${consent.name} (${consentDetails(consent, day, parts)})`;

/** On pages, papers and in comparisons; undefined where there is none. */
export const shownConsents = (given: Given, day?: string, parts?: PartNames): string | undefined => {
  const all = consentsIn(given);
  return all.length === 0 ? undefined : all.map((consent) => shownConsent(consent, day, parts)).join('; ');
};

/** The last day of a consent that has expired, in words. */
export const expired = ({ expires }: ReadConsent, { day, today }: Days): string | undefined =>
  expires !== undefined && [day, today].some((each) => each !== undefined && each > expires)
    ? longDate(expires)
    : undefined;

/** What is open about one of them; undefined where nothing is. */
export function lacksReference(consent: ReadConsent, days: Days): string | undefined {
  const { name, reference, date } = consent;
  const missing = unsaidOf(consent);
  if (missing.length > 0) {
    const give = consent.for === undefined ? 'Give' : 'It does not count: give';
    return `The consent of ${name} has no ${listed(missing, 'or')}. ${give} ${missing.length > 1 ? 'them' : 'it'} under Circumstances.`;
  }
  const impossible = impossibleDate(date, days);
  if (impossible)
    return `The consent of ${name} is dated ${impossible}. It does not count: correct the date under Circumstances.`;
  const ended = expired(consent, days);
  if (ended)
    return `The consent of ${name}, reference ${reference.trim()}, expired on ${ended}. It does not count: get another and record it under Circumstances.`;
  if (consent.for === undefined)
    return `The consent of ${name} does not say what it is for, so it counts wherever ${name} is asked. Say what it is for under Circumstances.`;
  return consent.for.length === 0
    ? `The consent of ${name} is for nothing yet. It does not count: say what it is for under Circumstances.`
    : undefined;
}

const SOON = 30;
const DAY = 86_400_000;

/** Of one that still counts: that it soon will not. */
export function expiresSoon(consent: ReadConsent, { day, today }: Days): string | undefined {
  const { name, expires } = consent;
  const from = [day ?? '', today ?? ''].reduce((one, other) => (one > other ? one : other));
  if (expires === undefined || from === '' || expires < from) return undefined;
  const left = Math.round((Date.parse(expires) - Date.parse(from)) / DAY);
  if (left > SOON) return undefined;
  const when =
    left === 0
      ? `today, ${longDate(expires)}`
      : `in ${left} ${left === 1 ? 'day' : 'days'}, after ${longDate(expires)}`;
  return `The consent of ${name} expires ${when}. Ask for a new one.`;
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
