/**
 * The effect of rounding to coins on a charged wager, from the function that screens, papers and rules use.
 */
import { chargedByStake } from '@/rulebooks/edges/charged-wager';
import type { CommissionFigures } from '@/rulebooks/edges/commission';
import type { Figures } from '@/rulebooks/evaluation/index';
import type { Game } from '@/rulebooks/format/record';
import { shownExactMoney, shownMoney } from '@/rulebooks/spelling/money';
import { percent } from '@/simulations/printing/numbers';
import type { Chosen } from '../options/variant-options';
import { wagerName } from './names';
import { textTable } from './text-table';

export type Commissions = Record<string, CommissionFigures>;

/** By wager; empty if no charge is rounded. */
export function commissionsOf(figures: Figures, { resolved, variant }: Omit<Chosen, 'day'>): Commissions {
  const { rulebook } = resolved;
  const game = rulebook.games.find(({ id }) => id === resolved.game.id);
  const options = new Map(Object.entries(resolved.options));
  const { limits } = variant.circumstances;
  return Object.fromEntries(
    resolved.wagers.flatMap(({ wager, table }) => {
      const charged =
        game &&
        chargedByStake(
          { game, currency: rulebook.currency },
          { wager: wager.id, equals: table.equals },
          options,
          figures[wager.id] ?? {},
          limits,
        );
      return charged && charged.rounding !== 'exact' ? [[wager.id, charged]] : [];
    }),
  );
}

function text(
  wager: string,
  { label, currency, limited, stakes, step, least, most }: CommissionFigures,
): string {
  const at = ({ stake, houseEdge }: typeof least) =>
    `${percent(houseEdge)} at ${shownMoney(stake, currency)}`;
  const range = `${wager}: with the ${label.toLowerCase()} rounded, the house edge is ${at(least)} to ${at(most)} on stakes in steps of ${shownMoney(step, currency)}`;
  if (!limited)
    return `${range}, up to ${shownMoney(stakes.at(-1)?.stake ?? 0, currency)}. Give --minimum and --maximum to see it between your limits.`;
  const columns = [
    { title: `${wager}, stake` },
    { title: label, right: true },
    { title: 'house edge', right: true },
  ];
  const rows = stakes.map(({ stake, charge, houseEdge }) => [
    shownMoney(stake, currency),
    shownExactMoney(charge, currency),
    percent(houseEdge),
  ]);
  return `${range}.\n${textTable(columns, rows)}`;
}

export const commissionsText = (commissions: Commissions, game: Pick<Game, 'wagers'>): string[] =>
  Object.entries(commissions).map(([wager, figures]) => text(wagerName(game, wager), figures));
