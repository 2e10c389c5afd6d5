import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { NORA, pageOf, RUTH, signIn } from './people';
import { lowForAThumb, PHONE, sidewaysSettled } from './phone';
import { test } from './site';

/** A paper waits for those that others have asked for. */
const PATIENT = { timeout: 60_000 };

const ROWS = [
  'Pool,Races,Combination,Dollars',
  'win,1,4,2000',
  'win,1,7,3000',
  'win,2,3,100',
  'double,1/2,7/3,30',
];
const sheet = (...more: string[]) => [...ROWS, ...more].join('\n');

/** Accessible in both themes, and on a phone. */
async function serves(page: Page, place: string): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page, place);
  await page.setViewportSize(PHONE);
  expect(await sidewaysSettled(page), `${place}: wider than a phone`).toEqual([]);
  expect(await lowForAThumb(page), `${place}: too low to press`).toEqual([]);
  if (size) await page.setViewportSize(size);
}

test('a meeting is staked, run with a dead heat, settled and amended, and the reviewer finds it equal', async ({
  page,
  context,
  browser,
}) => {
  // Eight looks at pages in both themes and on a phone.
  test.slow();
  await signIn(context, NORA);
  await page.goto('/meetings');
  await page.getByLabel('Name').fill('Wednesday night');
  await page.getByLabel('Racecourse').fill('Happy Valley');
  await page.getByLabel('Day').fill('2026-11-25');
  await page.getByRole('button', { name: 'Begin a meeting' }).click();

  // Two races, a win pool on each and a double on both.
  for (const [race, runners] of [
    ['Race 1', '9'],
    ['Race 2', '3 5 8'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a race' }).click();
    await page.getByLabel(race, { exact: true }).fill(runners);
  }
  await page.getByRole('button', { name: 'Add it to each race' }).click();
  for (const race of [1, 2])
    await page
      .getByRole('group', { name: `Pool ${race}: Win on ${race}` })
      .getByLabel('Deduction')
      .fill('17.5');
  await page.getByLabel('Kind of pool').selectOption('Double');
  await page.getByRole('button', { name: 'Add this pool' }).click();
  const double = page.getByRole('group', { name: 'Pool 3: Double on 1/2' });
  await double.getByLabel('Brought in').fill('-5');
  await page.getByRole('button', { name: 'Save races and pools' }).click();
  await expect(double.getByText('“-5” is no sum; write dollars')).toBeVisible();
  await double.getByLabel('Brought in').fill('500');
  await page.getByRole('button', { name: 'Save races and pools' }).click();
  await expect(page.getByText('0 of 2 races run. Nothing is settled yet.')).toBeVisible();
  await serves(page, 'races and pools');

  // One row is wrong: nothing is taken. Mended, all of it is.
  await page.getByRole('tab', { name: 'Stakes' }).click();
  await page.getByLabel('File of stakes').setInputFiles({
    name: 'stakes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet('win,1,12,5000')),
  });
  await expect(page.getByText('Nothing in stakes.csv was taken')).toBeVisible();
  await expect(page.getByText('Row 6 is on horse 12, which does not run in race 1')).toBeVisible();
  await serves(page, 'stakes with a fault');
  await page.getByLabel('Or type the rows').fill(sheet('win,1,1,5000'));
  await page.getByRole('button', { name: 'Take these rows' }).click();
  await expect(page.getByText('All 5 rows were taken.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Win 1 3 10,000.00/ })).toBeVisible();

  // 2,000, 3,000 and 5,000 less 17.5%, staked as horses win: only 41.25 is rounded, to 41.50.
  await page.getByRole('tab', { name: 'What a bet returns' }).click();
  await expect(page.getByRole('row', { name: '4 2,000.00 20.00% 83.0000%' })).toBeVisible();
  await expect(
    page.getByText('No jackpot: what nobody won of Win is paid to others or refunded', { exact: false }),
  ).toBeVisible();
  await page.getByLabel('How often horses win').selectOption('As I type it');
  await page.getByLabel('Chance of horse 4 in race 1').fill('30');
  await expect(page.getByText('They come to 110%; one horse wins')).toBeVisible();
  await page.getByLabel('Chance of horse 1 in race 1').fill('40');
  await page.getByRole('button', { name: 'Work out what bets return' }).click();
  await expect(page.getByRole('row', { name: '4 2,000.00 20.00% 124.5000%' })).toBeVisible();
  await page.getByLabel('With these horses').fill('7');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('1 bet of 3 with 7.')).toBeVisible();
  await serves(page, 'what a bet returns');

  // A gap is named as it is typed; Enter saves a result and goes on.
  await page.getByRole('tab', { name: 'Results' }).click();
  const first = page.getByLabel('Finish of race 1');
  await first.fill('4,,1');
  await expect(page.getByText('The result of race 1 has nobody in place 2')).toBeVisible();
  await first.fill('4=7 1 9');
  await expect(page.getByText('Dead heat for 1st: 4 and 7; 3rd: 1; 4th: 9.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Finish of race 2')).toBeFocused();
  await expect(page.getByText('Saved. Dead heat for 1st: 4 and 7')).toBeVisible();
  await serves(page, 'results');
  await page.getByRole('button', { name: 'Settle', exact: true }).click();

  // 8,250.00 in halves of 4,125.00: for 200 bets of 10 that is 20.625, for 300 it is 13.75, halfway.
  const win = page.getByRole('article', { name: 'Win, race 1' });
  await expect(win.getByRole('row', { name: /Dividend 4 20.50/ })).toBeVisible();
  await expect(win.getByRole('row', { name: /Dividend 7 14.00/ })).toBeVisible();
  await expect(win.getByText('Read the other way: 20.50 on 4 and 13.50 on 7.')).toBeVisible();
  await win.getByText('Why 20.50 on 4').click();
  const why = win.getByRole('list', { name: 'Why 20.50 on 4' });
  await expect(why.getByText('4,125.00 divided by 200 unit bets of 10.00 is 20.625.')).toBeVisible();
  await expect(why.getByText('3.10(a)')).toBeVisible();
  await win.getByText('Where the money went').click();
  await expect(
    win.getByRole('img', { name: /Where the money of Win, race 1 went. In: Staked 10,000.00/ }),
  ).toBeVisible();
  await serves(page, 'dividends');

  // The stewards put 7 before 4.
  await page.getByRole('tab', { name: 'Results' }).click();
  await first.fill('7 4 1 9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The result of race 1 has changed since settlement 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Settle the amended result' }).click();
  await expect(
    page.getByText('The result of race 1 was settled before. Say why it is amended'),
  ).toBeVisible();
  await page.getByLabel('Why the result is amended').fill('Objection upheld by the stewards');
  await page.getByRole('button', { name: 'Settle the amended result' }).click();
  await expect(win.getByRole('row', { name: /Dividend 7 27.50/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Settlements' }).click();
  await expect(page.getByText('1 pool is settled differently; 0 are as before.')).toBeVisible();
  const dividends = page.getByRole('table', { name: 'Dividends before and now' });
  await expect(dividends.getByRole('row', { name: 'Win, race 1 7 14.00 27.50' })).toBeVisible();
  await expect(dividends.getByRole('row', { name: 'Win, race 1 4 20.50 none' })).toBeVisible();
  await serves(page, 'settlements');
  for (const name of ['Statement of settlement 2', 'Report of settlement 2']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const paper = await context.request.get(address ?? '', PATIENT);
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }

  const ruth = await pageOf(browser, RUTH);
  await ruth.goto('/meetings');
  await ruth.getByRole('link', { name: 'Wednesday night' }).click();
  await expect(ruth.getByRole('row', { name: /Dividend 7 27.50/ })).toBeVisible();
  await expect(ruth.getByRole('tab', { name: 'Stakes' })).toHaveCount(0);
  await ruth.getByRole('tab', { name: 'Settlements' }).click();
  await ruth.getByRole('button', { name: 'Settle 2 again' }).click();
  await expect(ruth.getByText('Settlement 2 comes out equal, to the byte')).toBeVisible();
  await serves(ruth, 'the settlements of a reviewer');

  // Its operator sees that, too.
  await page.reload();
  await page.getByRole('tab', { name: 'Settlements' }).click();
  await expect(page.getByText('Equal to the byte')).toBeVisible();
});
