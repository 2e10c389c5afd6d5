import { expect } from '@playwright/test';
import { ask, held } from './api';
import { NORA, PASSWORD, RUTH, signIn } from './people';
import { test } from './site';

test('from signing in to a clause without a mouse', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').focus();
  await page.keyboard.type(NORA.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Workbench' })).toBeVisible();

  const palette = page.getByRole('combobox', { name: 'Find a command, a draft, a clause or a page' });
  // The page is readable before its shortcuts work.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('rulebooks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rulebooks' })).toBeVisible();

  const rulebook = page.getByRole('link', { name: 'Rules of casino games in Great Britain' });
  await rulebook.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('searchbox', { name: 'Find a clause' });
  await expect(box).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('rule 8.17(i)');
  await page.keyboard.press('Enter');
  const clause = page.locator('[id="8.17(i)"]');
  await expect(clause).toBeFocused();
  await expect(clause).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Clause 8.17(i)' })).toBeVisible();
});

test('the first stop skips to the content', async ({ page, context }) => {
  await signIn(context, NORA);
  await page.goto('/submissions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a decision is chosen with arrow keys, explained, and left with Escape', async ({ page, context }) => {
  await signIn(context, RUTH);
  const queue = await held<{ id: string; state: string }[]>(ask(page.request, 'reviews.queue'));
  const waiting = queue.find(({ state }) => state === 'questioned' || state === 'in-review');
  if (!waiting) throw new Error('the demonstration holds a submission under review');
  await page.goto(`/review/${waiting.id}`);
  const decide = page.getByRole('button', { name: 'Decide' });
  await decide.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Refuse' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: 'Refuse' })).toBeChecked();
  await page.setViewportSize({ width: 1280, height: 600 });
  const record = dialog.getByRole('button', { name: 'Record the decision' });
  await expect(record, 'what can be done stays in view while the rest scrolls').toBeInViewport({ ratio: 1 });
  await record.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Reasons' })).toHaveAccessibleDescription(
    /Give the reasons/,
  );
  await expect(dialog.getByRole('alert').first(), 'and what is wrong is brought into it').toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(decide).toBeFocused();
});
