/** Why a version may not be played on a day: anywhere, or at one table. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { Queries } from '../db/client';
import {
  type ApprovedDays,
  approvedDays,
  type OfferedDays,
  playableOn,
  standingOn,
  standsOn,
} from '../submissions/stored/days';
import { heldOf } from '../submissions/stored/held';
import { frozenVariant, type SubmissionRow } from '../submissions/stored/queries';
import { STATE_LABELS, type StoredState } from '../vocabulary/life/states';
import { notHere } from './not-here';
import { notVouchedOf } from './vouched';

type Asked = {
  today: string;
  now: Date;
  offered: OfferedDays | undefined;
  /** Left out of a version that may be put on some table. */
  table?: { name: string; premises: string };
};

const ENDED: ReadonlySet<StoredState> = new Set<StoredState>([
  'refused',
  'discontinued',
  'abandoned',
  'withdrawn',
  'superseded',
]);

/** Who ended it, and its days: it is over, or has not begun. */
function whyOver(row: SubmissionRow, days: ApprovedDays | undefined, today: string): string[] {
  const state = standsOn(row, today);
  const standing = days && standingOn(days, today);
  return [
    ...(ENDED.has(state) ? [`It was ${STATE_LABELS[state]}.`] : []),
    ...(standing && standing.when !== 'within' ? [standing.says] : []),
  ];
}

/** `isPublic`: it says no more than the public record does, and names nobody's document. */
export type Over = { says: string; isPublic: boolean };

/** Why it may not be played, there and on that day. */
export async function overOn(
  db: Queries,
  row: SubmissionRow,
  { today, now, offered, table }: Asked,
): Promise<Over | undefined> {
  const { circumstances } = frozenVariant(row).variant;
  const on = { today, held: await heldOf(db, row) };
  if (!playableOn(row, circumstances, on, offered)) {
    const says = `${row.reference} version ${row.version} may not be played on ${longDate(today)}.`;
    return {
      says: [says, ...whyOver(row, approvedDays(row, circumstances, on), today)].join(' '),
      isPublic: true,
    };
  }
  const here = table && notHere({ version: row, circumstances, table, day: today });
  if (here) return { says: here.says, isPublic: false };
  const doubt = await notVouchedOf(db, row, now);
  return doubt === undefined ? undefined : { says: doubt, isPublic: false };
}
