/** Consents on file that run out, of versions that are played or may be. SQLite reads them out of the frozen variants. */

import { sql } from 'drizzle-orm';
import { dayAfter, daysBetween } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import type { Today } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { heldById } from '../submissions/stored/held';
import type { Owed } from './item';
import { IN_VIEW } from './trials';

const LIVE = sql`('frozen', 'submitted', 'completeness-check', 'incomplete', 'in-review', 'questioned',
  'approved-for-trial', 'extension-asked', 'adoption-asked', 'adopted', 'approved', 'approved-with-conditions')`;

type Row = { id: string; rulebook: string; reference: string; name: string; who: string; expires: string };

type Said = { consent: string; expires: string; over: boolean; depends: boolean };

function said({ consent, expires, over, depends }: Said): string {
  const ends = `${consent} ${over ? 'expired' : 'expires'} on ${longDate(expires)}.`;
  if (!depends) return `${ends} Ask for a new one, and file it with a new version.`;
  return over
    ? `${ends} The game may not be played without it: stop play, take its signs down, and submit a version with a new one.`
    : `${ends} The game may not be played after that day until a version with a new one is approved: ask for one now.`;
}

export async function consentsOwed(db: Queries, organisation: string, today: Today): Promise<Owed[]> {
  const rows = await db.all<Row>(sql`
    SELECT s.id, s.rulebook, s.reference, s.name, json_extract(c.value, '$.name') AS who, json_extract(c.value, '$.expires') AS expires
    FROM submission s, json_each(
      CASE WHEN instr(s.variant, '"expires"') > 0 AND json_valid(s.variant) THEN s.variant ELSE '{}' END,
      '$.circumstances.consents') c
    WHERE s.organisation_id = ${organisation} AND s.state IN ${LIVE} AND c.type = 'object'
      AND json_extract(c.value, '$.expires') IS NOT NULL`);
  const inView = rows.filter(
    ({ rulebook, expires }) => Math.abs(daysBetween(expires, today(rulebook))) <= IN_VIEW,
  );
  const helds = await heldById(db, [...new Set(inView.map(({ id }) => id))]);
  return inView.map(({ id, rulebook, reference, name, who, expires }) => ({
    kind: 'consent-expires',
    about: `${id}:${who}:${expires}`,
    says: said({
      consent: `The consent of ${who} to ${reference}, ${name},`,
      expires,
      over: today(rulebook) > expires,
      depends: helds.get(id)?.to === expires,
    }),
    href: `/submissions/${id}`,
    reference,
    rulebook,
    since: dayAfter(expires, -IN_VIEW),
    by: expires,
  }));
}
