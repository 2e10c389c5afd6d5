/** What settling a meeting is: its file in, the settlement as canonical JSON out. Plain data both ways, for a thread. */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cardPoolNamed } from '@/rulebooks/totalisator/card';
import type { GivenPool } from '@/rulebooks/totalisator/given';
import { type MeetingFile, readMeeting } from '@/rulebooks/totalisator/meeting-file';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { canonicalJson } from '@/simulations/exact/canonical';
import { ok, type Result } from '@/simulations/problems/problem';
import { amended } from '@/simulations/totalisator/amended';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { type Settled, settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { poolNamed } from '@/simulations/totalisator/settlement-names';
import { keptSettlement } from '../documents/content/settlement/kept-settlement';
import { settlementData } from '../documents/content/settlement/subject';

/** The file of a meeting, or packed as it was kept with its settlement. `before`: what came of it the last time. */
export type SettleTask = { rulebook: string; meeting: object | Uint8Array; before?: string | undefined };

/**
 * `amends`: pools that were settled before and come out differently now, by name. `left`: a sentence for each that cannot
 * be settled.
 */
export type SettledText = {
  data: string;
  hash: string;
  given: Uint8Array;
  amends: string[];
  left: string[];
};

/** Far more than a meeting may hold. */
const UNPACKED_AT_MOST = 50_000_000;

export const unpackedText = (given: Uint8Array): string =>
  gunzipSync(given, { maxOutputLength: UNPACKED_AT_MOST }).toString('utf8');

export const hashOfText = (data: string): string => createHash('sha256').update(data).digest('hex');

/** Pools that are settled for the first time amend nothing. */
function poolsAmended(before: string | undefined, now: string): string[] {
  const [was, is] = before === undefined || before === now ? [] : [before, now].map(keptSettlement);
  if (!was || !is) return [];
  return amended(was, is).pools.flatMap((pool) => (pool.is === 'added' ? [] : [poolNamed(pool.settlement)]));
}

type Done = { file: object; meeting: MeetingFile; settled: Settled[]; left: string[] };

function settledFrom(file: object, rules: PoolRules): Result<Done> {
  const meeting = readMeeting(file, rules);
  if (!meeting.ok) return meeting;
  const settled = settleMeeting(meeting.value, rules);
  return settled.ok ? ok({ file, meeting: meeting.value, settled: settled.value, left: [] }) : settled;
}

/** Without the pools that cannot be settled, if there are others: none is to hold up all of them. */
function whatSettles(file: object, rules: PoolRules): Result<Done> {
  const all = settledFrom(file, rules);
  if (all.ok) return all;
  const pools: Pick<GivenPool, 'pool' | 'races'>[] = 'pools' in file ? (file.pools as GivenPool[]) : [];
  const apart = pools.map((pool) => ({ pool, settled: settledFrom({ ...file, pools: [pool] }, rules) }));
  const good = apart.filter(({ settled }) => settled.ok).map(({ pool }) => pool);
  const some = good.length > 0 ? settledFrom({ ...file, pools: good }, rules) : all;
  if (!some.ok) return some;
  const left = apart.flatMap(({ pool, settled }) =>
    settled.ok ? [] : [`${cardPoolNamed(pool, rules)}: ${settled.problems[0]?.message}`],
  );
  return ok({ ...some.value, left });
}

export function settleTask({ rulebook, meeting: given, before }: SettleTask): Result<SettledText> {
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const { rules } = book.value;
  const isKept = given instanceof Uint8Array;
  const done = isKept
    ? settledFrom(JSON.parse(unpackedText(given)) as object, rules)
    : whatSettles(given, rules);
  if (!done.ok) return done;
  const { file, meeting, settled, left } = done.value;
  const { venue, day, results } = meeting;
  const data = canonicalJson(settlementData({ book: book.value, venue, day, results, settled }));
  return ok({
    data,
    hash: hashOfText(data),
    given: isKept ? given : gzipSync(JSON.stringify(file)),
    amends: poolsAmended(before, data),
    left,
  });
}
