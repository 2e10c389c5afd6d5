import { expect } from '@playwright/test';
import { ask, held, tell } from './api';
import { HANA, NORA, pageOf } from './people';
import { test } from './site';

test('another operator’s things are not found, not forbidden', async ({ browser }) => {
  const nora = await pageOf(browser, NORA);
  const hana = await pageOf(browser, HANA);
  const [submission] = await held<{ id: string; hash: string; name: string }[]>(
    ask(nora.request, 'submissions.list'),
  );
  const { drafts } = await held<{ drafts: { id: string; name: string }[] }>(ask(nora.request, 'drafts.list'));
  const [draft] = drafts;
  if (!submission || !draft) throw new Error('the demonstration holds a submission and a draft of Northgate');

  await nora.goto(`/submissions/${submission.id}`);
  await expect(nora.getByRole('heading', { level: 1, name: submission.name })).toBeVisible();

  for (const place of [
    `/submissions/${submission.id}`,
    `/workbench/${draft.id}`,
    `/review/${submission.id}`,
    '/review',
  ]) {
    const answer = await hana.goto(place);
    expect(answer?.status(), place).toBe(404);
    await expect(hana.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await expect(hana.getByText(submission.name)).toHaveCount(0);
  }

  const refused = [
    ask(hana.request, 'submissions.get', { id: submission.id }),
    ask(hana.request, 'drafts.get', { id: draft.id }),
    tell(hana.request, 'submissions.reviseAsDraft', { id: submission.id }),
    tell(hana.request, 'drafts.remove', { id: draft.id }),
    hana.request.get(`/api/documents/${submission.id}/sign.txt`),
    hana.request.get(`/api/documents/draft/${draft.id}/sign.txt`),
  ];
  for (const answer of await Promise.all(refused)) expect(answer.status(), answer.url()).toBe(404);

  await hana.goto('/audit');
  await expect(hana.getByText('Harbour Gaming').first()).toBeVisible();
  await expect(hana.getByText('Northgate Casinos')).toHaveCount(0);
});

test('a stale code leads to a calm page, and nobody signed out sees the workbench', async ({ page }) => {
  const answer = await page.goto(`/record/${'0'.repeat(64)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No record for this code' })).toBeVisible();
  await page.goto('/submissions');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsubmissions/);
});
