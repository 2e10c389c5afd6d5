/** Where a source can be read in two ways, what a wager costs under each. */

import { type FractionText, toText } from '@/simulations/exact/fraction';
import { edgesByOrder, printedEdge } from '../edges/house-edge';
import type { Ambiguity, PrintedPayTable, Rulebook, Wager } from '../format/record';
import { chargedWager } from '../offer/charges';
import { chosenOptions } from '../offer/engine-wager';
import { tablesOf } from '../offer/pay-table';
import { meterInRecord } from '../terms/settled-by';

export type AmbiguityCheck = {
  ambiguity: Ambiguity;
  /** House edge of the wager at the table compared, as we read it and as it could also be read. */
  chosen?: FractionText;
  other?: FractionText;
  /** What these are edges of, where the wager is paid from a meter. */
  basis?: string;
};

type Compares = NonNullable<Ambiguity['compares']>;

/** Readings are compared before anything is declared for a meter, except for those of an order among players. */
export const readingBasis = (
  wager: Wager,
  { otherOrder }: Pick<Compares, 'otherOrder'>,
): { basis?: string } => {
  if (otherOrder) return { basis: `with ${otherOrder.players} players and a meter of ${otherOrder.meter}` };
  return meterInRecord(wager) ? { basis: 'with the meter at its seed' } : {};
};

/** The printed table at which two readings are compared. */
export function comparedTable(wager: Wager, { payTable }: Compares): Pick<PrintedPayTable, 'id' | 'rows'> {
  const [first, ...others] = tablesOf(wager);
  const table = payTable === undefined ? first : [first, ...others].find((known) => known?.id === payTable);
  if (!table) throw new Error(`${wager.id} has no pay table ${payTable}`);
  return table;
}

export function checkAmbiguity(rulebook: Rulebook, ambiguity: Ambiguity): AmbiguityCheck {
  const { compares } = ambiguity;
  if (!compares) return { ambiguity };
  const game = rulebook.games.find(({ id }) => id === compares.game);
  const printed = game?.wagers.find(({ id }) => id === compares.wager);
  if (!game || !printed) throw new Error(`ambiguity ${ambiguity.id} speaks of something the rulebook lacks`);
  const options = chosenOptions(game, {});
  const wager = chargedWager(game, printed, options);
  const otherWager = { ...wager, parameters: { ...wager.parameters, ...compares.otherParameters } };
  const { rows, id } = comparedTable(wager, compares);
  const basis = readingBasis(wager, compares);
  if (compares.otherOrder)
    return { ambiguity, ...edgesByOrder(game, wager, options, rows, compares.otherOrder), ...basis };
  const otherPays = { ...rows, ...compares.otherPays };
  return {
    ambiguity,
    chosen: toText(printedEdge(game, wager, options, rows, id)),
    other: toText(printedEdge(game, otherWager, options, otherPays, id)),
    ...basis,
  };
}

export const checkAmbiguities = (rulebook: Rulebook): AmbiguityCheck[] =>
  rulebook.ambiguities.map((ambiguity) => checkAmbiguity(rulebook, ambiguity));
