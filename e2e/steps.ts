import { expect, type Page } from '@playwright/test';

/** A step of a submission by its button and its dialog, with what the dialog asks for. */
export async function takes(page: Page, step: string, text: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(text))
    await dialog.getByLabel(label).and(page.locator(':not([type=file])')).fill(value);
  const known = dialog.getByRole('checkbox');
  if ((await known.count()) > 0) await known.last().check();
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(dialog).toBeHidden();
}
