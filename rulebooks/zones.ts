/**
 * A day is a day where its rulebook is in force: a trial is over when its last day has ended there, whatever the clocks
 * of the server and of the reader say. Without the records, so that a page can ask too.
 */
import { caHawaiianGardensZone } from './ca-hawaiian-gardens/zone';
import { coRule28Zone } from './co-rule-28/zone';
import { gb2007Zone } from './gb-2007/zone';
import { sgThbpV6Zone } from './sg-thbp-v6/zone';
import type { RulebookId } from './spelling/ids';
import { zonedDay, zonedDayEnd } from './spelling/zoned-days';

const ZONES: Record<RulebookId, string> = {
  'gb-2007': gb2007Zone,
  'sg-thbp-v6': sgThbpV6Zone,
  'co-rule-28': coRule28Zone,
  'ca-hawaiian-gardens': caHawaiianGardensZone,
};

/** Of what is of no rulebook, such as the site itself; and of an unknown one, as a list with one broken row in it is still a list. */
const SITE = 'UTC';

export const zoneOf = (rulebook: string | undefined): string =>
  rulebook !== undefined && Object.hasOwn(ZONES, rulebook) ? ZONES[rulebook as RulebookId] : SITE;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day that it is at this instant where the rulebook is in force; a day stays what it is. */
export const dayIn = (rulebook: string | undefined, instant: Date | string): string =>
  typeof instant === 'string' && DAY.test(instant) ? instant : zonedDay(zoneOf(rulebook), new Date(instant));

/** The instant at which a day has ended there: the first of the next one. */
export const dayEndIn = (rulebook: string | undefined, day: string): Date =>
  zonedDayEnd(zoneOf(rulebook), day);

/** For whoever looks at the games of several rulebooks: which day it is under each. */
export type Today = (rulebook: string | undefined) => string;

export function todayAt(instant: Date): Today {
  const known = new Map<string | undefined, string>();
  return (rulebook) => {
    const day = known.get(rulebook) ?? dayIn(rulebook, instant);
    known.set(rulebook, day);
    return day;
  };
}

/** The latest day that has begun under any of them. */
export const latestDay = (instant: Date): string =>
  Object.keys(ZONES).reduce((latest, rulebook) => {
    const day = dayIn(rulebook, instant);
    return day > latest ? day : latest;
  }, '');
