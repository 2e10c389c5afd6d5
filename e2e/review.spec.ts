import { expect, type Page } from '@playwright/test';
import { ask, held, tell } from './api';
import { HANA, pageOf, RUTH, signIn, signInAnew } from './people';
import { test } from './site';

type Queued = { id: string; reference: string; state: string };
type Read = { questions: { id: string; answer?: string }[] };

/** The games in the queue, which has what is offered without an approval and documents of houses as well. */
const games = async (page: Page): Promise<Queued[]> =>
  (await held<Queued[]>(ask(page.request, 'reviews.queue'))).filter(({ reference }) =>
    reference.startsWith('A-'),
  );

test('a decision on a submission that has changed since is refused, with the reason', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, RUTH);
  const queue = await games(page);
  const questioned = queue.find(({ state }) => state === 'questioned');
  if (!questioned) throw new Error('the demonstration holds a submission with an open question');
  const { id } = questioned;
  await page.goto(`/review/${id}`);
  await page.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Approve', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Refuse' }).check();
  await dialog.getByRole('textbox', { name: 'Reasons' }).fill('The question was not answered.');

  const hana = await pageOf(browser, HANA);
  const { questions } = await held<Read>(ask(hana.request, 'submissions.get', { id }));
  const open = questions.find(({ answer }) => answer === undefined);
  await held(
    tell(hana.request, 'submissions.answer', { id, question: open?.id, text: 'The dealer calls it.' }),
  );

  await dialog.getByRole('button', { name: 'Record the decision' }).click();
  await expect(dialog.getByText('This submission changed while you were deciding')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close and read it' }).click();
  await expect(page.getByText('The dealer calls it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'State' })).toContainText('In review');
});

test('a reviewer takes a submission, goes through it rule by rule, and asks at a rule', async ({
  page,
  context,
}) => {
  await signIn(context, RUTH);
  const queue = await games(page);
  const submitted = queue.find(({ state }) => state === 'submitted');
  if (!submitted) throw new Error('the demonstration holds a submission that nobody has opened');
  await page.goto(`/review/${submitted.id}`);
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('button', { name: 'Complete: begin the review' }).click();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('combobox', { name: 'Looked after by' })).toHaveValue(/.+/);

  const first = page.locator('#finding-0');
  await page.goto(`/review/${submitted.id}#finding-0`);
  await first.getByRole('button', { name: /^Accept/ }).click();
  await expect(first.getByText('Accepted by the reviewer')).toBeVisible();
  await first.getByRole('button', { name: /^Reopen/ }).click();
  await first.getByRole('button', { name: /^Overrule/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Overrule' }).click();
  await expect(dialog.getByText('Give the reasons: they are sealed with the decision.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reasons' }).fill('The premises show it at the table.');
  await dialog.getByRole('button', { name: 'Overrule' }).click();
  await expect(first.getByText('The premises show it at the table.')).toBeVisible();

  await first.getByRole('button', { name: /^Ask/ }).click();
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Which sign is meant?');
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('region', { name: 'State' })).toContainText('Question');
  await first.getByRole('link', { name: /Question 1: open/ }).click();
  await expect(page.getByRole('link', { name: /^About clause/ })).toBeVisible();

  await page.goto('/review?assignee=me');
  await expect(page.locator(`a[href="/review/${submitted.id}"]`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of this view' }).fill('Mine');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Adoption');
  await expect(page).toHaveURL(/kind=adoption/);
  await expect(page.getByText('Nothing here under these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect(page).toHaveURL(/\/review\?assignee=me$/);
  await expect(page.locator(`a[href="/review/${submitted.id}"]`)).toBeVisible();
});

test('reasons that were typed stay until they are sent, and go with whoever signs out', async ({
  page,
  context,
}) => {
  // A session of its own, as it ends here.
  await signInAnew(context, RUTH);
  const queue = await games(page);
  const reviewed = queue.find(({ state }) => state === 'questioned' || state === 'in-review');
  if (!reviewed) throw new Error('the demonstration holds a submission under review');
  const dialog = page.getByRole('dialog');
  const reasons = dialog.getByRole('textbox', { name: 'Reasons' });
  const open = async () => {
    await page.getByRole('button', { name: 'Decide' }).click();
    await dialog.getByRole('radio', { name: 'Refuse' }).check();
  };
  await page.goto(`/review/${reviewed.id}`);
  await open();
  await reasons.fill('The sign names another game.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(reasons).toHaveValue('The sign names another game.');
  await page.reload();
  await open();
  await expect(reasons).toHaveValue('The sign names another game.');
  await page.goto('/review');
  await page.goBack();
  await open();
  await expect(reasons).toHaveValue('The sign names another game.');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account: Ruth Hale' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-in/);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('assay.'))),
  ).toEqual([]);
});
