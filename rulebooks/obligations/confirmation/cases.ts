/** None of its own: what a person confirms is tried rule by rule (`contract/attested-cases.ts`). */
import type { CasesOf } from '../../cases/case';
import type { Part } from './schema';

export const cases: CasesOf<Part> = () => [];
