/** A decision that one reviewer proposed: the others confirm or decline it, and whoever proposed it sees that it waits. */
import type { Owed } from './item';

type At = Pick<Owed, 'about' | 'href' | 'reference' | 'rulebook' | 'role'>;

export const proposedOwed = (at: At, what: string, proposal: { by: string; at: string }): Owed[] => [
  {
    ...at,
    kind: 'confirm-proposal',
    says: `Confirm or decline the decision proposed on ${what}.`,
    since: proposal.at,
    not: new Set([proposal.by]),
  },
  {
    ...at,
    kind: 'awaits-second',
    says: `Waiting for a second reviewer: your proposal on ${what}.`,
    since: proposal.at,
    only: proposal.by,
  },
];
