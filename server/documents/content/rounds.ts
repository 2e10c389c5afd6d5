/** Wagers that settle together in one round: its figures are listed under the first of them, per unit of that one. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Wager } from '@/rulebooks/format/record';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { CUSTOM, effectiveTable, isRead, tablesOf } from '@/rulebooks/offer/pay-table';
import { roundShown } from '@/rulebooks/offer/round-shown';
import { isPerFirst, settledOf } from '@/simulations/analysis/settled';
import { type Fraction, fromText } from '@/simulations/exact/fraction';
import type { RoundShown } from '@/simulations/family/round-shown';
import type { Strategy } from '@/simulations/family/solution-wire';
import { averageStakeOf } from '@/simulations/figures/average-stake';
import type { Subject } from '../subject';

/** One of the wagers of a round, with what it is offered at. */
export type Member = {
  wager: Wager;
  /** "minimum", a printed table's id, or "custom". */
  payTable: string;
  table: string;
  pays: { event: string; label: string; pays: string }[];
};

/** Those of a round, by the ids of its wagers. */
export function membersOf(
  { game, variant }: Pick<Subject, 'game' | 'variant'>,
  wagers: readonly string[],
): Member[] {
  const options = chosenOptions(game, variant.options);
  return wagers.flatMap((id) => {
    const wager = game.wagers.find((known) => known.id === id);
    const choice = variant.wagers[id];
    const table = wager && choice && effectiveTable(wager, choice);
    if (!wager || !table) return [];
    const events = new Map(wagerSpec(game, wager, options).events.map((event) => [event.id, event.label]));
    const pays = table.cells
      .filter(isRead)
      .map(({ event, pay }) => ({ event, label: events.get(event) ?? event, pays: pay }));
    return [{ wager, payTable: table.equals, table: table.label, pays }];
  });
}

/** Whose pays a player could not know from the minimum odds alone. */
export const isChosen = ({ wager, payTable }: Pick<Member, 'wager' | 'payTable'>): boolean =>
  wager.payTables.length > 0 || payTable === CUSTOM;

/** True where the table is one of several or the operator's own, so the paper must name it. */
export const isOneOfSeveral = ({ wager, payTable }: Pick<Member, 'wager' | 'payTable'>): boolean =>
  payTable === CUSTOM || tablesOf(wager).length > 1;

/** What its figures are per: "Ante"; "wager" where all that is staked is one kind of wager. */
export const unitOf = (result: AnalysedWager, wager: Wager): string =>
  isPerFirst(settledOf(result)) ? wager.label : 'wager';

/** What the round of a wager shows, as its family says. */
export const shownIn = ({ game }: Pick<Subject, 'game'>, wager: string): RoundShown | undefined =>
  roundShown(game, wager);

/** A round that the player decides in, with the play that its figures are for. */
export type DecidedRound<Each> = { each: Each; strategy: Strategy };

export const decidedRounds = <Each extends { result: AnalysedWager }>(all: Each[]): DecidedRound<Each>[] =>
  all.flatMap((each) => (each.result.strategy ? [{ each, strategy: each.result.strategy }] : []));

/** Staked in a round on average, in units of its first wager. */
export const averageStake = ({ events }: AnalysedWager): Fraction => averageStakeOf(events);

/** Staked before anything is decided, in units of its first wager; unknown where the edge is nothing. */
export function mandatoryStake({ houseEdge, perMandatory }: AnalysedWager): Fraction | undefined {
  const per = fromText(perMandatory);
  return per.n === 0n ? undefined : fromText(houseEdge).div(per);
}

/** Other ways to play, the one that costs least first. */
export const byCost = ({ alternatives }: Strategy): Strategy['alternatives'] =>
  [...alternatives].sort((a, b) => fromText(a.costs).compare(fromText(b.costs)));
