/** The calendar of a time zone: which day it is there at an instant, and when that day ends there. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** Whether this machine knows the zone by that name. */
export function isZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

export function zonedDay(zone: string, instant: Date): string {
  const [month = '', day = '', year = ''] = formatOf(zone).format(instant).split('/');
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

const HOUR = 3_600_000;

/**
 * The first instant after the day. It is looked for, not computed: a day of a change of clocks has 23 or 25 hours, and in some
 * zones none begins at midnight. No zone is further than 14 hours from UTC, so it lies within a day of midnight there.
 */
export function zonedDayEnd(zone: string, day: string): Date {
  const midnight = Date.parse(`${day}T24:00:00Z`);
  let within = midnight - 24 * HOUR;
  let after = midnight + 24 * HOUR;
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2);
    if (zonedDay(zone, new Date(middle)) > day) after = middle;
    else within = middle;
  }
  return new Date(after);
}
