'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const MOMENT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

// Made once: making one takes a hundred times as long as using it, and a list shows dozens.
const inUtc = new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone: 'UTC' });
const inOwnZone = new Intl.DateTimeFormat('en-GB', MOMENT);
const ofDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A stored text that is no date is shown as it is: `format` would throw, and take the page with it. */
const shown = (format: Intl.DateTimeFormat, date: Date, stored: string): string =>
  Number.isNaN(date.getTime()) ? stored : format.format(date);

/** A moment for where only plain text goes, such as a list to choose from: in UTC, which it names. */
export const momentWords = (at: string): string => shown(inUtc, new Date(at), at);

/** A moment, in the reader's own time zone once the page runs; in UTC before that, so that both sides agree. It names the zone. `wraps`: in a narrow column. */
export function Moment({ at, wraps = false }: { at: string; wraps?: boolean }) {
  const local = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <time dateTime={at} title={at} className={wraps ? 'figures' : 'figures whitespace-nowrap'}>
      {shown(local ? inOwnZone : inUtc, new Date(at), at)}
    </time>
  );
}

/** A calendar date with no time in it: "1 September 2007" everywhere on earth. */
export function Day({ date }: { date: string }) {
  return (
    <time dateTime={date} className="figures whitespace-nowrap">
      {shown(ofDay, new Date(`${date}T00:00:00Z`), date)}
    </time>
  );
}
