/** Wagers that settle together, as the workbench shows them: what is asked of the solver, and what is known of the answer. */

import { recordedEdge } from '@/rulebooks/edges/recorded-edges';
import type { Game, Wager } from '@/rulebooks/format/record';
import { engineParameters, familyWager, settledWith } from '@/rulebooks/offer/engine-wager';
import { effectiveTable, isRead, paysOf } from '@/rulebooks/offer/pay-table';
import { settlementOf, standsAlone } from '@/rulebooks/offer/settlement';
import { listed } from '@/rulebooks/spelling/wording';
import type { Variant } from '@/rulebooks/variant/variant';
import type { FractionText } from '@/simulations/exact/fraction';
import type { SolutionJson, Strategy } from '@/simulations/family/solution-wire';
import { roundFigures } from '@/simulations/figures/round-figures';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import type { Problem } from '@/simulations/problems/problem';
import type { EngineWager } from '@/simulations/request/request';
import { type Round, splitWagers } from '@/simulations/request/rounds';

/** A solution with the very tables it is of. */
export type Solved = {
  round: Round;
  figures: WagerFigures;
  strategy: Strategy;
  method: string;
  methodExplained: string;
  reductions: string[];
};

/** What the solver is doing about the present tables. */
export type Work =
  | { state: 'idle' }
  | { state: 'computing'; job?: string; done: number; total: number; doing: string }
  | { state: 'stopped' }
  | { state: 'failed'; says: string };

/** What follows from the cells alone. */
export type AskedRound = {
  /** The first of its wagers, under which its figures stand. */
  id: string;
  wagers: Wager[];
  /** "Ante, Blind and Play". */
  label: string;
  offered: boolean;
  /** As the engine is asked; absent while a pay cannot be read. */
  round?: Round | undefined;
  /** Of pays that can be read, but not be solved with. */
  problems: Problem[];
};

/** Of one set of tables: the exact edge, and the rest where it was solved and not only recorded. */
export type KnownRound = { edge: FractionText; solved?: Solved | undefined };

export type RoundView = AskedRound & {
  /** Exact, for the present tables: solved, or recorded with the rulebook. */
  edge?: FractionText;
  /** For the present tables. */
  solved?: Solved;
  /** Of the tables before they were changed, while those that stand are not solved. */
  before?: KnownRound | undefined;
  work: Work;
};

/** The rounds of a game, in the order of the rulebook. */
export function roundsOf(game: Game): Wager[][] {
  const rounds = new Map<Wager, Wager[]>();
  for (const wager of game.wagers) {
    if (standsAlone(game, wager)) continue;
    const together = settledWith(game, wager);
    rounds.set(together[0] as Wager, together);
  }
  return [...rounds.values()];
}

export function askedRound(
  game: Game,
  wagers: Wager[],
  choices: Variant['wagers'],
  options: Map<string, string>,
): AskedRound {
  const asked = {
    id: (wagers[0] as Wager).id,
    wagers,
    label: listed(wagers.map(({ label }) => label)),
    offered: wagers.some(({ id }) => choices[id] !== undefined),
  };
  const engine = wagers.map((wager) => engineWager(game, wager, choices, options));
  if (!asked.offered || !engine.every((wager) => wager !== undefined)) return { ...asked, problems: [] };
  const split = splitWagers(engine);
  if (!split.ok) return { ...asked, problems: split.problems };
  return { ...asked, round: split.value.rounds[0], problems: [] };
}

/** Undefined while the wager is not offered or one of its cells cannot be read. */
function engineWager(
  game: Game,
  wager: Wager,
  choices: Variant['wagers'],
  options: Map<string, string>,
): EngineWager | undefined {
  const choice = choices[wager.id];
  const table = choice && effectiveTable(wager, choice);
  if (!table?.cells.every(isRead)) return undefined;
  return {
    id: wager.id,
    ...familyWager(game, wager),
    parameters: engineParameters(game, wager, options),
    pays: paysOf(table),
    settled: settlementOf(game, wager),
  };
}

/** One text for all that the answer depends on. */
export const roundText = ({ family, parameters, tables }: Round): string =>
  JSON.stringify([family, parameters, tables]);

const known = new WeakMap<SolutionJson, Solved>();

export function solvedFrom(round: Round, solution: SolutionJson): Solved {
  const held = known.get(solution);
  if (held) return held;
  const { strategy, method, methodExplained, reductions } = solution;
  const solved = { round, figures: roundFigures(solution), strategy, method, methodExplained, reductions };
  known.set(solution, solved);
  return solved;
}

function roundView(
  asked: AskedRound,
  solved: Solved | undefined,
  last: KnownRound | undefined,
  work: Work,
): RoundView {
  if (!asked.offered) return { ...asked, work: { state: 'idle' } };
  if (solved) return { ...asked, solved, edge: solved.figures.houseEdge, work: { state: 'idle' } };
  const edge = asked.round && recordedEdge(asked.round);
  if (edge === undefined) return { ...asked, before: last, work };
  // The strategy on the screen stays until that of the present tables is known.
  return { ...asked, edge, ...(last?.solved && { before: last }), work };
}

/** What stays on the screen once the tables are changed. */
export const knownOf = ({ edge, solved, before }: RoundView): KnownRound | undefined => {
  const strategy = solved ?? before?.solved;
  return edge === undefined ? undefined : { edge, ...(strategy && { solved: strategy }) };
};

/** The same view where nothing in it has changed, so that nothing that depends on it is worked out again. */
export function rememberingRounds() {
  const held = new Map<string, { key: unknown[]; view: RoundView }>();
  return (
    asked: AskedRound,
    solved: Solved | undefined,
    last: KnownRound | undefined,
    work: Work,
  ): RoundView => {
    const key = [asked, solved, last, JSON.stringify(work)];
    const known = held.get(asked.id);
    if (known?.key.every((part, index) => part === key[index])) return known.view;
    const view = roundView(asked, solved, last, work);
    held.set(asked.id, { key, view });
    return view;
  };
}
