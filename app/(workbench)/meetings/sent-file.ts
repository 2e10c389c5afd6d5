import type { ServerProblem } from '@/server/problems/problem';

export type SentFile = { problems: string[]; taken?: { id: string; revision: number } };

const NO_ANSWER = 'The site did not answer. Try again; nothing was taken.';

type Said = { problems?: ServerProblem[]; error?: { message: string } };

const refusedIn = (said: Said): SentFile => ({
  problems: said.problems?.map(({ message }) => message) ?? [said.error?.message ?? NO_ANSWER],
});

/** `problems`: what is wrong with it; none where all of it was taken, and then what the site says of that. */
export async function sentFile(address: string, body: Blob): Promise<SentFile> {
  try {
    const response = await fetch(address, { method: 'POST', body });
    if (response.ok) return { problems: [], taken: await response.json() };
    return refusedIn((await response.json()) as Said);
  } catch {
    return { problems: [NO_ANSWER] };
  }
}

/** A large file, with how much of it was sent; the site reads it no faster than it adds it up. `signal` stops it. */
export function sentLargeFile(
  address: string,
  body: Blob,
  { signal, onShare }: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<SentFile> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () =>
      done(
        request.status === 200
          ? { problems: [], taken: request.response }
          : refusedIn((request.response ?? {}) as Said),
      );
    request.onerror = () => done({ problems: [NO_ANSWER] });
    request.onabort = () => done({ problems: ['You stopped it, and nothing was taken.'] });
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
