import { describe, expect, it } from 'vitest';
import { OPEN_PATHS } from '../accounts/sign-in/auth';
import { fenced, shallow } from './fence';

const post = (headers: Record<string, string>) =>
  fenced(
    new Request('http://localhost:3000/api/trpc/drafts.save', { method: 'POST', headers }),
    'http://localhost:3000',
  )?.status;

describe('the fence', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, undefined],
    [{ 'sec-fetch-site': 'none' }, undefined],
    [{ 'sec-fetch-site': 'none', origin: 'https://elsewhere.example' }, 403],
    [{ 'sec-fetch-site': 'none', origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'none', origin: 'http://localhost:3000' }, undefined],
    [{}, undefined],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000' }, undefined],
    [{ origin: 'http://127.0.0.1:3000' }, undefined],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'http://localhost:4000' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
    [{ 'content-length': '1000000' }, undefined],
    [{ 'content-length': '1000001' }, 413],
    [{ 'transfer-encoding': 'chunked' }, 411],
  ])('%o: %s', (headers, status) => {
    expect(post(headers as Record<string, string>)).toBe(status);
  });

  it('lets reads pass, because they change nothing', () => {
    const request = new Request('http://localhost/api/trpc/site.status', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(fenced(request)).toBeUndefined();
  });

  it('opens no endpoint of the sign-in library that touches organisations or makes accounts', () => {
    expect(
      [...OPEN_PATHS].filter((path) => /organization|sign-up|delete|update-user|change-email/.test(path)),
    ).toEqual([]);
  });
});

describe('a body', () => {
  const posted = (body: string) =>
    shallow(
      new Request('http://localhost/api/trpc/drafts.save', {
        method: 'POST',
        headers: { 'x-kept': '1' },
        body,
      }),
    );

  it('is refused before parsing if it nests deeper than any form', async () => {
    for (const body of ['['.repeat(400_000), '{"a":'.repeat(65), `${'['.repeat(65)}${']'.repeat(65)}`]) {
      const refused = await posted(body);
      expect(refused instanceof Response && refused.status).toBe(400);
    }
  });

  it('passes unchanged, however many brackets its texts hold', async () => {
    const body = JSON.stringify({ note: '[{'.repeat(500), quoted: '"[\\', deep: { deep: [['e']] } });
    const read = await posted(body);
    expect(read).toBeInstanceOf(Request);
    expect(await read.text()).toBe(body);
    expect(read.headers.get('x-kept')).toBe('1');
    const deepest = `${'['.repeat(64)}${']'.repeat(64)}`;
    expect(await (await posted(deepest)).text()).toBe(deepest);
  });
});
