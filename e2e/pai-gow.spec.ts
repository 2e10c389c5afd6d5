import { expect, type Page } from '@playwright/test';
import { held, tell } from './api';
import { chooseWager, houseEdge, part } from './draft-page';
import { HANA, NORA, pageOf, signIn } from './people';
import { PHONE, sidewaysSettled } from './phone';
import { test } from './site';

test.beforeEach(({ context }) => signIn(context, NORA));

const TRYING = 'Trying every hand of the pack';
const COUNTED = { timeout: 300_000 };

async function paiGow(page: Page, name: string): Promise<void> {
  const { id } = await held<{ id: string }>(
    tell(page.request, 'drafts.create', { rulebook: 'gb-2007', game: 'pai-gow-poker', name }),
  );
  await page.goto(`/workbench/${id}`);
  await part(page, 'Strategy').click();
}

const cell = (page: Page, line: number, name: string) =>
  page.getByRole('textbox', { name: `Line ${line}, ${name}`, exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Check and use' }).click();

test('a House Way of one’s own: a loop and a gap at their lines, stopped, and used by every figure', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await paiGow(page, 'Own House Way');
  await page.getByRole('button', { name: 'Edit the House Way' }).click();
  const pair = cell(page, 2, 'In front');
  await expect(pair, 'the keyboard is in the form').toHaveValue('highest two beside');

  await pair.fill('as in pair');
  await check(page);
  await expect(page.getByText('“pair” leads back to itself', { exact: false })).toBeVisible();
  await expect(pair).toBeFocused();
  await expect(pair).toHaveAttribute('aria-invalid', 'true');
  await pair.fill('highest two beside');
  await expect(page.getByText('leads back to itself')).toHaveCount(0);

  const four = cell(page, 19, 'For hands of');
  await expect(four).toHaveValue('four of a kind, four of 23456');
  await four.fill('four of a kind, four of 2345');
  await check(page);
  await expect(page.getByRole('progressbar', { name: TRYING })).toBeVisible();
  await page.getByRole('button', { name: 'Stop the check' }).click();
  await expect(page.getByText('The check was stopped. Nothing has changed.')).toBeVisible();
  await check(page);
  await expect(page.getByText('“four-low” comes nearest', { exact: false })).toBeVisible(COUNTED);
  await expect(four).toBeFocused();

  // The page answers while all hands are tried: what is typed then stops the check.
  await four.fill('four of a kind, four of 23456');
  await check(page);
  await page.getByRole('progressbar', { name: TRYING }).waitFor();
  await cell(page, 8, 'In front').fill('one of the three and the lowest beside');
  await expect(page.getByText('a line has changed', { exact: false })).toBeVisible();
  await check(page);
  await expect(page.getByRole('heading', { name: /the operator’s own, 25 lines$/ })).toBeVisible(COUNTED);
  await expect(page.getByRole('button', { name: 'Edit the House Way' })).toBeFocused();

  const hand = page.getByLabel('Hand', { exact: true });
  await hand.waitFor(COUNTED);
  await hand.fill('Ah Ad Ac Ks 9d 6c 3h');
  const byWay = page.getByTestId('compared');
  await expect(
    byWay.getByText('Line: “Three aces: a pair behind, an ace and one other card in front”'),
  ).toBeVisible(COUNTED);
  // The operator's own line puts the lowest card beside the ace; the best set beside it is another.
  await expect(byWay.getByRole('list').nth(1).getByRole('listitem')).toHaveText([/^A/, '3']);
  await expect(page.getByTestId('best-set').getByRole('list').nth(1).getByRole('listitem')).toHaveText([
    /^A/,
    'K',
  ]);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(hand).toHaveValue(/^(\S\S ){6}\S\S$/);
  await expect(hand).not.toHaveValue('Ah Ad Ac Ks 9d 6c 3h');
  await page.setViewportSize(PHONE);
  expect(await sidewaysSettled(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await part(page, 'Pay tables').click();
  await chooseWager(page, 'Standard Wager');
  // As the reading of 13.21 that puts the lowest card beside an ace.
  await expect(houseEdge(page)).toContainText('2.7051', COUNTED);
});

/** By pay table 1, over all 154,143,080 hands; no House Way has a part in it. */
const FORTUNE = '8.0008%';

test('the demonstration’s own House Way needs consent, and its side wager is counted', async ({
  browser,
}) => {
  const page = await pageOf(browser, HANA);
  await page.goto('/workbench');
  await page.getByRole('link', { name: 'Pai Gow Poker with our House Way' }).click();
  await chooseWager(page, 'Fortune side wager');
  await expect(houseEdge(page)).toHaveText(FORTUNE, { timeout: 60_000 });
  await expect(page.getByText(/“the operator’s own, 25 lines” is chosen/)).toBeVisible();
});
