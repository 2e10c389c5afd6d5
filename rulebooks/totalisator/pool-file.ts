/** One pool of a meeting, as a file gives it. */
import { type Fraction, ONE, ZERO } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { MergedPool, Pool } from '@/simulations/totalisator/pool';
import type { Race } from '@/simulations/totalisator/race';
import { dollars } from '@/simulations/totalisator/reason';
import {
  type MergedType,
  type PoolRules,
  type PoolType,
  READINGS_TAKEN,
  type Readings,
  type Takes,
} from '@/simulations/totalisator/rules';
import { totalOf } from '@/simulations/totalisator/selection';
import { quoted } from '../spelling/quoted';
import { readShare } from '../spelling/share';
import { inSentence } from '../spelling/wording';
import { type GivenPool, type GivenStake, MOST } from './given';
import { cardPoolNamed, mergedNamed, named, typeNamed } from './pool-named';
import { refused } from './refused';
import { type Composites, readIfUnbacked, readStakes } from './stakes';

/** Ten dollars. */
const UNIT = 1_000;

const ids = (types: readonly { id: string }[]): string =>
  listed(
    types.map(({ id }) => id),
    'or',
  );

function shareOf(given: number | string | undefined, what: string, field: string): Result<Fraction> {
  if (given === undefined) return ok(ZERO);
  const share = readShare(String(given));
  return share?.lt(ONE)
    ? ok(share)
    : refused(
        `${quoted(String(given))} is no ${what}; write a share below 1 and at least 0, for example "17.5%" or 0.175.`,
        field,
      );
}

/** What can be wrong with the terms of a pool, before its stakes are read. */
function faultOf(given: GivenPool, label: string, takes: Takes): { message: string; at: string } | undefined {
  const { unit = UNIT, partialUnit, minimum, broughtIn, jackpot, places, composites = {} } = given;
  const lower = label.toLowerCase();
  const isComposite = takes === 'composite';
  if (places && takes !== 'placed')
    return {
      at: 'places',
      message: `${label} pays no places; leave “places” off.`,
    };
  if (places && places.three <= places.two)
    return {
      at: 'places',
      message: 'Three places pay with fewer starters than two; give more starters for three.',
    };
  if (minimum !== undefined && minimum < unit)
    return {
      at: 'minimum',
      message: `The minimum dividend of ${lower} is below its unit bet; give at least ${unit}.`,
    };
  if (partialUnit !== undefined && (partialUnit >= unit || unit % partialUnit !== 0))
    return {
      at: 'partialUnit',
      message: `The part bet of ${lower} does not go into its unit bet; give a part of ${unit} cents.`,
    };
  if (broughtIn !== undefined && jackpot !== undefined)
    return {
      at: 'jackpot',
      message: `${label} has “broughtIn” and “jackpot”, which are the same; give one.`,
    };
  if (isComposite && Object.keys(composites).length === 0)
    return {
      at: 'composites',
      message: `${label} needs “composites”, for example { "A1": [1, 2], "A2": [3, 4] }.`,
    };
  const grouped = Object.values(composites).flat();
  if (new Set(grouped).size < grouped.length)
    return { at: 'composites', message: `A horse of ${lower} is in two composites; put each in one.` };
  return undefined;
}

type Terms = Omit<Pool, 'type' | 'races' | 'stakes' | 'unlisted' | 'ifUnbacked'>;

function readTerms(given: GivenPool, { label, takes }: PoolType, field: string): Result<Terms> {
  const fault = faultOf(given, label, takes);
  if (fault) return refused(fault.message, `${field}.${fault.at}`);
  const deduction = shareOf(given.deduction, 'deduction', `${field}.deduction`);
  const reserve = shareOf(given.reserve, 'reserve', `${field}.reserve`);
  if (!deduction.ok) return deduction;
  if (!reserve.ok) return reserve;
  if (deduction.value.add(reserve.value).gte(ONE))
    return refused(
      `The deductions of ${label.toLowerCase()} leave nothing; give shares that come to less than 1.`,
      `${field}.deduction`,
    );
  return ok({
    unit: BigInt(given.unit ?? UNIT),
    partialUnit: given.partialUnit === undefined ? undefined : BigInt(given.partialUnit),
    deduction: deduction.value,
    reserve: reserve.value,
    broughtIn: BigInt(given.broughtIn ?? given.jackpot ?? 0),
    announced: given.announced ?? false,
    composites: Object.entries(given.composites ?? {}).map(([name, horses]) => ({ name, horses })),
    places: given.places,
    readings: { ...READINGS_TAKEN, ...given.readings } as Readings,
  });
}

const compositesOf = ({ composites }: Terms): Composites =>
  new Map(composites.map(({ name, horses }) => [name, horses]));

function racesOf(
  { races: given }: GivenPool,
  { label, races: many }: { label: string; races: number },
  results: ReadonlyMap<number, Race>,
  field: string,
): Result<Race[]> {
  const numbers = typeof given === 'number' ? [given] : given;
  if (numbers.length !== many || new Set(numbers).size < numbers.length)
    return refused(
      `${label} is on ${many === 1 ? 'one race' : `${many} races`}; give ${many === 1 ? 'its number in “races”' : 'their numbers in “races”, each once'}.`,
      `${field}.races`,
    );
  const races: Race[] = [];
  for (const number of numbers) {
    const race = results.get(number);
    if (!race)
      return refused(
        `Race ${number} of ${label.toLowerCase()} has no result; add it to “results”.`,
        `${field}.races`,
      );
    races.push(race);
  }
  return ok(races);
}

/** Before betting has ended, a pool may be without money. */
export type Unstaked = 'refused' | 'kept';

/** What is wrong with the money of a pool, all of it together. */
function moneyFault(
  total: bigint,
  listedMoney: bigint,
  { name, unstaked }: Pick<Reading, 'name' | 'unstaked'>,
): string | undefined {
  const lower = inSentence(name);
  if (total === 0n && unstaked === 'refused')
    return `Nobody staked anything in ${lower}; leave the pool off.`;
  if (total > BigInt(MOST)) return `${name} holds more than ${dollars(BigInt(MOST))}; give smaller amounts.`;
  if (listedMoney > total)
    return `The stakes of ${lower} come to ${dollars(listedMoney)}, more than its total of ${dollars(total)}; correct one of them.`;
  return undefined;
}

/** `name`: of the pool, with its races. */
type Reading = { results: ReadonlyMap<number, Race>; unstaked: Unstaked; name: string };

function readMerged(
  given: GivenPool,
  merged: MergedType,
  { results, unstaked, name }: Reading,
  field: string,
): Result<MergedPool> {
  const { single, several, label } = merged;
  const terms = readTerms(given, { ...several, label }, field);
  const races = racesOf(given, { label, races: 1 }, results, field);
  if (!terms.ok) return terms;
  if (!races.ok) return races;
  const stray = (['step', 'minimum', 'total'] as const).find((name) => given[name] !== undefined);
  if (stray || Array.isArray(given.ifUnbacked))
    return refused(
      `${label} are two kinds of bets; leave off ${quoted(stray ?? 'ifUnbacked')}${stray ? '' : ', or write "refund" or "jackpot"'}.`,
      `${field}.${stray ?? 'ifUnbacked'}`,
    );
  const [race] = races.value as [Race];
  const among = { races: races.value, composites: compositesOf(terms.value), field };
  const types = new Map<string | undefined, PoolType | undefined>();
  const typeOf = ({ bet }: GivenStake): PoolType | undefined => {
    if (!types.has(bet)) types.set(bet, named([single, several], bet ?? ''));
    return types.get(bet);
  };
  const strange = given.stakes.findIndex((stake) => typeOf(stake) === undefined);
  if (strange >= 0)
    return refused(
      `The stake does not say on what; write "bet": ${ids([single, several])}.`,
      `${field}.stakes.${strange}.bet`,
    );
  const of = (type: PoolType) => readStakes(given.stakes, (stake) => typeOf(stake) === type, type, among);
  const [onSingle, onSeveral] = [of(single), of(several)];
  if (!onSingle.ok || !onSeveral.ok)
    return fail(...[onSingle, onSeveral].flatMap((one) => (one.ok ? [] : one.problems)));
  const total = totalOf(onSingle.value) + totalOf(onSeveral.value);
  const fault = moneyFault(total, total, { name, unstaked });
  if (fault) return refused(fault, `${field}.stakes`);
  return ok({
    ...terms.value,
    merged,
    race: race.race,
    onSingle: onSingle.value,
    onSeveral: onSeveral.value,
    ifUnbacked: { deemed: [], otherwise: given.ifUnbacked },
  });
}

function readOne(
  given: GivenPool,
  found: PoolType,
  { results, unstaked, name }: Reading,
  field: string,
): Result<Pool> {
  const { declared, label } = found;
  const terms = readTerms(given, found, field);
  const races = racesOf(given, found, results, field);
  if (!terms.ok) return terms;
  if (!races.ok) return races;
  const type: PoolType = {
    ...found,
    declared: {
      ...declared,
      step: given.step === undefined ? declared.step : BigInt(given.step),
      above: given.minimum === undefined ? declared.above : BigInt(given.minimum) - terms.value.unit,
    },
  };
  const other = given.stakes.findIndex(({ bet }) => bet !== undefined && named([found], bet) === undefined);
  if (other >= 0)
    return refused(
      'The stake says it is another bet; leave “bet” off, or name a merged pool.',
      `${field}.stakes.${other}.bet`,
    );
  const among = { races: races.value, composites: compositesOf(terms.value), field };
  const stakes = readStakes(given.stakes, () => true, type, among);
  const ifUnbacked = readIfUnbacked(given.ifUnbacked, type, field);
  if (!stakes.ok || !ifUnbacked.ok)
    return fail(...[stakes, ifUnbacked].flatMap((one) => (one.ok ? [] : one.problems)));
  const listedMoney = totalOf(stakes.value);
  const total = given.total === undefined ? listedMoney : BigInt(given.total);
  const fault = moneyFault(total, listedMoney, { name, unstaked });
  if (fault) return refused(fault, `${field}.stakes`);
  if (listedMoney < total && races.value.some(({ withdrawn }) => withdrawn.length > 0))
    return refused(
      `List every stake of ${label.toLowerCase()}: a horse was withdrawn, and what was staked on it has to be known.`,
      `${field}.total`,
    );
  return ok({
    ...terms.value,
    type,
    races: races.value.map(({ race }) => race),
    stakes: stakes.value,
    unlisted: total - listedMoney,
    ifUnbacked: ifUnbacked.value,
  });
}

export function readPool(
  given: GivenPool,
  among: Omit<Reading, 'name'>,
  rules: PoolRules,
  field: string,
): Result<Pool | MergedPool> {
  const reading = { ...among, name: cardPoolNamed(given, rules) };
  const type = typeNamed(rules, given.pool);
  if (type) return readOne(given, type, reading, field);
  const merged = mergedNamed(rules, given.pool);
  return merged
    ? readMerged(given, merged, reading, field)
    : refused(
        `There is no pool ${quoted(given.pool)}; name one of ${ids([...rules.types, ...rules.merged])}.`,
        `${field}.pool`,
      );
}
