import { todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { shelfOf } from '../rulebooks/shelf';
import type { Letterhead } from '../vocabulary/letterhead';
import { letterheadOf } from './queries';

/** What the law of a place names, for the operator to confirm by entering it. */
export type Place = { jurisdiction: string; minimumAge?: number; by?: string; help?: string };

export type OwnLetterhead = { letterhead: Letterhead; places: Place[] };

export async function readLetterhead({ db, now, member }: MemberContext): Promise<OwnLetterhead> {
  const places = new Map(
    (await shelfOf(db))
      .all(todayAt(now()))
      .map(({ jurisdiction, players }): [string, Place] => [jurisdiction, { jurisdiction, ...players }]),
  );
  return {
    letterhead: (await letterheadOf(db, member.organisation.id)) ?? {},
    places: [...places.values()].sort((one, other) =>
      one.jurisdiction.localeCompare(other.jurisdiction, 'en'),
    ),
  };
}
