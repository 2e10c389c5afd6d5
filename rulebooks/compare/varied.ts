/** A variant as a side of a comparison: the wagers on offer at what they pay, the options as they were chosen. */

import type { Figures } from '../evaluation';
import type { Game, Wager } from '../format/record';
import { printedTerms } from '../offer/meter';
import { paysOf } from '../offer/pay-table';
import type { ResolvedVariant, ResolvedWager } from '../offer/resolve';
import { meterInRecord } from '../terms/settled-by';
import type { Circumstances } from '../variant/variant';

/** `edges`: of the wagers on offer, at their own pays. */
export type Varied = { resolved: ResolvedVariant; edges: Figures };

/** What a table says of a meter goes with the wager, as the tables it is not offered at are left out. */
function termsOf(wager: Wager, payTable: string | undefined, declared: Circumstances): Wager['progressive'] {
  const terms = printedTerms(wager, payTable);
  const printed = meterInRecord(wager);
  if (!printed || !terms) return undefined;
  const { base, ...rest } = terms;
  const own = { ...declared.progressive, ...declared.meters?.[wager.id] };
  const { contribution = rest.contribution, reserve = rest.reserve } = own;
  return {
    ...printed,
    ...rest,
    wager: base,
    contribution,
    ...(reserve === undefined ? {} : { reserve }),
    fixedPaidFrom: own.fixedPaidFrom ?? rest.fixedPaidFrom,
  };
}

function offeredAs({ wager, table }: ResolvedWager, { variant }: ResolvedVariant): Wager {
  const { damagedTables: _, ...rest } = wager;
  const progressive = termsOf(wager, variant.wagers[wager.id]?.payTable, variant.circumstances);
  return { ...rest, minimum: paysOf(table), payTables: [], ...(progressive && { progressive }) };
}

export const gameVaried = (resolved: ResolvedVariant): Game => ({
  ...resolved.game,
  wagers: resolved.wagers.map((wager) => offeredAs(wager, resolved)),
});
