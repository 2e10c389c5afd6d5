/** A schedule over HTTP: a file that is read into its columns and kept by nobody yet, or a version of it as a file. */
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ok } from '@/simulations/problems/problem';
import type { Context, MemberContext } from '../access/context';
import { fenced } from '../access/fence';
import { Id } from '../access/inputs';
import { maySendResults } from '../access/ladder';
import { RIGHTS_GONE, RightsGone } from '../access/rights-gone';
import { storageTrouble } from '../db/storage-trouble';
import { type Answer, notFound, refuse, type ServerProblem, statusOf } from '../problems/problem';
import { retryAfter } from '../problems/retry-after';
import type { FeeRows } from '../vocabulary/fee-schedule';
import { rowsInFile, scheduleCsv, scheduleWorkbook } from './files';
import { type OwnVersion, readVersion } from './read';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

function refused(problems: ServerProblem[]): Response {
  const code = problems[0]?.code ?? 'internal';
  return Response.json(
    { problems },
    {
      status: getHTTPStatusCodeFromError(new TRPCError({ code: statusOf(code) })),
      headers: { ...PRIVATE, ...retryAfter([code]) },
    },
  );
}

function staff({ member, ...context }: Context): Answer<MemberContext> {
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  if (!maySendResults(member))
    return refuse('role-insufficient', 'Only an operator’s staff has schedules of fees. Ask one of them.');
  return ok({ ...context, member });
}

/** For whoever may see it; for anyone else there is none. */
async function versionFor(
  context: Context,
  { id, revision }: { id: string; revision?: number },
): Promise<Answer<OwnVersion>> {
  const own = staff(context);
  if (!own.ok) return own;
  if (!Id.safeParse(id).success) return notFound('schedule of fees');
  return readVersion(own.value, { id, revision });
}

async function read(context: Context, request: Request, id: string): Promise<Answer<FeeRows>> {
  const version = await versionFor(context, { id });
  if (!version.ok) return version;
  return rowsInFile(version.value.table, new Uint8Array(await request.arrayBuffer()));
}

/** Nothing of the request is read before its size and its sender are known. */
export async function answerRowsSent(
  context: () => Promise<Context>,
  request: Request,
  id: string,
): Promise<Response> {
  const stopped = fenced(request);
  if (stopped) return stopped;
  try {
    const rows = await read(await context(), request, id);
    return rows.ok ? Response.json({ rows: rows.value }, { headers: PRIVATE }) : refused(rows.problems);
  } catch (error) {
    if (error instanceof RightsGone) return refused([RIGHTS_GONE]);
    const trouble = storageTrouble(error);
    if (trouble) return refused([trouble]);
    throw error;
  }
}

const TYPES: Record<string, string> = {
  'schedule.csv': 'text/csv; charset=utf-8',
  'schedule.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type FileAsked = { id: string; file: string; search: URLSearchParams };

export async function answerFile(context: Context, { id, file, search }: FileAsked): Promise<Response> {
  const type = Object.hasOwn(TYPES, file) ? TYPES[file] : undefined;
  const asked = search.get('version');
  if (type === undefined || (asked !== null && !/^[1-9]\d{0,3}$/.test(asked)))
    return refused(notFound('file').problems);
  const version = await versionFor(context, { id, ...(asked !== null && { revision: Number(asked) }) });
  if (!version.ok) return refused(version.problems);
  const { schedule, table, version: own } = version.value;
  const body =
    file === 'schedule.csv'
      ? scheduleCsv(table, own.rows)
      : await scheduleWorkbook(table, own.rows, own.name);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      ...PRIVATE,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="fees-${schedule.group}-${own.revision}${file.slice('schedule'.length)}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
