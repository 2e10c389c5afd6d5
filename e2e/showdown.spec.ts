import { expect } from '@playwright/test';
import { NORA, pageOf } from './people';
import { test } from './site';
import { expectUsable, loaded } from './usable';

const OMAHA = '/rulebooks/ca-hawaiian-gardens/poker/omaha-high-low';

test('a pot is divided from the keyboard: a fault at its field, who takes what and why, and what cards are worth', async ({
  browser,
}) => {
  test.slow();
  const page = await pageOf(browser, NORA);
  await page.goto(OMAHA);
  await page.getByRole('link', { name: 'Try a showdown' }).click();
  await expect(page.getByRole('heading', { name: 'Showdown of Omaha High/Low' })).toBeVisible();
  await page.getByLabel('Name of player 1').fill('Ann');
  await page.getByLabel('Cards of Ann').fill('As 2d Kd Qc');
  await page.getByLabel('Name of player 2').fill('Bob');
  await page.getByLabel('Cards of Bob').fill('As 2c 9d 9c');
  await page.getByLabel('Board').fill('9h 3s 5c 8d Kc');
  await page.getByLabel('Pot, $').fill('21');
  await page.keyboard.press('Enter');
  const bob = page.getByLabel('Cards of Bob');
  await expect(bob).toHaveAccessibleDescription(/The ace of spades is there twice/);
  await bob.fill('Ah 2c 9d 9c');
  await bob.press('Enter');
  // Of $21 the high is $11, all of it Bob’s; both have the low of $10.
  const totals = page.getByRole('table', { name: 'What each player takes in all' });
  await expect(totals.getByRole('row', { name: 'Bob $16' })).toBeVisible();
  await expect(totals.getByRole('row', { name: 'Ann $5' })).toBeVisible();
  await expect(page.getByText('lines 1219 to 1263 of the source')).toBeVisible();
  // From its top: the head of the site would cover a link that is half scrolled away.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectUsable(page, 'a divided pot');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel('Board').fill('9h 3s 5c 8d');
  await expect(totals).toHaveCount(0);
  await page.getByRole('button', { name: 'Show who takes what' }).click();
  // 52 cards less eight in hands and four on the board.
  await expect(page.getByText('each of the 40 ways')).toBeVisible();
  await page.goto('/rulebooks/ca-hawaiian-gardens/poker/thirteen-card-poker/showdown');
  await loaded(page);
  await expectUsable(page, 'a showdown in points');
});
