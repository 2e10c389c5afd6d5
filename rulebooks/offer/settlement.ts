/**
 * How a wager is settled by the record it stands in: the one place that reads it from what a record gives or leaves out.
 * Whoever treats the ways differently answers for each, and the compiler finds who leaves one out.
 */
import type { ResultSettledBy } from '@/simulations/request/settlement';
import type { Game, Wager } from '../format/record';
import { printedTerms, writtenRows } from '../format/settled-by';
import type { WrittenWager } from '../variant/variant';
import { isDecided, settledWith } from './engine-wager';

type Ways = {
  /** By printed odds or a pay table alone. */
  table: unknown;
  /** With all of these, decisions between them. */
  round: { together: Wager[] };
  /** From a meter too: what the rulebook prints of it. */
  meter: { printed: NonNullable<Wager['progressive']> };
  /** No rulebook has it: by what the operator wrote. */
  rows: { written: WrittenWager };
};

export type RecordSettled = { [By in ResultSettledBy]: { by: By } & Ways[By] }[ResultSettledBy];

export function settledAs(game: Game, wager: Wager): RecordSettled {
  const written = writtenRows(wager);
  if (written) return { by: 'rows', written };
  if (isDecided(game, wager)) return { by: 'round', together: settledWith(game, wager) };
  const printed = printedTerms(wager);
  return printed ? { by: 'meter', printed } : { by: 'table' };
}
