import type { Organisation } from '../../access/context';
import type { Role } from '../../vocabulary/roles';

export type Me = {
  id: string;
  name: string;
  email: string;
  organisation: Organisation;
  role: Role;
  twoFactor: boolean;
  /** The site holds demonstration data: show the banner. */
  demonstration: boolean;
};
export type Colleague = { id: string; name: string; email: string; role: Role };
export type Invitation = { email: string; role: Role; organisation: string; expiresAt: string };
/** Shown once, to whoever made it. */
export type NewLink = { link: string; expiresAt: string };
export type PendingInvitation = {
  id: string;
  email: string;
  role: Role;
  organisation: string;
  /** Who made the link, and when. */
  invitedBy: string;
  invitedAt: string;
  expiresAt: string;
  expired: boolean;
};
