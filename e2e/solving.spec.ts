import { expect } from '@playwright/test';
import { ask, held, tell } from './api';
import { expectAccessible } from './axe';
import { andSaved, chooseWager, houseEdge, newDraft, part, payOf } from './draft-page';
import { NORA, signIn } from './people';
import { test } from './site';

const ULTIMATE = 'Ultimate Texas Hold’em Poker (§ 11.48)';
/** A game is solved by as many threads as the machine has to spare. */
const SOLVED = { timeout: 80_000 };

test.beforeEach(({ context }) => signIn(context, NORA));

test('after an edit that changes the strategy, the last figure stays, marked, until the new one is ready', async ({
  page,
}) => {
  test.slow();
  await newDraft(page, ULTIMATE, 'Ultimate with a kinder blind');
  const solving = page.getByRole('progressbar', { name: /solving the game/i });
  await expect(page.getByText('Standard deviation')).toBeVisible(SOLVED);
  // Wizard of Odds, "Ultimate Texas Hold'em": 2.185% of the ante with the usual blind table, which is the minimum here.
  await expect(houseEdge(page)).toHaveText('2.1850%');

  await chooseWager(page, 'Blind');
  await andSaved(page, () => payOf(page, 'Flush').fill('1 to 1'));
  await expect(page.getByText('For the draft before this change')).toBeVisible();
  await expect(houseEdge(page)).toHaveText('2.1850%');
  await expect(solving).toBeVisible();
  await expect(page.getByText(/not met.*Change what breaches/)).toBeVisible();

  await expect(page.getByText('For the draft before this change')).toBeHidden(SOLVED);
  // A flush in seven cards comes 4,047,644 times in 133,784,560: half an ante less on those that win can cost 1.513% at
  // most; that at least two in three of them win is the other bound.
  const edge = Number.parseFloat((await houseEdge(page).textContent()) ?? '');
  expect(edge).toBeGreaterThan(2.185 + 1.008);
  expect(edge).toBeLessThan(2.185 + 1.513);

  await page.keyboard.press('Control+z');
  await expect(houseEdge(page), 'an edit taken back is there at once').toHaveText('2.1850%', {
    timeout: 2_000,
  });
  await expect(page.getByText('For the draft before this change')).toBeHidden();

  await payOf(page, 'Flush').fill('plenty');
  await expect(payOf(page, 'Flush')).toHaveAccessibleDescription(/not a pay that can be read/);
  await expect(houseEdge(page)).toHaveText('2.1850%');
  await expect(page.getByText('For the draft before this change')).toBeVisible();
});

test('the mark on the last figure survives a reload and a cancelled solving', async ({ page }) => {
  test.slow();
  await newDraft(page, ULTIMATE, 'Ultimate, left and opened again');
  await expect(houseEdge(page)).toHaveText('2.1850%');
  await chooseWager(page, 'Blind');
  await andSaved(page, () => payOf(page, 'Flush').fill('2 to 1'));
  const marked = page.getByText('For the draft before this change');
  const solving = page.getByRole('progressbar', { name: /solving the game/i });
  await expect(marked).toBeVisible();
  await expect(solving).toBeVisible();

  await page.reload();
  await expect(solving).toBeVisible();
  await expect(marked).toBeVisible();
  await expect(houseEdge(page)).toHaveText('2.1850%');
  await expect(page.getByRole('img', { name: 'for the previous pay table' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Not solved for these pays')).toBeVisible();
  await expect(marked).toBeVisible();
  await expect(houseEdge(page)).toHaveText('2.1850%');
  await expectAccessible(page, 'a solving that was ended');
});

test('a running analysis shows its own rounds and seed after a reload', async ({ page }) => {
  await newDraft(page, 'Sic Bo (§ 9.1)', 'Dice, played for long');
  const draft = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { revision } = await held<{ revision: number }>(ask(page.request, 'drafts.get', { id: draft }));
  const { job } = await held<{ job: string }>(
    tell(page.request, 'analyses.start', { draft, revision, rounds: 10_000_000, seed: 42 }),
  );
  await page.reload();
  await part(page, 'Analysis').click();
  await expect(page.getByLabel('Witness rounds')).toHaveValue('10000000');
  await expect(page.getByLabel('Seed')).toHaveValue('42');
  await held(tell(page.request, 'analyses.cancel', { id: job }));
  await expect(page.getByLabel('Witness rounds')).toBeEnabled();
  await expect(page.getByLabel('Witness rounds'), 'to be run again as it was').toHaveValue('10000000');
});

test('advice for given cards comes from the solved tables', async ({ page }) => {
  test.slow();
  await newDraft(page, ULTIMATE, 'Ultimate to be asked');
  await part(page, 'Strategy').click();
  await expect(page.getByRole('heading', { name: 'Starting hands: before the flop' })).toBeVisible(SOLVED);
  await page.getByRole('button', { name: /^K5o: Bet 4/ }).click();
  await expect(page.getByRole('heading', { name: /^K5o: Bet 4 times the ante$/ })).toBeVisible();

  const hand = page.getByRole('textbox', { name: 'Hand' });
  const table = page.getByRole('textbox', { name: 'On the table' });
  const advice = page.getByTestId('advice');
  // Wizard of Odds, "Ultimate Texas Hold 'Em Advanced": a pair with a card of the hand is bet at the flop; K-4 of two suits
  // is checked before it.
  await hand.fill('9h 4c');
  await table.fill('9d Kc 2s');
  await expect(advice).toHaveText('Bet 2 times the ante');
  await hand.fill('Kd 4c');
  await table.fill('');
  await expect(advice).toHaveText('Check');
  await hand.fill('1x 4c');
  await expect(hand).toHaveAccessibleDescription(/“1x” is no card of the pack/);
  await expect(advice).toBeHidden();
  await page.getByRole('button', { name: 'Clear' }).click();
  for (const card of ['ace of spades', 'ace of hearts'])
    await page.getByRole('button', { name: card, exact: true }).click();
  await expect(hand).toHaveValue('As Ah');
  await expect(advice).toHaveText('Bet 4 times the ante');
  await expectAccessible(page, 'the strategy of a draft');
});
