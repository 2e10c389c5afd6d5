/** A rule change that hits a live game: a regulator drafts it, and sees what it would do before anybody is bound. */
import { expect } from '@playwright/test';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { analysedDraft, ask, held, tell } from './api';
import { ADRIAN, NORA, pageOf, RUTH } from './people';
import { test } from './site';

/** Rules that it publishes hold for every later story of a site, so it has one of its own. */
test.use({ settings: { cores: 1 } });

test('a higher minimum is drafted, tried on a live game and published, and what was decided stays', async ({
  browser,
}) => {
  const [nora, adrian, ruth] = [
    await pageOf(browser, NORA),
    await pageOf(browser, ADRIAN),
    await pageOf(browser, RUTH),
  ];
  const draft = await analysedDraft(nora.request, 'big-six', 'Wheel of the pier');
  const { revision } = await held<{ revision: number }>(ask(nora.request, 'drafts.get', { id: draft }));
  const { id } = await held<{ id: string }>(
    tell(nora.request, 'submissions.freeze', { draft, revision, acknowledged: OPEN_CODES }),
  );
  await held(tell(adrian.request, 'submissions.submit', { id, statement: 'New.', acknowledged: OPEN_CODES }));
  await held(tell(ruth.request, 'reviews.open', { id }));
  const complete = await held<{ revision: number }>(tell(ruth.request, 'reviews.findComplete', { id }));
  await held(
    tell(ruth.request, 'reviews.decide', {
      id,
      revision: complete.revision,
      kind: 'approve',
      reasons: 'In order.',
      acknowledged: OPEN_CODES,
    }),
  );

  await ruth.goto('/review');
  await ruth.getByRole('link', { name: 'Draft editions' }).click();
  await ruth.getByLabel('Rulebook').selectOption('gb-2007');
  await ruth.getByLabel('Name').fill('Higher wheel');
  await ruth.getByRole('button', { name: 'Begin a draft edition' }).click();
  await expect(ruth.getByRole('heading', { name: 'Higher wheel' })).toBeVisible();
  await expect(ruth.getByText('This is no edition yet')).toBeVisible();

  await ruth.getByLabel('Game or section').selectOption('Big Six (Wheel of Fortune)');
  await ruth.getByLabel('Becomes').fill('51 to 1');
  await ruth.getByLabel('Reason').fill('Players get back too little.');
  await ruth.getByRole('button', { name: 'Add this change' }).click();
  await expect(ruth.getByRole('cell', { name: '51 to 1' })).toBeVisible();
  await expect(ruth.getByText('This is no edition yet')).toBeHidden();

  await ruth.getByLabel('Name of the edition').fill('November 2027');
  await ruth.getByLabel('Name of the edition').blur();
  await expect(ruth.getByText(/^November 2027, in force from/)).toBeVisible();
  await ruth.getByLabel('First day').fill('2027-11-01');
  await ruth.getByLabel('First day').blur();
  await expect(ruth.getByText(/^November 2027, in force from 1 November 2027/)).toBeVisible();
  await ruth.getByRole('button', { name: 'Try it on everything played' }).click();
  await expect(ruth.getByText(/would breach a rule\./)).toBeVisible();
  const row = ruth.getByRole('row').filter({ hasText: 'asks 51 to 1' });
  await expect(row.first()).toContainText('Would breach');
  await expect(row.first()).toContainText('asks 50 to 1');

  await ruth.getByRole('button', { name: 'Publish' }).click();
  const dialog = ruth.getByRole('alertdialog');
  await expect(dialog).toContainText('1 game would breach a rule.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(ruth).toHaveURL(/\/rulebooks\/gb-2007\/editions$/);
  await expect(ruth.getByRole('heading', { name: 'November 2027' })).toBeVisible();
  await expect(ruth.getByRole('rowheader', { name: /Symbol A, least pay, Symbol A is spun/ })).toBeVisible();
  await nora.goto('/');
  await expect(nora.getByText(/^Change .+ Wheel of the pier: from .+ it is in breach/).first()).toBeVisible();

  const after = await held<{ state: string; findings: { verdict: string }[] }>(
    ask(ruth.request, 'submissions.get', { id }),
  );
  expect(after.state).toBe('approved');
  expect(after.findings.filter(({ verdict }) => verdict === 'breach')).toEqual([]);
});
