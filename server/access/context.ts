/** What every procedure gets: the database, the clock, and who is asking. */

import type { Database } from '../db/client';
import type { OrganisationKind, Role } from '../vocabulary/roles';

export type Organisation = {
  id: string;
  name: string;
  kind: OrganisationKind;
  /** A regulator's jurisdictions; absent if it has all of them. */
  jurisdictions?: string[] | undefined;
  /** A regulator in which no reviewer decides alone. */
  twoReviewers?: true | undefined;
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
  /** Of whoever asks, as far as it is known: it may be made up where no proxy sets it. */
  address?: string | undefined;
};

/** The same context, for someone signed in. */
export type MemberContext = Context & { member: Member };
