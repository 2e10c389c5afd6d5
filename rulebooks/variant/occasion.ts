/** The occasions of a temporary variation. A draft may leave one open; a notice of the change has to name each. */

import { longDate } from '../spelling/wording';
import type { Circumstances } from './variant';

export type Temporary = NonNullable<Circumstances['temporary']>;
export type Period = { occasion: string; from: string; to: string; premises?: string | undefined };

export const GIVE_OCCASION = 'give the occasion of the temporary variation';

/** Each occasion, in the order of its days. */
export function periodsOf({ occasion, from, to, premises, further = [] }: Temporary): Period[] {
  const all = [{ occasion, from, to, premises }, ...further];
  return all
    .map(({ premises: at, ...rest }) => ({ ...rest, ...(at?.trim() ? { premises: at.trim() } : {}) }))
    .sort((a, b) => (a.from === b.from ? a.to.localeCompare(b.to) : a.from.localeCompare(b.from)));
}

/** From the first day of any occasion to the last of any. */
export function spanOf(temporary: Temporary): { from: string; to: string } {
  const periods = periodsOf(temporary);
  const first = (days: string[]) => [...days].sort();
  return {
    from: first(periods.map(({ from }) => from))[0] ?? temporary.from,
    to: first(periods.map(({ to }) => to)).at(-1) ?? temporary.to,
  };
}

export const isOn = (temporary: Temporary, day: string): boolean =>
  periodsOf(temporary).some(({ from, to }) => from <= day && day <= to);

type Placed = Pick<Circumstances, 'temporary' | 'trial' | 'premises'>;

/**
 * On a day, the premises that it is for: those of the occasion, and of every occasion on a day of none; of the trial, or else the
 * ones that its sign is headed with; nothing where it names none and may be played at any.
 */
export function premisesOn({ temporary, ...placed }: Placed, day: string): string[] | undefined {
  if (!temporary) return everyPlace(placed);
  const today = periodsOf(temporary).filter(({ from, to }) => from <= day && day <= to);
  const own = placed.premises?.trim();
  return today.length > 0
    ? allNamed(today.map((period) => period.premises ?? own))
    : everyPlace({ temporary, ...placed });
}

/** The same of all its days together. */
export function everyPlace({ temporary, trial, premises }: Placed): string[] | undefined {
  const own = premises?.trim();
  return allNamed(
    temporary
      ? periodsOf(temporary).map((period) => period.premises ?? own)
      : [trial?.premises?.trim() || own],
  );
}

function allNamed(named: (string | undefined)[]): string[] | undefined {
  if (named.some((name) => !name)) return undefined;
  return [...new Map(named.flatMap((name) => (name ? [[placeKey(name), name]] : []))).values()];
}

/** One spelling of premises or a table: each is called as somebody typed it. */
export const placeKey = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

export const isSamePlace = (one: string, other: string): boolean => placeKey(one) === placeKey(other);

/** The occasions that are not over after a day; nothing where every one is. */
export function leftAfter(temporary: Temporary, day: string): Temporary | undefined {
  const [next, ...further] = periodsOf(temporary).filter(({ to }) => to > day);
  const { further: _, premises: __, ...rest } = temporary;
  return next && { ...rest, ...next, ...(further.length > 0 && { further }) };
}

/** Whether these premises are among those. */
export const isAmong = (place: string, places: readonly string[] | undefined): boolean =>
  places === undefined || places.some((each) => isSamePlace(each, place));

/** Whether both are for a time and could be played at one place on one day. */
export function sharesADay(one: Placed, other: Placed): boolean {
  const periods = ({ temporary, premises }: Placed) =>
    temporary
      ? periodsOf(temporary).map((each) => ({ ...each, place: each.premises ?? premises?.trim() }))
      : [];
  return periods(one).some((mine) =>
    periods(other).some(
      (theirs) =>
        mine.from <= theirs.to &&
        theirs.from <= mine.to &&
        (!mine.place || !theirs.place || isSamePlace(mine.place, theirs.place)),
    ),
  );
}

export const lacksOccasion = ({ temporary }: Circumstances): boolean =>
  temporary !== undefined && periodsOf(temporary).some(({ occasion }) => occasion.trim() === '');

/** On pages and papers. */
export const shownOccasion = ({ occasion }: Pick<Period, 'occasion'>): string =>
  occasion.trim() === '' ? 'Occasion not given' : occasion;

/** “Winter Fair, 5 January 2024 to 1 February 2024, at The Pier”. */
export const shownPeriod = (period: Period): string =>
  `${shownOccasion(period)}, ${longDate(period.from)} to ${longDate(period.to)}${period.premises ? `, at ${period.premises}` : ''}`;

/** How an approved game is played: a temporary variation on its days and at its premises alone. */
export const asSubmitted = ({ temporary }: Circumstances): string =>
  temporary ? `as submitted, for its occasions only: ${shownPeriods(temporary)}` : 'as submitted';

export const shownPeriods = (temporary: Temporary): string =>
  periodsOf(temporary).map(shownPeriod).join('; ');
