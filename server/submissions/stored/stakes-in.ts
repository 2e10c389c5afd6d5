/** The currency in which a version is staked: that of its limits, or else of its rules. */
import { identityOf } from '@/rulebooks/registry';
import { frozenVariant, type SubmissionRow } from './queries';

export const stakesIn = (row: SubmissionRow): string | undefined =>
  frozenVariant(row).variant.circumstances.limits?.currency ?? identityOf(row.rulebook)?.currency;
