/** When a schedule of fees is in force beside others in place of the same printed one: on no day are two. */
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { preparedInPlace, type ScheduleRow } from '../fee-schedules/queries';
import { refuse } from '../problems/problem';
import { successors } from '../vocabulary/life/fees-on-day';
import { printedName } from './content';
import type { Brief } from './queries';

type Asked = { schedule: ScheduleRow; version: { revision: number; inForceFrom: string | null } };

const approvedBeside = async (db: Queries, { schedule, version }: Asked) =>
  (await preparedInPlace(db, schedule)).filter(
    (one) => one.state === 'approved' && !(one.schedule === schedule.id && one.version === version.revision),
  );

/** Another schedule that is approved from the same day. A later version of one schedule takes the place of the earlier. */
export async function sameDay(db: Queries, asked: Asked): Promise<string | undefined> {
  const { schedule, version } = asked;
  const other = (await approvedBeside(db, asked)).find(
    (one) => one.schedule !== schedule.id && one.from === version.inForceFrom,
  );
  return (
    other &&
    `${other.number}, ${other.name}, is approved in place of the same printed schedule from the same day, ${longDate(other.from)}, and only one of the two can be in force.`
  );
}

export async function sameDayRefused(db: Queries, asked: Asked) {
  const said = await sameDay(db, asked);
  return said === undefined
    ? undefined
    : refuse('option-value', `${said} Give another day and save.`, { field: 'inForceFrom' });
}

/** Why it cannot be approved as it is, in words for both sides. */
export async function unapprovable(db: Queries, asked: Asked, now: Date): Promise<string | undefined> {
  const from = asked.version.inForceFrom ?? '';
  if (from < dayIn(asked.schedule.rulebook, now))
    return `It would be in force from ${longDate(from)}, a day that has passed. The operator can withdraw it and submit a version with a later day.`;
  const said = await sameDay(db, asked);
  return said && `${said} The operator can withdraw this one and submit a version with another day.`;
}

/** Whose place it takes and what takes its own; undefined where it is alone. */
export async function placeSaid(db: Queries, asked: Asked & { id: string }): Promise<string | undefined> {
  const { id, version } = asked;
  const from = version.inForceFrom ?? '';
  const others = await approvedBeside(db, asked);
  const next = successors([...others, { id, version: version.revision, from }]).get(id);
  const named = ({ number, name }: { number: string; name: string }) => `${number}, ${name},`;
  const before = others
    .filter((one) => one.from < from)
    .sort((one, other) => one.from.localeCompare(other.from) || one.version - other.version)
    .at(-1);
  const overtaken = others.find((one) => one.from === from && one.version < version.revision);
  const said = [
    ...(before ? [`From ${longDate(from)} it takes the place of ${before.number}, ${before.name}.`] : []),
    ...(overtaken ? [`${named(overtaken)} names the same day, so it is in force on no day.`] : []),
    ...(next && 'number' in next
      ? [
          next.from === from
            ? `${named(next)} is a later version from the same day, so this one is in force on no day.`
            : `From ${longDate(next.from)} ${named(next)} takes its place.`,
        ]
      : []),
  ];
  return said.length > 0 ? said.join(' ') : undefined;
}

/** Of everything listed, by its id: from which day another has taken its place. */
export function endsAmong(rows: readonly Brief[]): Map<string, { from: string }> {
  const places = new Map<string, { id: string; version: number; from: string }[]>();
  for (const { submission, schedule, version } of rows) {
    if (submission.state !== 'approved') continue;
    const place = `${submission.organisationId} ${printedName(schedule)}`;
    const one = { id: submission.id, version: submission.version, from: version.inForceFrom ?? '' };
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return new Map([...places.values()].flatMap((approved) => [...successors(approved)]));
}
