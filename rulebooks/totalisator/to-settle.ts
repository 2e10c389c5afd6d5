/** Of a meeting as it is kept, the file that `settle` reads: the pools all of whose races have a result. */
import { ok, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { type CardPool, type MeetingCard, stakedIn } from './card';
import { racesOf } from './pool-named';
import { refused } from './refused';
import { type RaceResult, readRace } from './results';

/** The runners are those of the card. */
export function withStarters(card: MeetingCard, result: RaceResult): Result<RaceResult> {
  const race = card.races.find((one) => one.race === result.race);
  if (!race) return refused(`Race ${result.race} is not among the races; add it first.`, 'race');
  const whole = { ...result, starters: race.starters };
  const read = readRace(whole);
  return read.ok ? ok(whole) : read;
}

/** `stakes`: by the key of a pool, or the name that they are kept under. */
export type KeptMeeting<Stakes> = {
  venue?: string | undefined;
  day?: string | undefined;
  card: MeetingCard;
  stakes: Readonly<Record<string, Stakes>>;
  results: readonly RaceResult[];
};

/** By race, each with the runners of the card. */
export function startersWith(card: MeetingCard, results: readonly RaceResult[]): RaceResult[] {
  const starters = new Map(card.races.map((one) => [one.race, one.starters]));
  return [...results]
    .sort((a, b) => a.race - b.race)
    .map((result) => {
      const own = starters.get(result.race);
      return { ...result, ...(own && { starters: own }) };
    });
}

export type ToSettle<Stakes> = {
  venue?: string;
  day?: string;
  pools: (CardPool & { stakes: Stakes | never[] })[];
  results: RaceResult[];
};

export function meetingToSettle<Stakes>(
  kept: KeptMeeting<Stakes>,
  rules: PoolRules,
): Result<ToSettle<Stakes>> {
  const { venue, day, card, stakes, results } = kept;
  const run = new Set(results.map(({ race }) => race));
  const pools = stakedIn(card, stakes, rules).filter((pool) => racesOf(pool).every((race) => run.has(race)));
  if (pools.length === 0)
    return refused('No pool has a result for all of its races; enter one first.', 'results');
  return ok({
    ...(venue && { venue }),
    ...(day && { day }),
    pools,
    results: startersWith(card, results),
  });
}
