/** What waits for whoever looks after the site. */
import { count, eq, min } from 'drizzle-orm';
import type { Today } from '@/rulebooks/zones';
import { unregulated } from '../accounts/organisations/unregulated';
import { allOrganisations } from '../accounts/stored/queries';
import type { Queries } from '../db/client';
import { mail } from '../db/schema';
import type { Owed } from './item';
import { needsReviewer, unsealed } from './regulator';

const counted = (many: number, one: string): string => (many === 1 ? `1 ${one}` : `${many} ${one}s`);

export async function administrationOwed(db: Queries, today: Today): Promise<Owed[]> {
  const onSite = today(undefined);
  const owed: Owed[] = [];
  const [failed] = await db
    .select({ many: count(), since: min(mail.endedAt) })
    .from(mail)
    .where(eq(mail.state, 'failed'));
  if (failed && failed.many > 0)
    owed.push({
      kind: 'mail-failed',
      about: 'mail',
      says: `${counted(failed.many, 'e-mail')} could not be delivered. See why, and try again.`,
      href: '/organisation#mail',
      since: failed.since ?? onSite,
    });
  for (const { jurisdiction, waiting } of await unregulated(db))
    owed.push({
      kind: 'no-regulator',
      about: jurisdiction,
      says: `Nobody decides for ${jurisdiction}${waiting > 0 ? `, and ${counted(waiting, 'submission')} ${waiting === 1 ? 'waits' : 'wait'}` : ''}. Create a regulator for it, or add it to one.`,
      href: '/organisation',
      since: onSite,
    });
  for (const organisation of await allOrganisations(db))
    if (await needsReviewer(db, organisation))
      owed.push({
        kind: 'second-reviewer-missing',
        about: organisation.id,
        says: `${organisation.name} asks for two reviewers and has fewer. Invite another: until then nothing can be confirmed.`,
        href: '/organisation',
        since: onSite,
      });
  const bare = await unsealed(db, undefined);
  if (bare.length > 0)
    owed.push({
      kind: 'not-sealed',
      about: 'site',
      says: `${counted(bare.length, 'decision')} ${bare.length === 1 ? 'has' : 'have'} no seal. Check the chain on the Audit page.`,
      href: '/audit',
      since: bare.map(({ at }) => at).sort()[0] ?? onSite,
    });
  return owed;
}
