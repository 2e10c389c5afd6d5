import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ADRIAN, OWEN, PASSWORD, signIn, signInAnew } from './people';
import { test } from './site';

/** The code an authenticator shows now: RFC 6238 with its usual settings, written from the RFC. */
function codeNow(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function typeTheCode(
  page: Page,
  label: string | RegExp,
  secret: string,
  button: string,
): Promise<void> {
  await page.getByLabel(label).fill(codeNow(secret));
  await page.getByRole('button', { name: button }).click();
}

test('a second factor is set up, gives new emergency codes, and is turned off', async ({ page, context }) => {
  await signInAnew(context, OWEN);
  await page.goto('/account');
  const factor = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Two-factor sign-in' }) });
  await factor.getByLabel('Your password').fill('not the password');
  await factor.getByRole('button', { name: 'Set it up' }).click();
  await expect(factor.getByText('The password is wrong.')).toBeVisible();
  await factor.getByLabel('Your password').fill(PASSWORD);
  await factor.getByRole('button', { name: 'Set it up' }).click();
  await expect(factor.getByRole('img', { name: /authenticator/ })).toBeVisible();
  const secret = (await factor.getByText(/^[A-Z2-7]{16,}$/).innerText()).trim();
  await typeTheCode(page, 'Current code', secret, 'Turn it on');
  await expect(page.getByText('On: signing in asks for a code')).toBeVisible();

  const codes = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Emergency codes' }) });
  await codes.getByLabel('Your password').fill(PASSWORD);
  await codes.getByRole('button', { name: 'Make new codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);

  await factor.getByLabel('Your password').fill(PASSWORD);
  await factor.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('Off: signing in asks for the password only.')).toBeVisible();
});

test('an unusable password is explained at its field; sessions can be ended', async ({
  page,
  context,
  browser,
}) => {
  await signInAnew(context, OWEN);
  await signInAnew(await browser.newContext(), OWEN);
  await page.goto('/account');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('too short');
  await page.getByLabel('Repeat the new password').fill('too shorter');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /this one has 9/,
  );
  await expect(page.getByLabel('Repeat the new password')).toHaveAccessibleDescription(/do not match/);

  const sessions = page.getByRole('table', { name: 'Sessions of your account' });
  const others = sessions.getByRole('button', { name: 'End' });
  await expect(sessions.getByText('This one')).toBeVisible();
  const before = await others.count();
  expect(before).toBeGreaterThan(0);
  await others.first().click();
  await expect(others).toHaveCount(before - 1);
});

test('an invited colleague joins by the link and appears among the members', async ({
  page,
  context,
  browser,
}) => {
  const email = `petra-${Date.now()}@northgate.example`;
  await signIn(context, ADRIAN);
  await page.goto('/organisation');
  await page.getByLabel('E-mail address').fill(ADRIAN.email);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/has an account already/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByText(/\/invitation\//).innerText();

  const petra = await (await browser.newContext()).newPage();
  await petra.goto(link);
  await petra.getByLabel('Your name').fill('Petra Lane');
  await petra.getByLabel('Password', { exact: true }).fill('a password of hers');
  await petra.getByRole('button', { name: 'Join Northgate Casinos' }).click();
  await petra.getByLabel('E-mail address').fill(email);
  await petra.getByLabel('Password').fill('a password of hers');
  await petra.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(petra.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await row.getByRole('combobox', { name: 'Role of Petra Lane' }).selectOption('Approver');
  await expect(page.getByText('Petra Lane is now approver').first()).toBeVisible();
});

test('no form calls too many tries or a server that cannot write a wrong password', async ({
  page,
  context,
}) => {
  const full = 'The disk of this site is full.';
  const answers = [
    {
      status: 429,
      json: { message: 'Too many requests. Please try again later.' },
      says: /^Too many tries\. Wait a minute/,
    },
    { status: 503, json: { code: 'storage-full', message: full }, says: full },
  ];
  await signIn(context, OWEN);
  await page.goto('/account');
  for (const { status, json, says } of answers) {
    await page.route(/\/api\/auth\/(change-password|two-factor\/)/, (route) =>
      route.fulfill({ status, json }),
    );
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password', { exact: true }).fill('long enough for this');
    await page.getByLabel('Repeat the new password').fill('long enough for this');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(says);
    await page.getByLabel('Your password').fill('not the password');
    await page.getByRole('button', { name: 'Set it up' }).click();
    await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(says);
    await page.unrouteAll();
  }
  await page.route(/\/api\/auth\/two-factor\//, (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto('/two-factor');
  for (const label of ['Code from your authenticator', 'Emergency code']) {
    await page.getByLabel(label).fill('123456');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Too many tries/);
    if (label !== 'Emergency code')
      await page.getByRole('button', { name: 'Use an emergency code instead' }).click();
  }
});
