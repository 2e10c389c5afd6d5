/** What settling a meeting is: its file in, the settlement as canonical JSON out. Plain data both ways, for a thread. */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readMeeting } from '@/rulebooks/totalisator/meeting-file';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { canonicalJson } from '@/simulations/exact/canonical';
import { ok, type Result } from '@/simulations/problems/problem';
import { amended } from '@/simulations/totalisator/amended';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { poolNamed } from '@/simulations/totalisator/settlement-names';
import { keptSettlement } from '../documents/content/settlement/kept-settlement';
import { settlementData } from '../documents/content/settlement/subject';

/** The file of a meeting, or packed as it was kept with its settlement. `before`: what came of it the last time. */
export type SettleTask = { rulebook: string; meeting: object | Uint8Array; before?: string | undefined };

/** `amends`: pools that were settled before and come out differently now, by name. */
export type SettledText = { data: string; hash: string; given: Uint8Array; amends: string[] };

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

export function settleTask({ rulebook, meeting: given, before }: SettleTask): Result<SettledText> {
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const value: unknown = given instanceof Uint8Array ? JSON.parse(unpackedText(given)) : given;
  const meeting = readMeeting(value, book.value.rules);
  if (!meeting.ok) return meeting;
  const settled = settleMeeting(meeting.value, book.value.rules);
  if (!settled.ok) return settled;
  const { venue, day, results } = meeting.value;
  const data = canonicalJson(
    settlementData({ book: book.value, venue, day, results, settled: settled.value }),
  );
  return ok({
    data,
    hash: hashOfText(data),
    given: given instanceof Uint8Array ? given : gzipSync(JSON.stringify(value)),
    amends: poolsAmended(before, data),
  });
}
