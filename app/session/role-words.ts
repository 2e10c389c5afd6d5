import type { Me } from '@/server/accounts/stored/shapes';

const ROLE_WORDS: Record<Me['role'], string> = {
  member: 'Member',
  approver: 'Approver',
  reviewer: 'Reviewer',
  administrator: 'Administrator',
};

export const roleWord = (role: Me['role']): string => ROLE_WORDS[role];
