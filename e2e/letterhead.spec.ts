import { expect } from '@playwright/test';
import { ADRIAN, NORA, pageOf, signIn } from './people';
import { test } from './site';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});
const SQUARE = '<svg viewBox="0 0 40 20"><rect width="40" height="20" fill="#7a2e3a"/></svg>';
const HOSTILE = '<svg viewBox="0 0 40 20" onload="alert(1)"><rect width="40" height="20"/></svg>';

test('an approver says what papers show of the organisation, and a member reads it', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, ADRIAN);
  await page.goto('/organisation');
  const section = page.locator('#letterhead');
  const mark = section.getByRole('img', { name: 'The mark on your papers' });
  await section.getByRole('button', { name: 'Remove the mark' }).click();
  await expect(mark).toHaveCount(0);

  await section.getByLabel('Mark', { exact: true }).setInputFiles(file('hostile.svg', HOSTILE));
  await expect(section.getByText(/the attribute “onload” on “svg”, which a mark may not have/)).toBeVisible();
  await expect(mark).toHaveCount(0);
  await section.getByLabel('Mark', { exact: true }).setInputFiles(file('square.svg', SQUARE));
  await expect(mark).toBeVisible();

  await section.getByRole('button', { name: 'Add premises' }).click();
  const premises = section.getByRole('group', { name: 'Premises' });
  await premises.getByLabel('Name').last().fill('Northgate Hull');
  await premises.getByLabel('Licence number').last().fill('HUL-2020-0003');
  await section.getByLabel('Minimum age, Singapore').fill('18');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText(/Players in Singapore are 21 or older/).first()).toBeVisible();
  await section.getByLabel('Minimum age, Singapore').fill('23');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('button', { name: 'Save' })).toBeDisabled();

  const nora = await pageOf(browser, NORA);
  await nora.goto('/organisation');
  const read = nora.locator('#letterhead');
  await expect(read.getByRole('img', { name: 'The mark on your papers' })).toBeVisible();
  await expect(read.getByLabel('Minimum age, Singapore')).toHaveValue('23');
  await expect(read.getByLabel('Minimum age, Singapore')).toBeDisabled();
  await expect(read.getByLabel('Name', { exact: true }).last()).toHaveValue('Northgate Hull');
  await expect(read.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
