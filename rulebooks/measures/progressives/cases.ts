/** A progressive jackpot on offer. */
import type { CasesOf } from '../../cases/case';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  { name: 'offered', variant: subject.start, expect: 'meets' },
];
