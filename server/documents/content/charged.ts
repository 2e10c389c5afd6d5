/** The wagers on which the house takes a commission, and its cost by stake. */
import { chargedByStake } from '@/rulebooks/edges/charged-wager';
import type { CommissionFigures } from '@/rulebooks/edges/commission';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { shownMoney } from '@/rulebooks/spelling/money';
import { fromText } from '@/simulations/exact/fraction';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import type { Subject } from '../subject';
import { endsAsRound } from './settled';
import type { Offered } from './wagers';

export type Charged = { each: Offered; figures: CommissionFigures };

/** Only wagers at a table that the rulebook prints: nothing is charged on pays of the operator's own. */
export function chargedWagers({ rulebook, game, variant }: Subject, all: Offered[]): Charged[] {
  const printed = rulebook.games.find(({ id }) => id === game.id);
  if (!printed) return [];
  const options = chosenOptions(printed, variant.options);
  return all.flatMap((each) => {
    const { wager, result } = each;
    if (endsAsRound(each)) return [];
    const figures = chargedByStake(
      { game: printed, currency: rulebook.currency },
      { wager: wager.id, equals: result.payTable },
      options,
      result,
      variant.circumstances.limits,
    );
    return figures ? [{ each, figures }] : [];
  });
}

const stakeIn = ({ stake }: { stake: number }, currency: string): string => shownMoney(stake, currency);

/** For players at the table: the highest edge of the row, if rounding to coins changes it at some stakes. */
export const roundedSaid = (subject: Subject, all: Offered[]): string[] =>
  chargedWagers(subject, all).flatMap(({ each, figures: { most, currency, label } }) =>
    fromText(most.houseEdge).gt(fromText(each.result.houseEdge))
      ? [
          `${each.label}: house edge up to ${edgeForPlayers(most.houseEdge)} (at ${stakeIn(most, currency)}), because the ${label.toLowerCase()} is rounded.`,
        ]
      : [],
  );

/** For the leaflet: how the charge is rounded, and how that changes the edge from stake to stake. */
export const roundedExplained = (subject: Subject, all: Offered[]): string[] =>
  chargedWagers(subject, all).flatMap(({ each, figures }) => {
    const { least, most, currency, label, rounded, rounding, step } = figures;
    if (rounding === 'exact') return [];
    const name = label.toLowerCase();
    const how = `${each.label}: the ${name} is ${rounded ?? 'rounded'}`;
    const without = edgeForPlayers(each.result.houseEdge);
    if (least.houseEdge === most.houseEdge)
      return [
        `${how}. The house edge is therefore ${edgeForPlayers(most.houseEdge)} at every stake that the limits allow.`,
      ];
    const at = (one: typeof least) => `${edgeForPlayers(one.houseEdge)} at ${stakeIn(one, currency)}`;
    return [
      `${how}, so the house edge depends on the stake. On stakes in steps of ${shownMoney(step, currency)} it runs from ${at(least)} to ${at(most)}. The list shows it for the exact ${name}: ${without}.`,
    ];
  });
