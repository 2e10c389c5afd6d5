/** Everything the engine says about a set of wagers: each exactly, and each with its witness. */

import type { AnyDecisionFamily } from '../catalogue/checked';
import { decisionFamilyOf } from '../catalogue/families';
import { Merging } from '../family/merging';
import type { SolutionJson } from '../family/solution-wire';
import type { Sums } from '../family/sums';
import { figuresOf } from '../figures/figures';
import { roundFigures } from '../figures/round-figures';
import { Lanes } from '../pool/lanes';
import { ownRunner } from '../pool/own-runner';
import type { Runner } from '../pool/runner';
import { ok, type Problem, type Result } from '../problems/problem';
import { RoundRefused } from '../problems/round-refused';
import type { EngineRequest, EngineWager } from '../request/request';
import { type Round, type Split, splitWagers } from '../request/rounds';
import { isPlayed, meterOf } from '../request/settlement';
import { type DistributionJson, distributionFromJson } from '../wagers/wire';
import { blockRanges } from '../witness/block-ranges';
import { blocksIn } from '../witness/play';
import type { WitnessResult } from '../witness/testimony';
import { testimony, testimonyOfRounds } from '../witness/testimony';
import { ENGINE } from './engine-version';
import { indices } from './indices';
import type { EngineOptions, EngineResult, WagerResult } from './result';

export type AnalyseOptions = EngineOptions & {
  /** Runs the shards; if absent, the analysis starts its own threads. */
  runner?: Runner | undefined;
};

/**
 * Unreadable pays are returned as problems. An abort rejects with the signal's reason, as fetch does. An
 * unknown family, wager or parameter is a bug in the caller and rejects too.
 */
export async function analyse(
  request: EngineRequest,
  options: AnalyseOptions = {},
): Promise<Result<EngineResult>> {
  const began = performance.now();
  options.signal?.throwIfAborted();
  const split = splitWagers(request.wagers);
  if (!split.ok) return split;
  const runner = options.runner ?? (await ownRunner(options.threads));
  try {
    const found = await compute(request, split.value, runner, options);
    const result = conclude(request, split.value, found);
    if (!result.ok) return result;
    const seconds = Number(((performance.now() - began) / 1000).toFixed(3));
    return ok({ engine: ENGINE, seconds, threads: runner.threads, ...result.value });
  } catch (error) {
    if (error instanceof RoundRefused) return { ok: false, problems: [...error.problems] };
    throw error;
  } finally {
    if (!options.runner) await runner.close();
  }
}

/** Only the solved round: what an editor shows after a pay is changed. Rejects with `RoundRefused` where it cannot be counted. */
export async function solveRound(round: Round, options: AnalyseOptions = {}): Promise<SolutionJson> {
  options.signal?.throwIfAborted();
  const runner = options.runner ?? (await ownRunner(options.threads));
  try {
    const lanes = new Lanes(runner, stepsOf(round), options.onProgress, options.signal);
    return await (await solving(round, lanes)).solution;
  } finally {
    if (!options.runner) await runner.close();
  }
}

type Found = {
  distributions: Map<string, DistributionJson>;
  counts: Map<string, Map<string, number>>;
  solutions: Map<string, SolutionJson>;
  gains: Map<string, { gained: number; unit: number }>;
};

async function compute(
  { witness }: EngineRequest,
  { alone, rounds }: Split,
  runner: Runner,
  { onProgress, signal }: AnalyseOptions,
): Promise<Found> {
  const blocks = blockRanges(blocksIn(witness.rounds));
  const playable = alone.filter(({ settled }) => isPlayed(settled));
  const total =
    alone.length +
    playable.length * blocks.length +
    rounds.reduce((steps, round) => steps + stepsOf(round) + blocks.length, 0);
  const lanes = new Lanes(runner, total, onProgress, signal);
  const found: Found = {
    distributions: new Map(),
    counts: new Map(),
    solutions: new Map(),
    gains: new Map(),
  };
  const decided = rounds.map(async (round) => {
    const { solution, merged } = await solving(round, lanes);
    const played = blocks.map((range) =>
      lanes.run<'round-witness'>(
        { kind: 'round-witness', round, merged, ...witness, ...range },
        { doing: 'Playing rounds', of: round.id },
      ),
    );
    const [best, ...parts] = await Promise.all([solution, ...played]);
    found.solutions.set(round.id, best);
    const [first] = parts;
    if (first)
      found.gains.set(round.id, {
        unit: first.unit,
        gained: parts.reduce((gained, part) => gained + part.gained, 0),
      });
  });
  const counted = alone.map(async (wager) => {
    const distribution = await lanes.run<'distribution'>(
      { kind: 'distribution', wager },
      { doing: 'Counting every outcome', of: wager.id },
    );
    found.distributions.set(wager.id, distribution);
  });
  const played = playable.flatMap((wager) =>
    blocks.map(async (range) => {
      const { events, counts } = await lanes.run<'witness'>(
        { kind: 'witness', wager, ...witness, ...range },
        { doing: 'Playing rounds', of: wager.id },
      );
      addCounts(found.counts, wager, events, counts);
    }),
  );
  await Promise.all([...decided, ...counted, ...played]);
  return found;
}

const stepsOf = ({ family: id, parameters }: Round): number => {
  const family = decisionFamilyOf(id);
  if (!family) return 1;
  const second = family.followsPieceByPiece ? 0 : (family.followPieces?.(parameters) ?? 0);
  return family.pieces(parameters) + second + (family.refuses ? 2 : 1);
};

/** The first pass in pieces, added up; the second where there is one; and what both come to, which the witness need not wait for. */
async function solving(
  round: Round,
  lanes: Lanes,
): Promise<{ solution: Promise<SolutionJson>; merged: readonly Sums[] }> {
  const { family: id, parameters } = round;
  const family = decisionFamilyOf(id);
  if (!family) throw new RangeError(`nothing is decided in ${id}`);
  if (family.refuses) {
    const problems = await lanes.run<'refusal'>(
      { kind: 'refusal', round },
      { doing: 'Checking the rules chosen', of: round.id },
    );
    if (problems.length > 0) {
      const refused = new RoundRefused(problems);
      lanes.stop(refused);
      throw refused;
    }
  }
  const { merged, followed } = family.followsPieceByPiece
    ? await inOnePass(round, family.pieces(parameters), lanes)
    : await oneAfterTheOther(round, family, lanes);
  const solution = lanes.run<'solve'>(
    { kind: 'solve', round, merged, followed },
    { doing: 'Finding the best play', of: round.id },
  );
  return { solution, merged };
}

type Passes = { merged: readonly Sums[]; followed: readonly Sums[] | undefined };

async function inOnePass(round: Round, pieces: number, lanes: Lanes): Promise<Passes> {
  const first = new Merging();
  const second = new Merging();
  await Promise.all(
    indices(pieces).map(async (piece) => {
      const both = await lanes.run<'both-passes'>(
        { kind: 'both-passes', round, piece },
        { doing: 'Going through every deal', of: round.id },
      );
      first.add(both.first);
      second.add(both.second);
    }),
  );
  return { merged: first.total(), followed: second.total() };
}

async function oneAfterTheOther(round: Round, family: AnyDecisionFamily, lanes: Lanes): Promise<Passes> {
  const { parameters } = round;
  const first = new Merging();
  await Promise.all(
    indices(family.pieces(parameters)).map(async (piece) =>
      first.add(
        await lanes.run<'piece'>(
          { kind: 'piece', round, piece },
          { doing: 'Going through every deal', of: round.id },
        ),
      ),
    ),
  );
  const merged = first.total();
  const second = new Merging();
  const follows = indices(family.followPieces?.(parameters) ?? 0);
  await Promise.all(
    follows.map(async (piece) =>
      second.add(
        await lanes.run<'follow'>(
          { kind: 'follow', round, merged, piece },
          { doing: 'Counting how rounds end', of: round.id },
        ),
      ),
    ),
  );
  return { merged, followed: follows.length > 0 ? second.total() : undefined };
}

function addCounts(all: Found['counts'], { id }: EngineWager, events: string[], counts: number[]): void {
  const sofar = all.get(id) ?? new Map<string, number>();
  for (const [i, event] of events.entries()) sofar.set(event, (sofar.get(event) ?? 0) + (counts[i] ?? 0));
  all.set(id, sofar);
}

export type Known = Pick<Found, 'distributions' | 'solutions'>;

/** The same figures from what was counted and solved before, with no witness. */
export function concluded(request: EngineRequest, known: Known): Result<EngineResult> {
  const split = splitWagers(request.wagers);
  if (!split.ok) return split;
  const found = { ...known, counts: new Map(), gains: new Map() };
  const result = conclude(request, split.value, found);
  return result.ok ? ok({ engine: ENGINE, seconds: 0, threads: 0, ...result.value }) : result;
}

/** In the order of the request; a round takes the place of its first wager. */
function conclude(
  { wagers, witness }: EngineRequest,
  { rounds }: Split,
  found: Found,
): Result<Pick<EngineResult, 'wagers' | 'witness'>> {
  const problems: Problem[] = [];
  const results: WagerResult[] = [];
  for (const wager of wagers) {
    const round = rounds.find(({ id }) => id === wager.id);
    const solution = round && found.solutions.get(round.id);
    if (round && solution) results.push(resultOfRound(round, solution));
    const distribution = found.distributions.get(wager.id);
    if (!distribution) continue;
    const result = resultOf(wager, distribution);
    if (result.ok) results.push(result.value);
    else problems.push(...result.problems);
  }
  if (problems.length > 0) return { ok: false, problems };
  return ok({ wagers: results, witness: results.flatMap((result) => witnessOf(result, witness, found)) });
}

function resultOf({ id, pays, settled }: EngineWager, json: DistributionJson): Result<WagerResult> {
  const { distribution, spec } = distributionFromJson(json);
  const figures = figuresOf(distribution, spec, pays, `pays.${id}`, meterOf(settled));
  if (!figures.ok) return figures;
  const { method } = distribution;
  return ok({
    id,
    ...figures.value,
    method: method.id,
    methodExplained: method.explains,
    reductions: method.reductions,
    strategy: null,
    ...(json.rows && { rows: json.rows }),
  });
}

export function resultOfRound(
  { id, settles }: Pick<Round, 'id' | 'settles'>,
  solution: SolutionJson,
): WagerResult {
  const { method, methodExplained, reductions, strategy } = solution;
  return { id, ...roundFigures(solution), method, methodExplained, reductions, strategy, settles };
}

function witnessOf(
  figures: WagerResult,
  { rounds, seed }: EngineRequest['witness'],
  { counts, gains }: Found,
): WitnessResult[] {
  const seen = counts.get(figures.id);
  if (seen) return [testimony({ wager: figures.id, rounds, seed, counts: seen, figures })];
  const gain = gains.get(figures.id);
  return gain ? [testimonyOfRounds({ wager: figures.id, rounds, seed, ...gain, figures })] : [];
}
