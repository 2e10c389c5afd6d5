/** A site with a process that takes requests in and two that draw: everything arrives and comes back as from one. */
import { expect } from '@playwright/test';
import { analysedDraft, ask, held } from './api';
import { NORA, signIn } from './people';
import { test } from './site';

test.use({ settings: { cores: 2 } });

test('pages, calls, files and papers pass through', async ({ page, context, baseURL }) => {
  test.slow();
  await signIn(context, NORA);
  const draft = await analysedDraft(context.request, 'roulette', 'Passed on');
  await page.goto('/workbench');
  await expect(page.getByRole('link', { name: 'Passed on' })).toBeVisible();
  await page.goto(`/workbench/${draft}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Passed on');

  // The first paper of a site waits for the thread that makes it.
  const sign = await context.request.get(`/api/documents/draft/${draft}/sign.pdf`, { timeout: 60_000 });
  expect([sign.status(), sign.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await sign.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const text = 'Chapter 4. '.repeat(100_000);
  const origin = baseURL ?? '';
  const sent = await context.request.post('/api/attachments?name=Pit%20book.txt', {
    data: text,
    headers: { origin, 'content-type': 'text/plain' },
  });
  const { id } = (await sent.json()) as { id: string };
  const back = await context.request.get(`/api/attachments/${id}`);
  expect(back.headers()['content-disposition']).toContain('Pit%20book.txt');
  expect(await back.text()).toBe(text);
});

test('what each answer is sent with is there once', async ({ context, request }) => {
  await signIn(context, NORA);
  await held(ask(context.request, 'accounts.me'));
  for (const address of ['/workbench', '/nowhere', '/api/trpc/accounts.me', '/api/auth/get-session']) {
    const headers = (await context.request.get(address)).headersArray();
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options']) {
      const said = headers.filter((header) => header.name.toLowerCase() === name);
      expect(said, `${name} of ${address}`).toHaveLength(1);
    }
  }
  const policy = async () => (await request.get('/sign-in')).headers()['content-security-policy'];
  expect(await policy()).not.toBe(await policy());
});
