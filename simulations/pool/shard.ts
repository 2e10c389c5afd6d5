/**
 * The unit of work: plain data in, partial whole-number sums out. Merging is addition, so shards may run anywhere,
 * in any order, and again.
 */

import { bringDecisionFamily, bringFamily } from '../catalogue/bringing';
import { decisionFamilyHere } from '../catalogue/here';
import { canonicalJson } from '../exact/canonical';
import { type SolutionJson, solutionToJson } from '../family/solution-wire';
import type { StudyResult } from '../family/study';
import type { Sums } from '../family/sums';
import type { Problem } from '../problems/problem';
import type { EngineWager } from '../request/request';
import type { Round } from '../request/rounds';
import { countWager, dealerFor } from '../request/written-wagers';
import type { RoundDealer } from '../wagers/dealer';
import { type DistributionJson, distributionToJson } from '../wagers/wire';
import { playBlocks, playRounds } from '../witness/play';

export type DistributionShard = { kind: 'distribution'; wager: EngineWager };
/** Blocks `from` to below `to` of a run of this many rounds. */
export type Blocks = { seed: number; rounds: number; from: number; to: number };
export type WitnessShard = { kind: 'witness'; wager: EngineWager } & Blocks;
/** A piece of the first pass over a game with decisions; of the second, which needs the sums of the first. */
export type PieceShard = { kind: 'piece'; round: Round; piece: number };
/** Whether the parameters can be counted with at all, where that takes seconds to find. */
export type RefusalShard = { kind: 'refusal'; round: Round };
export type FollowShard = { kind: 'follow'; round: Round; merged: readonly Sums[]; piece: number };
/** A piece of both passes, where the second needs no other piece of the first. */
export type BothPassesShard = { kind: 'both-passes'; round: Round; piece: number };
export type SolveShard = {
  kind: 'solve';
  round: Round;
  merged: readonly Sums[];
  followed?: readonly Sums[] | undefined;
};
export type RoundWitnessShard = { kind: 'round-witness'; round: Round; merged: readonly Sums[] } & Blocks;
/** A piece of a further question about a solved round; and what all of them come to. */
export type StudyAsked = { round: Round; study: string; settings: unknown; merged: readonly Sums[] };
export type StudyShard = { kind: 'study'; piece: number } & StudyAsked;
export type StudyResultShard = { kind: 'study-result'; sums: Float64Array[] } & StudyAsked;
export type Shard =
  | DistributionShard
  | WitnessShard
  | RefusalShard
  | PieceShard
  | FollowShard
  | BothPassesShard
  | SolveShard
  | RoundWitnessShard
  | StudyShard
  | StudyResultShard;

/** What each kind of shard answers. */
export type ResultOf = {
  distribution: DistributionJson;
  witness: { events: string[]; counts: number[] };
  refusal: Problem[];
  piece: readonly Sums[];
  follow: readonly Sums[];
  'both-passes': { first: readonly Sums[]; second: readonly Sums[] };
  solve: SolutionJson;
  /** Gained by the player, in `unit`ths of the ante. */
  'round-witness': { gained: number; unit: number };
  study: Float64Array[];
  'study-result': StudyResult;
};
export type ShardResult = ResultOf[Shard['kind']];

/** Loads the one family that a shard is about; a thread that loaded all of them would begin half a second later. */
export async function bringFor(shard: Shard): Promise<void> {
  if ('wager' in shard) await bringFamily(shard.wager.family);
  else await bringDecisionFamily(shard.round.family);
}

/** Its family is here: `bringFor` loaded it, or all were loaded. */
export function runShard(shard: Shard): ShardResult {
  switch (shard.kind) {
    case 'distribution':
      return countEvents(shard.wager);
    case 'witness':
      return play(shard);
    case 'refusal': {
      const { family, parameters } = shard.round;
      return deciding(family).refuses?.(parameters) ?? [];
    }
    case 'piece': {
      const { family, parameters, tables } = shard.round;
      return deciding(family).runPiece(parameters, tables, shard.piece);
    }
    case 'follow': {
      const { family, parameters, tables } = shard.round;
      const { followPiece } = deciding(family);
      if (!followPiece) throw new RangeError(`${family} has no second pass`);
      return followPiece(parameters, tables, shard.merged, shard.piece);
    }
    case 'both-passes': {
      const { round, piece } = shard;
      const { runPiece, followPiece } = deciding(round.family);
      if (!followPiece) throw new RangeError(`${round.family} has no second pass`);
      const first = runPiece(round.parameters, round.tables, piece);
      return { first, second: followPiece(round.parameters, round.tables, first, piece) };
    }
    case 'solve': {
      const { family, parameters, tables } = shard.round;
      return solutionToJson(deciding(family).solve(parameters, tables, shard.merged, shard.followed));
    }
    case 'round-witness': {
      const { round, merged, ...blocks } = shard;
      const dealer = dealerOf(round, merged);
      return { gained: playRounds({ dealer, subject: subjectOf(round), ...blocks }), unit: dealer.unit };
    }
    case 'study': {
      const { study, asked } = studyOf(shard);
      return study.runPiece(asked, shard.piece);
    }
    case 'study-result': {
      const { study, asked } = studyOf(shard);
      return study.conclude(asked, shard.sums);
    }
  }
}

/** The name of a round's stream of random numbers. */
export const subjectOf = ({ family }: Pick<Round, 'family'>): string => `${family}/round`;

function studyOf({ round: { family, parameters, tables }, study: id, settings, merged }: StudyAsked) {
  const study = deciding(family).studies?.find((other) => other.id === id);
  if (!study) throw new RangeError(`${family} has no study ${id}`);
  return { study, asked: { parameters, tables, settings, merged } };
}

function deciding(id: string) {
  const family = decisionFamilyHere(id);
  if (!family) throw new RangeError(`nothing is decided in ${id}`);
  return family;
}

function countEvents(wager: EngineWager): DistributionJson {
  const { distribution, spec } = countWager(wager);
  return distributionToJson(distribution, spec);
}

function play({ wager, kind: _, ...blocks }: WitnessShard) {
  const dealer = dealerFor(wager);
  const counts = playBlocks({ dealer, subject: `${wager.family}/${wager.wager}`, ...blocks });
  return { events: dealer.events, counts: [...counts] };
}

/**
 * A dealer takes a while to learn the strategy; the shards of one witness come one after another to a thread. Each
 * begins with a new pack, so that which thread takes which shard changes nothing.
 */
let lastDealer: { key: string; dealer: RoundDealer } | undefined;

function dealerOf({ family, parameters, tables }: Round, merged: readonly Sums[]): RoundDealer {
  const key = canonicalJson({ family, parameters, tables });
  if (lastDealer?.key !== key)
    lastDealer = { key, dealer: deciding(family).dealer(parameters, tables, merged) };
  lastDealer.dealer.newPack();
  return lastDealer.dealer;
}
