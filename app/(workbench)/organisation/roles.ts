import type { OrganisationKind, Role } from '@/server/vocabulary/roles';
import { ROLES_OF } from '@/server/vocabulary/roles';

export const ROLE_EXPLAINS: Record<Role, string> = {
  member: 'Writes drafts, runs analyses, freezes, answers questions.',
  approver: 'All that a member does; also submits, withdraws, invites, sets roles and closes accounts.',
  reviewer: 'Reviews submissions, asks and decides.',
  administrator: 'Creates organisations, invites, sets roles and closes accounts.',
};

export const KIND_WORDS: Record<OrganisationKind, string> = {
  operator: 'Operator',
  regulator: 'Regulator',
  administration: 'Administration',
};

export const rolesOf = (kind: OrganisationKind): readonly Role[] => ROLES_OF[kind];
