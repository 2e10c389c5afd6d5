/** What rounding to coins makes of a charged wager, by the function that the workbench shows it with. */

import type { AnalysedWager, Analysis } from '@/rulebooks/analysis';
import { type CommissionFigures, commissionFigures } from '@/rulebooks/commission';
import { chosenOptions, wagerSpec } from '@/rulebooks/engine-wager';
import { shownExactMoney, shownMoney } from '@/rulebooks/evaluation/money';
import { percent } from '@/simulations/printing/numbers';
import { textTable } from './text-table';
import type { Chosen } from './variant-options';

type Of = Pick<Chosen, 'resolved' | 'variant'>;

function figuresOf(wager: AnalysedWager, { resolved, variant }: Of): CommissionFigures | undefined {
  const { rulebook } = resolved;
  const game = rulebook.games.find(({ id }) => id === resolved.game.id);
  const printed = game?.wagers.find(({ id }) => id === wager.id);
  if (!game || !printed || wager.settles || wager.payTable === 'custom') return undefined;
  const options = chosenOptions(game, variant.options);
  const distribution = {
    universe: BigInt(wager.universe),
    outcomes: wager.events.map(({ id, count }) => ({ event: id, count: BigInt(count) })),
  };
  const spec = wagerSpec(game, printed, options);
  const { limits } = variant.circumstances;
  return commissionFigures(
    { game, currency: rulebook.currency },
    printed,
    options,
    { spec, distribution },
    limits,
  );
}

/** By wager; empty where nothing is charged. */
export const commissionsOf = (analysis: Analysis, of: Of): Record<string, CommissionFigures> =>
  Object.fromEntries(
    analysis.wagers.flatMap((wager) => {
      const figures = figuresOf(wager, of);
      return figures && figures.rounding !== 'exact' ? [[wager.id, figures]] : [];
    }),
  );

function text(wager: string, figures: CommissionFigures): string {
  const { label, currency, limited, stakes } = figures;
  if (!limited)
    return `${wager}: this house edge leaves out the rounding of the ${label.toLowerCase()}; give --minimum and --maximum to see it by stake.`;
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
  return textTable(columns, rows);
}

export const commissionsText = (analysis: Analysis, of: Of): string[] =>
  Object.entries(commissionsOf(analysis, of)).map(([wager, figures]) => text(wager, figures));
