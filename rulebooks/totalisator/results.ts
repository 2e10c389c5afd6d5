/** The results of a meeting, as a file gives them: read, and refused where they cannot be. */
import { z } from 'zod';
import { listed } from '@/simulations/printing/lists';
import { ok, type Result } from '@/simulations/problems/problem';
import type { Race } from '@/simulations/totalisator/race';
import { refused } from './refused';

const NO_HORSE = 'A horse has a whole number from 1 to 99; correct it.';
export const Horse = z.int(NO_HORSE).min(1, NO_HORSE).max(99, NO_HORSE);
export const RaceNumber = z.int().min(1).max(99);

/** One horse, or those of a dead heat. */
const Place = z.union([Horse, z.array(Horse)], {
  error:
    'A place holds no horse, or something else than horses; write them from the first place on without a gap, those of a dead heat as a list, for example [4, [7, 9], 1].',
});

export const RaceResult = z.strictObject({
  race: RaceNumber,
  places: z.array(Place).max(99),
  withdrawn: z.array(Horse).max(99).exactOptional(),
  starters: z.union([Horse, z.array(Horse).max(99)]).exactOptional(),
  favourites: z.array(Horse).max(99).exactOptional(),
  void: z.boolean().exactOptional(),
  finishers: z.int().min(0).max(99).exactOptional(),
});
export type RaceResult = z.infer<typeof RaceResult>;

/** Entries without a horse are the places that a dead heat before them fills; anywhere else they are a gap. */
function groupsOf(places: RaceResult['places'], race: number): Result<number[][]> {
  const groups = places.map((entry) => (typeof entry === 'number' ? [entry] : entry));
  const kept: number[][] = [];
  let filled = 0;
  for (const [at, horses] of groups.entries()) {
    if (horses.length === 0) {
      if (filled > at) continue;
      return refused(
        `The result of race ${race} has nobody in place ${at + 1}; fill the gap or leave off what comes after it.`,
        'results',
      );
    }
    filled += horses.length;
    kept.push(horses);
  }
  const all = kept.flat();
  const twice = all.find((horse, at) => all.indexOf(horse) !== at);
  return twice === undefined
    ? ok(kept)
    : refused(
        `Horse ${twice} finishes race ${race} twice; a horse has one place and no dead heat with itself.`,
        'results',
      );
}

export const startersIn = (starters: RaceResult['starters']): number[] | undefined =>
  typeof starters === 'number' ? Array.from({ length: starters }, (_, at) => at + 1) : starters;

export function readRace(given: RaceResult): Result<Race> {
  const { race, withdrawn = [], favourites = [], finishers } = given;
  const groups = groupsOf(given.places, race);
  if (!groups.ok) return groups;
  const starters = startersIn(given.starters);
  const finished = groups.value.flat();
  const isVoid = given.void ?? false;
  const strange = (horses: readonly number[]) =>
    starters && horses.find((horse) => !starters.includes(horse));
  const fault = (): string | undefined => {
    if (starters && new Set(starters).size < starters.length)
      return `Race ${race} declares a starter twice; name each once.`;
    if (new Set(withdrawn).size < withdrawn.length)
      return `Race ${race} withdraws a horse twice; name each once.`;
    const missing = strange([...finished, ...withdrawn, ...favourites]);
    if (missing !== undefined)
      return `Horse ${missing} does not run in race ${race}; correct its number, or add it to the starters.`;
    const back = finished.find((horse) => withdrawn.includes(horse));
    if (back !== undefined)
      return `Horse ${back} was withdrawn from race ${race} and cannot finish it; correct the result or the withdrawal.`;
    if (starters && finished.length > starters.length - withdrawn.length)
      return `More horses finish race ${race} than start in it; correct the dead heats or the starters.`;
    if (finishers !== undefined && finishers < finished.length)
      return `Race ${race} names ${finished.length} horses that finished and says that ${finishers} did; correct one of them.`;
    const left = starters && starters.length - withdrawn.length;
    if (finishers !== undefined && left !== undefined && finishers > left)
      return `Race ${race} says that ${finishers} horses finished, and ${left} started; correct one of them.`;
    const gone = favourites.find((horse) => withdrawn.includes(horse));
    if (gone !== undefined)
      return `Horse ${gone} was withdrawn from race ${race} and is no favourite; give the favourites among those that ran.`;
    if (new Set(favourites).size < favourites.length)
      return `Race ${race} has a favourite twice; name ${listed(['the first', 'the second', 'the third'])} once each.`;
    if (isVoid && finished.length > 0) return `Race ${race} is void and has a result; leave off one of them.`;
    return undefined;
  };
  const message = fault();
  return message === undefined
    ? ok({ race, places: groups.value, withdrawn, starters, favourites, isVoid, finishers })
    : refused(message, 'results');
}
