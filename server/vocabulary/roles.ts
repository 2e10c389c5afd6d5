export const ORGANISATION_KINDS = ['operator', 'regulator', 'administration'] as const;
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];
export const ROLES = ['member', 'approver', 'reviewer', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that a kind of organisation has; the first must always have somebody in it. */
export const ROLES_OF: Record<OrganisationKind, readonly [Role, ...Role[]]> = {
  operator: ['approver', 'member'],
  regulator: ['reviewer'],
  administration: ['administrator'],
};
