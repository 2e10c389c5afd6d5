/** What settling a meeting is: its file in, the settlement as canonical JSON out. Plain data both ways, for a thread. */
import { gzipSync } from 'node:zlib';
import { saidOf } from '@/rulebooks/totalisator/given-rows';
import { type MeetingFile, readMeeting } from '@/rulebooks/totalisator/meeting-file';
import { cardPoolNamed } from '@/rulebooks/totalisator/pool-named';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { canonicalJson } from '@/simulations/exact/canonical';
import { ok } from '@/simulations/problems/problem';
import { amended } from '@/simulations/totalisator/amended';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { type Settled, settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { poolNamed } from '@/simulations/totalisator/settlement-names';
import { keptSettlement } from '../documents/content/settlement/kept-settlement';
import { settlementData } from '../documents/content/settlement/subject';
import type { Answer } from '../problems/problem';
import { hashedOnly, type NamedFile, namesIn, withStakes } from './named-stakes';
import { hashOfText, type Packed, unpackedText } from './packed-stakes';

/**
 * The file of a meeting, or packed as it was kept with its settlement; `stakes`: those that it names. `before`: what came of it
 * the last time.
 */
export type SettleTask = {
  rulebook: string;
  meeting: NamedFile | Uint8Array;
  stakes: Packed;
  before?: string | undefined;
};

/**
 * `names`: what the stakes that were settled are kept under. `amends`: pools that were settled before and come out differently now, by name. `left`: a sentence for each that cannot
 * be settled.
 */
export type SettledText = {
  data: string;
  hash: string;
  given: Uint8Array;
  names: string[];
  amends: string[];
  left: string[];
};

/** Pools that are settled for the first time amend nothing. */
function poolsAmended(before: string | undefined, now: string): string[] {
  const [was, is] = before === undefined || before === now ? [] : [before, now].map(keptSettlement);
  if (!was || !is) return [];
  return amended(was, is).pools.flatMap((pool) => (pool.is === 'added' ? [] : [poolNamed(pool.settlement)]));
}

type Done = { file: NamedFile; meeting: MeetingFile; settled: Settled[]; left: string[] };
type Reads = { rules: PoolRules; stakes: Packed };

function settledFrom(file: NamedFile, { rules, stakes }: Reads): Answer<Done> {
  const whole = withStakes(file, stakes);
  if (!whole.ok) return whole;
  const meeting = readMeeting(whole.value, rules);
  if (!meeting.ok) return meeting;
  const settled = settleMeeting(meeting.value, rules);
  return settled.ok ? ok({ file, meeting: meeting.value, settled: settled.value, left: [] }) : settled;
}

/** Without the pools that cannot be settled, if there are others: none is to hold up all of them. */
function whatSettles(file: NamedFile, reads: Reads): Answer<Done> {
  const all = settledFrom(file, reads);
  if (all.ok) return all;
  const apart = file.pools.map((pool) => ({ pool, settled: settledFrom({ ...file, pools: [pool] }, reads) }));
  const good = apart.filter(({ settled }) => settled.ok).map(({ pool }) => pool);
  const some = good.length > 0 ? settledFrom({ ...file, pools: good }, reads) : all;
  if (!some.ok) return some;
  const left = apart.flatMap(({ pool, settled }) =>
    settled.ok ? [] : [saidOf(cardPoolNamed(pool, reads.rules), settled.problems[0]?.message ?? '')],
  );
  return ok({ ...some.value, left });
}

function settledNow(file: NamedFile, reads: Reads): Answer<Done> {
  const hashed = hashedOnly(file, reads.stakes);
  return hashed.ok ? whatSettles(hashed.value, reads) : hashed;
}

export function settleTask({ rulebook, meeting: given, stakes, before }: SettleTask): Answer<SettledText> {
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const reads = { rules: book.value.rules, stakes };
  const isKept = given instanceof Uint8Array;
  const done = isKept
    ? settledFrom(JSON.parse(unpackedText(given)) as NamedFile, reads)
    : settledNow(given, reads);
  if (!done.ok) return done;
  const { file, meeting, settled, left } = done.value;
  const { venue, day, results } = meeting;
  const data = canonicalJson(settlementData({ book: book.value, venue, day, results, settled }));
  return ok({
    data,
    hash: hashOfText(data),
    given: isKept ? given : gzipSync(JSON.stringify(file)),
    names: namesIn(file),
    amends: poolsAmended(before, data),
    left,
  });
}
