/** A file that is fetched: always to be saved, never shown as a page of this site. */
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Context } from '../access/context';
import { Id } from '../access/inputs';
import { asAttachment } from '../attachments/file-name';
import { bytesOf, isWhole } from '../attachments/files';
import { environment } from '../environment/environment';
import { refused } from '../paper-requests/answer-request';
import { notFound, refuse } from '../problems/problem';
import { FILE_TYPES } from '../vocabulary/attachment';
import { readableFile } from './readable-file';

export async function answerDownload(
  { db, member }: Context,
  id: string,
  dataDir = environment().dataDir,
): Promise<Response> {
  if (!member) return refused(refuse('signed-out', 'You are signed out. Sign in and try again.').problems);
  const row = Id.safeParse(id).success ? await readableFile(db, member, id) : undefined;
  if (!row) return refused(notFound('file').problems);
  if (!(await isWhole(dataDir, row)))
    return refused(
      refuse(
        'damaged',
        'This file is no longer what was uploaded, so it is not given. Tell the person who runs this site.',
      ).problems,
    );
  return new Response(Readable.toWeb(bytesOf(dataDir, row.hash)) as WebStream as ReadableStream, {
    headers: {
      'Content-Type': FILE_TYPES[row.type].media,
      'Content-Length': String(row.size),
      'Content-Disposition': asAttachment(row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    },
  });
}
