import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile, NotFetched } from './fetch-file';

afterEach(() => vi.unstubAllGlobals());

const answering = (response: () => Promise<Response>) => {
  const asked = vi.fn((_: string, { signal }: { signal: AbortSignal }) =>
    Promise.race([
      response(),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]),
  );
  vi.stubGlobal('fetch', asked);
};
const get = (stop = new AbortController(), progress = (_: number) => {}) =>
  fetchFile('/api/evidence/1', { signal: stop.signal, progress });

it('is saved under the name that the server gives it', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="A-0001-everything.zip"' };
  answering(async () => new Response('four', { headers }));
  const seen: number[] = [];
  const made = await get(undefined, (bytes) => seen.push(bytes));
  expect(made?.name).toBe('A-0001-everything.zip');
  expect(await made?.content.text()).toBe('four');
  expect(seen.at(-1)).toBe(4);
});

it('that is cancelled while it is made ends the request and is no fault', async () => {
  answering(() => new Promise(() => {}));
  const stop = new AbortController();
  const made = get(stop);
  stop.abort();
  expect(await made).toBeUndefined();
});

it('that is refused says why in the server’s words', async () => {
  answering(async () => new Response('Wait a minute.\n', { status: 429 }));
  await expect(get()).rejects.toThrow(new NotFetched('Wait a minute.'));
});
