/** The engine's numbers for a variant, under the rulebook's names, with clauses and a hash that others can check. */
import { analyse as analyseWagers, type AnalyseOptions as EngineAnalyseOptions } from '@/simulations/analyse';
import { fail, type Result } from '@/simulations/problem';
import type { EngineResult, WagerResult } from '@/simulations/result';
import type { AnalysedWager, Analysis } from './analysis';
import type { Figures } from './evaluation';
import { sha256 } from './hash';
import { rulebookOf } from './registry';
import { engineRequest, type ResolvedVariant, type ResolvedWager, resolveVariant } from './resolve';
import type { Variant } from './variant';

export type AnalyseOptions = EngineAnalyseOptions & { at?: string; rounds: number; seed: number };

export async function analyseVariant(variant: Variant, options: AnalyseOptions): Promise<Result<Analysis>> {
  const rulebook = rulebookOf(variant.rulebook);
  if (!rulebook.ok) return rulebook;
  const resolved = resolveVariant(rulebook.value, variant, options.at);
  return resolved.ok ? analyseResolved(resolved.value, options) : resolved;
}

export async function analyseResolved(
  resolved: ResolvedVariant,
  { rounds, seed, ...engine }: AnalyseOptions,
): Promise<Result<Analysis>> {
  const result = await analyseWagers(engineRequest(resolved, { rounds, seed }), engine);
  return result.ok ? { ok: true, value: await analysisOf(resolved, result.value) } : fail(...result.problems);
}

export async function analysisOf(resolved: ResolvedVariant, result: EngineResult): Promise<Analysis> {
  const { engine, seconds, threads, witness } = result;
  const hashed = {
    rulebook: resolved.rulebook.id,
    game: resolved.game.id,
    options: resolved.options,
    engine,
    wagers: resolved.wagers.map((wager) => analysedWager(wager, result.wagers)),
    witness,
  };
  const { rulebook, game, options, wagers } = hashed;
  return { rulebook, game, options, engine, seconds, threads, wagers, witness, hash: await sha256(hashed) };
}

/** What an analysis is known by; equal to its `hash` unless something in it was changed since. */
export function analysisHash({ seconds: _, threads: __, hash: ___, ...hashed }: Analysis): Promise<string> {
  return sha256(hashed);
}

function analysedWager({ wager, table }: ResolvedWager, results: WagerResult[]): AnalysedWager {
  const result = results.find(({ id }) => id === wager.id);
  if (!result) throw new Error(`the engine did not answer for ${wager.id}`);
  const { id, ...figures } = result;
  return { id, label: wager.label, clause: wager.clause, payTable: table.equals, ...figures };
}

/** By wager, as the rules look at them. */
export const figuresFrom = ({ wagers }: Analysis): Figures =>
  Object.fromEntries(wagers.map((wager) => [wager.id, wager]));
