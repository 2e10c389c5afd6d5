import { describe, expect, it } from 'vitest';
import { OPEN_PATHS } from '../accounts/auth';
import { fenced } from './fence';

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

  it('lets reading pass, which changes nothing', () => {
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
