/** A file that is sent: one in each request, as it is, with its name in the address. */
import type { Context } from '../access/context';
import { fenced } from '../access/fence';
import { INTERNAL, mayAttach } from '../access/ladder';
import { RIGHTS_GONE, RightsGone } from '../access/rights-gone';
import { FileName } from '../attachments/file-name';
import { receive, TOO_LARGE } from '../attachments/receive';
import { storageTrouble } from '../db/storage-trouble';
import { environment } from '../environment/environment';
import { PRIVATE, refused } from '../problems/over-http';
import { type Answer, refuse, type ServerProblem } from '../problems/problem';
import { withoutValues } from '../problems/without-values';
import { FILE_BYTES_AT_MOST, type FileShown } from '../vocabulary/attachment';

type Kept = { dataDir: string; quota: number };
const here = (): Kept => {
  const { dataDir, attachmentBytes } = environment();
  return { dataDir, quota: attachmentBytes };
};

/** What is refused before anybody is asked who they are. */
export const fencedUpload = (request: Request): Response | undefined =>
  fenced(request, environment().publicUrl, { bytes: FILE_BYTES_AT_MOST, sentence: TOO_LARGE });

async function taken(context: Context, request: Request, kept: Kept): Promise<Answer<FileShown>> {
  const { member } = context;
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  if (!mayAttach(member))
    return refuse('role-insufficient', 'Only operators and regulators attach files. Ask one of them.');
  const name = FileName.safeParse(new URL(request.url).searchParams.get('name') ?? '');
  if (!name.success)
    return refuse('file-unusable', name.error.issues[0]?.message ?? 'Rename the file.', { field: 'name' });
  const length = request.headers.get('content-length') ?? '';
  if (!request.body || !/^\d{1,9}$/.test(length))
    return refuse('file-unusable', 'The request does not say how long the file is. Upload it again.');
  return receive(
    { ...context, member },
    { name: name.data, length: Number(length), body: request.body, ...kept },
  );
}

/** A full disk is not a bug, here as little as in a procedure. */
function problemIn(error: unknown): ServerProblem {
  if (error instanceof RightsGone) return RIGHTS_GONE;
  const trouble = storageTrouble(error);
  if (trouble) return trouble;
  console.error('attachments: a file could not be received', withoutValues(error));
  return INTERNAL;
}

export async function answerUpload(context: Context, request: Request, kept = here()): Promise<Response> {
  try {
    const answer = await taken(context, request, kept);
    if (!answer.ok) return refused(answer.problems);
    return Response.json(answer.value, { headers: PRIVATE });
  } catch (error) {
    return refused([problemIn(error)]);
  }
}
