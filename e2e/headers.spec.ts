import { expect } from '@playwright/test';
import { NORA, signIn } from './people';
import { test } from './site';

test('no script runs that is not ours, and no page needs one', async ({ page, context, request }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signIn(context, NORA);
  for (const place of ['/workbench', '/audit', '/rulebooks', '/nowhere']) {
    await page.goto(place);
    await expect(page.locator('body')).toBeVisible();
  }
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Written by somebody else"';
    document.body.append(script);
  });
  expect(await page.title()).not.toContain('somebody else');
  expect(refused).toHaveLength(1);

  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/sign-in')).headers()['content-security-policy'] ?? ''),
  );
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policies[0]).not.toBe(policies[1]);
});

test('TRACE is answered as a method that no page has', async ({ request }) => {
  expect((await request.fetch('/sign-in', { method: 'TRACE' })).status()).toBe(405);
});
