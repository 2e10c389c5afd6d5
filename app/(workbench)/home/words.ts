/** How the home page speaks of days and of having nothing to do. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { OrganisationKind } from '@/server/vocabulary/roles';

const DAY_MS = 86_400_000;
const between = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const countWords = (many: number): string => {
  if (many === 0) return 'Nothing waits for you.';
  return many === 1 ? 'One thing waits for you.' : `${many} things wait for you.`;
};

/** Of a last day: "today", "tomorrow, 3 March 2026", "in 5 days, 7 March 2026", "2 days ago, 28 February 2026". */
export function dueWords(by: string, today: string): string {
  const left = between(today, by);
  if (left === 0) return `today, ${longDate(by)}`;
  if (left === 1) return `tomorrow, ${longDate(by)}`;
  if (left === -1) return `yesterday, ${longDate(by)}`;
  return left > 0 ? `in ${left} days, ${longDate(by)}` : `${-left} days ago, ${longDate(by)}`;
}

/** How long it has waited. */
export function sinceWords(since: string, today: string): string {
  const waited = between(since, today);
  if (waited <= 0) return 'since today';
  return waited === 1 ? 'since yesterday' : `for ${waited} days`;
}

type Calm = { title: string; says: string; action?: { href: string; label: string } };

/** Nothing to do: what happens next, and where. */
export function calm(kind: OrganisationKind): Calm {
  switch (kind) {
    case 'operator':
      return {
        title: 'Nothing waits for you',
        says: 'Questions of the regulator, drafts that are ready, days of a trial and signs at your tables appear here when somebody has to act.',
        action: { href: '/workbench', label: 'Open the workbench' },
      };
    case 'regulator':
      return {
        title: 'Nothing waits for you',
        says: 'What operators submit, ask for or answer in your jurisdictions appears here, and what a colleague proposes.',
        action: { href: '/review', label: 'Open the review queue' },
      };
    case 'administration':
      return {
        title: 'The site needs nothing',
        says: 'A jurisdiction without a regulator, e-mail that cannot be delivered and decisions without a seal appear here.',
        action: { href: '/organisation', label: 'Look after organisations' },
      };
  }
}
