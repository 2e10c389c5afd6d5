import type { OrganisationKind, Role } from '@/server/vocabulary/roles';
import { ROLES_OF } from '@/server/vocabulary/roles';

export const ROLE_EXPLAINS: Record<Role, string> = {
  member: 'writes drafts, runs analyses, freezes, answers questions',
  approver: 'all of that, and submits, withdraws, invites, sets roles and closes accounts',
  reviewer: 'reviews submissions, asks and decides',
  administrator: 'creates organisations, invites, sets roles and closes accounts',
};

export const KIND_WORDS: Record<OrganisationKind, string> = {
  operator: 'Operator',
  regulator: 'Regulator',
  administration: 'Administration',
};

export const rolesOf = (kind: OrganisationKind): readonly Role[] => ROLES_OF[kind];
