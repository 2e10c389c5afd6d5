/** A meeting as a JSON file: its pools with what was staked, and the results of its races. */
import { z } from 'zod';
import { type Fraction, ONE, ZERO } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { issueSentence } from '@/simulations/problems/issue-sentence';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { IfUnbacked, Pool } from '@/simulations/totalisator/pool';
import type { Race } from '@/simulations/totalisator/race';
import { dollars } from '@/simulations/totalisator/reason';
import {
  type PoolRules,
  type PoolType,
  READINGS,
  READINGS_TAKEN,
  type Readings,
} from '@/simulations/totalisator/rules';
import { type Stake, type Stakes, stakesOf, totalOf } from '@/simulations/totalisator/selection';
import type { Meeting } from '@/simulations/totalisator/settle-meeting';
import { quoted } from '../spelling/quoted';
import { readShare } from '../spelling/share';
import { readCombination } from './combination';
import { refused } from './refused';
import { RaceResult, readRace } from './results';

const MOST = Number.MAX_SAFE_INTEGER;
const Cents = z.int().min(0).max(MOST);
const Share = z.union([z.number(), z.string()]);
const RaceNumber = z.int().min(1).max(99);

const ReadingsGiven = z.strictObject(
  Object.fromEntries(
    Object.entries(READINGS).map(([id, { taken, other }]) => [id, z.enum([taken, other]).optional()]),
  ),
);

const GivenPool = z.strictObject({
  pool: z.string().max(60),
  races: z.union([RaceNumber, z.array(RaceNumber).min(1).max(6)]),
  unit: z.int().min(1).max(MOST).optional(),
  partialUnit: z.int().min(1).max(MOST).optional(),
  deduction: Share,
  reserve: Share.optional(),
  broughtIn: Cents.optional(),
  jackpot: Cents.optional(),
  stakes: z.array(z.strictObject({ combination: z.unknown(), amount: Cents })).max(5_000_000),
  total: Cents.optional(),
  announced: z.boolean().optional(),
  ifUnbacked: z.union([z.enum(['refund', 'jackpot']), z.array(z.unknown()).max(1_000)]).optional(),
  composites: z.record(z.string().min(1).max(20), z.array(z.int().min(1).max(99)).min(1).max(99)).optional(),
  step: z.int().min(1).max(MOST).optional(),
  minimum: z.int().min(0).max(MOST).optional(),
  readings: ReadingsGiven.optional(),
});
type GivenPool = z.infer<typeof GivenPool>;

const GivenMeeting = z.strictObject({
  pools: z.array(GivenPool).min(1).max(1_000),
  results: z.array(RaceResult).min(1).max(99),
});

const UNIT = 1_000;

const spelled = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

export const poolNamed = (name: string, { types }: PoolRules): PoolType | undefined =>
  types.find(({ id, names }) => [id, ...names, id.replaceAll('-', '')].includes(spelled(name)));

function shareOf(given: number | string | undefined, what: string, field: string): Result<Fraction> {
  if (given === undefined) return ok(ZERO);
  const share = typeof given === 'number' && given < 0 ? undefined : readShare(String(given));
  return share?.lt(ONE)
    ? ok(share)
    : refused(
        `${quoted(String(given))} is no ${what}; write a share below 1, for example "17.5%" or 0.175.`,
        field,
      );
}

/** The stakes on one kind of pool, with the horses that can be backed in each race. */
function readStakes(
  given: GivenPool,
  type: PoolType,
  races: readonly Race[],
  composites: ReadonlyMap<string, readonly number[]>,
  field: string,
): Result<Stakes> {
  const running = races.map(({ starters }) => starters && new Set(starters));
  const stakes: Stake[] = [];
  const problems: Problem[] = [];
  for (const [at, { combination, amount }] of given.stakes.entries()) {
    const where = `${field}.stakes.${at}.combination`;
    const group = typeof combination === 'string' ? composites.get(combination.trim()) : undefined;
    const read = group ? ok([group]) : readCombination(combination, type, where);
    if (!read.ok) {
      problems.push(...read.problems);
      continue;
    }
    const leg = read.value.findIndex((horses, one) =>
      horses.some((horse) => running[one]?.has(horse) === false),
    );
    if (leg >= 0) {
      const horse = read.value[leg]?.find((one) => !running[leg]?.has(one));
      const race = races[leg]?.race;
      problems.push(
        ...refused(
          `Stake ${at + 1} of ${type.label.toLowerCase()} is on horse ${horse}, which does not run in race ${race}; correct the combination or the starters.`,
          where,
        ).problems,
      );
    } else stakes.push({ legs: read.value, cents: BigInt(amount) });
  }
  return problems.length > 0 ? fail(...problems) : ok(stakesOf(stakes));
}

function readIfUnbacked(given: GivenPool['ifUnbacked'], type: PoolType, field: string): Result<IfUnbacked> {
  if (!Array.isArray(given)) return ok({ deemed: [], otherwise: given });
  const read = given.map((one) => readCombination(one, type, `${field}.ifUnbacked`));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  return problems.length > 0
    ? fail(...problems)
    : ok({ deemed: read.flatMap((one) => (one.ok ? [one.value] : [])), otherwise: undefined });
}

function readPool(
  given: GivenPool,
  at: number,
  results: ReadonlyMap<number, Race>,
  rules: PoolRules,
): Result<Pool> {
  const field = `pools.${at}`;
  const found = poolNamed(given.pool, rules);
  if (!found)
    return refused(
      `There is no pool ${quoted(given.pool)}; name one of ${listed(
        rules.types.map(({ id }) => id),
        'or',
      )}.`,
      `${field}.pool`,
    );
  const unit = given.unit ?? UNIT;
  const { declared } = found;
  const type: PoolType = {
    ...found,
    declared: {
      ...declared,
      step: given.step === undefined ? declared.step : BigInt(given.step),
      above: given.minimum === undefined ? declared.above : BigInt(given.minimum - unit),
    },
  };
  const label = type.label.toLowerCase();
  const numbers = typeof given.races === 'number' ? [given.races] : given.races;
  if (numbers.length !== type.races || new Set(numbers).size < numbers.length)
    return refused(
      `${type.label} is on ${type.races === 1 ? 'one race' : `${type.races} races`}; give ${type.races === 1 ? 'its number' : 'their numbers'} in “races”.`,
      `${field}.races`,
    );
  const missing = numbers.find((race) => !results.has(race));
  if (missing !== undefined)
    return refused(`Race ${missing} of ${label} has no result; add it to “results”.`, `${field}.races`);
  if (given.minimum !== undefined && given.minimum < unit)
    return refused(
      `The minimum dividend of ${label} is below its unit bet; give at least ${unit}.`,
      `${field}.minimum`,
    );
  if (given.partialUnit !== undefined && (given.partialUnit >= unit || unit % given.partialUnit !== 0))
    return refused(
      `The part bet of ${label} does not go into its unit bet; give a part of ${unit} cents.`,
      `${field}.partialUnit`,
    );
  if (given.broughtIn !== undefined && given.jackpot !== undefined)
    return refused(
      `${type.label} has “broughtIn” and “jackpot”, which are the same; give one.`,
      `${field}.jackpot`,
    );
  const composites = new Map(Object.entries(given.composites ?? {}));
  if (type.takes === 'composite' && composites.size === 0)
    return refused(
      `${type.label} needs “composites”, for example { "A1": [1, 2], "A2": [3, 4] }.`,
      `${field}.composites`,
    );
  const grouped = [...composites.values()].flat();
  if (new Set(grouped).size < grouped.length)
    return refused(`A horse of ${label} is in two composites; put each in one.`, `${field}.composites`);

  const races = numbers.map((race) => results.get(race) as Race);
  const deduction = shareOf(given.deduction, 'deduction', `${field}.deduction`);
  const reserve = shareOf(given.reserve, 'reserve', `${field}.reserve`);
  const stakes = readStakes(given, type, races, composites, field);
  const ifUnbacked = readIfUnbacked(given.ifUnbacked, type, field);
  if (!deduction.ok || !reserve.ok || !stakes.ok || !ifUnbacked.ok)
    return fail(...[deduction, reserve, stakes, ifUnbacked].flatMap((one) => (one.ok ? [] : one.problems)));
  if (deduction.value.add(reserve.value).gte(ONE))
    return refused(
      `The deductions of ${label} leave nothing; give shares that come to less than 1.`,
      `${field}.deduction`,
    );

  const listedMoney = totalOf(stakes.value);
  const total = given.total === undefined ? listedMoney : BigInt(given.total);
  if (total === 0n)
    return refused(`Nobody staked anything in ${label}; leave the pool off.`, `${field}.stakes`);
  if (total > BigInt(MOST))
    return refused(
      `${type.label} holds more than ${dollars(BigInt(MOST))}; give smaller amounts.`,
      `${field}.stakes`,
    );
  if (listedMoney > total)
    return refused(
      `The stakes of ${label} come to ${dollars(listedMoney)}, more than its total of ${dollars(total)}; correct one of them.`,
      `${field}.total`,
    );
  if (listedMoney < total && races.some(({ withdrawn }) => withdrawn.length > 0))
    return refused(
      `List every stake of ${label}: a horse was withdrawn, and what was staked on it has to be known.`,
      `${field}.total`,
    );
  return ok({
    type,
    races: numbers,
    unit: BigInt(unit),
    partialUnit: given.partialUnit === undefined ? undefined : BigInt(given.partialUnit),
    deduction: deduction.value,
    reserve: reserve.value,
    broughtIn: BigInt(given.broughtIn ?? given.jackpot ?? 0),
    stakes: stakes.value,
    unlisted: total - listedMoney,
    announced: given.announced ?? false,
    ifUnbacked: ifUnbacked.value,
    composites: [...composites].map(([name, horses]) => ({ name, horses })),
    readings: { ...READINGS_TAKEN, ...given.readings } as Readings,
  });
}

export function readMeeting(value: unknown, rules: PoolRules): Result<Meeting> {
  const given = GivenMeeting.safeParse(value);
  if (!given.success)
    return fail(
      ...given.error.issues.map((issue) => ({
        code: 'input-unreadable' as const,
        message: issueSentence(issue),
        field: issue.path.join('.'),
      })),
    );
  const races = given.data.results.map(readRace);
  const problems = races.flatMap((one) => (one.ok ? [] : one.problems));
  if (problems.length > 0) return fail(...problems);
  const results = new Map<number, Race>();
  for (const read of races)
    if (read.ok) {
      if (results.has(read.value.race))
        return refused(`Race ${read.value.race} has two results; give one.`, 'results');
      results.set(read.value.race, read.value);
    }
  const pools = given.data.pools.map((pool, at) => readPool(pool, at, results, rules));
  const faults = pools.flatMap((one) => (one.ok ? [] : one.problems));
  if (faults.length > 0) return fail(...faults);
  return ok({ pools: pools.flatMap((one) => (one.ok ? [one.value] : [])), results });
}
