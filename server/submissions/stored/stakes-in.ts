/** The currency in which a version is staked; undefined where its rulebook is no longer registered. */
import { identityOf } from '@/rulebooks/registry';
import { currencyOfStakes } from '@/rulebooks/variant/currency-of-stakes';
import { frozenVariant, type SubmissionRow } from './queries';

export function stakesIn(row: SubmissionRow): string | undefined {
  const rulebook = identityOf(row.rulebook);
  return rulebook && currencyOfStakes(frozenVariant(row).variant.circumstances, rulebook);
}
