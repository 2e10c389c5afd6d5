import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { chooseWager, houseEdge, newDraft, payOf } from './draft-page';
import { NORA, signIn } from './people';
import { test } from './site';

/** As in the story: worked out separately from the program. */
const TABLE_1 = '4.6109%';
const WHEEL = 37;

/** Lost less what the chances of n repeats, (18/37)^n (19/37) and for the longest (18/37)^14, pay: in doubles. */
function edgeOf(pays: number[]): number {
  const chance = (repeats: number) => (18 / WHEEL) ** repeats * (repeats === 14 ? 1 : 19 / WHEEL);
  const returned = pays.reduce((sum, pay, index) => sum + chance(index + 4) * (pay + 1), 0);
  return (1 - returned) * 100;
}

test('a pay table is designed within an edge, put into the draft and undone', async ({ page, context }) => {
  test.slow();
  await signIn(context, NORA);
  await newDraft(page, 'Roulette (§ 3.1)', 'Rage, designed');
  await chooseWager(page, 'Roulette Rage');
  await expect(houseEdge(page)).toHaveText(TABLE_1);
  const opener = page.getByRole('button', { name: 'Design a table' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Design a pay table for Roulette Rage' });

  await test.step('what cannot be asked is said at its field', async () => {
    await dialog.getByLabel('From, %').fill('3');
    await dialog.getByLabel('To, %').fill('2');
    await dialog.getByRole('button', { name: 'Find tables' }).click();
    await expect(dialog.getByText('Write a highest edge no lower than the lowest.')).toBeVisible();
  });

  await test.step('where nothing is in the range, the nearest edges are named', async () => {
    await dialog.getByLabel('From, %').fill('99');
    await dialog.getByLabel('To, %').fill('99.5');
    await dialog.getByRole('button', { name: 'Find tables' }).click();
    await expect(dialog.getByText('No pay table is in this range')).toBeVisible();
    await expect(dialog.getByText(/^The nearest is \d/)).toBeVisible();
  });

  await dialog.getByLabel('From, %').fill('3');
  await dialog.getByLabel('To, %').fill('3.1');
  await dialog.getByRole('button', { name: 'Find tables' }).click();
  await expect(dialog.getByText(/tables are in the range/)).toBeVisible({ timeout: 60_000 });
  const rows = dialog
    .getByRole('table', { name: 'Pay tables designed for Roulette Rage' })
    .getByRole('radio');
  expect(await rows.count()).toBeGreaterThan(5);
  await rows.nth(3).check();
  const pays = (await rows.nth(3).locator('xpath=..').innerText())
    .split(' · ')
    .map((pay) => Number(pay.replaceAll(',', '')));
  expect(pays).toHaveLength(11);
  await expectAccessible(page, 'the designer');

  await dialog.getByRole('button', { name: 'Use this table' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(payOf(page, 'The next 4 spins repeat the colour just spun')).toHaveValue(`${pays[0]} to 1`);
  await expect(houseEdge(page)).toHaveText(`${edgeOf(pays).toFixed(4)}%`);
  expect(edgeOf(pays)).toBeGreaterThan(3);
  expect(edgeOf(pays)).toBeLessThan(3.1);

  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(houseEdge(page)).toHaveText(TABLE_1);
});

test('a wager whose best play depends on its pays says what can be designed instead', async ({
  page,
  context,
}) => {
  await signIn(context, NORA);
  await newDraft(page, 'Three Card Poker (§ 5.1)', 'Three cards');
  await chooseWager(page, 'Ante');
  await page.getByRole('button', { name: 'Design a table' }).click();
  await expect(page.getByRole('dialog').getByText(/No decision affects Pair Plus/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
