/** Invitations that nobody has used and that end soon, for whoever made them. */
import { and, eq, lt } from 'drizzle-orm';
import { dayAfter, daysBetween } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import { dayEndIn, dayIn, type Today } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { invitation } from '../db/schema';
import type { Owed } from './item';

const SOON_DAYS = 2;
const FORGOTTEN_DAYS = 7;

export async function invitationsOwed(db: Queries, inviter: string, today: Today): Promise<Owed[]> {
  const onSite = today(undefined);
  const rows = await db
    .select({
      id: invitation.id,
      email: invitation.email,
      at: invitation.createdAt,
      ends: invitation.expiresAt,
    })
    .from(invitation)
    .where(
      and(
        eq(invitation.inviterId, inviter),
        eq(invitation.status, 'pending'),
        lt(invitation.expiresAt, dayEndIn(undefined, dayAfter(onSite, SOON_DAYS))),
      ),
    );
  return rows
    .filter(({ ends }) => daysBetween(dayIn(undefined, ends), onSite) <= FORGOTTEN_DAYS)
    .map(({ id, email, at, ends }) => ({
      kind: 'invitation-unused',
      about: id,
      says: `${email} has not used your invitation, which ends on ${longDate(dayIn(undefined, ends))}. Make a new link, or withdraw it.`,
      href: '/organisation',
      since: at.toISOString(),
      by: dayIn(undefined, ends),
      only: inviter,
    }));
}
