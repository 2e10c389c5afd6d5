/**
 * How each offered wager settles, for the papers: the analysis beside the record. The one place where papers
 * ask; code that treats the ways differently must handle each.
 */

import type { Wager } from '@/rulebooks/format/record';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import type { WrittenWager } from '@/rulebooks/variant/variant';
import { type SettledShape, settledOf } from '@/simulations/analysis/settled';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { never, type ResultSettledBy } from '@/simulations/request/settlement';
import type { Member } from './rounds';

/** What is known of what is offered: of a round its first wager, and all that settle in it. */
type Asked = { wager: Wager; result: SettledShape; members: Member[] };

type Ways = {
  table: unknown;
  /** All that settle in it. */
  round: { members: Member[] };
  meter: { meter: ProgressiveFigures };
  /** By the rows that the operator wrote. */
  rows: { written: WrittenWager };
  /** As often as its applicant counted it. */
  model: unknown;
};

export type OfferedSettled = { [By in ResultSettledBy]: { by: By } & Ways[By] }[ResultSettledBy];

export type OfferedBy = ResultSettledBy;

export function settlementOf({ wager, result, members }: Asked): OfferedSettled {
  const settled = settledOf(result);
  const written = writtenRows(wager);
  switch (settled.by) {
    case 'round':
      return { by: 'round', members };
    case 'meter':
    case 'model':
      return settled;
    // The rows themselves are the variant's: a result has at most how they lie over one another.
    case 'table':
    case 'rows':
      return written ? { by: 'rows', written } : { by: 'table' };
    default:
      return never(settled);
  }
}

const ENDS_AS_ROUND: Record<OfferedBy, boolean> = {
  table: false,
  round: true,
  meter: false,
  rows: false,
  model: false,
};

/**
 * Whether its events are the endings of a round, in which more may be staked, rather than the results of one
 * stake.
 */
export const endsAsRound = (each: Asked): boolean => ENDS_AS_ROUND[settlementOf(each).by];

const IN_RULEBOOK: Record<OfferedBy, boolean> = {
  table: true,
  round: true,
  meter: true,
  rows: false,
  // Filed with its game, which then is the record.
  model: true,
};

/** Whether the rulebook lists it, with a table or minimum odds. */
export const isListed = (each: Asked): boolean => IN_RULEBOOK[settlementOf(each).by];

/** The wagers of the record that it is: all of a round, or the one. */
export const recordsOf = (each: Asked): Wager[] =>
  endsAsRound(each) ? each.members.map(({ wager }) => wager) : [each.wager];
