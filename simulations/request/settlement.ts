/**
 * How a wager is settled, a closed list: whoever treats wagers differently switches on it, and the compiler finds every
 * place that a new way leaves out.
 */
import type { WrittenWager } from '../conditions/written-wager';
import type { PoolTerms } from '../money/pool';
import type { MeterTerms } from '../progressive/meter-terms';

export type Settlement =
  /** By the pay of its event, whatever anybody decides. */
  | { by: 'table' }
  /** Together with others, with decisions between them. */
  | { by: 'round' }
  /** From a meter, beside what its table pays. */
  | { by: 'meter'; meter: MeterTerms }
  /** By rows that an operator wrote: the family has conditions, and the wager's name is any. */
  | { by: 'rows'; written: WrittenWager }
  /** By the pay of its event, as often as its applicant counted it: nothing is counted again or played. */
  | { by: 'model' }
  /** From what all stake on the same, less what is deducted: what it pays is known when the pool is closed. */
  | { by: 'pool'; pool: PoolTerms };

export type SettledBy = Settlement['by'];

/**
 * The ways that a result can have. A pool is counted by nobody yet and refused as a problem of the request, so no
 * result is of one. Once one is, delete this line, and the compiler names every reader of results that has to handle
 * it.
 */
export type ResultSettledBy = Exclude<SettledBy, 'pool'>;

export const BY_TABLE: Settlement = { by: 'table' };
export const BY_ROUND: Settlement = { by: 'round' };
export const BY_MODEL: Settlement = { by: 'model' };

const PLAYED: Record<SettledBy, boolean> = {
  table: true,
  round: true,
  meter: true,
  rows: true,
  model: false,
  pool: false,
};

/** Whether a second method can play it: a witness of what was counted. */
export const isPlayed = ({ by }: Pick<Settlement, 'by'>): boolean => PLAYED[by];

export const meterOf = (settled: Settlement): MeterTerms | undefined =>
  settled.by === 'meter' ? settled.meter : undefined;
export const writtenOf = (settled: Settlement): WrittenWager | undefined =>
  settled.by === 'rows' ? settled.written : undefined;

/** After a switch over all of them: does not compile where one is left. */
export function never(way: never): never {
  throw new RangeError(`no way to settle: ${JSON.stringify(way)}`);
}

/** An answer for each way, of which one is asked for: does not compile where one is left out. */
export function byWay<
  Settled extends { by: string },
  Answers extends { [By in Settled['by']]: (settled: Extract<Settled, { by: By }>) => unknown },
>(settled: Settled, answers: Answers): ReturnType<Answers[Settled['by']]> {
  // The member looked up by a way is of that way, which the compiler cannot see.
  const answer = answers[settled.by as Settled['by']] as (settled: never) => unknown;
  return answer(settled as never) as ReturnType<Answers[Settled['by']]>;
}
