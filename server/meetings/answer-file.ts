/** Files of a meeting over HTTP: what was settled as a paper or as data, and the meeting as it is now. */
import { writeCsv } from 'hucre/csv';
import { z } from 'zod';
import { type PoolStakes, poolKey, racesOf } from '@/rulebooks/totalisator/card';
import { dollarsText } from '@/rulebooks/totalisator/typed';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import type { Context, MemberContext } from '../access/context';
import { Id } from '../access/inputs';
import { maySendResults } from '../access/ladder';
import type { SettlementPaper } from '../documents/papers';
import type { Press } from '../documents/press';
import { askerOf, pressed, refused as refusedOnPage } from '../paper-requests/answer-request';
import { type Answer, notFound } from '../problems/problem';
import { harmless } from '../results/template';
import { meetingWithin, stakesOf } from './queries';
import { readSettlement } from './read';
import { unpackedText } from './settle-task';
import { signedIn } from './signed-in';
import { meetingText } from './whole';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

type File = { body: string | Uint8Array; type: string; name: string; shown?: true };
type Asked = { id: string; number: number };

async function paperOf(
  context: MemberContext,
  { id, number }: Asked,
  { name, press }: { name: SettlementPaper; press: Press },
): Promise<Answer<File>> {
  const read = await readSettlement(context, { id, number });
  if (!read.ok) return read;
  const { row } = read.value;
  const before = number > 1 ? await readSettlement(context, { id, number: number - 1 }) : undefined;
  if (before && !before.ok) return before;
  const settlement = {
    data: row.data,
    ...(before && { before: before.value.row.data }),
    reference: `${row.head.name}, settlement ${number}`,
    status: 'Settled',
    ...(row.rules && { poolRules: row.rules }),
    dated: row.at,
  };
  const made = await pressed(press, { name, settlement }, askerOf(context.member));
  return made.ok
    ? ok({
        body: made.value,
        type: 'application/pdf',
        name: `${name.slice(0, -4)}-${number}.pdf`,
        shown: true,
      })
    : made;
}

async function dataOf(
  context: MemberContext,
  { id, number }: Asked,
  of: 'settlement' | 'meeting',
): Promise<Answer<File>> {
  const read = await readSettlement(context, { id, number });
  if (!read.ok) return read;
  const { row } = read.value;
  return ok({
    body: of === 'settlement' ? row.data : unpackedText(row.given),
    type: 'application/json',
    name: `${of}-${number}.json`,
  });
}

const HEADS = ['Pool', 'Races', 'Combination', 'Dollars'];

/** In the columns of a sheet that is taken back; a merged pool's bets are left to JSON. */
function stakesCsv(
  pools: Parameters<typeof poolKey>[0][],
  stakes: PoolStakes,
  key: (pool: (typeof pools)[number]) => string,
) {
  return writeCsv([
    HEADS,
    ...pools.flatMap((pool) =>
      (stakes[key(pool)] ?? [])
        .filter(({ bet }) => bet === undefined)
        .map(({ combination, amount }) => [
          harmless(pool.pool),
          racesOf(pool).join('/'),
          harmless(combination),
          dollarsText(amount),
        ]),
    ),
  ]);
}

async function stakesNow(context: MemberContext, id: string): Promise<Answer<File>> {
  const own = await meetingWithin(context.db, context.member, id);
  if (!own || !maySendResults(context.member)) return notFound('meeting');
  const book = totalisatorBookOf(own.meeting.rulebook);
  if (!book.ok) return book;
  const { rules } = book.value;
  const stakes = await stakesOf(context.db, id);
  return ok({
    body: stakesCsv(own.meeting.card.pools, stakes, (pool) => poolKey(pool, rules)),
    type: 'text/csv; charset=utf-8',
    name: 'stakes.csv',
  });
}

async function meetingNow(context: MemberContext, id: string): Promise<Answer<File>> {
  if (!maySendResults(context.member)) return notFound('meeting');
  const text = await meetingText(context, id);
  return text.ok ? ok({ body: text.value, type: 'application/json', name: 'meeting.json' }) : text;
}

const Settlement = z.coerce.number().int().min(1).max(10_000);

async function fileOf(
  context: MemberContext,
  { id, file, settlement }: { id: string; file: string; settlement: string | null },
  press: Press,
): Promise<Answer<File>> {
  if (!Id.safeParse(id).success) return notFound('meeting');
  if (file === 'stakes.csv') return stakesNow(context, id);
  if (file === 'meeting.json' && settlement === null) return meetingNow(context, id);
  const number = Settlement.safeParse(settlement);
  if (!number.success) return notFound('settlement');
  const asked = { id, number: number.data };
  switch (file) {
    case 'statement.pdf':
    case 'report.pdf':
      return paperOf(context, asked, { name: file, press });
    case 'settlement.json':
      return dataOf(context, asked, 'settlement');
    case 'meeting.json':
      return dataOf(context, asked, 'meeting');
    default:
      return notFound('file');
  }
}

export async function answerMeetingFile(
  context: Context,
  { id, file, search }: { id: string; file: string; search: URLSearchParams },
  press: Press,
): Promise<Response> {
  const own = signedIn(context);
  if (!own.ok) return refusedOnPage(own.problems);
  const made = await fileOf(own.value, { id, file, settlement: search.get('settlement') }, press);
  if (!made.ok) return refusedOnPage(made.problems);
  const { body, type, name, shown } = made.value;
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      ...PRIVATE,
      'Content-Type': type,
      'Content-Disposition': `${shown ? 'inline' : 'attachment'}; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
