/** Invitations that nobody has used and that end soon, for whoever made them. */
import { and, eq, lt } from 'drizzle-orm';
import { dayAfter, dayOf } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import type { Queries } from '../db/client';
import { invitation } from '../db/schema';
import { daysBetween, type Owed } from './item';

const SOON_DAYS = 2;
const FORGOTTEN_DAYS = 7;

export async function invitationsOwed(db: Queries, inviter: string, today: string): Promise<Owed[]> {
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
        lt(invitation.expiresAt, new Date(`${dayAfter(today, SOON_DAYS + 1)}T00:00:00Z`)),
      ),
    );
  return rows
    .filter(({ ends }) => daysBetween(dayOf(ends), today) <= FORGOTTEN_DAYS)
    .map(({ id, email, at, ends }) => ({
      kind: 'invitation-unused',
      about: id,
      says: `${email} has not used your invitation, which ends on ${longDate(dayOf(ends))}. Make a new link, or withdraw it.`,
      href: '/organisation',
      since: at.toISOString(),
      by: dayOf(ends),
      only: inviter,
    }));
}
