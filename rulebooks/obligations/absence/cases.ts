/** What is not allowed, chosen or declared. */
import type { CasesOf } from '../../cases/case';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  { name: 'there', variant: subject.start, expect: 'breach', says: 'does not allow' },
];
