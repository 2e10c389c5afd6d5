import { expect } from '@playwright/test';
import { ADRIAN, NORA, signIn } from './people';
import { test } from './site';

/** A paper waits for those that others have asked for. */
const PATIENT = { timeout: 60_000 };

test('a card room writes a schedule of fees, mends three findings and prints the sheet', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, NORA);
  await page.goto('/fees');
  await page.getByLabel('In place of the printed schedule of').selectOption('pai-gow');
  await page.getByLabel('Name').fill('Pai gow, from spring');
  await page.getByRole('button', { name: 'Begin a schedule' }).click();

  const grid = page.getByRole('grid', { name: 'Schedule of fees' });
  const findings = page.getByRole('region', { name: 'Findings' });
  await grid.focus();
  // Row by row, as into a spreadsheet: Tab goes on, past the end of a row too.
  for (const row of [
    ['1', '5', '100', '', '', '5%', '3'],
    ['2', '100', '300', '', '', '1', '2'],
    ['2', '100', '300', '', '', '1', '2'],
  ])
    for (const cell of row) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
  await expect(findings.getByText('“5%” is a share.')).toBeVisible();
  await findings.getByRole('button', { name: 'Row 2, Player Collection Fee' }).click();
  await grid.focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');

  await expect(findings.getByText('3 options, 3 findings.')).toBeVisible();
  await expect(findings.getByText('charges more than options 2 and 2')).toBeVisible();
  await expect(findings.getByText('Option 2 is written 2 times')).toBeVisible();
  await expect(findings.getByText('are the same in all but the number')).toBeVisible();

  // What a colleague saved in the meantime is not saved over.
  const other = await browser.newContext();
  await signIn(other, ADRIAN);
  const adrian = await other.newPage();
  await adrian.goto(page.url());
  await adrian.getByLabel('Name').fill('Pai gow, from May');
  await adrian.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(adrian.getByText('Saved. Version 2')).toBeVisible();
  await other.close();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Adrian Cole saved this schedule after you opened it.')).toBeVisible();
  await page.getByRole('button', { name: 'Save mine as version 3' }).click();
  await expect(page.getByText('Saved. Version 3')).toBeVisible();

  // The first option costs less than those above it, and the last one is another.
  await grid.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Home');
  for (let right = 0; right < 5; right++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0.50');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  for (const cell of ['3', '300', '500', '', '', '2', '3']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await expect(findings.getByText('3 options, no findings.')).toBeVisible();

  await page.getByLabel('In force from').fill('2098-05-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Version 4')).toBeVisible();
  await page.getByLabel('Option in use at the table').selectOption('Option 2, $100 to $300');
  const address = await page.getByRole('link', { name: 'Open the sheet' }).getAttribute('href');
  const sheet = await context.request.get(address ?? '', PATIENT);
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // Against the version that was saved before.
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByLabel('From', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText('1 option changed, 1 added and 1 removed; 1 the same.')).toBeVisible();
});
