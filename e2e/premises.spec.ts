import { Buffer } from 'node:buffer';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { ask, held } from './api';
import { NORA } from './people';
import { test } from './site';

test('everything of premises comes as one ZIP for the print shop, and verifies', async ({ looking }) => {
  const page = await (await looking(NORA)).newPage();
  const houses = await held<{ premises: string; games: { reference: string }[] }[]>(
    ask(page.request, 'submissions.houses'),
  );
  const [house] = houses;
  if (!house) throw new Error('the demonstration has premises with a game in force');
  await page.goto('/submissions');
  const panel = page.locator('#premises');
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await panel
    .getByRole('link', { name: `All papers of ${house.premises} (ZIP)` })
    .first()
    .click();
  const file = await (await downloading).path();
  const bytes = readFileSync(file);
  const names = Object.keys(unzipSync(bytes));
  expect(names).toContain('leaflet-of-premises.pdf');
  for (const { reference } of house.games)
    for (const end of ['sign.pdf', 'sign.txt', 'leaflet.pdf', 'screen.html', 'screen-1920x1080.png'])
      expect(names.filter((name) => name.startsWith(reference) && name.endsWith(end))).not.toEqual([]);

  await page.goto('/verify');
  const given = { name: 'papers.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) };
  await page.getByLabel('File to verify').setInputFiles(given);
  await expect(page.getByText('GENUINE. Every paper in it was issued')).toBeVisible();
  await page.close();
});

test('a floor manager changes the limits of a sign on a screen, by the key or the button', async ({
  looking,
}, info) => {
  const context = await looking(NORA);
  const page = await context.newPage();
  const submissions = await held<{ id: string; state: string }[]>(ask(page.request, 'submissions.list'));
  const of = submissions.find(({ state }) => state.startsWith('approved'));
  const answer = await page.request.get(`/api/documents/${of?.id}/sign-screen.html`);
  const file = path.join(info.outputDir, 'screen.html');
  await page.close();

  mkdirSync(info.outputDir, { recursive: true });
  writeFileSync(file, await answer.body());
  const screen = await context.newPage();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(`file://${file}`);
  await screen.mouse.move(400, 400);
  const button = screen.getByRole('button', { name: 'Change the limits (key L)' });
  await expect(button).toHaveCSS('opacity', '1');
  await screen.keyboard.press('l');
  const dialog = screen.getByRole('dialog');
  await expect(dialog).toContainText('They are no part of the approval');
  // The key that opens the dialog is not typed into it.
  await expect(dialog.getByLabel('Minimum')).not.toHaveValue(/l/);
  await dialog.getByLabel('Minimum').fill('£900');
  await dialog.getByLabel('Maximum').fill('£20');
  await dialog.getByRole('button', { name: 'Show these limits' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Maximum').fill('£2,000');
  await dialog.getByRole('button', { name: 'Show these limits' }).click();
  await expect(dialog).toBeHidden();
  await expect(screen.locator('text[data-limit="minimum"]')).toHaveText('£900');
  await expect(screen.locator('text[data-limit="maximum"]')).toHaveText('£2,000');
  await button.click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Minimum').fill('£1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(screen.locator('text[data-limit="minimum"]')).toHaveText('£900');
  await screen.close();
});
