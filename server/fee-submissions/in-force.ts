/** When a schedule of fees is in force beside others in place of the same printed one. */
import type { Queries } from '../db/client';
import { preparedInPlace, type ScheduleRow } from '../fee-schedules/queries';
import * as inPlace from '../filings/in-place';
import { printedName } from './content';
import type { Brief } from './queries';

type Asked = { schedule: ScheduleRow; version: { revision: number; inForceFrom: string | null } };

async function asked(db: Queries, { schedule, version }: Asked): Promise<inPlace.Asked> {
  const prepared = await preparedInPlace(db, schedule);
  return {
    document: schedule.id,
    rulebook: schedule.rulebook,
    version,
    prepared: prepared.map(({ schedule: document, ...rest }) => ({ ...rest, document })),
    place: 'in place of the same printed schedule',
  };
}

export const sameDayRefused = async (db: Queries, of: Asked) => inPlace.sameDayRefused(await asked(db, of));

export const unapprovable = async (db: Queries, of: Asked, now: Date): Promise<string | undefined> =>
  inPlace.unapprovable(await asked(db, of), now);

export const placeSaid = async (db: Queries, { id, ...of }: Asked & { id: string }) =>
  inPlace.placeSaid({ ...(await asked(db, of)), id });

export const placeOf = ({ submission, schedule }: Brief): string =>
  `${submission.organisationId} ${printedName(schedule)}`;

export const endsAmong = (rows: readonly Brief[]): Map<string, { from: string }> =>
  inPlace.endsAmong(rows, placeOf);
