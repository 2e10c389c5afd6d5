/** The engine's numbers for a variant, under the rulebook's names, with clauses and a hash that others can check. */
import {
  analyse as analyseWagers,
  type AnalyseOptions as EngineAnalyseOptions,
} from '@/simulations/analysis/analyse';
import type { EngineResult, WagerResult } from '@/simulations/analysis/result';
import { wagersIn } from '@/simulations/analysis/settled';
import { fail, type Result } from '@/simulations/problems/problem';
import type { Figures } from '../evaluation';
import type { Rulebook } from '../format/record';
import { CUSTOM, MINIMUM } from '../offer/pay-table';
import {
  atOption,
  engineRequest,
  type ResolvedVariant,
  type ResolvedWager,
  resolveVariant,
} from '../offer/resolve';
import { rulebookFor } from '../registry';
import { listed } from '../spelling/wording';
import { sha256 } from '../variant/hash';
import type { Variant } from '../variant/variant';
import type { AnalysedWager, Analysis } from './analysis';

export type AnalyseOptions = EngineAnalyseOptions & { day?: string; rounds: number; seed: number };

/** Under the edition of the program. */
export async function analyseVariant(variant: Variant, options: AnalyseOptions): Promise<Result<Analysis>> {
  const rulebook = rulebookFor(variant);
  return rulebook.ok ? analyseUnder(rulebook.value, variant, options) : rulebook;
}

export async function analyseUnder(
  rulebook: Rulebook,
  variant: Variant,
  options: AnalyseOptions,
): Promise<Result<Analysis>> {
  const resolved = resolveVariant(rulebook, variant, options.day);
  return resolved.ok ? analyseResolved(resolved.value, options) : resolved;
}

export async function analyseResolved(
  resolved: ResolvedVariant,
  { rounds, seed, ...engine }: AnalyseOptions,
): Promise<Result<Analysis>> {
  const onProgress = engine.onProgress && withLabels(engine.onProgress, resolved);
  const result = await analyseWagers(engineRequest(resolved, { rounds, seed }), { ...engine, onProgress });
  return result.ok
    ? { ok: true, value: await analysisOf(resolved, result.value) }
    : fail(...result.problems.map((problem) => atOption(resolved.game, problem)));
}

type Told = NonNullable<EngineAnalyseOptions['onProgress']>;

/** The engine reports progress by wager id; people see the rulebook's name. */
function withLabels(onProgress: Told, { wagers }: ResolvedVariant): Told {
  const labels = new Map(wagers.map(({ wager }) => [wager.id, wager.label]));
  return (progress) => {
    const label = progress.of === undefined ? undefined : labels.get(progress.of);
    onProgress(label === undefined ? progress : { ...progress, doing: `${progress.doing}: ${label}` });
  };
}

export async function analysisOf(resolved: ResolvedVariant, result: EngineResult): Promise<Analysis> {
  const { engine, seconds, threads, witness } = result;
  const hashed = {
    rulebook: resolved.rulebook.id,
    game: resolved.game.id,
    options: resolved.options,
    engine,
    wagers: result.wagers.map((figures) => analysedWager(figures, resolved)),
    witness,
  };
  const { rulebook, game, options, wagers } = hashed;
  return { rulebook, game, options, engine, seconds, threads, wagers, witness, hash: await sha256(hashed) };
}

/** The identity of an analysis: equal to its `hash` unless something in it was changed since. */
export function analysisHash({ seconds: _, threads: __, hash: ___, ...hashed }: Analysis): Promise<string> {
  return sha256(hashed);
}

/** A round is named after all its wagers, and after the one table that is not the minimum. */
function analysedWager(result: WagerResult, { wagers }: ResolvedVariant): AnalysedWager {
  const { id, ...figures } = result;
  const settled = wagersIn(result).map((name) => {
    const resolved = wagers.find(({ wager }) => wager.id === name);
    if (!resolved) throw new Error(`the engine answered for ${name}, which is not on offer`);
    return resolved;
  });
  const [first] = settled as [ResolvedWager];
  const tables = new Set(settled.map(({ table }) => table.equals).filter((table) => table !== MINIMUM));
  const [only = MINIMUM] = tables;
  return {
    id,
    label: listed(settled.map(({ wager }) => wager.label)),
    clause: first.wager.clause,
    payTable: tables.size > 1 ? CUSTOM : only,
    ...figures,
  };
}

/** By wager, as the rules need them: each wager of a round has the edge of the round. */
export const figuresFrom = ({ wagers }: Pick<Analysis, 'wagers'>): Figures =>
  Object.fromEntries(wagers.flatMap((wager) => wagersIn(wager).map((id) => [id, wager] as const)));
