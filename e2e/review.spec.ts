import { expect } from '@playwright/test';
import { ask, held, tell } from './api';
import { HANA, pageOf, RUTH, signIn } from './people';
import { test } from './site';

type Queued = { id: string; state: string };
type Read = { questions: { id: string; answer?: string }[] };

test('a decision on a submission that has changed since is refused, with the reason', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, RUTH);
  const queue = await held<Queued[]>(ask(page.request, 'reviews.queue'));
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
