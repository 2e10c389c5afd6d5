import type { OrganisationKind, Role } from '../context';

/** Which roles an organisation of a kind has; the first is the one that must never be left empty. */
export const ROLES_OF: Record<OrganisationKind, readonly [Role, ...Role[]]> = {
  operator: ['approver', 'member'],
  regulator: ['reviewer'],
  administration: ['administrator'],
};
