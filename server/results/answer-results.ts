/** Files of results over HTTP: sent by a person in their session or by a program with a key, and given as a template or as reported. */
import { z } from 'zod';
import type { Context, MemberContext } from '../access/context';
import { fenced } from '../access/fence';
import { maySendResults } from '../access/ladder';
import { RIGHTS_GONE, RightsGone } from '../access/rights-gone';
import { timesThisMinute } from '../accounts/sign-in/tries';
import { storageTrouble } from '../db/storage-trouble';
import { PRIVATE, refused } from '../problems/over-http';
import { type Answer, notFound, refuse } from '../problems/problem';
import { withinReach } from '../submissions/steps/move';
import { trialDays } from '../submissions/stored/days';
import { publicByReference, type SubmissionRow } from '../submissions/stored/queries';
import { REFERENCE } from '../vocabulary/reference';
import { SHEET_SENT } from '../vocabulary/sheet-bounds';
import { reportedOf } from './columns';
import { contextOfKey, SENDS_A_MINUTE, tooOften } from './keys';
import type { KeyRow } from './queries';
import { reportedRows } from './reported-rows';
import { takeResults } from './take';
import { resultsCsv, resultsWorkbook } from './template';

export type Named = { reference: string; version: string };

/** Of a version that this person may see; for anyone else there is none. */
async function versionOf(
  context: MemberContext,
  { reference, version }: Named,
): Promise<SubmissionRow | undefined> {
  const number = z.coerce.number().int().min(1).max(100_000).safeParse(version);
  if (!number.success || !REFERENCE.test(reference)) return undefined;
  const rows = await publicByReference(context.db, reference);
  const found = rows.find(({ submission }) => submission.version === number.data);
  return found && withinReach(context.db, context.member, found.submission.id);
}

type Sender = { context: MemberContext; key?: KeyRow };

const BEARER = /^Bearer +([\w-]+)$/i;

async function senderOf(context: Context, authorization: string | null): Promise<Answer<Sender>> {
  if (authorization !== null) return contextOfKey(context, BEARER.exec(authorization)?.[1] ?? '');
  const { member, db } = context;
  if (!member)
    return refuse(
      'signed-out',
      'Sign in, or send the key of your organisation as “Authorization: Bearer …”.',
    );
  if (!maySendResults(member))
    return refuse('role-insufficient', 'Only an operator’s staff can send results.');
  if ((await timesThisMinute(db, `results|${member.id}`)) > SENDS_A_MINUTE) return tooOften();
  return { ok: true, value: { context: { ...context, member } } };
}

async function taken(context: Context, request: Request, named: Named): Promise<Response> {
  const sender = await senderOf(context, request.headers.get('authorization'));
  if (!sender.ok) return refused(sender.problems);
  const row = await versionOf(sender.value.context, named);
  if (!row) return refused(notFound('submission').problems);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const answer = await takeResults(sender.value.context, {
    submission: row.id,
    bytes,
    key: sender.value.key,
  });
  if (!answer.ok) return refused(answer.problems);
  const { rejected, rows } = answer.value;
  const status = rejected.length === 0 ? 200 : rejected.length === rows ? 422 : 207;
  return Response.json(answer.value, { status, headers: PRIVATE });
}

/** Nothing of the request is read before its size and its sender are known. */
export async function answerSent(
  context: () => Promise<Context>,
  request: Request,
  named: Named,
): Promise<Response> {
  const stopped = fenced(request, undefined, SHEET_SENT);
  if (stopped) return stopped;
  try {
    return await taken(await context(), request, named);
  } catch (error) {
    if (error instanceof RightsGone) return refused([RIGHTS_GONE]);
    const trouble = storageTrouble(error);
    if (trouble) return refused([trouble]);
    throw error;
  }
}

const FILES = ['template.csv', 'template.xlsx', 'results.csv', 'results.xlsx'] as const;
type ResultFile = (typeof FILES)[number];
const isFile = (name: string): name is ResultFile => (FILES as readonly string[]).includes(name);

export async function answerAsked(context: Context, named: Named & { file: string }): Promise<Response> {
  const { member } = context;
  if (!member) return refused(refuse('signed-out', 'You are signed out. Sign in and try again.').problems);
  const row = await versionOf({ ...context, member }, named);
  const { file } = named;
  if (!row || !isFile(file) || !trialDays(row)) return refused(notFound('file').problems);
  const reported = await reportedOf(context.db, row);
  if (!reported.ok) return refused(reported.problems);
  const { columns, currency } = reported.value;
  const rows = file.startsWith('results')
    ? await reportedRows(context.db, row.id, context.now().toISOString())
    : [];
  const workbook = file.endsWith('xlsx');
  const body = workbook
    ? await resultsWorkbook(columns, { currency, title: `${row.reference}: results`, rows })
    : resultsCsv(columns, currency, rows);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      ...PRIVATE,
      'Content-Type': workbook
        ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
        : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${row.reference}-${row.version}-${file}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
