/** A calendar as a file (RFC 5545): whole days, no alarms. */

import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { dayAfter } from '@/rulebooks/spelling/dates';
import type { CalendarDay } from './calendar-day';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function writtenCalendar(days: readonly CalendarDay[], { publicUrl }: { publicUrl: string }): string {
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    // The library does not escape a name, so it is nobody's.
    name: 'Assay',
    prodId: { company: 'Assay', product: 'Assay', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const { uid, day, title, says, href, sequence, changedAt, cancelled } of days)
    calendar.createEvent({
      id: `${uid}@${host}`,
      sequence,
      start: midnight(day),
      end: midnight(dayAfter(day, 1)),
      allDay: true,
      timezone: 'UTC',
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      summary: title,
      description: says,
      url: `${publicUrl}${href}`,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
