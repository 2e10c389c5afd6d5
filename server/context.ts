/** What every procedure is given: the database, the clock, and who is asking. */
import type { OrganisationKind, Role } from './accounts/roles';
import type { Database } from './db/client';

export type { OrganisationKind, Role };

export type Organisation = {
  id: string;
  name: string;
  kind: OrganisationKind;
  /** Of a regulator: what it looks after. Left out where that is everything. */
  jurisdictions?: string[];
};

export type Member = {
  id: string;
  name: string;
  email: string;
  twoFactor: boolean;
  role: Role;
  organisation: Organisation;
};

export type Context = {
  db: Database;
  now: () => Date;
  member: Member | null;
};

/** The same, once someone is known to be signed in. */
export type MemberContext = Context & { member: Member };
