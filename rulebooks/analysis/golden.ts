/**
 * The figures of a rulebook's game, recorded for comparison: each wager's distribution, the exact edge of each
 * of its tables, its strategy, and a witness. Nothing in it depends on the machine that made it.
 */
import { type AnalyseOptions, analyse } from '@/simulations/analysis/analyse';
import type { WagerResult } from '@/simulations/analysis/result';
import type { FractionText } from '@/simulations/exact/fraction';
import type { Result } from '@/simulations/problems/problem';
import type { EngineWager } from '@/simulations/request/request';
import { splitWagers } from '@/simulations/request/rounds';
import type { WitnessResult } from '@/simulations/witness/testimony';
import { roundKey } from '../edges/recorded-edges';
import type { Game, GameOption, Rulebook, Wager } from '../format/record';
import { setsParameter, settledWith } from '../offer/engine-wager';
import { MINIMUM, tablesOf } from '../offer/pay-table';
import { defaultVariant, engineRequest, type ResolvedVariant, resolveVariant } from '../offer/resolve';

export type GoldenTable = {
  houseEdge: FractionText;
  houseEdgePercent: number;
  witness: Pick<WitnessResult, 'mean' | 'standardError' | 'z'>;
};

export type GoldenWager = {
  clause: string;
  parameters: Record<string, unknown>;
  method: string;
  universe: string;
  outcomes: Record<string, string>;
  expectedTrials?: FractionText;
  /** Of a round: all that settle in it, at the first table. */
  settles?: string[];
  strategy: WagerResult['strategy'];
  tables: Record<string, GoldenTable>;
  /** How often the witness saw each event. */
  seen: Record<string, number>;
};

export type Golden = {
  rulebook: string;
  game: string;
  witness: { rounds: number; seed: number };
  variants: { options: Record<string, string>; wagers: Record<string, GoldenWager> }[];
};

/** `analyse` may be one that caches its answers. */
export type GoldenRun = {
  rounds: number;
  seed: number;
  runner?: AnalyseOptions['runner'];
  analyse?: typeof analyse;
};

/** Every combination of the options that change a number. */
export function numberOptions({ options }: Pick<Game, 'options'>): Record<string, string>[] {
  return options
    .filter((option) => setsParameter(option) && !option.beside)
    .reduce<Record<string, string>[]>(
      (sofar, option: GameOption) =>
        sofar.flatMap((chosen) => option.values.map(({ value }) => ({ ...chosen, [option.id]: value }))),
      [{}],
    );
}

/** Of those, the ones that golden files are made for. */
export const recordedOptions = (game: Pick<Game, 'options'>): Record<string, string>[] =>
  numberOptions({
    options: game.options.map((option) => ({
      ...option,
      values: option.values.filter(({ value }) => option.recorded?.includes(value) ?? true),
    })),
  });

export async function goldenOf(rulebook: Rulebook, game: Game, run: GoldenRun): Promise<Golden> {
  const variants: Golden['variants'] = [];
  for (const options of recordedOptions(game)) {
    variants.push({ options, wagers: await wagersOf(rulebook, game, options, run) });
  }
  const { rounds, seed } = run;
  return { rulebook: rulebook.id, game: game.id, witness: { rounds, seed }, variants };
}

/** Table by table, because a wager is offered at one table at a time. */
async function wagersOf(
  rulebook: Rulebook,
  game: Game,
  options: Record<string, string>,
  run: GoldenRun,
): Promise<Record<string, GoldenWager>> {
  const wagers: Record<string, GoldenWager> = {};
  for (const table of new Set(game.wagers.flatMap((wager) => tablesOf(wager).map(({ id }) => id)))) {
    const resolved = everyWagerAt(rulebook, game, options, table);
    const { rounds, seed, runner, analyse: analysed = analyse } = run;
    const { wagers: results, witness } = must(
      await analysed(engineRequest(resolved, { rounds, seed }), { runner }),
    );
    for (const { wager, engine } of resolved.wagers) {
      const figures = results.find(({ id }) => id === wager.id);
      if (!figures) continue;
      const seen = witness.find((testimony) => testimony.wager === wager.id);
      if (!seen) throw new Error(`the engine did not answer for ${wager.id}`);
      const entry = wagers[wager.id] ?? goldenWager(wager, engine, figures, seen);
      entry.tables[table] = tableOf(figures, seen);
      wagers[wager.id] = entry;
    }
  }
  return wagers;
}

function everyWagerAt(
  rulebook: Rulebook,
  game: Game,
  options: Record<string, string>,
  table: string,
): ResolvedVariant {
  const start = defaultVariant(rulebook, game);
  const named = (wager: Wager) => tablesOf(wager).some(({ id }) => id === table);
  const offered = game.wagers.filter((wager) => settledWith(game, wager).some(named));
  return must(
    resolveVariant(rulebook, {
      ...start,
      options: { ...start.options, ...options },
      wagers: Object.fromEntries(
        offered.map((wager) => [wager.id, { payTable: named(wager) ? table : MINIMUM, pays: {} }]),
      ),
    }),
  );
}

/** The exact edge of every round of a game at the tables its rulebook prints, by what the round is. */
export function roundEdges(
  rulebook: Rulebook,
  game: Game,
  { variants }: Golden,
): Record<string, FractionText> {
  const edges: Record<string, FractionText> = {};
  for (const { options, wagers } of variants)
    for (const [id, { settles, tables }] of Object.entries(wagers))
      if (settles)
        for (const [table, { houseEdge }] of Object.entries(tables)) {
          const resolved = everyWagerAt(rulebook, game, options, table);
          const split = must(splitWagers(resolved.wagers.map(({ engine }) => engine)));
          const round = split.rounds.find((candidate) => candidate.id === id);
          if (round) edges[roundKey(round)] = houseEdge;
        }
  return edges;
}

/** What a rulebook prints was checked when it was loaded. */
function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ message }) => message).join(' '));
}

const goldenWager = (
  { clause }: Wager,
  { parameters }: EngineWager,
  { method, universe, events, duration, strategy, settles }: WagerResult,
  { counts }: WitnessResult,
): GoldenWager => ({
  clause,
  parameters,
  method,
  universe,
  outcomes: Object.fromEntries(events.map(({ id, count }) => [id, count])),
  ...(duration ? { expectedTrials: duration.expected } : {}),
  ...(settles ? { settles } : {}),
  strategy,
  tables: {},
  seen: Object.fromEntries(counts.map(({ event, count }) => [event, count])),
});

const tableOf = (
  { houseEdge, houseEdgePercent }: WagerResult,
  { mean, standardError, z }: WitnessResult,
): GoldenTable => ({ houseEdge, houseEdgePercent, witness: { mean, standardError, z } });
