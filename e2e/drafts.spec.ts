import { expect } from '@playwright/test';
import { held, tell } from './api';
import { NORA, signIn } from './people';
import { test } from './site';

test('a draft among many is found, put in order and paged, in one request for the list', async ({
  page,
  context,
}) => {
  await signIn(context, NORA);
  const many = Array.from({ length: 41 }, (_, n) => `Among many ${n + 1}`);
  for (const name of many)
    await held(tell(page.request, 'drafts.create', { rulebook: 'gb-2007', game: 'roulette', name }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/workbench?find=among+many&order=name');
  const rows = page.getByRole('table', { name: 'Drafts of your organisation' }).locator('tbody tr');
  await expect(rows).toHaveCount(40);
  await expect(rows.first()).toContainText('Among many 1');
  await expect(rows.first()).toContainText(/\d\.\d\d %/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Among many 41');
  expect(asked.filter((url) => url.includes('drafts.get'))).toEqual([]);

  await page.getByRole('searchbox', { name: 'Find' }).fill('AMONG 3');
  await expect(rows).toHaveCount(13);
  await page.reload();
  await expect(rows).toHaveCount(13);
  await page.getByRole('searchbox', { name: 'Find' }).fill('no such thing');
  await page.getByRole('button', { name: 'Show all drafts' }).click();
  await expect(rows).toHaveCount(40);
});
