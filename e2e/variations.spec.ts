import { expect } from '@playwright/test';
import { ADRIAN, pageOf, RUTH } from './people';
import { test } from './site';

/** The variation that the demonstration's operator has notified. */
test('a local variation that the regulator calls significant becomes a submission', async ({ browser }) => {
  const [ruth, adrian] = [await pageOf(browser, RUTH), await pageOf(browser, ADRIAN)];
  await ruth.goto('/review?kind=offered');
  await ruth
    .getByRole('row', { name: /V-PHJB-0001/ })
    .getByRole('link')
    .click();
  await expect(ruth.getByText('A straight-up win on 8 is paid a bottle').first()).toBeVisible();
  await expect(async () => {
    await ruth.getByRole('button', { name: 'Call it significant' }).click({ timeout: 2000 });
    await expect(ruth.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const dialog = ruth.getByRole('dialog');
  await dialog.getByLabel('Reasons').fill('A prize beside the pays is a new feature.');
  await dialog.getByRole('button', { name: 'Call it significant' }).click();
  await expect(ruth.getByText('Sealed', { exact: true })).toBeVisible();

  await adrian.goto('/variations');
  await adrian.getByRole('link', { name: 'V-PHJB-0001' }).click();
  await expect(adrian.getByText('The regulator calls it a significant change')).toBeVisible();
  await adrian.getByRole('link', { name: 'its version' }).click();
  await expect(async () => {
    await adrian.getByRole('button', { name: 'Submit', exact: true }).click({ timeout: 2000 });
    await expect(adrian.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const submitting = adrian.getByRole('dialog');
  await submitting.getByRole('textbox', { name: 'Statement' }).fill('As the regulator asks.');
  for (const known of await submitting.getByRole('checkbox').all()) await known.check();
  await submitting.getByRole('button', { name: 'Submit to the regulator' }).click();
  await expect(adrian.getByText('A reviewer opens it.', { exact: false })).toBeVisible();

  await ruth.reload();
  await expect(ruth.getByText('Submitted for approval').first()).toBeVisible();
});
