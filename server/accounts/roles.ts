export const ORGANISATION_KINDS = ['operator', 'regulator', 'administration'] as const;
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];
export const ROLES = ['member', 'approver', 'reviewer', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Which roles an organisation of a kind has; the first is the one that must never be left empty. */
export const ROLES_OF: Record<OrganisationKind, readonly [Role, ...Role[]]> = {
  operator: ['approver', 'member'],
  regulator: ['reviewer'],
  administration: ['administrator'],
};
