/** What a wager shows besides its row: a round's three edges and strategy, what a meter returns. */

import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { settledOf } from '@/simulations/analysis/settled';
import { fromText, sum } from '@/simulations/exact/fraction';
import type { RoundShown } from '@/simulations/family/round-shown';
import type { Strategy } from '@/simulations/family/solution-wire';
import { percent } from '@/simulations/printing/numbers';
import { progressiveText } from './progressive-text';
import { textTable } from './text-table';

function edges({ houseEdge, perMandatory, elementOfRisk }: AnalysedWager, unit: string): string {
  const columns = [{ title: 'house edge' }, { title: '', right: true }];
  return textTable(columns, [
    [`per ${unit}`, percent(houseEdge)],
    ['per all mandatory wagers', percent(perMandatory)],
    ['per all that is staked', percent(elementOfRisk)],
  ]);
}

/** As shares of all rounds, and of the rounds that reach the decision. */
function decisions({ decisions: taken }: Strategy): string {
  const columns = [
    { title: 'decision' },
    { title: 'choice' },
    { title: 'reached', right: true },
    { title: 'of these', right: true },
  ];
  const rows = taken.flatMap(({ street, reached, choices }) => {
    const all = sum(choices.map((choice) => fromText(choice.taken)));
    return choices.map(({ label, taken: share }, index) => [
      index === 0 ? street : '',
      label,
      index === 0 ? percent(reached) : '',
      all.n === 0n ? '' : percent(fromText(share).div(all)),
    ]);
  });
  return textTable(columns, rows);
}

function alternatives({ alternatives: others }: Strategy): string {
  const columns = [
    { title: 'other ways to play' },
    { title: 'house edge', right: true },
    { title: 'costs', right: true },
    { title: 'source' },
  ];
  const rows = others.map(({ label, houseEdge, costs, source }) => [
    label,
    percent(houseEdge),
    percent(costs),
    source ?? '',
  ]);
  const meanings = others.flatMap(({ label, explains }) => (explains ? [`${label}: ${explains}`] : []));
  return [textTable(columns, rows), ...meanings].join('\n');
}

function inFull({ tables, grid }: Strategy, shown: RoundShown | undefined): string[] {
  const names = [
    ...tables.map(({ caption }) => caption),
    ...(grid && shown?.grid ? [`${capital(shown.grid.cells)}, ${grid.street}`] : []),
  ];
  return names.length === 0 ? [] : [`In full with --json: ${names.join('; ')}.`];
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `unit`: the stake its figures are per; `shown`: what its family shows of a round. */
export function roundsText(wager: AnalysedWager, unit: string, shown: RoundShown | undefined): string[] {
  const { label, strategy, events } = wager;
  const settled = settledOf(wager);
  return [
    ...(strategy
      ? [
          `${label}: ${strategy.summary}`,
          edges(wager, unit),
          decisions(strategy),
          ...(strategy.alternatives.length > 0 ? [alternatives(strategy)] : []),
          ...inFull(strategy, shown),
        ]
      : []),
    ...(settled.by === 'meter' ? [label, ...progressiveText(settled.meter, events)] : []),
  ];
}
