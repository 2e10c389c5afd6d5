import { describe, expect, it } from 'vitest';
import * as auth from './auth/[...all]/route';
import * as trpc from './trpc/[trpc]/route';

const ASKED = 'http://localhost:3000/api/auth/nothing';

describe('an answer to one person', () => {
  it.each([
    ['sign-in', auth.GET],
    ['sign-in', auth.POST],
    ['procedures', trpc.GET],
    ['procedures', trpc.POST],
  ])('of %s is kept nowhere', async (_, answer) => {
    // From elsewhere, so that no database is opened.
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const { status, headers: said } = await answer(new Request(ASKED, { method: 'POST', headers }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(said.get('cache-control')).toBe('private, no-store');
  });
});
