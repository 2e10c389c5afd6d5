/** A whole meeting as one file, the one that `settle` reads: taken apart into what is kept of it, and written again. */
import type { z } from 'zod';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { checkCard, MeetingCard, type PoolStakes, stakedIn } from './card';
import type { GivenMeeting } from './given';
import { byRow, parsed } from './given-rows';
import { stakesByPool, tooManyWith } from './import-stakes';
import { readGiven } from './meeting-file';
import { refused } from './refused';
import { type RaceResult, startersIn } from './results';
import { startersWith } from './to-settle';
import { unread } from './unread';

export type WholeMeeting = {
  name?: string | undefined;
  venue?: string | undefined;
  day?: string | undefined;
  card: MeetingCard;
  stakes: PoolStakes;
  results: RaceResult[];
};

type Given = z.infer<typeof GivenMeeting>;

/** A race is still to be run where a file says only who starts in it. */
const isRun = ({ places, withdrawn = [], favourites = [], void: isVoid, finishers }: RaceResult): boolean =>
  [places, withdrawn, favourites].some(({ length }) => length > 0) ||
  isVoid === true ||
  finishers !== undefined;

/** What a meeting has no room for beside its list of stakes and its runners. */
function lacking({ pools, results }: Given): Problem[] {
  return [
    ...pools.flatMap(({ total }, at) =>
      total === undefined
        ? []
        : refused(
            'List every stake and leave off “total”: a meeting is kept with all of them.',
            `pools.${at}.total`,
          ).problems,
    ),
    ...results.flatMap(({ race, starters }) =>
      starters === undefined || (Array.isArray(starters) && starters.length === 0)
        ? refused(
            `Race ${race} has no starters; write the horses that were declared, for example "starters": 14 or [1, 2, 5].`,
            'results',
          ).problems
        : [],
    ),
  ];
}

/** All of it, or a sentence for everything that is wrong. */
export function readWhole(value: unknown, rules: PoolRules): Result<WholeMeeting> {
  const given = parsed(value, rules);
  if (!given.ok) return given;
  const { name, venue, day, pools, results } = given.value;
  const missing = lacking(given.value);
  const read = readGiven(given.value, rules, 'kept');
  if (missing.length > 0 || !read.ok)
    return fail(...byRow(missing, value, rules), ...(read.ok ? [] : read.problems));
  const card = MeetingCard.safeParse({
    races: results.map((result) => ({ race: result.race, starters: startersIn(result.starters) ?? [] })),
    pools: pools.map(({ stakes: _, total: __, ...terms }) => terms),
  });
  if (!card.success) return unread(card);
  const stakes = stakesByPool(pools, rules);
  const tooMany = tooManyWith({}, stakes);
  if (tooMany) return fail(tooMany);
  // The stakes were read with their pools; what is left to see is the card.
  const checked = checkCard(card.data, {}, rules);
  if (!checked.ok) return checked;
  return ok({
    name,
    venue,
    day,
    card: card.data,
    stakes,
    results: results.filter(isRun).map(({ starters: _, ...result }) => result),
  });
}

/** As `readWhole` takes it: what was read is written to the same bytes. `stakes`: by pool, or the name that they are kept under. */
export function wholeFile<Stakes>(
  meeting: Omit<WholeMeeting, 'stakes'> & { rulebook?: string; stakes: Readonly<Record<string, Stakes>> },
  rules: PoolRules,
) {
  const { name, rulebook, venue, day, card, stakes, results } = meeting;
  const run = new Map(startersWith(card, results).map((result) => [result.race, result]));
  return {
    ...(rulebook && { rulebook }),
    ...(name && { name }),
    ...(venue && { venue }),
    ...(day && { day }),
    pools: stakedIn(card, stakes, rules),
    results: card.races.map(({ race, starters }) => run.get(race) ?? { race, places: [], starters }),
  };
}
