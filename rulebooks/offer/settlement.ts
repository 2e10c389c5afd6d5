/**
 * How a wager settles under its record: the one place that reads this from what a record gives or leaves out.
 * Code that treats the ways differently must handle each, and the compiler finds code that leaves one out.
 */

import { familyHead } from '@/simulations/catalogue/heads';
import type { MeterTerms } from '@/simulations/progressive/meter-terms';
import {
  BY_MODEL,
  BY_ROUND,
  BY_TABLE,
  byWay,
  type ResultSettledBy,
  type Settlement,
} from '@/simulations/request/settlement';
import type { Game } from '../terms/game';
import { meterInRecord, writtenRows } from '../terms/settled-by';
import type { Wager } from '../terms/wager';
import type { WrittenWager } from '../variant/variant';
import { asWritten, familyWager, isDecided, settledWith } from './engine-wager';

type Ways = {
  /** By printed odds or a pay table alone. */
  table: unknown;
  /** With all of these, decisions between them. */
  round: { together: Wager[] };
  /** From a meter too: what the rulebook prints of it. */
  meter: { printed: NonNullable<Wager['progressive']> };
  /** No rulebook has it: by what the operator wrote. */
  rows: { written: WrittenWager };
  /** As often as its applicant counted it. */
  model: unknown;
};

export type RecordSettled = { [By in ResultSettledBy]: { by: By } & Ways[By] }[ResultSettledBy];

export function settledAs(game: Game, wager: Wager): RecordSettled {
  const written = writtenRows(wager);
  if (written) return { by: 'rows', written };
  if (isDecided(game, wager)) return { by: 'round', together: settledWith(game, wager) };
  if (familyHead(familyWager(game, wager).family).byApplicant) return { by: 'model' };
  const printed = meterInRecord(wager);
  return printed ? { by: 'meter', printed } : { by: 'table' };
}

/** As the engine is asked. `meter`: its terms, printed and declared; without them it settles by its table. */
export const settlementOf = (game: Game, wager: Wager, meter?: MeterTerms): Settlement =>
  byWay(settledAs(game, wager), {
    table: (): Settlement => BY_TABLE,
    round: (): Settlement => BY_ROUND,
    meter: (): Settlement => (meter ? { by: 'meter', meter } : BY_TABLE),
    model: (): Settlement => BY_MODEL,
    rows: ({ written }): Settlement => ({ by: 'rows', written: asWritten(written) }),
  });

const ALONE: Record<ResultSettledBy, boolean> = {
  table: true,
  round: false,
  meter: true,
  rows: true,
  model: true,
};

/** Whether it is counted and priced by itself: no decision lies between its events and its pays. */
export const standsAlone = (game: Game, wager: Wager): boolean => ALONE[settledAs(game, wager).by];
