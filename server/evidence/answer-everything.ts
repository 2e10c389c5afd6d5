/** A request for everything of one submission. */
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Context } from '../access/context';
import { Id } from '../access/inputs';
import { timesThisMinute } from '../accounts/sign-in/tries';
import type { Press } from '../documents/press';
import { environment } from '../environment/environment';
import { refused } from '../paper-requests/answer-request';
import { notFound, refuse } from '../problems/problem';
import { everythingOf } from './everything';

/** It makes every paper and reads every file. */
const MADE_A_MINUTE = 6;

export async function answerEverything(
  context: Context,
  id: string,
  press: Press,
  dataDir = environment().dataDir,
): Promise<Response> {
  const { member } = context;
  if (!member) return refused(refuse('signed-out', 'You are signed out. Sign in and try again.').problems);
  if (!Id.safeParse(id).success) return refused(notFound('submission').problems);
  if ((await timesThisMinute(context.db, `everything|${member.id}`)) > MADE_A_MINUTE)
    return refused(
      refuse('tries-too-many', 'You asked for too many of these ZIPs within a minute. Wait a minute.')
        .problems,
    );
  const made = await everythingOf({ ...context, member }, id, { press, dataDir });
  if (!made.ok) return refused(made.problems);
  const { name, size, bytes } = made.value;
  return new Response(
    Readable.toWeb(Readable.from(bytes, { objectMode: false })) as WebStream as ReadableStream,
    {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Length': String(size),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    },
  );
}
