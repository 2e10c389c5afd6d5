import { expect, type Locator } from '@playwright/test';
import { analysedDraft } from './api';
import { expectAccessible } from './axe';
import { part } from './draft-page';
import { NORA, signIn } from './people';
import { test } from './site';

/** What its image measures: it has loaded, and is upright or across. */
const measured = (page: Locator): Promise<[number, number]> =>
  page.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

test('a sheet is chosen by looking at its pages', async ({ page, context }) => {
  await signIn(context, NORA);
  await page.goto(`/workbench/${await analysedDraft(page.request, 'big-six', 'To look at')}`);
  await part(page, 'Papers').click();
  const sign = page.getByRole('list', { name: 'Pages of the sign' });
  const first = sign.getByRole('button', { name: 'Page 1 of the sign, large' });
  await expect(first).toBeVisible();
  await expect.poll(() => measured(first)).toEqual([595, 842]);
  await page.getByRole('combobox', { name: 'Table sign' }).selectOption('A4 across one');
  await expect.poll(() => measured(first)).toEqual([842, 595]);
  await expect(page.getByRole('list', { name: 'Pages of the leaflet' }).getByRole('button')).not.toHaveCount(
    0,
  );

  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Page 1 of the sign' });
  await expect(dialog.getByRole('img', { name: 'Page 1 of the sign' })).toBeVisible();
  await expectAccessible(page, 'a page of the sign');
  await dialog.getByRole('button', { name: 'Asked for by clause 10.10(b)' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Clause 10.10(b) asks for this.');
});
