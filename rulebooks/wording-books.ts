/** Rulebooks of which wordings are compared, apart from `registry.ts` as `fee-books.ts` is. */
import { rotation } from './ca-hawaiian-gardens/rotation';
import type { Comparison } from './wordings/comparison';

const COMPARED: Readonly<Record<string, readonly Comparison[]>> = { 'ca-hawaiian-gardens': [rotation] };

export const comparisonsOf = (rulebook: string): readonly Comparison[] => COMPARED[rulebook] ?? [];
