/**
 * What looking at papers costs: the time from a click on Papers until the first page of the sign has its picture. No story:
 * nothing here fails on a slow machine. `npm run bench:papers`
 */
import type { Browser } from '@playwright/test';
import { analysedDraft } from './api';
import { part } from './draft-page';
import { NORA, signIn } from './people';
import { test } from './site';

const GAMES = ['big-six', 'roulette', 'craps'] as const;
const TIMES = 5;

const median = (all: number[]): number => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** In milliseconds; the page of the draft is open and at rest before the click. */
async function firstPicture(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  await signIn(context, NORA);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const from = Date.now();
  await part(page, 'Papers').click();
  const picture = page.getByRole('list', { name: 'Pages of the sign' }).locator('img').first();
  await picture.waitFor({ timeout: 60_000 });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const took = Date.now() - from;
  await context.close();
  return took;
}

for (const game of GAMES)
  test(`the first picture of ${game}`, async ({ browser, context }) => {
    test.setTimeout(600_000);
    await signIn(context, NORA);
    const draft = await analysedDraft(context.request, game, 'To look at');
    const first = await firstPicture(browser, `/workbench/${draft}`);
    const all: number[] = [];
    for (let n = 0; n < TIMES; n += 1) all.push(await firstPicture(browser, `/workbench/${draft}`));
    console.log(`${game}: the first time after ${first} ms, then after ${median(all)} ms`);
  });
