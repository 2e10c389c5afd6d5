/**
 * How the wager of a result was settled, read from the shape in which results are stored: the one reader of it. Whoever
 * treats the ways differently switches on what it says, and the compiler finds every place that a new way leaves out.
 */
import type { ProgressiveFigures } from '../progressive/meter-figures';
import { byWay, type ResultSettledBy } from '../request/settlement';
import { OWN_COUNTS } from '../wagers/own-counts';
import type { WagerId } from '../wagers/wager-spec';
import type { RowUseJson } from '../wagers/wire';
import type { WagerResult } from './result';

type Ways = {
  table: unknown;
  /** All that settle in it, by the request's names; its figures are per unit of the first. */
  round: { wagers: readonly WagerId[] };
  meter: { meter: ProgressiveFigures };
  /** How its rows lie over one another, in their order. */
  rows: { rows: readonly RowUseJson[] };
  /** As often as its applicant counted it. */
  model: unknown;
};

export type ResultSettled = { [By in ResultSettledBy]: { by: By } & Ways[By] }[ResultSettledBy];

/** What a stored result says of it. */
export type SettledShape = Partial<Pick<WagerResult, 'settles' | 'progressive' | 'rows' | 'method'>>;

export function settledOf({ settles, progressive, rows, method }: SettledShape): ResultSettled {
  if (method === OWN_COUNTS) return { by: 'model' };
  if (settles) return { by: 'round', wagers: settles };
  if (progressive) return { by: 'meter', meter: progressive };
  return rows ? { by: 'rows', rows } : { by: 'table' };
}

/** The wagers whose figures a result holds: all that settle in its round, or its own. */
export function wagersIn(result: SettledShape & Pick<WagerResult, 'id'>): readonly WagerId[] {
  const alone = () => [result.id];
  return byWay(settledOf(result), {
    table: alone,
    meter: alone,
    rows: alone,
    model: alone,
    round: ({ wagers }) => wagers,
  });
}

/** A round's wagers are staked apart from one another, so its figures say per which; where only one kind is staked they need not. */
export const isPerFirst = (settled: ResultSettled): boolean =>
  settled.by === 'round' && settled.wagers.length > 1;

const OWN_EVENTS: Record<ResultSettledBy, boolean> = {
  table: true,
  round: false,
  meter: true,
  rows: true,
  model: true,
};

/** Whether its events are those of its own wager: of a round they are the endings. */
export const hasOwnEvents = (result: SettledShape): boolean => OWN_EVENTS[settledOf(result).by];

/** The labels of those whose counts are the applicant’s. */
export const labelsOfOwnCounts = (wagers: readonly (SettledShape & { label: string })[]): string[] =>
  wagers.filter((wager) => !isRecomputed(wager)).map(({ label }) => label);

/** Whether it was counted here and a second method can have played it: everything but the counts of an applicant. */
export const isRecomputed = (result: SettledShape): boolean => settledOf(result).by !== 'model';
