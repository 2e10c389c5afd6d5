/** Sends one file to the server, with how much of it has left. */
import { ENDINGS, FILE_BYTES_AT_MOST, type FileShown, KINDS_TAKEN } from '@/server/vocabulary/attachment';

/** Its message is a sentence for whoever chose the file. */
export class NotSent extends Error {}

const AWAY = 'The server could not be reached. Check the connection and send it again.';

/** What can be said before anything is sent; the server looks at the content as well. */
export function refusedUnsent({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return 'This file is empty. Choose another.';
  if (size > FILE_BYTES_AT_MOST) return 'A file may have 20 MB. Make it smaller, or split it.';
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return ENDINGS.includes(ending) ? undefined : `Files of this kind are not taken. Choose ${KINDS_TAKEN}.`;
}

function sentenceIn(text: string, status: number): string {
  try {
    const said = JSON.parse(text);
    const sentence: unknown = said.problems?.[0]?.message ?? said.error?.message;
    if (typeof sentence === 'string') return sentence;
  } catch {
    // A proxy answered in its own words.
  }
  return status === 413
    ? 'A file may have 20 MB. Make it smaller, or split it.'
    : 'The server could not take this file. Send it again.';
}

/** `fetch` says nothing of a request on its way. */
export function sendFile(
  file: File,
  { progress, signal }: { progress: (share: number) => void; signal: AbortSignal },
): Promise<FileShown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/attachments?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as FileShown);
      else reject(new NotSent(sentenceIn(request.responseText, request.status)));
    };
    request.onerror = () => reject(new NotSent(AWAY));
    request.onabort = () => reject(new NotSent('Cancelled.'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
