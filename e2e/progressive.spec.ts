import { expect, type Locator, type Page } from '@playwright/test';
import { held, tell } from './api';
import { expectAccessible } from './axe';
import { chooseWager, houseEdge, newDraft } from './draft-page';
import { NORA, signIn } from './people';
import { test } from './site';

test.beforeEach(({ context }) => signIn(context, NORA));

/** Every deal of six cards is gone through once, on the server. */
const COUNTED = { timeout: 60_000 };

const meterField = (page: Page, name: RegExp): Locator => page.getByRole('textbox', { name });
const WAGER = /^One wager,/;
const METER = /^The meter shows,/;
const CONTRIBUTION = /^To the meter,/;
const SEED = /^Seed,/;
const PLAYERS = /^Players a round/;

const panel = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'The meter', exact: true }) });

const fact = (page: Page, name: string): Locator =>
  panel(page)
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** Without spaces and the commas between groups of digits. */
const plain = (text: string): string => text.replace(/[\s,]/g, '');
const percent = (share: number): string => `${(share * 100).toFixed(4)}%`.replace('-', '−');
const money = (currency: string, amount: number): string => `${currency}${amount.toFixed(2)}`;

async function shows(place: Locator, text: string): Promise<void> {
  await expect.poll(async () => plain((await place.textContent()) ?? '')).toBe(text);
}

/** As far as the keyboard goes in one direction, and no further than a page of fields. */
async function goTo(page: Page, field: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await page.keyboard.press(key);
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not come to this field');
}

async function write(page: Page, field: Locator, text: string, key?: 'Shift+Tab'): Promise<void> {
  await goTo(page, field, key);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** 99 Fortunes from eight decks: the first four of 416 cards, in order. Of each rank and suit there are eight. */
const DECK = 416 * 415 * 414 * 413;
const OWN = (4 * 8 * 7 * 6 * 5) / DECK;
const SUITED = 13 * OWN;
const QUADS = (13 * 32 * 31 * 30 * 29) / DECK - SUITED;
const TRIPS = (13 * 4 * 32 * 31 * 30 * 384) / DECK;
const TWO_PAIRS = (78 * 6 * (32 * 31) ** 2) / DECK;
const SUITED_PAIR = (13 * 6 * 32 * 7 * 384 * 352) / DECK;
/** Table P1 prints $1000 for four of another rank of one suit, then $100, $10, $9 and $3, for a wager of $1. */
const FORTUNES_FIXED = 1000 * (SUITED - OWN) + 100 * QUADS + 10 * TRIPS + 9 * TWO_PAIRS + 3 * SUITED_PAIR;

test('a meter’s terms are typed, and its return follows: 99 Fortunes, by keyboard', async ({ page }) => {
  test.slow();
  const { id } = await held<{ id: string }>(
    tell(page.request, 'drafts.create', {
      rulebook: 'co-rule-28',
      game: 'fortunes-progressive',
      name: 'Fortunes of Denver',
    }),
  );
  await page.goto(`/workbench/${id}`);
  await expect(houseEdge(page)).toContainText('%', COUNTED);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Filter the wagers')).toBeFocused();
  await page.keyboard.type('fortunes');
  await page.keyboard.press('Enter');
  // No meter and no share of the wager are given: the edge of an empty meter is not the house edge.
  await expect(houseEdge(page)).toHaveText('–');
  await expect(page.getByText('Give the meter below', { exact: false })).toBeVisible();
  await expect(
    page
      .locator('dd')
      .filter({ hasText: percent(1 - FORTUNES_FIXED) })
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByText(/Nothing is added to the meter yet/)).toBeVisible();

  const [wager, seed, players] = [2, 10_000, 7];
  const share = 0.2;
  await write(page, meterField(page, WAGER), String(wager));
  await write(page, meterField(page, METER), '5,000');
  await write(page, meterField(page, CONTRIBUTION), '20%');
  await write(page, meterField(page, SEED), '10,000');
  await write(page, meterField(page, PLAYERS), String(players));
  await expect(meterField(page, METER)).toHaveAccessibleDescription(
    '99 Fortunes Progressive: write a meter no lower than its seed: it starts from the seed after each win.',
  );
  await expect(panel(page).getByRole('img')).toBeHidden();

  const meter = 25_000;
  await write(page, meterField(page, METER), '25,000', 'Shift+Tab');
  await expect(meterField(page, METER)).not.toHaveAttribute('aria-invalid');
  // Of the sums on the screen each unit of a wager of two gets half; the meter, won with chance p, it gets whole.
  const fixed = FORTUNES_FIXED / wager;
  const now = 1 - fixed - (OWN * meter) / wager;
  const even = ((1 - fixed) * wager) / OWN;
  const average = seed + (share * wager) / OWN;
  const longRun = fixed + share + (OWN * seed) / wager;
  await shows(houseEdge(page), percent(now));
  await shows(fact(page, 'The meter shows'), money('USD', meter));
  await shows(fact(page, 'Returned at this meter'), percent(1 - now));
  await shows(fact(page, 'House edge over the long run'), percent(1 - longRun));
  await shows(fact(page, 'Break-even meter'), money('USD', even));
  await shows(fact(page, 'Average meter over rounds'), money('USD', average));
  // Seven seats win seven times as often; each round but the last adds the share of seven wagers.
  await expect(fact(page, 'Next won in full, on average')).toContainText('rounds, at');
  const next = plain((await fact(page, 'Next won in full, on average').textContent()) ?? '');
  expect(next).toContain(`in${(1 / OWN / players).toFixed(1)}rounds`);
  expect(next).toContain(money('USD', meter + share * wager * (1 / OWN - 1)));
  const hit = panel(page).getByRole('table', { name: 'Wins of the meter' }).getByRole('row').nth(1);
  expect(plain((await hit.textContent()) ?? '')).toContain(
    `${(1 / OWN / players).toFixed(1)}${money('USD', average)}`,
  );

  // $1000 to each of the six others for a wager of $1, so twice that; from each of the seven.
  await shows(fact(page, 'Envy, a round'), money('USD', players * (players - 1) * OWN * 1000 * wager));
  const byPlayers = panel(page).getByRole('table', { name: 'By the number of players with the wager' });
  const three = plain((await byPlayers.getByRole('row').nth(3).textContent()) ?? '');
  expect(three).toContain(percent(2 * OWN * 1000));

  const chart = panel(page).getByRole('img');
  const says = plain((await chart.getAttribute('aria-label')) ?? '');
  expect(says).toContain(`${(now * 100).toFixed(4)}%atUSD25000themeterasgiven`);
  expect(says).toContain(`theedgeiszeroatUSD${even.toFixed(0)}`);
  const zero = await chart.locator('line[stroke="var(--ink)"]').getAttribute('y1');
  const drawn = await chart
    .locator('circle')
    .evaluateAll((dots) => dots.map((dot) => Number(dot.getAttribute('cy'))));
  expect(
    drawn.some((y) => Math.abs(y - Number(zero)) < 0.01),
    'break-even lies on the line of nothing',
  ).toBe(true);
  await expectAccessible(page, 'a meter');

  const other = page.getByRole('row', { name: /^Four of the rank of another seat/ });
  expect(plain((await other.textContent()) ?? '')).toContain(`1in${(1 / (6 * OWN)).toFixed(0)}`);
  await page.getByRole('heading', { name: 'Options' }).click();
  await page.getByRole('combobox', { name: /^Positions with a rank/ }).selectOption('9 positions');
  await expect
    .poll(async () => plain((await other.textContent()) ?? ''), COUNTED)
    .toContain(`1in${(1 / (8 * OWN)).toFixed(0)}`);
  await shows(fact(page, 'Break-even meter'), money('USD', even));
});

test('shares of a meter that bears the fixed pays itself: the jackpot of casino stud', async ({ page }) => {
  await newDraft(page, 'Casino Stud Poker (§ 7.1)', 'Stud with a jackpot');
  await chooseWager(page, 'Progressive Jackpot');
  await meterField(page, METER).fill('100,000');
  const hands = 2_598_960;
  const [royals, straightFlushes] = [4 / hands, 36 / hands];
  // Printed: 100, 75 and 50 for 1 on four of a kind, full house and flush.
  const fixed = (624 * 100 + 3_744 * 75 + 5_108 * 50) / hands;
  const won = royals + straightFlushes / 10;
  await shows(houseEdge(page), percent(1 - fixed - won * 100_000));
  await shows(fact(page, 'Break-even meter'), money('GBP', (1 - fixed) / won));
  // 70% comes in and the fixed pays go out; with no seed, all that is left goes out by the shares.
  await shows(fact(page, 'Average meter over rounds'), money('GBP', (0.7 - fixed) / won));
  await shows(fact(page, 'House edge over the long run, with the share assumed'), percent(0.3));
  const wins = panel(page).getByRole('table', { name: 'Wins of the meter' });
  await expect(wins.getByRole('row', { name: /^Royal flush/ })).toContainText(/649,740/);
  await expect(wins.getByRole('row', { name: /^Straight flush/ })).toContainText(/72,193/);
});
