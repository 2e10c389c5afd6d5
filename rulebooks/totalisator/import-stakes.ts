/** Stakes from a file, for the pools of a card: those of a sheet, or of JSON. Whole, or a sentence for each that is wrong. */
import { z } from 'zod';
import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { type KeptStake, type MeetingCard, type PoolStakes, poolKey, unrun } from './card';
import { combinationText } from './combination';
import { GivenPool, type GivenStake } from './given';
import { byRow, partsNamed } from './given-rows';
import { readMeeting } from './meeting-file';
import { refused } from './refused';
import { withStakesSheet } from './stakes-sheet';
import { unread } from './unread';

/** A day of eleven races with every combination of every pool staked has 310,000, and some 10,000 each on several races beside them. */
export const STAKES_AT_MOST = 500_000;

const kept = ({ combination, amount, bet }: GivenStake): KeptStake => ({
  combination: combinationText(combination),
  amount,
  ...(bet !== undefined && { bet }),
});

function noPools({ races, pools }: MeetingCard): Result<never> | undefined {
  if (races.length > 0 && pools.length > 0) return undefined;
  return refused('The meeting has no races or no pools yet; save them first, then take the stakes.', 'file');
}

type Named = { pool: string; races: number | number[]; stakes: readonly GivenStake[] };

export function stakesByPool(pools: readonly Named[], rules: PoolRules): PoolStakes {
  return Object.fromEntries(
    pools
      .filter(({ stakes }) => stakes.length > 0)
      .map((pool) => [poolKey(pool, rules), pool.stakes.map(kept)]),
  );
}

export function stakesInSheet(
  card: MeetingCard,
  rows: readonly (readonly string[])[],
  rules: PoolRules,
): Result<PoolStakes> {
  const none = noPools(card);
  if (none) return none;
  const meeting = { pools: card.pools.map((pool) => ({ ...pool, stakes: [] })), results: unrun(card) };
  const read = withStakesSheet(meeting, rows, rules);
  if (!read.ok) return read;
  // Rows that can each be read may come to more than can be counted exactly.
  const together = readMeeting(read.value, rules, 'kept');
  if (!together.ok) return together;
  const stakes = stakesByPool(read.value.pools, rules);
  return Object.keys(stakes).length > 0
    ? ok(stakes)
    : refused('There is no stake in the rows; write one below the names of the columns.', 'row 2');
}

/** Of a meeting's file, too: of its pools only the stakes are taken. */
const StakesFile = z.object(
  {
    pools: z
      .array(z.object(GivenPool.pick({ pool: true, races: true, stakes: true }).shape))
      .min(1, 'There is no pool in the file; name one with its stakes.')
      .max(1_000),
  },
  'The file is no object with “pools”; write { "pools": [{ "pool": "win", "races": [1], "stakes": [] }] }.',
);

export function stakesInJson(card: MeetingCard, value: unknown, rules: PoolRules): Result<PoolStakes> {
  const none = noPools(card);
  if (none) return none;
  const given = StakesFile.safeParse(value);
  if (!given.success) return fail(...byRow(unread(given, partsNamed).problems, value, rules));
  const own = new Map(card.pools.map((pool) => [poolKey(pool, rules), pool]));
  const matched = given.data.pools.map((pool) => ({ pool, on: own.get(poolKey(pool, rules)) }));
  const strange = matched.filter(({ on }) => !on);
  if (strange.length > 0)
    return fail(
      ...strange.flatMap(
        ({ pool }) =>
          refused(
            `The meeting has no pool ${poolKey(pool, rules)}; add it to the pools, or leave it off the file.`,
            'pools',
          ).problems,
      ),
    );
  const meeting = {
    pools: matched.flatMap(({ pool, on }) => (on ? [{ ...on, stakes: pool.stakes }] : [])),
    results: unrun(card),
  };
  const read = readMeeting(meeting, rules, 'kept');
  if (!read.ok) return read;
  const stakes = stakesByPool(meeting.pools, rules);
  return Object.keys(stakes).length > 0
    ? ok(stakes)
    : refused('There is no stake in the file; give at least one.', 'pools');
}

/** How many stakes each pool has, by its key. */
export type Counts = Readonly<Record<string, number>>;

/** What was staked before in the pools that a file names is replaced, so that the same file twice is no money twice. */
export function tooManyWith(before: Counts, taken: PoolStakes, atMost = STAKES_AT_MOST): Problem | undefined {
  const counts = { ...before };
  for (const [key, { length }] of Object.entries(taken)) counts[key] = length;
  const count = Object.values(counts).reduce((sum, many) => sum + many, 0);
  return count <= atMost
    ? undefined
    : {
        code: 'input-unreadable',
        message: `The meeting would hold ${whole(count)} stakes; add up those on one combination, or settle it on the command line: here it may hold ${whole(atMost)}.`,
        field: 'file',
      };
}

/** The keys of the pools of a card; what is staked goes with a pool that it loses. */
export const keysOf = ({ pools }: MeetingCard, rules: PoolRules): Set<string> =>
  new Set(pools.map((pool) => poolKey(pool, rules)));
