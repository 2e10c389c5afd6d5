import { type Browser, expect, type Page } from '@playwright/test';
import { ask } from './api';
import { ADRIAN, pageOf, SAM, signIn } from './people';
import { test } from './site';

const PASSWORD = 'a password of their own';

async function invite(page: Page, email: string): Promise<void> {
  await page.goto('/organisation');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(linkShown(page)).toBeVisible();
}

const linkShown = (page: Page) => page.getByText(/\/invitation\//).last();

const waiting = (page: Page, email: string) =>
  page.getByRole('table', { name: 'Invitations not used yet' }).getByRole('row').filter({ hasText: email });

/** Lines of the audit trail, by what happened and to whom. */
const told = (page: Page, event: string, whom: string) =>
  page.getByRole('row').filter({ hasText: event }).filter({ hasText: whom });

/** A browser of the one invited, signed in. */
async function join(browser: Browser, link: string, email: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^Join/ }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  return page;
}

async function cannotSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/The e-mail address or the password is wrong/)).toBeVisible();
}

test('an invitation waits in the list, gets a new link, and is withdrawn', async ({
  page,
  context,
  browser,
}) => {
  const email = `wanda-${Date.now()}@northgate.example`;
  await signIn(context, ADRIAN);
  await invite(page, email);
  const first = await linkShown(page).innerText();
  await expect(waiting(page, email)).toContainText(`by ${ADRIAN.name}`);

  await waiting(page, email)
    .getByRole('button', { name: `New link for ${email}` })
    .click();
  await expect(linkShown(page)).not.toHaveText(first);
  const second = await linkShown(page).innerText();
  const wanda = await (await browser.newContext()).newPage();
  await wanda.goto(first);
  await expect(wanda.getByText(/used, withdrawn or replaced/)).toBeVisible();
  await wanda.goto(second);
  await expect(wanda.getByRole('button', { name: 'Join Northgate Casinos' })).toBeVisible();

  await waiting(page, email)
    .getByRole('button', { name: `Withdraw the invitation to ${email}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(waiting(page, email)).toHaveCount(0);
  await wanda.reload();
  await expect(wanda.getByText(/used, withdrawn or replaced/)).toBeVisible();

  await page.goto('/audit');
  for (const event of ['Member invited', 'Invitation link renewed', 'Invitation withdrawn'])
    await expect(told(page, event, email)).toHaveCount(1);
});

test('an account is closed by an approver: signed out at once, and the name stays', async ({
  page,
  context,
  browser,
}) => {
  const email = `colin-${Date.now()}@northgate.example`;
  await signIn(context, ADRIAN);
  await invite(page, email);
  const colin = await join(browser, await linkShown(page).innerText(), email, 'Colin Reed');
  await page.reload();
  await page.getByRole('button', { name: 'Close the account of Colin Reed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the account' }).click();
  await expect(page.getByText('The account of Colin Reed is closed').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);

  expect((await ask(colin.request, 'drafts.list')).status()).toBe(401);
  await colin.goto('/workbench');
  await expect(colin).toHaveURL(/\/sign-in/);
  await cannotSignIn(colin, email);
  await page.goto('/audit');
  await expect(told(page, 'Account closed', 'Colin Reed')).toContainText(ADRIAN.name);
  await expect(told(page, 'Signed in', 'Colin Reed')).toHaveCount(1);
});

test('a person closes their account with the password; the last one in a role hands over first', async ({
  page,
  context,
  browser,
}) => {
  const email = `dora-${Date.now()}@northgate.example`;
  await signIn(context, ADRIAN);
  await invite(page, email);
  const dora = await join(browser, await linkShown(page).innerText(), email, 'Dora Finch');
  await dora.goto('/account');
  await dora.getByRole('button', { name: 'Close your account…' }).click();
  const dialog = dora.getByRole('dialog', { name: 'Close your account?' });
  const password = dialog.getByLabel('Your password');
  await password.fill('not the password');
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect(password).toHaveAccessibleDescription(/The password is wrong/);
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect(dora.getByText('Your account is closed, and you are signed out everywhere.')).toBeVisible();
  await cannotSignIn(dora, email);

  const sam = await pageOf(browser, SAM);
  await sam.goto('/organisation');
  await sam.getByRole('combobox', { name: 'Members of' }).selectOption('Gambling Commission (demonstration)');
  await sam.getByRole('button', { name: 'Close the account of Ruth Hale' }).click();
  const asked = sam.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Close the account' }).click();
  await expect(asked.getByRole('alert')).toContainText(
    /Ruth Hale is the last reviewer of .+ has to join first/,
  );
});
