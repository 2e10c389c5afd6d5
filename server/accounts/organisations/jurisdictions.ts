/** Which jurisdictions a regulator looks after, and so which submissions exist for it. */
import { and, type Column, eq, inArray, type SQL } from 'drizzle-orm';
import { identities } from '@/rulebooks/registry';
import { totalisatorBooks } from '@/rulebooks/totalisator-books';
import type { Organisation } from '../../access/context';
import type { Queries } from '../../db/client';
import { meeting, member, organization, submission } from '../../db/schema';
import { refuse } from '../../problems/problem';

type Scope = Pick<Organisation, 'jurisdictions'>;

/** Of games, and of pools. */
const books = () => [...identities(), ...totalisatorBooks()];

export const allJurisdictions = (): string[] =>
  [...new Set(books().map(({ jurisdiction }) => jurisdiction))].sort();

/** Of the rulebook of a game or of pools; its id where this program knows none of that name. */
export const jurisdictionOf = (rulebook: string): string =>
  books().find(({ id }) => id === rulebook)?.jurisdiction ?? rulebook;

const rulebooksIn = (jurisdictions: string[]): string[] =>
  books()
    .filter(({ jurisdiction }) => jurisdictions.includes(jurisdiction))
    .map(({ id }) => id);

export const looksAfter = ({ jurisdictions }: Scope, rulebook: string): boolean =>
  jurisdictions === undefined || rulebooksIn(jurisdictions).includes(rulebook);

/** Limits submissions to the rulebooks of its jurisdictions; undefined if it has all of them. */
export const lookedAfterBy = (scope: Scope): SQL | undefined =>
  rulebookLookedAfter(scope, submission.rulebook);

/** The same of whatever else names its rulebook. */
export const rulebookLookedAfter = ({ jurisdictions }: Scope, rulebook: Column): SQL | undefined =>
  jurisdictions && inArray(rulebook, rulebooksIn(jurisdictions));

/** The same of race meetings. */
export const meetingsLookedAfterBy = ({ jurisdictions }: Scope): SQL | undefined =>
  jurisdictions && inArray(meeting.rulebook, rulebooksIn(jurisdictions));

/** Everybody who gets notices about submissions under a rulebook. */
export async function regulatorsOf(db: Queries, rulebook: string): Promise<string[]> {
  const rows = await db
    .select({ id: member.userId, jurisdictions: organization.jurisdictions })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(and(eq(organization.kind, 'regulator')));
  return rows
    .filter(({ jurisdictions }) => looksAfter({ jurisdictions: jurisdictions ?? undefined }, rulebook))
    .map(({ id }) => id);
}

/** What is wrong with the jurisdictions chosen for a regulator; undefined if nothing is. */
export function jurisdictionsRefused(chosen: string[]) {
  const known = allJurisdictions();
  const unknown = chosen.find((jurisdiction) => !known.includes(jurisdiction));
  if (chosen.length > 0 && unknown === undefined) return undefined;
  return refuse(
    'jurisdictions-unknown',
    `Choose at least one jurisdiction for a regulator: ${known.join(', ')}.`,
    {
      field: 'jurisdictions',
    },
  );
}
