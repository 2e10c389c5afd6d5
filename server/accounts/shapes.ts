import type { Organisation, Role } from '../context';

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
