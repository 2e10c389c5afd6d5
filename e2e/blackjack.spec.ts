import { expect, type Page } from '@playwright/test';
import { ask, held, tell } from './api';
import { andSaved, part } from './draft-page';
import { NORA, signIn } from './people';
import { test } from './site';

test.beforeEach(({ context }) => signIn(context, NORA));

const SOLVED = { timeout: 60_000 };

async function blackjack(page: Page): Promise<void> {
  const { id } = await held<{ id: string }>(
    tell(page.request, 'drafts.create', { rulebook: 'gb-2007', game: 'blackjack', name: 'Main floor 21' }),
  );
  await page.goto(`/workbench/${id}`);
  await part(page, 'Strategy').click();
  await expect(page.getByRole('heading', { name: 'Further questions' })).toBeVisible(SOLVED);
}

test('blackjack: the chart, a hand dealt, and a question about the shoe', async ({ page }) => {
  test.slow();
  await blackjack(page);
  const chart = page.getByRole('table', { name: 'The chart: pairs' }).first();
  await expect(chart).toBeVisible();

  await page.getByLabel('Dealer’s card').fill('6d');
  await page.getByLabel('Hand', { exact: true }).fill('5h 6c');
  await expect(page.getByTestId('advice')).toHaveText('Double', SOLVED);
  await expect(
    page
      .locator('dd')
      .filter({ hasText: /^\+?0\.\d{6}$/ })
      .first(),
  ).toBeVisible();

  const shoe = page.getByRole('region', { name: 'The shoe' });
  await shoe.getByLabel('Rounds').fill('lots');
  await shoe.getByRole('button', { name: 'Work it out' }).click();
  await expect(shoe.getByText('Give the number of rounds as a whole number', { exact: false })).toBeVisible();
  await shoe.getByLabel('Rounds').fill('20,000');
  await shoe.getByLabel('Players').selectOption('1');
  await expect(shoe.getByText(/^This takes .* of computing\.$/)).toBeVisible();
  await shoe.getByRole('button', { name: 'Work it out' }).click();
  await expect(shoe.getByText(/^House edge with a cut card at 75%/)).toBeVisible(SOLVED);
  await expect(shoe.getByText(/1 player/).first()).toBeVisible();
  await page.reload();
  await part(page, 'Strategy').click();
  await expect(shoe.getByText(/^House edge with a cut card at 75%/), 'answers are kept').toBeVisible(SOLVED);
});

test('a chart of one’s own is filed with the draft, survives a reload, and is undone', async ({ page }) => {
  test.slow();
  await blackjack(page);
  const own = page.getByRole('region', { name: 'A chart of your own' });
  await own.getByRole('button', { name: 'Start from the best chart' }).click();
  const cell = own.getByLabel('Hard 16 against 10', { exact: true });
  await expect(cell).toBeVisible(SOLVED);
  await cell.selectOption('S');
  await own.getByRole('button', { name: 'File this chart with the draft' }).click();
  await expect(own.getByRole('status')).toContainText('Filed with the draft');
  const ways = page.getByRole('table', { name: 'Ways to play and their house edge' });
  await expect(ways.getByRole('rowheader', { name: /^By the chart filed/ })).toBeVisible(SOLVED);
  await expect(page.getByRole('table', { name: 'The chart filed: pairs' })).toBeVisible();

  await andSaved(page, () => cell.selectOption('H'));
  await expect(cell).toHaveValue('H');
  await andSaved(page, () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(cell).toHaveValue('S');

  await page.reload();
  await part(page, 'Strategy').click();
  await own.getByRole('button', { name: 'Edit the chart filed' }).click(SOLVED);
  await expect(cell).toHaveValue('S', SOLVED);
  await own.getByRole('button', { name: 'Remove it from the draft' }).click();
  const filed = page.getByRole('table', { name: 'The chart filed: pairs' });
  await expect(filed).toHaveCount(0, SOLVED);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(filed).toBeVisible(SOLVED);
});

test('a question under way shows how far it is, and is cancelled', async ({ page }) => {
  test.slow();
  await blackjack(page);
  const decks = page.getByRole('region', { name: 'House edge by number of decks' });
  await decks.getByRole('button', { name: 'Work it out' }).click();
  await expect(decks.getByRole('progressbar')).toBeVisible();
  await decks.getByRole('button', { name: 'Cancel' }).click();
  await expect(decks.getByRole('button', { name: 'Work it out' })).toBeVisible();
  await expect(decks.getByRole('table')).toHaveCount(0);
});

test('an answer to a further question is frozen with the dossier', async ({ page }) => {
  test.slow();
  const { id } = await held<{ id: string }>(
    tell(page.request, 'drafts.create', { rulebook: 'gb-2007', game: 'blackjack', name: 'One deck 21' }),
  );
  type Draft = { revision: number; variant: { options: Record<string, string> } };
  const { variant } = await held<Draft>(ask(page.request, 'drafts.get', { id }));
  const wagers = { initial: { payTable: 'minimum', pays: {} } };
  const options = { ...variant.options, decks: '1', play: 'basic' };
  const { revision } = await held<Draft>(
    tell(page.request, 'drafts.save', { id, revision: 1, variant: { ...variant, options, wagers } }),
  );
  await held(tell(page.request, 'analyses.start', { draft: id, revision, rounds: 10_000, seed: 7 }));
  await page.goto(`/workbench/${id}`);
  await part(page, 'Strategy').click();
  await expect(page.getByRole('heading', { name: 'Further questions' })).toBeVisible(SOLVED);
  const shoe = page.getByRole('region', { name: 'The shoe' });
  await shoe.getByLabel('Rounds').fill('10,000');
  await shoe.getByLabel('Players').selectOption('1');
  await shoe.getByRole('button', { name: 'Work it out' }).click();
  await expect(shoe.getByText(/^House edge with a cut card at 75%/)).toBeVisible(SOLVED);
  await expect(shoe.getByRole('textbox', { name: 'Rounds' }), 'the settings stay').toHaveValue('10,000');
  await part(page, 'Papers').click();
  await page.getByRole('button', { name: 'Freeze…' }).click(SOLVED);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /^The shoe/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /recorded with my name/ }).check();
  await dialog.getByRole('button', { name: 'Freeze', exact: true }).click();
  await dialog.getByRole('button', { name: 'Open the submission' }).click(SOLVED);
  const filed = page.getByRole('heading', { name: 'Further questions in the dossier' });
  await expect(filed).toBeVisible(SOLVED);
});
