/**
 * What a rulebook's game comes to, written down to be compared: each wager's distribution, the exact edge of each
 * of its tables, its strategy, and a witness. Nothing in it depends on the machine that made it.
 */
import { type AnalyseOptions, analyse } from '@/simulations/analyse';
import type { FractionText } from '@/simulations/exact/fraction';
import type { WagerResult, WitnessResult } from '@/simulations/result';
import { engineParameters } from './engine-wager';
import { tablesOf } from './pay-table';
import type { Game, GameOption, Rulebook } from './record';
import { defaultVariant, engineRequest, resolveVariant } from './resolve';

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

export type GoldenRun = { rounds: number; seed: number; runner?: AnalyseOptions['runner'] };

/** Every combination of the options that change a number. */
export function numberOptions({ options }: Pick<Game, 'options'>): Record<string, string>[] {
  return options
    .filter(({ sets }) => sets !== undefined)
    .reduce<Record<string, string>[]>(
      (sofar, option: GameOption) =>
        sofar.flatMap((chosen) => option.values.map(({ value }) => ({ ...chosen, [option.id]: value }))),
      [{}],
    );
}

export async function goldenOf(rulebook: Rulebook, game: Game, run: GoldenRun): Promise<Golden> {
  const variants: Golden['variants'] = [];
  for (const options of numberOptions(game)) {
    variants.push({ options, wagers: await wagersOf(rulebook, game, options, run) });
  }
  const { rounds, seed } = run;
  return { rulebook: rulebook.id, game: game.id, witness: { rounds, seed }, variants };
}

async function wagersOf(
  rulebook: Rulebook,
  game: Game,
  options: Record<string, string>,
  run: GoldenRun,
): Promise<Record<string, GoldenWager>> {
  const wagers: Record<string, GoldenWager> = {};
  for (const tableId of new Set(game.wagers.flatMap((wager) => tablesOf(wager).map(({ id }) => id)))) {
    const offered = game.wagers.filter((wager) => tablesOf(wager).some(({ id }) => id === tableId));
    const start = defaultVariant(rulebook, game);
    const resolved = resolveVariant(rulebook, {
      ...start,
      options: { ...start.options, ...options },
      wagers: Object.fromEntries(offered.map(({ id }) => [id, { payTable: tableId, pays: {} }])),
    });
    if (!resolved.ok) throw new Error(resolved.problems.map(({ message }) => message).join(' '));
    const result = await analyse(engineRequest(resolved.value, run), { runner: run.runner });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
    for (const [index, figures] of result.value.wagers.entries()) {
      const wager = resolved.value.wagers[index];
      const witness = result.value.witness.find((testimony) => testimony.wager === figures.id);
      if (!wager || !witness) throw new Error(`the engine did not answer for ${figures.id}`);
      const entry = wagers[figures.id] ?? {
        clause: wager.wager.clause,
        parameters: engineParameters(game, wager.wager, new Map(Object.entries(resolved.value.options))),
        ...distributionOf(figures, witness),
      };
      entry.tables[tableId] = tableOf(figures, witness);
      wagers[figures.id] = entry;
    }
  }
  return wagers;
}

const distributionOf = (
  { method, universe, events, duration, strategy }: WagerResult,
  { counts }: WitnessResult,
): Omit<GoldenWager, 'clause' | 'parameters'> => ({
  method,
  universe,
  outcomes: Object.fromEntries(events.map(({ id, count }) => [id, count])),
  ...(duration ? { expectedTrials: duration.expected } : {}),
  strategy,
  tables: {},
  seen: Object.fromEntries(counts.map(({ event, count }) => [event, count])),
});

const tableOf = (
  { houseEdge, houseEdgePercent }: WagerResult,
  { mean, standardError, z }: WitnessResult,
): GoldenTable => ({ houseEdge, houseEdgePercent, witness: { mean, standardError, z } });
