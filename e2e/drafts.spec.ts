import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { held, tell } from './api';
import { expectAccessible } from './axe';
import { andSaved, confirmEverything, giveCircumstances, newDraft, part, payOf } from './draft-page';
import { NORA, signIn } from './people';
import { test } from './site';

test('a draft among many is found, sorted and paged, with one request for the list', async ({
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
  await expect(rows.first()).toContainText(/\d\.\d{4}%/);
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

test('a draft is downloaded as a file, and another starts from it', async ({ page, context }, info) => {
  await signIn(context, NORA);
  await newDraft(page, 'Roulette (§ 3.1)', 'To a file');
  await andSaved(page, () => payOf(page, /pays$/).first().fill('36 to 1'));
  await part(page, 'Papers').click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('to-a-file.json');
  const file = info.outputPath('to-a-file.json');
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).wagers['straight-up'].pays).toEqual({ win: '36 to 1' });

  await page.goto('/workbench');
  await page.getByRole('button', { name: 'From a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'New draft from a file' });
  await dialog.getByLabel('Or paste it').fill('{"rulebook":"gb-2007","game":"roulette","stakes":1}');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(dialog.getByRole('alert')).toContainText('wagers');
  await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
  await dialog.getByLabel('Name').fill('From a file');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'From a file' })).toBeAttached();
  await expect(payOf(page, /pays$/).first()).toHaveValue('36 to 1');
});

test('a new draft starts at its first field, and names the rulebooks not in force on its day', async ({
  page,
  context,
}) => {
  await signIn(context, NORA);
  await page.goto('/workbench');
  await page.getByRole('button', { name: 'New draft' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New draft' });
  await expect(dialog.getByLabel('Day')).toBeFocused();
  await dialog.getByLabel('Rulebook').selectOption({ value: 'co-rule-28' });
  await dialog.getByLabel('Day').fill('2020-01-01');
  await expect(
    dialog.getByText(/in force from 14 June 2021\. Choose another day, or another rulebook\./),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create draft' })).toBeDisabled();
});

test('missing or reversed limits are marked at their field, and the next-step button does the step', async ({
  page,
  context,
}) => {
  await signIn(context, NORA);
  await newDraft(page, 'Roulette (§ 3.1)', 'Next step');
  await page.getByRole('heading', { name: 'Circumstances' }).first().click();
  await page.getByRole('textbox', { name: 'Minimum, GBP' }).fill('500');
  const maximum = page.getByRole('textbox', { name: 'Maximum, GBP' });
  await maximum.fill('5');
  await expect(maximum).toHaveAccessibleDescription(/below the minimum of 500/);
  await giveCircumstances(page);
  await expect(maximum).not.toHaveAttribute('aria-invalid');
  // With every wager it is a variant that the demonstration's operator has analysed.
  await andSaved(page, () => page.getByRole('checkbox', { name: 'Offer Column' }).uncheck());

  const duty = page.getByRole('button', { name: /^Confirm (one|all \d+): / }).first();
  await duty.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first(), 'the first field has the keyboard').toBeFocused();
  await dialog.getByRole('button', { name: /^I confirm th(is one|ese \d+)$/ }).click();
  await expect(dialog.getByLabel('Note')).toHaveAccessibleDescription(/Write how you make sure of it/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await confirmEverything(page);
  await page.getByRole('button', { name: 'Run the analysis' }).click();
  await expect(page.getByText(/^Next: .*Read the papers/)).toBeVisible({ timeout: 60_000 });
});

test('the layout of the table follows what is offered and typed, and a place leads to its wager', async ({
  page,
  context,
}) => {
  await signIn(context, NORA);
  await newDraft(page, 'Roulette (§ 3.1)', 'Laid out');
  await page.getByRole('heading', { name: 'Layout of the table' }).click();
  const layout = page.getByRole('group', { name: 'Layout of Roulette' });
  const place = (name: string) => layout.getByRole('link', { name }).first();
  await expect(place('Straight up pays 35 to 1')).toBeVisible();
  await andSaved(page, () => payOf(page, /pays$/).first().fill('36 to 1'));
  await expect(place('Straight up pays 36 to 1')).toBeVisible();
  await expect(place('Column pays 2 to 1')).toBeVisible();
  await andSaved(page, () => page.getByRole('checkbox', { name: 'Offer Column' }).uncheck());
  await expect(place('Column pays 2 to 1')).toBeHidden();
  await expectAccessible(page, 'a layout');
  await place('Red or black pays 1 to 1').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Red or black/ })).toBeVisible();
  await expect(place('Red or black pays 1 to 1')).toHaveAttribute('aria-current', 'true');
});
