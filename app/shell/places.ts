import type { Me } from '@/server/accounts/stored/shapes';

export type Place = { href: string; label: string };

/** The pages of each kind of organisation; those a person may not open are not offered. */
export function placesFor(me: Pick<Me, 'organisation'>): Place[] {
  const home = { href: '/home', label: 'Home' };
  const rulebooks = { href: '/rulebooks', label: 'Rulebooks' };
  const audit = { href: '/audit', label: 'Audit' };
  const meetings = { href: '/meetings', label: 'Meetings' };
  const organisation = { href: '/organisation', label: 'Organisation' };
  switch (me.organisation.kind) {
    case 'operator':
      return [
        home,
        { href: '/workbench', label: 'Workbench' },
        { href: '/submissions', label: 'Submissions' },
        { href: '/variations', label: 'Variations' },
        { href: '/tables', label: 'Tables' },
        { href: '/fees', label: 'Fees' },
        meetings,
        rulebooks,
        audit,
        organisation,
      ];
    case 'regulator':
      return [home, { href: '/review', label: 'Review' }, meetings, rulebooks, audit, organisation];
    case 'administration':
      return [home, organisation, audit, rulebooks];
  }
}

export const homeOf = (me: Pick<Me, 'organisation'>): string => placesFor(me)[0]?.href ?? '/';
