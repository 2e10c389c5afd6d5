import { expect, test } from '@playwright/test';
import { analysedDraft, ask, held, tell } from './api';
import { andSaved, chooseWager, newDraft, payOf } from './draft-page';
import { ADRIAN, NORA, pageOf, signIn } from './people';

test.beforeEach(({ context }) => signIn(context, NORA));

test('two tabs on one draft: the second is told and loses nothing', async ({ page, context }) => {
  await newDraft(page, 'Roulette (§ 3.1)', 'Two tabs');
  const other = await context.newPage();
  await other.goto(page.url());
  await chooseWager(other, 'Straight up');
  await chooseWager(page, 'Straight up');

  const pay = payOf(page, /pays$/).first();
  await andSaved(page, () => pay.fill('36 to 1'));
  await payOf(other, /pays$/).first().fill('37 to 1');

  await expect(other.getByText(/saved this draft/)).toBeVisible();
  await expect(payOf(other, /pays$/).first(), 'what was typed is still there').toHaveValue('37 to 1');
  await other.getByRole('button', { name: 'Load theirs' }).click();
  await expect(payOf(other, /pays$/).first()).toHaveValue('36 to 1');
});

test('a draft frozen meanwhile: what was typed can be kept as a copy', async ({ page, browser }) => {
  const id = await analysedDraft(page.request, 'roulette', 'Frozen meanwhile');
  await page.goto(`/workbench/${id}`);
  await chooseWager(page, 'Straight up');

  const approver = await pageOf(browser, ADRIAN);
  const { revision } = await held<{ revision: number }>(ask(approver.request, 'drafts.get', { id }));
  await held(tell(approver.request, 'submissions.freeze', { draft: id, revision }));

  await payOf(page, /pays$/).first().fill('36 to 1');
  await expect(page.getByText('Frozen meanwhile', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await chooseWager(page, 'Straight up');
  await expect(payOf(page, /pays$/).first()).toHaveValue('36 to 1');
});
