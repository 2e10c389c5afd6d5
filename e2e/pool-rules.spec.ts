import { expect, type Page } from '@playwright/test';
import { ADRIAN, NORA, pageOf, RUTH } from './people';
import { test } from './site';
import { expectUsable, loaded } from './usable';

async function usable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await loaded(page);
  await expectUsable(page, address);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function takes(page: Page, step: string, text?: string): Promise<void> {
  await page.getByRole('button', { name: `${step}…` }).click();
  const dialog = page.getByRole('dialog');
  if (text) await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('pool rules are written, checked, submitted, compared and approved, and their sign is made', async ({
  browser,
}) => {
  // Looks at pages in both themes, on a phone and at 200%.
  test.slow();
  const nora = await pageOf(browser, NORA);
  await nora.goto('/pools');
  await nora.getByLabel('Name').fill('Season 2098');
  await nora.getByRole('button', { name: 'Begin pool rules' }).click();
  await nora.getByRole('button', { name: 'Add the pool' }).click();
  const win = nora.getByRole('group', { name: 'Win' });
  await win.getByLabel('Deduction').fill('120%');
  await nora.getByLabel('In force from').fill('2098-05-01');
  await nora.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(win.getByText('“120%” is no deduction of win')).toBeVisible();
  await win.getByLabel('Deduction').fill('17.5');
  await win.getByLabel('Multiples of').fill('0.10');
  await nora.getByRole('button', { name: 'Save', exact: true }).click();
  const findings = nora.locator('#findings');
  await expect(findings.getByText('1 breach.')).toBeVisible();
  await win.getByLabel('Multiples of').fill('');
  await nora.getByLabel('3.5(a) win, Win').fill('Licence, schedule 2');
  await nora.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(findings.getByText('Confirmed: Licence, schedule 2')).toBeVisible();
  const page = new URL(nora.url()).pathname;
  await usable(nora, page);
  await nora.getByRole('button', { name: 'Prepare for submission' }).click();
  await nora.waitForURL('**/pools/submissions/*');
  const id = nora.url().split('/').at(-1);

  const adrian = await pageOf(browser, ADRIAN);
  await adrian.goto(`/pools/submissions/${id}`);
  await takes(adrian, 'Submit', 'For the season.');

  const ruth = await pageOf(browser, RUTH);
  await ruth.goto('/review/pools');
  await expect(ruth).toHaveURL(/\/review\?kind=pools$/);
  await ruth
    .getByRole('row', { name: /P-0001/ })
    .getByRole('link')
    .click();
  await ruth.getByRole('button', { name: 'Begin the review' }).click();
  await expect(ruth.getByRole('row', { name: /^Win New Deduction [\d.()a-z]+ – 17\.5%$/ })).toBeVisible();
  await takes(ruth, 'Approve');
  // What the dialog says of a seal would be found, too, before anything is decided.
  await expect(ruth.getByText('Sealed', { exact: true })).toBeVisible();
  await usable(ruth, `/review/pools/${id}`);

  const sign = await nora.request.get(`/api/pool-rules/${id}/sign.pdf`);
  expect([sign.status(), sign.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
