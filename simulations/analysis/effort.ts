/**
 * How much work a request is, in seconds of one thread, before any of it is done: by the rate that each family states, an
 * estimate to plan by, not a measurement.
 */

import { familyHead } from '../catalogue/heads';
import { familyHere } from '../catalogue/here';
import { canonicalJson } from '../exact/canonical';
import type { FamilyId, Rate } from '../family/head';
import { sizeOf } from '../features/types';
import type { EngineRequest, EngineWager } from '../request/request';
import type { Round } from '../request/rounds';
import { never, type Settlement, writtenOf } from '../request/settlement';

type Rated = { family: FamilyId; parameters: unknown };
const rateOf = ({ family, parameters }: Rated, of: keyof Rate): number => {
  const rate = familyHead(family).rate[of];
  return typeof rate === 'number' ? rate : rate(parameters);
};

/** Every combination of values of a written wager's features is visited, and each row is asked. */
const WRITTEN_AT_LEAST = 0.5;
const A_ROW_AND_VALUE = 5e-8;
/** No family distinguishes more: six ranks have this many. */
const MOST_VALUES = 10_000_000;
const NAME = /[A-Za-z_][\w.]*/g;
/** The longest that somebody else's small piece should have to wait, in seconds. */
export const LONG = 1;
/** A written row takes longer than a wager of the family. */
const WRITTEN_PLAYS = 1;

/** Found by name, without reading the conditions, which takes longer than a request may. */
function valuesLookedAt(wager: EngineWager, rows: readonly { when: string }[]): number {
  const names = new Set(rows.flatMap(({ when }) => when.match(NAME) ?? []));
  const conditions = familyHere(wager.family)?.conditions;
  const seen = (conditions?.features(wager.parameters) ?? []).filter(({ id }) => names.has(id));
  const ids = seen.map(({ id }) => id);
  // A refused wager is not counted, so nobody waits for it.
  const sorted = conditions?.refuses?.(wager.parameters, ids)
    ? undefined
    : conditions?.sorts?.(wager.parameters, ids);
  return sorted ?? seen.reduce((product, { type }) => Math.min(MOST_VALUES, product * sizeOf(type)), 1);
}

export function countingSeconds(wager: EngineWager): number {
  const written = writtenOf(wager.settled);
  if (!written) return rateOf(wager, 'solves');
  const { rows } = written;
  return WRITTEN_AT_LEAST + valuesLookedAt(wager, rows) * rows.length * A_ROW_AND_VALUE;
}

export const solvingSeconds = (round: Pick<Round, 'family' | 'parameters'>): number =>
  rateOf(round, 'solves');

const playingSeconds = (wager: EngineWager, rounds: number): number =>
  rounds / 1e6 / Math.min(rateOf(wager, 'plays'), mostPlays(wager.settled));

/** Conditions are slower to play than a family's own wagers. */
function mostPlays(settled: Settlement): number {
  switch (settled.by) {
    case 'rows':
      return WRITTEN_PLAYS;
    case 'table':
    case 'round':
    case 'meter':
    case 'model':
    case 'pool':
      return Number.POSITIVE_INFINITY;
    default:
      return never(settled);
  }
}

/** Wagers that settle together are solved and played once. */
export function analysisSeconds({ wagers, witness }: EngineRequest): number {
  const rounds = new Set<string>();
  let seconds = 0;
  for (const wager of wagers) {
    const { family, parameters, settled } = wager;
    switch (settled.by) {
      case 'round': {
        const round = canonicalJson({ family, parameters });
        if (rounds.has(round)) continue;
        rounds.add(round);
        seconds += solvingSeconds(wager);
        break;
      }
      case 'table':
      case 'meter':
      case 'rows':
        seconds += countingSeconds(wager);
        break;
      case 'model':
        seconds += countingSeconds(wager);
        continue;
      // Refused before anything is counted or played.
      case 'pool':
        continue;
      default:
        never(settled);
    }
    seconds += playingSeconds(wager, witness.rounds);
  }
  return seconds;
}

/** A piece that occupies its thread for seconds and cannot be split. */
export const isLongCount = (wager: EngineWager): boolean => countingSeconds(wager) > LONG;
