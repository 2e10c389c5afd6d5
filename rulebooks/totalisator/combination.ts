/** What a stake is on, as a file writes it: 4, "4-7", [4, 7], "1-2-3/4-5-6" or [[1, 2, 3], [4, 5, 6]]. */
import { ok, type Result } from '@/simulations/problems/problem';
import type { PoolType } from '@/simulations/totalisator/rules';
import { ascending, type Legs } from '@/simulations/totalisator/selection';
import { quoted } from '../spelling/quoted';
import { refused } from './refused';

const MOST_HORSES = 99;
const TEXT = /^\d{1,3}(?:[\s,+>/|-]+\d{1,3})*$/;
/** More than the longest, with room for spaces; what is kept must be no longer. */
const LONGEST_TEXT = 200;

/** By race where the spelling says so, else all in one. */
function numbersIn(value: unknown): unknown[][] | undefined {
  if (typeof value === 'number') return [[value]];
  if (typeof value === 'string') {
    const text = value.trim();
    if (text.length > LONGEST_TEXT || !TEXT.test(text)) return undefined;
    return text.split(/[/>|]/).map((leg) => (leg.match(/\d+/g) ?? []).map(Number));
  }
  if (!Array.isArray(value)) return undefined;
  if (value.some((one) => Array.isArray(one)))
    return value.every((one) => Array.isArray(one)) ? (value as unknown[][]) : undefined;
  return [value];
}

const example = ({ races, pick }: PoolType): string => {
  const leg = Array.from({ length: pick }, (_, at) => at + 1).join('-');
  return `"${Array.from({ length: races }, () => leg).join('/')}"`;
};

const shown = (value: unknown): string =>
  quoted(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isHorse = (one: unknown): one is number =>
  typeof one === 'number' && Number.isInteger(one) && one >= 1 && one <= MOST_HORSES;

/** A list for a pool on one race, as most of a large file is; undefined where it has to be looked at closely. */
function plainList(value: unknown, { races, pick, ordered }: PoolType): Legs | undefined {
  if (races !== 1 || !Array.isArray(value) || value.length !== pick) return undefined;
  for (let at = 0; at < pick; at += 1)
    if (!isHorse(value[at]) || value.indexOf(value[at]) !== at) return undefined;
  return [ordered ? value : ascending(value)];
}

/** `where` is asked only for what cannot be read: a file may hold hundreds of thousands. */
export function readCombination(value: unknown, type: PoolType, where: () => string): Result<Legs> {
  const plain = plainList(value, type);
  if (plain) return ok(plain);
  const { races, pick, ordered, label } = type;
  const read = numbersIn(value);
  const all = read?.flat();
  if (!read || !all?.every(isHorse))
    return refused(
      `${shown(value)} is no combination; write horses by their numbers from 1 to ${MOST_HORSES}, for example ${example(type)}.`,
      where(),
    );
  const isByRace = read.length > 1 || races === 1;
  const legs = isByRace
    ? (read as number[][])
    : Array.from({ length: races }, (_, leg) => all.slice(leg * pick, (leg + 1) * pick));
  if (all.length !== races * pick || legs.length !== races || legs.some((leg) => leg.length !== pick))
    return refused(
      `${shown(value)} does not fit ${label.toLowerCase()}; write ${pick === 1 ? 'one horse' : `${pick} horses`}${races > 1 ? ` for each of ${races} races` : ''}, for example ${example(type)}.`,
      where(),
    );
  const twice = legs.find((leg) => new Set(leg).size < leg.length);
  if (twice)
    return refused(`${shown(value)} has the same horse twice in a race; name each horse once.`, where());
  return ok(ordered ? legs : legs.map(ascending));
}

/** One spelling of a combination, which is read again as it was. */
export const combinationText = (given: unknown): string => {
  if (!Array.isArray(given)) return String(given).trim();
  return given
    .map((leg) => (Array.isArray(leg) ? leg.join('-') : String(leg)))
    .join(given.some(Array.isArray) ? '/' : '-');
};
