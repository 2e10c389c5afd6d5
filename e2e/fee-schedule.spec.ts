import { expect } from '@playwright/test';
import { ADRIAN, NORA, pageOf, RUTH, signIn } from './people';
import { test } from './site';

/** A paper waits for those that others have asked for. */
const PATIENT = { timeout: 60_000 };

test('a card room mends three findings and submits its fees, and the reviewer compares old with new', async ({
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
  await expect(findings.getByText('charges more than option 2 in rows 3 and 4')).toBeVisible();
  await expect(findings.getByText('Option 2 is written 2 times')).toBeVisible();
  await expect(findings.getByText('is the same each time: limit, players and fees.')).toBeVisible();

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
  await expect(page.getByText('Saved. Version 2')).toBeVisible();
  await page.getByLabel('Option in use at the table').selectOption('Option 2, $100 to $300');
  const address = await page.getByRole('link', { name: 'Open the sheet' }).getAttribute('href');
  const sheet = await context.request.get(address ?? '', PATIENT);
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: 'Prepare for submission' }).click();
  await expect(page.getByText(/Adrian Cole( or .+)? submits it/)).toBeVisible();
  const submitted = new URL(page.url()).pathname.split('/').at(-1) as string;

  // Who did not write in it submits it; it stands on their home page.
  const adrian = await pageOf(browser, ADRIAN);
  await adrian.goto('/home');
  await adrian.getByRole('link', { name: /^Submit F-\d{4}, Pai gow, from spring\.$/ }).click();
  await adrian.getByRole('button', { name: 'Submit…' }).click();
  await adrian
    .getByRole('textbox', { name: 'Statement' })
    .fill('Two dollars a bet is now fifty cents at small tables.');
  await adrian.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(adrian.getByText('Submitted', { exact: true }).first()).toBeVisible();

  const ruth = await pageOf(browser, RUTH);
  await ruth.goto('/home');
  await ruth.getByRole('link', { name: /^Open F-\d{4}, Pai gow, from spring, of Northgate/ }).click();
  await expect(ruth).toHaveURL(new RegExp(`/review/fees/${submitted}$`));
  await ruth.getByRole('button', { name: 'Begin the review' }).click();
  await expect(ruth.getByText('3 options, no findings,')).toBeVisible();
  // Of the sixteen printed options three are left, each changed.
  await expect(ruth.getByText('3 options changed and 13 removed; 0 the same.')).toBeVisible();
  const first = ruth.getByRole('table', { name: 'Options compared' }).getByRole('row').nth(1);
  await expect(first).toContainText('Option 1');
  await expect(first.getByRole('deletion').first()).toHaveText('$5 to $10');
  await ruth.getByRole('textbox', { name: 'Ask a question' }).fill('Which tables?');
  await ruth.getByRole('button', { name: 'Send question' }).click();
  await page.reload();
  await page.getByRole('textbox', { name: 'Answer to question 1' }).fill('Tables 1 to 4.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('In review').first()).toBeVisible();
  await ruth.reload();
  await expect(ruth.getByText('Tables 1 to 4.')).toBeVisible();
  await ruth.getByRole('button', { name: 'Approve…' }).click();
  await ruth.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  // What the dialog says of a seal would be found, too, before anything is decided.
  await expect(ruth.getByText('Sealed', { exact: true })).toBeVisible();
  await page.goto('/fees');
  await expect(page.getByRole('table', { name: 'Schedules of fees put to the regulator' })).toContainText(
    'Approved',
  );
});

test('a schedule of fees is not saved over what a colleague saved meanwhile', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, NORA);
  await page.goto('/fees');
  await page.getByLabel('In place of the printed schedule of').selectOption('pai-gow');
  await page.getByLabel('Name').fill('Pai gow at night');
  await page.getByRole('button', { name: 'Begin a schedule' }).click();
  const grid = page.getByRole('grid', { name: 'Schedule of fees' });
  await grid.focus();
  for (const cell of ['1', '5', '100', '', '', '1', '2']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  const adrian = await pageOf(browser, ADRIAN);
  await adrian.goto(page.url());
  await adrian.getByLabel('Name').fill('Pai gow, from May');
  await adrian.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(adrian.getByText('Saved. Version 2')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Adrian Cole saved this schedule after you opened it.')).toBeVisible();
  await page.getByRole('button', { name: 'Save mine as version 3' }).click();
  await expect(page.getByText('Saved. Version 3')).toBeVisible();

  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByText('1 option changed and 15 removed; 0 the same.')).toBeVisible();
});
