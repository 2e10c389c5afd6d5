/**
 * What opening a draft costs: scripts loaded, and the time until a cell of its table can be typed into. No story: nothing
 * here fails on a slow machine. `npm run bench:pages`
 */
import { type Browser, expect } from '@playwright/test';
import { held, tell } from './api';
import { NORA, signIn } from './people';
import { test } from './site';

const GAMES = [
  ['gb-2007', 'roulette'],
  ['co-rule-28', 'eternal-baccarat'],
  ['gb-2007', 'ultimate-holdem'],
] as const;
const TIMES = 5;
/** As slow as a phone compared with a desktop. */
const SLOWED = 4;

type Opening = { scripts: number; files: number; page: number; editable: number };

const median = (all: number[]): number => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** In the page: the moment at which React answers for the first cell. */
function watch(): void {
  const look = () => {
    const cell = document.querySelector('input[aria-label$=" pays"]:not([readonly])');
    if (cell && Object.keys(cell).some((key) => key.startsWith('__reactProps$')))
      document.documentElement.dataset.editable = String(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** With an empty cache. */
async function opened(browser: Browser, address: string): Promise<Opening> {
  const context = await browser.newContext();
  await signIn(context, NORA);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(address);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-editable', /\d/, { timeout: 60_000 });
  const editable = Number(await html.getAttribute('data-editable'));
  await page.waitForLoadState('networkidle');
  const sent = await page.evaluate(() => {
    const all = [
      ...performance.getEntriesByType('resource'),
      ...performance.getEntriesByType('navigation'),
    ] as PerformanceResourceTiming[];
    const sum = (some: PerformanceResourceTiming[]) =>
      some.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    const scripts = all.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      scripts: sum(scripts),
      files: scripts.length,
      page: sum(all.filter(({ entryType }) => entryType === 'navigation')),
    };
  });
  await context.close();
  return { ...sent, editable };
}

for (const [rulebook, game] of GAMES)
  test(`${rulebook}/${game}`, async ({ browser, request, context }) => {
    test.setTimeout(600_000);
    await signIn(context, NORA);
    const { id } = await held<{ id: string }>(tell(context.request, 'drafts.create', { rulebook, game }));
    await request.dispose();
    await opened(browser, `/workbench/${id}`);
    const all: Opening[] = [];
    for (let n = 0; n < TIMES; n += 1) all.push(await opened(browser, `/workbench/${id}`));
    const of = (what: keyof Opening) => median(all.map((one) => one[what]));
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
    console.log(
      `${rulebook}/${game}: scripts ${kilobytes(of('scripts'))} in ${of('files')} files, page ${kilobytes(of('page'))}, editable after ${of('editable').toFixed(0)} ms`,
    );
  });
