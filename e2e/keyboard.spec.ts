import { expect } from '@playwright/test';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { analysedDraft, ask, held, tell } from './api';
import { ADRIAN, NORA, PASSWORD, pageOf, RUTH, SAM, signIn } from './people';
import { PHONE } from './phone';
import { test } from './site';

test('from signing in to a clause without a mouse', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').focus();
  await page.keyboard.type(NORA.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

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
  const queue = await held<{ id: string; kind: string; state: string }[]>(ask(page.request, 'reviews.queue'));
  const waiting = queue.find(
    ({ kind, state }) => kind === 'new' && (state === 'questioned' || state === 'in-review'),
  );
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

test('a review keeps the keyboard where the work is, and begins a decision with what is open', async ({
  page,
  context,
  browser,
}) => {
  const { request: nora } = await pageOf(browser, NORA);
  const { request } = await pageOf(browser, ADRIAN);
  const draft = await analysedDraft(nora, 'big-six', 'Big Six by the stairs');
  const acknowledged = OPEN_CODES;
  const { id } = await held<{ id: string }>(
    tell(nora, 'submissions.freeze', { draft, revision: 1, acknowledged }),
  );
  await held(tell(request, 'submissions.submit', { id, statement: 'One wheel.', acknowledged }));

  await signIn(context, RUTH);
  await page.setViewportSize(PHONE);
  await page.goto(`/review/${id}`);
  const decide = page.getByRole('button', { name: 'Decide' });
  const begin = page.getByRole('button', { name: 'Complete: begin the review' });
  await expect(async () => {
    const open = page.getByRole('button', { name: 'Open it' });
    if (await open.isVisible()) {
      await open.focus();
      await page.keyboard.press('Enter');
    }
    await expect(begin).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(decide).toBeFocused();
  await page.getByRole('button', { name: 'Run the analysis again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Equal: same hash', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run it once more' })).toBeFocused();

  await decide.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Open in this version' })).toBeInViewport({ ratio: 1 });
  await expect(dialog).toBeFocused();
  await dialog.getByRole('radio', { name: 'Approve', exact: true }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Record the decision' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Still open: /), 'where it can be read').toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(decide).toBeFocused();
});

test('what takes the place of a button that was pressed has the keyboard', async ({ page, context }) => {
  await signIn(context, SAM);
  // The boxes come after the button was pressed.
  await page.route(/rulebooks\.list/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/organisation');
  const change = page.getByRole('button', { name: /^Change the jurisdictions of/ }).first();
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'California' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
});
