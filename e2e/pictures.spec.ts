import { expect, type Locator } from '@playwright/test';
import { analysedDraft } from './api';
import { expectAccessible } from './axe';
import { part } from './draft-page';
import { NORA, signIn } from './people';
import { PHONE, sidewaysSettled } from './phone';
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

test('the sign is drawn first, then its sheets are worked out, then the leaflet is drawn', async ({
  page,
  context,
}) => {
  await signIn(context, NORA);
  const draft = await analysedDraft(page.request, 'big-six', 'In order');
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, paper] = /\/api\/documents\/draft\/[^/]+\/(.*)$/.exec(request.url()) ?? [];
    if (paper) asked.push(paper);
  });
  await page.setViewportSize(PHONE);
  await page.goto(`/workbench/${draft}`);
  await part(page, 'Papers').click();
  const leaflet = page.getByRole('list', { name: 'Pages of the leaflet' });
  await expect(leaflet.getByRole('button').first()).toBeVisible();
  expect(asked).toEqual([
    'sign.pictures.json?layout=one',
    'sheets.json',
    'sign.pictures.json?paper=A4&orientation=portrait&layout=one',
    'leaflet.pictures.json',
  ]);
  // Only the pages themselves lie side by side; nothing of the controls leaves the page, or lies on a clause.
  const allowed = ['Pages of the sign', 'Pages of the leaflet', 'Parts of the draft'];
  expect((await sidewaysSettled(page)).filter((name) => !allowed.includes(name))).toEqual([]);
  const chooser = await page.getByRole('combobox', { name: 'Table sign' }).boundingBox();
  for (const clause of await page.getByText(/^§ /).all()) {
    const box = await clause.boundingBox();
    if (!box || !chooser) continue;
    const apart =
      box.x >= chooser.x + chooser.width ||
      box.x + box.width <= chooser.x ||
      box.y >= chooser.y + chooser.height ||
      box.y + box.height <= chooser.y;
    expect(apart).toBe(true);
  }
});
