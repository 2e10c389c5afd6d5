import { expect } from '@playwright/test';
import { analysedDraft, ask, held, tell } from './api';
import { ADRIAN, NORA, pageOf, RUTH } from './people';
import { test } from './site';
import { ACKNOWLEDGED, type Read } from './to-trial';

test('a document that shows a confirmation goes with the version, and the regulator reads it', async ({
  browser,
}) => {
  const [nora, adrian, ruth] = [
    await pageOf(browser, NORA),
    await pageOf(browser, ADRIAN),
    await pageOf(browser, RUTH),
  ];
  const draft = await analysedDraft(nora.request, 'big-six', 'A wheel with a pit book');
  await nora.goto(`/confirmations?draft=${draft}`);
  await nora
    .getByLabel(/^A document that shows it/)
    .first()
    .setInputFiles({ name: 'Pit book.txt', mimeType: 'text/plain', buffer: Buffer.from('Chapter 4') });
  await expect(nora.getByRole('link', { name: 'Pit book.txt' })).toBeVisible();
  await nora
    .getByLabel('How you make sure of it: Premises, licence and bank')
    .fill('Written in our pit book, chapter 4.');
  await nora
    .getByRole('button', { name: /^I confirm these/ })
    .first()
    .click();
  await expect(nora.getByText(/^Premises, licence and bank: \d+ confirmed$/).first()).toBeVisible();

  const { revision } = await held<Read>(ask(nora.request, 'drafts.get', { id: draft }));
  const { id } = await held<{ id: string }>(
    tell(nora.request, 'submissions.freeze', { draft, revision, acknowledged: ACKNOWLEDGED }),
  );
  const statement = 'For approval.';
  await held(tell(adrian.request, 'submissions.submit', { id, statement, acknowledged: ACKNOWLEDGED }));
  await ruth.goto(`/review/${id}`);
  const link = ruth.getByRole('link', { name: 'Pit book.txt' }).first();
  const answer = await ruth.request.get((await link.getAttribute('href')) ?? '');
  expect(await answer.text()).toBe('Chapter 4');
});
