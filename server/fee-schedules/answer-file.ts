/** A schedule over HTTP: a file that is read into its columns and kept by nobody yet, or a version of it as a file. */
import { z } from 'zod';
import { columnsOf } from '@/rulebooks/fees/written/columns';
import { frameOf } from '@/rulebooks/fees/written/frame';
import { faultsSaid, readRows } from '@/rulebooks/fees/written/read';
import { ok } from '@/simulations/problems/problem';
import type { Context, Member, MemberContext } from '../access/context';
import { fenced } from '../access/fence';
import { Id } from '../access/inputs';
import { maySendResults } from '../access/ladder';
import { RIGHTS_GONE, RightsGone } from '../access/rights-gone';
import { storageTrouble } from '../db/storage-trouble';
import type { Press } from '../documents/press';
import { ORIENTATIONS, SHEET_SIZES } from '../documents/sign-offers';
import { askerOf, pressed, refused as refusedOnPage } from '../paper-requests/answer-request';
import { PRIVATE, refused } from '../problems/over-http';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { FeeRows } from '../vocabulary/fee-schedule';
import { SHEET_SENT } from '../vocabulary/sheet-bounds';
import { rowsInFile, scheduleCsv, scheduleWorkbook } from './files';
import { type OwnVersion, readVersion } from './read';

function staff({ member, ...context }: Context): Answer<MemberContext> {
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  if (!maySendResults(member))
    return refuse('role-insufficient', 'Only an operator’s staff has schedules of fees. Ask one of them.');
  return ok({ ...context, member });
}

/** For whoever may see it; for anyone else there is none. */
const versionFor = async (
  context: MemberContext,
  asked: { id: string; revision?: number | undefined },
): Promise<Answer<OwnVersion>> =>
  Id.safeParse(asked.id).success ? readVersion(context, asked) : notFound('schedule of fees');

async function read(context: Context, request: Request, id: string): Promise<Answer<FeeRows>> {
  const own = staff(context);
  if (!own.ok) return own;
  const version = await versionFor(own.value, { id });
  if (!version.ok) return version;
  return rowsInFile(version.value.table, new Uint8Array(await request.arrayBuffer()));
}

/** Nothing of the request is read before its size and its sender are known. */
export async function answerRowsSent(
  context: () => Promise<Context>,
  request: Request,
  id: string,
): Promise<Response> {
  const stopped = fenced(request, undefined, SHEET_SENT);
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
  'sheet.pdf': 'application/pdf',
};

/** What is asked of a file in its address. */
const Asked = z.object({
  version: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional(),
  /** Of a posted sheet: the row of the option in use, and what it is printed on. */
  use: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional(),
  paper: z.enum(SHEET_SIZES).optional(),
  orientation: z.enum(ORIENTATIONS).optional(),
  /** For a print shop. */
  press: z.literal('yes').optional(),
});

type Asked = z.infer<typeof Asked>;

async function sheetOf(
  { schedule, version, book, table }: OwnVersion,
  { use, paper, orientation, press: shop }: Asked,
  { press, member }: { press: Press; member: Member },
): Promise<Answer<Uint8Array>> {
  if (version.inForceFrom === null)
    return refuse(
      'option-value',
      `Version ${version.revision} has no day from which it is in force, and the posted sheet names it. Give the day and save.`,
    );
  const read = readRows(table, version.rows);
  if ('faults' in read) return refuse('fee-unreadable', faultsSaid(columnsOf(table), read.faults));
  if (use === undefined || !read.table.rows.some(({ line }) => line === use))
    return refuse('option-value', `Choose the option of ${schedule.name} that is in use at the table.`);
  const fees = {
    frame: frameOf(book, table),
    rows: version.rows,
    inForceFrom: version.inForceFrom,
    use,
    dated: version.at,
  };
  return pressed(
    press,
    { name: 'fee-sheet.pdf', fees, sheet: { paper, orientation, press: shop === 'yes' } },
    askerOf(member),
  );
}

export type FileAsked = { id: string; file: string; search: URLSearchParams };

export async function answerFile(
  context: Context,
  { id, file, search }: FileAsked,
  press: Press,
): Promise<Response> {
  const type = Object.hasOwn(TYPES, file) ? TYPES[file] : undefined;
  const asked = Asked.safeParse(Object.fromEntries(search));
  if (type === undefined || !asked.success) return refused(notFound('file').problems);
  const own = staff(context);
  if (!own.ok) return refused(own.problems);
  const version = await versionFor(own.value, { id, revision: asked.data.version });
  if (!version.ok) return refused(version.problems);
  const { schedule, table, version: kept } = version.value;
  const made = async (): Promise<Answer<string | Uint8Array>> => {
    if (file === 'sheet.pdf') return sheetOf(version.value, asked.data, { press, member: own.value.member });
    return ok(
      file === 'schedule.csv'
        ? scheduleCsv(table, kept.rows)
        : await scheduleWorkbook(table, kept.rows, kept.name),
    );
  };
  const body = await made();
  if (!body.ok) return file === 'sheet.pdf' ? refusedOnPage(body.problems) : refused(body.problems);
  const ending = file.slice(file.lastIndexOf('.'));
  return new Response(typeof body.value === 'string' ? body.value : new Uint8Array(body.value), {
    headers: {
      ...PRIVATE,
      'Content-Type': type,
      'Content-Disposition': `${file === 'sheet.pdf' ? 'inline' : 'attachment'}; filename="fees-${schedule.group}-${kept.revision}${ending}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
