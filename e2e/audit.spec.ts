import { expect } from '@playwright/test';
import { held, tell } from './api';
import { NORA, RUTH, SAM, signIn } from './people';
import { test } from './site';

test('a change is recorded as an event, and the chain verifies', async ({ page, context }) => {
  await signIn(context, NORA);
  const { id } = await held<{ id: string }>(
    tell(page.request, 'drafts.create', { rulebook: 'gb-2007', game: 'sic-bo', name: 'For the audit' }),
  );
  await page.goto('/audit');
  await page.getByLabel('Find').fill(id.slice(0, 8));
  const row = page.getByRole('row').filter({ hasText: 'Draft created' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(NORA.name);
  await page.getByRole('button', { name: 'Verify the chain' }).click();
  await expect(page.getByText(/^The chain holds: [\d\s]+ events/)).toBeVisible();
});

for (const person of [RUTH, SAM])
  test(`${person.name} reads the events of every organisation`, async ({ page, context }) => {
    await signIn(context, person);
    await page.goto('/audit');
    await page.getByLabel('Find').fill('Northgate frozen');
    await expect(page.getByRole('row').filter({ hasText: 'Version frozen' }).first()).toBeVisible();
    await page.getByLabel('Find').fill('Harbour frozen');
    await expect(page.getByRole('row').filter({ hasText: 'Version frozen' }).first()).toBeVisible();
  });
