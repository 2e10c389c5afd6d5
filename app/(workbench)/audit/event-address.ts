/** The filters of the Audit page as its address has them, and as the server is asked. */
import type { EventFilter } from '@/server/inspection/event-filter';
import { EVENT_GROUPS, type EventGroup } from './event-words';

export type Filter = {
  submission?: string;
  person?: string;
  about?: EventGroup;
  find?: string;
  from?: string;
  to?: string;
};

const isGroup = (text: string): text is EventGroup => Object.hasOwn(EVENT_GROUPS, text);
/** As many characters as the server takes. */
export const LONGEST_FIND = 100;
const ID = /^[A-Za-z0-9-]{1,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** What an address says that is no filter counts as not said. */
export function filterIn(search: URLSearchParams): Filter {
  const said = (name: string) => search.get(name) ?? '';
  const [submission, person, about, from, to] = ['submission', 'person', 'about', 'from', 'to'].map(said) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const find = said('find').trim();
  return {
    ...(ID.test(submission) ? { submission } : {}),
    ...(ID.test(person) ? { person } : {}),
    ...(isGroup(about) ? { about } : {}),
    ...(find !== '' && find.length <= LONGEST_FIND ? { find } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
}

const withSearch = (base: string, search: URLSearchParams): string =>
  search.size === 0 ? base : `${base}?${search}`;

export const addressOf = (base: string, filter: Filter): string =>
  withSearch(base, new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')));

export const asked = ({ about, ...rest }: Filter): EventFilter => ({
  ...rest,
  ...(about ? { kinds: EVENT_GROUPS[about].kinds } : {}),
});

export function exportAddress(filter: Filter): string {
  const { kinds, ...rest } = asked(filter);
  const search = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  if (kinds) search.set('kinds', kinds.join(','));
  return withSearch('/api/audit', search);
}
