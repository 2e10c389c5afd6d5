import { expect } from '@playwright/test';
import { NORA, signIn } from './people';
import { test } from './site';

test.beforeEach(({ context }) => signIn(context, NORA));

/** The first time since a site started, every reading is counted: some fifteen seconds where other work is going on as well. */
const CHECKED = { timeout: 60_000 };

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
  await page.getByRole('link', { name: 'Split columns' }).click(CHECKED);
  await expect(page.getByRole('row').filter({ hasText: 'Split columns' })).toContainText('2.7027%');
});

test('only the section that is open is on the page, however its clause was named', async ({ page }) => {
  const contents = await (await page.request.get('/rulebooks/gb-2007')).text();
  expect(contents).toContain('45 clauses: 21 computed, 18 confirmed by a person, 6 informative');
  expect(contents).not.toContain('id="3.2(L)"');

  // A link from before sections could be closed: the server never sees the part after "#".
  await page.goto('/rulebooks/gb-2007#8.17(i)');
  await expect(page.locator('[id="8.17(i)"]')).toBeFocused();
  const roulette = page.locator('[id="3.2(L)"]');
  await expect(roulette).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '3 Roulette', expanded: false }).click();
  await expect(roulette).toBeVisible();
  await expect(page.locator('[id="8.17(i)"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);

  await page.getByRole('searchbox', { name: 'Find a clause' }).fill('hardways named double');
  await expect(page.locator('[id="8.17(i)"]'), 'the search is in closed sections too').toBeVisible();
  await page.getByRole('link', { name: '9 Sic Bo' }).first().click();
  await expect(page.getByRole('searchbox', { name: 'Find a clause' })).toHaveValue('');

  await page.goto('/rulebooks/gb-2007?section=all');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('p') }),
  ).toHaveCount(650);
});

test('an ambiguity opens its own section, and the search is in all of them', async ({ page }) => {
  const contents = await (await page.request.get('/rulebooks/gb-2007/ambiguities', CHECKED)).text();
  expect(contents).toMatch(/\d+ ambiguities: /);
  expect(contents).not.toContain('id="dragon-bonus-better-odds"');

  await page.goto('/rulebooks/gb-2007/ambiguities#dragon-bonus-better-odds');
  await expect(page.locator('#dragon-bonus-better-odds')).toBeFocused();
  await expect(page).toHaveURL(/\?section=6#dragon-bonus-better-odds$/);
  await expect(page.locator('#dragon-bonus-non-natural')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);

  const box = page.getByRole('searchbox', { name: 'Find an ambiguity' });
  await box.fill('12.1');
  await expect(page.getByText('1 ambiguity;')).toBeVisible();
  await box.press('Enter');
  await expect(
    page.getByRole('main').getByRole('link', { name: '12 Let It Ride', expanded: true }),
  ).toBeVisible();
});

test('every figure the source prints is beside ours', async ({ page }) => {
  await page.goto('/rulebooks/gb-2007/claims');
  const claim = page.getByRole('row').filter({ hasText: 'Roulette Rage' });
  await expect(claim).toContainText('17.0%');
  // 1 less the sum of (18/37)^n (19/37) times one more than each pay of 3.28, added up separately from the program.
  await expect(claim).toContainText('17.0011%');
  await expect(claim).toContainText('Confirmed');
});

test('no clause of a recorded section is missing, and sections without records are named', async ({
  page,
}) => {
  await page.goto('/rulebooks/gb-2007/coverage');
  await expect(page.getByText(/^All 650 clauses of the recorded sections have a record/)).toBeVisible();
  const unrecorded = page.getByRole('listitem').filter({ hasText: 'Introduction (lines 1 to 69)' });
  await expect(unrecorded).toContainText('no numbered clauses');
  const missing = await page.getByRole('row').locator('td:last-child').allInnerTexts();
  expect(missing.length).toBeGreaterThan(4);
  expect(new Set(missing)).toEqual(new Set(['0']));
});

test('two rulebooks’ versions of a game are shown side by side', async ({ page }) => {
  await page.goto('/rulebooks/sg-thbp-v6/games');
  await page.getByRole('link', { name: 'Compare Texas Hold’em Bonus Progressive' }).click();
  await expect(page).toHaveURL(/\/rulebooks\/compare\?left=sg-thbp-v6/);
  const row = (label: string) => page.getByRole('row', { name: label });

  // The differences alone, from reading both sources: a fold costs the bonus in Singapore only.
  await expect(row('Folding In Great Britain')).toContainText('in Singapore it loses ante and bonus');
  const aces = row('Pair of aces, and the dealer has one too');
  await expect(aces).toContainText('1,000 to 1');
  await expect(aces).toContainText('30 to 1');
  await expect(aces).toContainText('better for the player');
  await expect(row('Full house Only Great Britain')).toContainText('100 for 1');
  await expect(row('When the ante is paid')).toHaveCount(0);

  await page.getByRole('link', { name: 'Everything' }).click();
  await expect(page).toHaveURL(/show=everything/);
  await expect(row('When the ante is paid')).toContainText('Same');

  await row('Folding In Great Britain').getByRole('button', { name: 'Clause 11.20' }).click();
  const record = page.getByRole('dialog', { name: 'Clause 11.20' });
  await expect(record).toContainText('Rules of casino games in Great Britain');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Swap the games' }).click();
  await expect(page).toHaveURL(/left=gb-2007%2Fholdem-bonus&right=sg-thbp-v6/);
  await page
    .getByRole('combobox', { name: 'With this one' })
    .selectOption({ label: 'Big Six (Wheel of Fortune)' });
  await expect(page).toHaveURL(/right=gb-2007%2Fbig-six/);
  await expect(row('Kind of game')).toContainText('Money wheel');
});

test('a game chosen before the page is interactive is kept', async ({ page }) => {
  let release = () => {};
  const chosen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/rulebooks/compare', { waitUntil: 'commit' });
  await page
    .getByRole('combobox', { name: 'With this one' })
    .selectOption({ label: 'Big Six (Wheel of Fortune)' });
  release();
  await expect(page).toHaveURL(/right=gb-2007%2Fbig-six/);
  await expect(page.getByRole('row', { name: 'Kind of game' })).toContainText('Money wheel');
});
