/** A meeting settled: a version that stays. A reviewer settles it again from what was kept, and the figures of the two are compared to the byte. */
import { type Again, comparedAgain, figuresOf } from '@/rulebooks/totalisator/figures';
import { meetingToSettle, startersWith } from '@/rulebooks/totalisator/to-settle';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { listed } from '@/simulations/printing/lists';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, notFound, refuse } from '../problems/problem';
import { sealSettlement } from '../seals/decision';
import { isAsMade } from './as-told';
import { changed, meetingSeen, type Seen } from './change';
import { namesOf, packedNamed, packedOf, settleStakes } from './kept-stakes';
import { type NamedFile, namesIn } from './named-stakes';
import { unpackedText } from './packed-stakes';
import { rulesOn } from './pool-rules';
import {
  insertResettlement,
  insertSettlement,
  meetingWithin,
  type SettlementRow,
  settlementOf,
} from './queries';
import { sinceSettled } from './read';
import { noRoom } from './room';
import { recordOf } from './sealed';
import { settledBy } from './settler';
import { keptHash } from './sums';

export const SETTLEMENTS_AT_MOST = 60;

/** So that a page is not long about reading one: a dead heat of many in three races makes ten times as much. */
const DATA_AT_MOST = 2_000_000;

/** `left`: a sentence for each pool that could not be settled. */
export type Settled = Seen & { number: number; hash: string; left: string[] };

const SAY_WHY = 'Say why it is amended, for example “Objection upheld by the stewards”.';

const raceWords = (races: readonly number[]): string =>
  `${races.length === 1 ? 'race' : 'races'} ${listed(races.map(String))}`;

/** More are counted. */
const POOLS_NAMED = 4;

const poolWords = (pools: readonly string[]): string =>
  pools.length > POOLS_NAMED ? `${pools.length} pools` : pools.join('; ');

/** With the figures that it has now, if otherwise worded: then the last settlement stands. */
const saysTheSame = async (db: Queries, last: SettlementRow, data: string): Promise<boolean> =>
  (await isAsMade(db, last)) && figuresOf(last.data) === figuresOf(data);

/** Settled before the change begins, so that nobody waits for the database meanwhile. */
export async function settle(
  context: MemberContext,
  { why, ...seen }: Seen & { why: string },
): Promise<Answer<Settled>> {
  const { db, member } = context;
  const own = await meetingSeen(context, seen);
  if (!own.ok) return own;
  const { meeting } = own.value;
  const { rulebook, venue, day, card, results, settlements } = meeting;
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const { amends } = await sinceSettled(db, meeting);
  if (amends.length > 0 && why === '')
    return refuse('input-unreadable', `The result of ${raceWords(amends)} was settled before. ${SAY_WHY}`, {
      field: 'why',
    });
  if (settlements >= SETTLEMENTS_AT_MOST)
    return refuse(
      'limit-reached',
      `This meeting was settled ${SETTLEMENTS_AT_MOST} times, the most there may be.`,
    );
  const full = await noRoom(db, member.organisation.id);
  if (full) return full;
  const kept = { venue, day, card, stakes: namesOf(meeting.staked), results };
  const file = meetingToSettle(kept, book.value.rules);
  if (!file.ok) return file;
  const stakes = await packedOf(db, meeting);
  const last = settlements > 0 ? await settlementOf(db, seen.id, settlements) : undefined;
  const settled = await settledBy(member, { rulebook, meeting: file.value, stakes, before: last?.data });
  if (!settled.ok) return settled;
  const { data, hash, given, names, amends: pools, left } = settled.value;
  if (data.length > DATA_AT_MOST)
    return refuse(
      'limit-reached',
      `This settlement comes to ${(data.length / 1_000_000).toFixed(1)} MB, and one of at most ${DATA_AT_MOST / 1_000_000} MB is kept. Check the dead heats; if they are right, settle this meeting on the command line.`,
    );
  if (pools.length > 0 && why === '')
    return refuse('input-unreadable', `Settled before, and different now: ${poolWords(pools)}. ${SAY_WHY}`, {
      field: 'why',
    });
  const isAmended = amends.length + pools.length > 0;
  const isSame =
    last !== undefined &&
    unpackedText(last.given) === unpackedText(given) &&
    (last.hash === hash || (await saysTheSame(db, last, data)));
  if (isSame) return ok({ ...seen, number: settlements, hash: last.hash, left });
  const number = settlements + 1;
  const saved = await changed(context, seen, async (tx, row, at) => {
    const kept = {
      given: Buffer.from(given),
      revision: row.revision + 1,
      head: { name: row.name, venue, day, races: card.races.length, results: startersWith(card, results) },
      why: isAmended ? why : '',
      rules: await rulesOn(tx, row, card.pools),
    };
    const whole = { ...kept, meetingId: row.id, number, data, hash, at, by: member.id };
    const { operator } = own.value;
    const sealed = sealSettlement(recordOf(whole, { operator, by: member.name }));
    if (!sealed.ok) return sealed;
    await settleStakes(tx, row.id, names);
    await insertSettlement(tx, { ...whole, sealed: sealed.value });
    return ok({
      values: { settlements: number },
      event: {
        kind: 'meeting-settled',
        data: {
          settlement: number,
          hash,
          kept: keptHash(kept),
          sealed: true,
          ...(kept.rules && { rules: kept.rules.number }),
          ...(isAmended && { amends, pools: pools.length, why }),
        },
      },
    });
  });
  return saved.ok ? ok({ ...saved.value, number, hash, left }) : saved;
}

/** `hash`: of what it comes to now; `kept`: of what was kept. */
export type SettledAgain = Again & { hash: string; kept: string };

export async function settleAgain(
  context: MemberContext,
  { id, number }: { id: string; number: number },
): Promise<Answer<SettledAgain>> {
  const { db, member, now } = context;
  const own = await meetingWithin(db, member, id);
  const row = own && (await settlementOf(db, id, number));
  if (!own || !row) return notFound('settlement');
  const { meeting } = own;
  const stakes = await packedNamed(db, id, namesIn(JSON.parse(unpackedText(row.given)) as NamedFile));
  const again = await settledBy(member, { rulebook: meeting.rulebook, meeting: row.given, stakes });
  if (!again.ok) return again;
  const { data, hash } = again.value;
  const compared = comparedAgain(row.data, data, await isAsMade(db, row));
  // With the hash that its seal and its papers name.
  const equal = compared.equal && (compared.wordedOtherwise || hash === row.hash);
  await db.transaction(async (tx) => {
    const at = now().toISOString();
    await insertResettlement(tx, { meetingId: id, number, at, by: member.id, equal, hash });
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: { id: meeting.organisationId, name: own.operator },
      kind: 'meeting-settled-again',
      subject: `meeting:${id}`,
      data: { name: meeting.name, settlement: number, equal, hash },
    });
  });
  return ok({ ...compared, equal, hash, kept: row.hash });
}
