/** The wagers of a variant as the papers speak of them: the analysis beside the rulebook's record. */
import type { AnalysedWager } from '@/rulebooks/analysis';
import { listed } from '@/rulebooks/evaluation/wording';
import { CUSTOM, tablesOf } from '@/rulebooks/pay-table';
import type { Wager } from '@/rulebooks/record';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/result';
import type { Subject } from '../subject';

export type Offered = { wager: Wager; result: AnalysedWager; table: string };

/** In the order of the rulebook, wagers of one group together. */
export function offered({ game, analysis }: Subject): Offered[] {
  const all = analysis.wagers.flatMap((result) => {
    const wager = game.wagers.find((known) => known.id === result.id);
    return wager ? [{ wager, result, table: tableLabel(wager, result.payTable) }] : [];
  });
  const groups = [...new Set(all.map(({ wager }) => wager.group))];
  return groups.flatMap((group) => all.filter(({ wager }) => wager.group === group));
}

export const namesOf = (group: Offered[]): string => group.map(({ wager }) => wager.label).join(' · ');

export function tableLabel(wager: Wager, table: string): string {
  if (table === CUSTOM) return 'Our own pay table';
  return tablesOf(wager).find((known) => known.id === table)?.label ?? table;
}

export const wins = (result: AnalysedWager): EventResult[] =>
  result.events.filter(({ net }) => !isNegative(fromText(net)) && fromText(net).n !== 0n);

export const standOffs = (result: AnalysedWager): EventResult[] =>
  result.events.filter(({ net }) => fromText(net).n === 0n);

export const losses = (result: AnalysedWager): EventResult[] =>
  result.events.filter(({ net }) => isNegative(fromText(net)));

export const isPartialLoss = ({ net }: EventResult): boolean =>
  isNegative(fromText(net)) && !fromText(net).equals(-1);

/** What it pays, in few words; each win has its own row elsewhere. */
export function paysBriefly(result: AnalysedWager): string {
  const pays = [...new Set(wins(result).map((event) => event.pays))];
  return pays.length > 3 ? `up to ${result.maxPayout}` : listed(pays, 'or');
}

/** What becomes of the stake where it is neither won nor lost whole. */
export function exceptions(result: AnalysedWager): string[] {
  return [
    ...losses(result)
      .filter(isPartialLoss)
      .map(({ label, pays }) => `${label}: ${pays}`),
    ...standOffs(result).map(({ label }) => `${label}: stake returned`),
  ];
}

/** Wagers that pay and cost the same are one line on a sign or leaflet. */
export function alike(all: Offered[]): Offered[][] {
  const groups = new Map<string, Offered[]>();
  for (const each of all) {
    const { result, wager } = each;
    const key = JSON.stringify([
      wager.group ?? '',
      result.payTable,
      result.houseEdge,
      result.events.map(({ label, pays }) => [result.events.length > 3 ? label : '', pays]),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}
