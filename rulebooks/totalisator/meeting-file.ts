/** A meeting as a JSON file: its pools with what was staked, and the results of its races. */
import type { z } from 'zod';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Race } from '@/simulations/totalisator/race';
import type { PoolRules } from '@/simulations/totalisator/rules';
import type { Meeting } from '@/simulations/totalisator/settle-meeting';
import type { GivenMeeting } from './given';
import { byRow, parsed } from './given-rows';
import { readPool, type Unstaked } from './pool-file';
import { refused } from './refused';
import { type RaceResult, readRace } from './results';

function all<T>(read: readonly Result<T>[]): Result<T[]> {
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  return problems.length > 0 ? fail(...problems) : ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

function readResults(given: readonly RaceResult[]): Result<Map<number, Race>> {
  const races = all(given.map(readRace));
  if (!races.ok) return races;
  const results = new Map<number, Race>();
  for (const race of races.value) {
    if (results.has(race.race)) return refused(`Race ${race.race} has two results; give one.`, 'results');
    results.set(race.race, race);
  }
  return ok(results);
}

/** Where and when, as far as the file says it. */
export type MeetingFile = Meeting & { venue?: string; day?: string };

export function readMeeting(
  value: unknown,
  rules: PoolRules,
  unstaked: Unstaked = 'refused',
): Result<MeetingFile> {
  const given = parsed(value, rules);
  return given.ok ? readGiven(given.value, rules, unstaked) : given;
}

/** What has the shape already: of a large file it takes seconds to see. */
export function readGiven(
  given: z.infer<typeof GivenMeeting>,
  rules: PoolRules,
  unstaked: Unstaked,
): Result<MeetingFile> {
  const results = readResults(given.results);
  if (!results.ok) return results;
  const reading = { results: results.value, unstaked };
  const pools = all(given.pools.map((pool, at) => readPool(pool, reading, rules, `pools.${at}`)));
  if (!pools.ok) return fail(...byRow(pools.problems, given, rules));
  const { venue, day } = given;
  return ok({
    pools: pools.value,
    results: results.value,
    ...(venue !== undefined && { venue }),
    ...(day !== undefined && { day }),
  });
}
