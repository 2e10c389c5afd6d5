import { expect, type Page } from '@playwright/test';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { analysedDraft, ask, held, tell } from './api';
import { andSaved, chooseWager, newDraft, part, payOf } from './draft-page';
import { ADRIAN, NORA, pageOf, signIn } from './people';
import { PHONE } from './phone';
import { test } from './site';

test.beforeEach(({ context }) => signIn(context, NORA));

const firstPay = (page: Page) => payOf(page, /pays$/).first();
const savedSign = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

type Held = { revision: number; variant: { wagers: Record<string, { pays: Record<string, string> }> } };
const onServer = async (page: Page) => {
  const { revision, variant } = await held<Held>(ask(page.request, 'drafts.get', { id: idOf(page) }));
  return { revision, pays: Object.values(variant.wagers['straight-up']?.pays ?? {}) };
};

/** The page asks the server again when the person comes back to it; needs its clock installed. */
async function comeBack(page: Page): Promise<void> {
  await expect(async () => {
    // What was read just now is not read again, and a save counts from when the page has its answer.
    await page.clock.fastForward(5_200);
    const read = page.waitForResponse((answer) => answer.url().includes('drafts.get') && answer.ok(), {
      timeout: 3_000,
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await read;
  }).toPass();
}

test('an edit and its undo survive a refetch', async ({ page }) => {
  await page.clock.install();
  await newDraft(page, 'Roulette (§ 3.1)', 'No way back');
  await chooseWager(page, 'Straight up');
  await andSaved(page, () => firstPay(page).fill('36 to 1'));
  await comeBack(page);
  await andSaved(page, () => firstPay(page).fill('37 to 1'));
  await expect(savedSign(page)).toBeVisible();
  await expect(firstPay(page)).toHaveValue('37 to 1');
  await andSaved(page, () => firstPay(page).fill('38 to 1'));
  await expect(savedSign(page)).toBeVisible();
  expect(await onServer(page)).toEqual({ revision: 4, pays: ['38 to 1'] });

  await page
    .getByRole('button', { name: /^Confirm (one|all \d+): / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('Written in our dealing procedures.');
  await dialog.getByRole('button', { name: /^I confirm th(is one|ese \d+)$/ }).click();
  await expect(dialog).toBeHidden();
  await andSaved(page, () => page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click());
  await expect(firstPay(page)).not.toHaveValue('38 to 1');
});

test('two tabs on one draft: whichever copy is kept, nothing is lost', async ({ page, context }) => {
  await newDraft(page, 'Roulette (§ 3.1)', 'Two tabs');
  const other = await context.newPage();
  await other.goto(page.url());
  await chooseWager(other, 'Straight up');
  await chooseWager(page, 'Straight up');

  await andSaved(page, () => firstPay(page).fill('36 to 1'));
  await firstPay(other).fill('37 to 1');
  await expect(other.getByText('You also saved this draft elsewhere')).toBeVisible();
  await expect(firstPay(other), 'what was typed is still there').toHaveValue('37 to 1');
  await other.getByRole('button', { name: 'Take the other' }).click();
  await expect(firstPay(other)).toHaveValue('36 to 1');
  await andSaved(other, () => other.keyboard.press('Control+z'));
  await expect(firstPay(other), 'undo brings mine').toHaveValue('37 to 1');
});

test("another person's work is replaced only by somebody who says so", async ({ page, browser }) => {
  await newDraft(page, 'Roulette (§ 3.1)', 'Keep mine');
  await chooseWager(page, 'Straight up');
  const approver = await pageOf(browser, ADRIAN);
  await approver.clock.install();
  await approver.goto(page.url());
  await chooseWager(approver, 'Straight up');

  await andSaved(approver, () => firstPay(approver).fill('36 to 1'));
  await firstPay(page).fill('37 to 1');
  await expect(page.getByText('Adrian Cole also saved this draft')).toBeVisible();
  await firstPay(page).fill('38 to 1');
  await andSaved(page, () => page.getByRole('button', { name: 'Keep mine, replace Adrian Cole’s' }).click());
  await expect(savedSign(page)).toBeVisible();
  expect((await onServer(page)).pays).toEqual(['38 to 1']);

  await comeBack(approver);
  await expect(firstPay(approver)).toHaveValue('38 to 1');
  await expect(approver.getByText('Nora Ellis changed this draft', { exact: true })).toBeVisible();
});

test('a draft frozen elsewhere: what was typed can be kept as a copy', async ({ page, browser }) => {
  const id = await analysedDraft(page.request, 'roulette', 'Frozen in the meantime');
  await page.goto(`/workbench/${id}`);
  await chooseWager(page, 'Straight up');

  const approver = await pageOf(browser, ADRIAN);
  const { revision } = await held<{ revision: number }>(ask(approver.request, 'drafts.get', { id }));
  await held(tell(approver.request, 'submissions.freeze', { draft: id, revision, acknowledged: OPEN_CODES }));

  await firstPay(page).fill('36 to 1');
  await expect(page.getByText('Frozen in the meantime', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await chooseWager(page, 'Straight up');
  await expect(firstPay(page)).toHaveValue('36 to 1');
});

test('unsaved changes are announced on leaving, stay in the tab and are saved on returning', async ({
  page,
}) => {
  await newDraft(page, 'Roulette (§ 3.1)', 'Offline');
  await chooseWager(page, 'Straight up');
  const id = idOf(page);
  await page.route('**/api/trpc/drafts.save**', (route) => route.abort());
  await page.setViewportSize(PHONE);
  await firstPay(page).fill('37 to 1');
  await expect(page.getByText(/kept in this tab and will be saved/), 'beside the field').toBeInViewport();
  await part(page, 'Analysis').click();
  // Another story may have had the same pays analysed: figures belong to the organisation.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Run (the analysis|again)$/ })
    .last()
    .click();
  const refused = page.getByText(/could not be saved, so they cannot be analysed yet/);
  await expect(refused).toBeVisible();
  await page.unroute('**/api/trpc/drafts.save**');
  await andSaved(page, () => page.getByRole('button', { name: 'Try now' }).click());
  await expect(refused, 'saved since').toBeHidden();

  await page.route('**/api/trpc/drafts.save**', (route) => route.abort());
  await part(page, 'Pay tables').click();
  await firstPay(page).fill('36 to 1');
  await expect(page.getByText('Not saved yet, kept in this tab')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Drafts', exact: true }).first().click();
  await expect(page.getByText('Offline is not saved', { exact: true })).toBeVisible();
  await page.unroute('**/api/trpc/drafts.save**');
  await andSaved(page, () => page.goto(`/workbench/${id}`));
  await chooseWager(page, 'Straight up');
  await expect(firstPay(page)).toHaveValue('36 to 1');
});
