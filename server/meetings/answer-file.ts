/** Files of a meeting over HTTP: what was settled as a paper or as data, and the meeting as it is now. */
import { z } from 'zod';
import { poolKey } from '@/rulebooks/totalisator/card';
import { racesOf } from '@/rulebooks/totalisator/pool-named';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import type { Context, MemberContext } from '../access/context';
import { Id } from '../access/inputs';
import { maySendResults } from '../access/ladder';
import type { SettlementPaper } from '../documents/papers';
import type { Press } from '../documents/press';
import { askerOf, pressed, refused as refusedOnPage } from '../paper-requests/answer-request';
import { type Answer, notFound, refuse } from '../problems/problem';
import { fileText } from './file-text';
import { namesOf, packedNamed, packedOf } from './kept-stakes';
import { GONE, isWhole, type NamedFile, namesIn } from './named-stakes';
import { unpackedText } from './packed-stakes';
import { meetingWithin } from './queries';
import { ALTERED, readSettlement, replacedIn } from './read';
import { sealHolds } from './sealed';
import { sheetBy } from './settler';
import { signedIn } from './signed-in';
import { meetingText } from './whole';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

type File = { body: string | Uint8Array | AsyncIterable<string>; type: string; name: string; shown?: true };
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
  if (!sealHolds(row)) return refuse('damaged', ALTERED);
  const replaced = await replacedIn(context.db, read.value.meeting, number);
  const settlement = {
    data: row.data,
    ...(before && { before: before.value.row.data }),
    reference: `${row.head.name}, settlement ${number}`,
    status: replaced ? `Replaced by settlement ${replaced.by}` : 'Settled',
    ...(replaced && { replacedBy: replaced.by }),
    ...(row.rules && { poolRules: row.rules }),
    dated: row.at,
  };
  const sealed = row.sealed && { settlement: row.sealed, ...(replaced && { replaced }) };
  const order = { name, settlement, ...(sealed && { sealed }) };
  const made = await pressed(press, order, askerOf(context.member));
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
  const file = { type: 'application/json', name: `${of}-${number}.json` };
  if (of === 'settlement') return ok({ body: row.data, ...file });
  const given = JSON.parse(unpackedText(row.given)) as NamedFile;
  const stakes = await packedNamed(context.db, id, namesIn(given));
  return isWhole(given, stakes) ? ok({ body: fileText(given, stakes), ...file }) : GONE;
}

async function stakesNow(context: MemberContext, id: string): Promise<Answer<File>> {
  const own = await meetingWithin(context.db, context.member, id);
  if (!own || !maySendResults(context.member)) return notFound('meeting');
  const book = totalisatorBookOf(own.meeting.rulebook);
  if (!book.ok) return book;
  const { rules } = book.value;
  const { card, staked } = own.meeting;
  const names = namesOf(staked);
  const pools = card.pools.flatMap((pool) => {
    const name = names[poolKey(pool, rules)];
    return name === undefined ? [] : [{ pool: pool.pool, races: racesOf(pool), name }];
  });
  const sheet = await sheetBy(context.member, { pools, stakes: await packedOf(context.db, own.meeting) });
  if (!sheet.ok) return sheet;
  return ok({
    body: sheet.value,
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

function sentBody(body: File['body']): BodyInit {
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  const pieces = body[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
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
  return new Response(sentBody(body), {
    headers: {
      ...PRIVATE,
      'Content-Type': type,
      'Content-Disposition': `${shown ? 'inline' : 'attachment'}; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
