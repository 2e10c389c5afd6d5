import { expect, type Locator, type Page } from '@playwright/test';

/** The workbench as a person uses it: by labels and roles. */
export async function newDraft(page: Page, game: string, name: string, rulebook?: string): Promise<void> {
  await page.goto('/workbench');
  await page.getByRole('button', { name: 'New draft' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New draft' });
  if (rulebook) await dialog.getByLabel('Rulebook').selectOption(rulebook);
  await dialog.getByLabel('Game').selectOption({ label: game });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
}

export const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the draft' }).getByRole('button', { name });

export const houseEdge = (page: Page): Locator => page.getByTestId('house-edge');

export async function chooseWager(page: Page, label: string): Promise<void> {
  await page.getByRole('listitem').getByRole('button', { name: label }).first().click();
}

export const payOf = (page: Page, event: string | RegExp): Locator =>
  typeof event === 'string'
    ? page.getByRole('textbox', { name: `${event} pays`, exact: true })
    : page.getByRole('textbox', { name: event });

/** Does something to the draft and waits until the server has it. */
export async function andSaved(page: Page, change: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().includes('/drafts.save') && answer.ok());
  await change();
  await kept;
}

export async function giveCircumstances(page: Page): Promise<void> {
  const minimum = page.getByRole('textbox', { name: 'Minimum, GBP' });
  if ((await minimum.count()) === 0) await page.getByRole('heading', { name: 'Circumstances' }).click();
  await minimum.fill('5');
  await page.getByRole('textbox', { name: 'Maximum, GBP' }).fill('500');
  await page.getByRole('combobox', { name: 'Equipment' }).selectOption('Not automated');
  await page.getByRole('combobox', { name: 'Premises', exact: true }).fill('Northgate York');
  await page.getByRole('checkbox', { name: 'TCSJohnHuxley Ltd', exact: true }).check();
  await page
    .getByRole('textbox', { name: 'Reference of the consent of TCSJohnHuxley Ltd' })
    .fill('TCS-2008-17');
  // A date has no role of its own, and the layout of other widths has another one, hidden.
  const date = page.getByLabel('Date of the consent of TCSJohnHuxley Ltd').filter({ visible: true });
  await date.fill('2008-01-31');
}

/** One dialog for each duty with something that a person must confirm, until none is left; how many duties there were. */
export async function confirmEverything(page: Page): Promise<number> {
  const waiting = page.getByRole('button', { name: /^Confirm (one|all \d+): / });
  let confirmed = 0;
  for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
    await waiting.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Written in our dealing procedures, chapter 4.');
    await dialog.getByRole('button', { name: /^I confirm th(is one|ese \d+)$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(waiting).toHaveCount(left - 1);
    confirmed += 1;
  }
  return confirmed;
}

export async function runAnalysis(page: Page): Promise<void> {
  await part(page, 'Analysis').click();
  await page.getByLabel('Witness rounds').selectOption('100000');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Run (the analysis|again)$/ })
    .last()
    .click();
  await expect(page.getByText(/^Next: .*Read the papers/)).toBeVisible({ timeout: 80_000 });
}
