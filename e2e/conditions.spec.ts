import { expect, type Locator, type Page } from '@playwright/test';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { ask, held, tell } from './api';
import { expectAccessible } from './axe';
import { andSaved, houseEdge, newDraft } from './draft-page';
import { ADRIAN, NORA, pageOf, RUTH, signIn } from './people';
import { PHONE, sidewaysSettled } from './phone';
import { test } from './site';

const PUNTO = 'Punto Banco (§ 6.1)';
/** Every deal of six cards is gone through once, in a thread of the browser. */
const COUNTED = { timeout: 60_000 };

const when = (page: Page, row: number): Locator => page.getByRole('textbox', { name: `Row ${row}: when` });

/** From the keyboard alone: the condition, its name, its pay, each ended with Enter. */
async function writeRow(page: Page, condition: string, called: string, pays: string): Promise<void> {
  await page.keyboard.type(condition);
  await page.keyboard.press('Escape');
  for (const text of [called, pays]) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
  }
}

test('an officer writes a wager, sees what it costs and what overlaps, and the reviewer sees the same', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await signIn(context, NORA);
  await newDraft(page, PUNTO, 'Lucky seven');
  await expect(houseEdge(page)).toContainText('%', COUNTED);

  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: 'Write a wager' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'From an empty row' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name of the wager' }).fill('Lucky seven');
  await when(page, 1).focus();

  await page.keyboard.type('bank');
  await expect(page.getByRole('option', { name: /^banker\.total/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await writeRow(page, ' == 7 and banker.cards == 3', 'Seven with three cards', '40 to 1');
  await expect(houseEdge(page), 'the player is favoured where the banker need not win').toHaveText(
    /^−/,
    COUNTED,
  );

  await when(page, 1).fill('winer == "banker" and banker.total == 7 and banker.cards == 3');
  await expect(when(page, 1)).toHaveAccessibleDescription(/no feature called winer: did you mean winner\?/);
  await expect(page.getByText('for the previous rows', { exact: false })).toBeVisible();
  await when(page, 1).fill('winner == "banker" and banker.total == 7 and banker.cards == 3');
  // Wizard of Odds, "EZ Baccarat": the Dragon 7 at 40 to 1 with eight decks, 7.611%.
  await expect(houseEdge(page)).toHaveText(/^7\.611\d%$/, COUNTED);

  await page.getByRole('textbox', { name: 'Row 1: pays' }).press('Enter');
  await expect(when(page, 2)).toBeFocused();
  await writeRow(page, 'winner == "banker" and banker.total == 7', 'Any other seven', '2 to 1');
  const second = page.getByRole('listitem', { name: 'Row 2' });
  await expect(second.getByText(/an earlier row decides .* \(row 1\)/)).toBeVisible(COUNTED);
  const edge = (await houseEdge(page).textContent()) ?? '';

  await page.keyboard.press('Alt+ArrowUp');
  await expect(second.getByText(/^Never paid: whenever it holds, row 1 above it holds as well/)).toBeVisible(
    COUNTED,
  );
  await andSaved(page, () => page.keyboard.press('Control+z'));
  await expect(houseEdge(page), 'what was counted before is there at once').toHaveText(edge);

  const findings = page.getByRole('region', { name: /^Findings/ });
  await expect(findings.getByText(/Lucky seven is written by the operator.*rule 2\.3/)).toBeVisible();
  await expect(
    findings.getByText(/Lucky seven is on trial, and rule 2\.3\(b\) asks for the dates agreed/),
  ).toBeVisible();
  await expectAccessible(page, 'a wager being written');
  const size = page.viewportSize();
  await page.setViewportSize(PHONE);
  expect(await sidewaysSettled(page), 'a wager being written on a phone').toEqual([]);
  if (size) await page.setViewportSize(size);

  const draft = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { revision } = await held<{ revision: number }>(ask(page.request, 'drafts.get', { id: draft }));
  await held(tell(page.request, 'analyses.start', { draft, revision, rounds: 10_000, seed: 7 }));
  const analysed = () =>
    held<{ analysis: { current: boolean } | null }>(ask(page.request, 'drafts.get', { id: draft }));
  await expect.poll(async () => (await analysed()).analysis?.current, COUNTED).toBe(true);
  const { id } = await held<{ id: string }>(
    tell(page.request, 'submissions.freeze', { draft, revision, acknowledged: OPEN_CODES }),
  );
  const adrian = await pageOf(browser, ADRIAN);
  await held(
    tell(adrian.request, 'submissions.submit', {
      id,
      statement: 'A wager of our own, for trial.',
      acknowledged: OPEN_CODES,
    }),
  );

  const ruth = await pageOf(browser, RUTH);
  await ruth.goto(`/review/${id}`);
  const written = ruth.locator('#written');
  await expect(
    written.getByText('winner == "banker" and banker.total == 7 and banker.cards == 3'),
  ).toBeVisible();
  await expect(written.getByText(/an earlier row decides .* \(row 1\)/)).toBeVisible();
  const numbers = ruth
    .getByRole('row', { name: /Lucky seven/ })
    .filter({ hasText: '%' })
    .first();
  await expect(numbers).toContainText(edge.slice(0, edge.indexOf('.') + 3));
  await expect(ruth.getByText(/Lucky seven is written by the operator.*rule 2\.3/).first()).toBeVisible();
  await expectAccessible(ruth, 'a written wager under review');
});

test('a game with decisions has wagers to start from: its own, and others found by their features', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(context, NORA);
  await newDraft(page, 'Three Card Poker (§ 5.1)', 'Pairs of our own');
  const name = page.getByRole('textbox', { name: 'Name of the wager' });
  const begin = page.getByRole('button', { name: 'Write a wager' });

  await begin.click();
  await page.getByRole('menuitem', { name: 'Pair Plus' }).click();
  await expect(name).toHaveValue('Pair Plus, our own');
  // 48, 52, 720, 1,096 and 3,744 of the 22,100 hands of three, at 35, 33, 6, 4 and 1 to 1.
  const returned = 48 * 36 + 52 * 34 + 720 * 7 + 1_096 * 5 + 3_744 * 2;
  await expect(houseEdge(page)).toHaveText(`${((1 - returned / 22_100) * 100).toFixed(4)}%`, COUNTED);

  await begin.click();
  await page.getByRole('menuitem', { name: /another of its kind/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from another wager' });
  await expect(dialog.getByRole('textbox', { name: 'Find by name or feature' })).toBeVisible();
});
