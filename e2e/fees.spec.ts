import { expect } from '@playwright/test';
import { NORA, signIn } from './people';
import { test } from './site';

test.beforeEach(({ context }) => signIn(context, NORA));

test('a printed fee is found by its limit, with what was found about it and what it costs', async ({
  page,
}) => {
  await page.goto('/rulebooks/ca-hawaiian-gardens');
  await page.getByRole('link', { name: 'Fees 2930' }).click();
  await expect(page.getByText('2,930 options', { exact: true })).toBeVisible();
  const list = page.getByRole('listbox', { name: 'Options of fees' });
  // Only what is in view is in the page, and the last row comes when somebody goes there.
  expect(await list.getByRole('option').count()).toBeLessThan(60);
  await list.focus();
  await page.keyboard.press('End');
  await expect(list.getByRole('option', { name: 'draw-second 145' })).toBeVisible();

  await page.getByLabel('Group').selectOption('pai-gow');
  await page.getByLabel('Serves a limit of').fill('5%');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Write the limit in dollars above 0').first()).toBeVisible();
  await page.getByLabel('Serves a limit of').fill('5');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option').first()).toHaveAccessibleName(/^pai-gow/);
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  const option = page.getByRole('complementary', { name: 'The chosen option' });
  await expect(option.getByRole('heading', { name: 'pai-gow, option 2' })).toBeVisible();
  await option.getByLabel('Players', { exact: true }).fill('5');
  await option.getByLabel('Limit, $').fill('25');
  // $1 of each of five bets and $2 of the player-dealer: $7 of the $125 wagered.
  await expect(option.getByText('of the $125 wagered in a hand')).toContainText('5.6000%');
  await option.getByLabel('Limit, $').fill('500');
  await expect(option.getByText('give a limit within it')).toBeVisible();

  const address = page.url();
  await page.goto(address);
  await expect(option.getByRole('heading', { name: 'pai-gow, option 2' })).toBeVisible();
});
