import { expect, test } from '@playwright/test';
import { NORA, signIn } from './people';

test.beforeEach(({ context }) => signIn(context, NORA));

test('a clause is found by its number and has an address of its own', async ({ page }) => {
  await page.goto('/rulebooks');
  await page.getByRole('link', { name: 'Rules of casino games in Great Britain' }).click();
  const box = page.getByRole('searchbox', { name: 'Find a clause' });
  await box.fill('3.2(L)');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Split columns' }),
  ).toBeVisible();
  await expect(page.getByText('1 clause;')).toBeVisible();
  await box.press('Enter');
  await expect(page.locator('[id="3.2(L)"]')).toBeFocused();

  await page.getByRole('link', { name: 'Clause 3.2(L)' }).click();
  await expect(page).toHaveURL(/\/rulebooks\/gb-2007\/clauses\/3\.2%28L%29$/);
  await expect(page.getByRole('heading', { name: 'Clause 3.2(L)' })).toBeVisible();
  await expect(page.getByText('at least 1 to 2')).toBeVisible();
  await page.getByRole('link', { name: 'Split columns' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Split columns' })).toContainText('2.703 %');
});

test('every figure the source prints stands beside ours', async ({ page }) => {
  await page.goto('/rulebooks/gb-2007/claims');
  const claim = page.getByRole('row').filter({ hasText: 'Roulette Rage' });
  await expect(claim).toContainText('17.0 %');
  // 1 less the sum of (18/37)^n (19/37) times one more than each pay of 3.28, added up apart from the program.
  await expect(claim).toContainText('17.00113 %');
  await expect(claim).toContainText('Confirmed');
});

test('no clause is missing', async ({ page }) => {
  await page.goto('/rulebooks/gb-2007/coverage');
  await expect(page.getByText(/^Zero missing/)).toBeVisible();
  const missing = await page.getByRole('row').locator('td:last-child').allInnerTexts();
  expect(missing.length).toBeGreaterThan(4);
  expect(new Set(missing)).toEqual(new Set(['0']));
});
