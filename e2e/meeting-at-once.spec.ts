import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { NORA, signIn } from './people';
import { test } from './site';

const FILE = {
  venue: 'Sha Tin',
  day: '2026-12-06',
  pools: [
    {
      pool: 'win',
      races: [1],
      unit: 1_000,
      deduction: '17.5%',
      stakes: [{ combination: '4', amount: 1_000 }],
    },
  ],
  results: [{ race: 1, places: [], starters: [1, 4, 7] }],
};
const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('a meeting comes from a file, takes bets, and is changed by two at once without loss', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(context, NORA);
  await page.goto('/meetings');

  // Of a stake on no runner nothing is taken; mended, with the name that is typed, all of it is.
  const [win] = FILE.pools;
  const wrong = { ...FILE, pools: [{ ...win, stakes: [{ combination: '9', amount: 1 }] }] };
  const file = page.getByLabel('File of a meeting');
  await file.setInputFiles(asFile('sunday.json', JSON.stringify(wrong)));
  await expect(page.getByText('Nothing in sunday.json was taken')).toBeVisible();
  await expect(page.getByText('Horse 9 does not run in race 1')).toBeVisible();
  await page.getByLabel('Name').fill('Sunday');
  await file.setInputFiles(asFile('sunday.json', JSON.stringify(FILE)));
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible();
  await page.getByRole('tab', { name: 'Stakes' }).click();
  const address = await page.getByRole('link', { name: 'Meeting as JSON' }).getAttribute('href');
  const given = await (await context.request.get(address ?? '')).text();
  expect(given).toBe(JSON.stringify({ rulebook: 'hk-pari-mutuel', name: 'Sunday', ...FILE }));

  // Bets, one a line, replace the stakes of their pool.
  const bets = page.getByLabel('File of bets');
  await bets.setInputFiles(asFile('bets.txt', 'win:1 4 1000\nwin:1 8 1000\n'));
  await expect(page.getByText('horse 8, which does not run in race 1')).toBeVisible();
  await bets.setInputFiles(asFile('bets.txt', 'win:1 4 1000\nwin:1 7 3000\n'.repeat(100)));
  await expect(page.getByText('All bets in bets.txt were added up and taken.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Win 1 2 4,000.00/ })).toBeVisible();
  await expectAccessible(page, 'stakes with bets');

  // Two windows change the card: the later one chooses.
  await page.getByRole('tab', { name: 'Races and pools' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('tab', { name: 'Races and pools' }).click();
  await other.getByLabel('Racecourse').fill('Happy Valley');
  await page.getByLabel('Deduction').fill('18%');
  await page.getByRole('button', { name: 'Save races and pools' }).click();
  await expect(page.getByText('Races and pools are saved', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Save races and pools' }).click();
  await expect(other.getByText('You also saved the races and pools elsewhere')).toBeVisible();
  await other.getByText('Differences (2)').click();
  await expect(other.getByRole('row', { name: 'Racecourse Happy Valley Sha Tin' })).toBeVisible();
  await expectAccessible(other, 'two copies of a card');
  await other.getByRole('button', { name: 'Take the other' }).click();
  await expect(other.getByLabel('Racecourse')).toHaveValue('Sha Tin');
  await expect(other.getByLabel('Deduction')).toHaveValue('18%');
  await other.getByRole('button', { name: 'Bring mine back' }).click();
  await expect(other.getByLabel('Racecourse')).toHaveValue('Happy Valley');
  await other.getByRole('button', { name: 'Save races and pools' }).click();
  await expect(other.getByText('Happy Valley, ')).toBeVisible();

  // A result goes in beside a change of the card, without a question.
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByLabel('Finish of race 1').fill('4');
  await page.getByLabel('Nobody else finished').check();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. 1st: 4. Nobody else finished.')).toBeVisible();
});
