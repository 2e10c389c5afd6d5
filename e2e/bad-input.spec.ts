import { expect, type Locator } from '@playwright/test';
import { held, tell } from './api';
import { andSaved, chooseWager, houseEdge, newDraft, payOf } from './draft-page';
import { NORA, pageOf, SAM, signIn } from './people';
import { test } from './site';

const SENTENCES: [typed: string, sentence: RegExp][] = [
  ['35/0', /0|nothing/i],
  ['-1 to 1', /cannot be negative/],
  ['1e400 to 1', /1,000,000,000 to 1|too large|largest/i],
  ['35', /Say whether the stake comes back/],
  ['', /Write what this event pays/],
  ['plenty', /not a pay that can be read/],
];

test.beforeEach(({ context }) => signIn(context, NORA));

test('a pay that cannot be read gets its own sentence at the cell, and nothing is lost', async ({ page }) => {
  await newDraft(page, 'Roulette (§ 3.1)', 'Bad input');
  await chooseWager(page, 'Straight up');
  const pay = payOf(page, /pays$/).first();
  for (const [typed, sentence] of SENTENCES) {
    await pay.fill(typed);
    await expect(pay).toHaveAttribute('aria-invalid', 'true');
    await expect(pay).toHaveAccessibleDescription(sentence);
    await expect(houseEdge(page)).toHaveText('–');
  }
  await andSaved(page, () => pay.fill('plenty more'));
  await page.reload();
  await chooseWager(page, 'Straight up');
  await expect(pay, 'the text as typed is kept').toHaveValue('plenty more');
  await pay.fill('35 to 1');
  await expect(pay).not.toHaveAttribute('aria-invalid', 'true');
  await expect(houseEdge(page)).toHaveText('2.7027%');
});

test('the API answers bad requests with a sentence at the field and never with a failure', async ({
  page,
}) => {
  const { id } = await held<{ id: string }>(
    tell(page.request, 'drafts.create', { rulebook: 'gb-2007', game: 'roulette' }),
  );
  const wagers = { 'straight-up': { payTable: 'minimum', pays: {} } };
  const variant = { rulebook: 'gb-2007', game: 'roulette', options: {}, wagers };
  const rows = Object.fromEntries(Array.from({ length: 10_000 }, (_, row) => [`event-${row}`, '1 to 1']));
  const save = (changed: unknown) => tell(page.request, 'drafts.save', { id, revision: 1, variant: changed });
  const cases = [
    save({ ...variant, wagers: { 'straight-up': { payTable: 'minimum', pays: rows } } }),
    save({ ...variant, wagers: 'all' }),
    tell(page.request, 'drafts.create', { rulebook: 'nowhere-1900', game: 'roulette' }),
    tell(page.request, 'drafts.create', { rulebook: 'gb-2007', game: 'whist' }),
    tell(page.request, 'drafts.create', { rulebook: 'gb-2007', game: 'roulette', at: '2007-08-31' }),
    tell(page.request, 'drafts.save', { nothing: true }),
  ];
  for (const answer of await Promise.all(cases)) {
    expect(answer.status(), answer.url()).toBeGreaterThanOrEqual(400);
    expect(answer.status(), answer.url()).toBeLessThan(500);
    const { error } = (await answer.json()) as { error: { data: { problems: { message: string }[] } } };
    expect(error.data.problems[0]?.message).toMatch(/\.$/);
    expect(JSON.stringify(error)).not.toMatch(/ at .*\.(ts|js):\d+/);
  }
});

test('a date before the edition is explained where it was chosen', async ({ page }) => {
  await newDraft(page, 'Roulette (§ 3.1)', 'Too early');
  const date = page.getByLabel('on', { exact: true });
  await andSaved(page, () => date.fill('1999-01-01'));
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toHaveAccessibleDescription(
    /in force from 1 September 2007\. Choose that day or a later one/,
  );
  await page.getByRole('link', { name: 'Drafts' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Too early' });
  await expect(row).toContainText('Not in force on its date');
  await expect(row).not.toContainText('Meets');
  await page.goBack();
  await date.fill('2008-01-01');
  await expect(date).not.toHaveAttribute('aria-invalid', 'true');
});

test('an address that cannot be decoded is a bad request', async ({ page }) => {
  for (const path of ['/record/%E0%A4%A', '/api/documents/%E0%A4%A/sign.pdf']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(400);
    expect(await answer.text()).toContain('cannot be read');
  }
});

test('an invisible character in a name is refused, at the field', async ({ page, browser }) => {
  const unseen = /cannot be seen \(U\+202E\)\. Delete it, or type the name again\./;
  await page.goto('/workbench');
  await page.getByRole('button', { name: 'New draft' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New draft' });
  await dialog.getByLabel('Game').selectOption({ label: 'Roulette (§ 3.1)' });
  await dialog.getByLabel('Name').fill('Table \u202e21');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(unseen);
  await dialog.getByLabel('Name').fill('Table 21');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the draft' });
  await name.fill('Table \u202e22');
  await expect(name).toHaveAccessibleDescription(unseen);
  await expect(page.getByText('Not saved', { exact: true }).first()).toBeVisible();
  await andSaved(page, () => name.fill('Table 22'));
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');

  const sam = await pageOf(browser, SAM);
  await sam.goto('/organisation');
  const organisation = sam.getByLabel('Name of a new organisation');
  await organisation.fill('North\u202egate');
  await sam.getByRole('button', { name: 'Create' }).click();
  await expect(organisation).toHaveAccessibleDescription(unseen);
});

const paste = (field: Locator, pasted: string) =>
  field.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);

test('ten thousand rows pasted into a pay table get one sentence, and change nothing', async ({ page }) => {
  await newDraft(page, 'Roulette (§ 3.1)', 'Too long to paste');
  await chooseWager(page, 'Straight up');
  const rows = Array.from(
    { length: 10_000 },
    (_, row) => `A row with a name of its own, ${row}\t${row} to 1`,
  );
  await page.getByRole('button', { name: 'Paste a table' }).click();
  const dialog = page.getByRole('dialog', { name: /^Paste a pay table/ });
  await paste(dialog.getByLabel('Rows'), rows.join('\n'));
  await expect(dialog.getByLabel('Rows')).toHaveAccessibleDescription(
    /10,000 rows were pasted, and this table has 1 row\. Copy only its own rows; nothing was changed\./,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const pay = payOf(page, /pays$/).first();
  const before = await pay.inputValue();
  await paste(pay, rows.join('\n'));
  await expect(page.getByText(/10,000 rows were pasted/)).toBeVisible();
  await expect(pay).toHaveValue(before);
});

test('only games in force on the day can be drafted; the others are named with their days', async ({
  page,
}) => {
  await page.goto('/workbench');
  await page.getByRole('button', { name: 'New draft' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New draft' });
  const game = dialog.getByLabel('Game');
  await dialog.getByLabel('Day').fill('2022-01-01');
  await dialog.getByLabel('Rulebook').selectOption({ value: 'co-rule-28' });
  await expect(game).toHaveAccessibleDescription(
    /Not yet in force on this day: .*Eternal Baccarat, from 17 March 2023/,
  );
  await expect(game.getByRole('option', { name: /Eternal/ })).toHaveCount(0);
  await dialog.getByLabel('Day').fill('2023-03-17');
  await game.selectOption({ label: await game.getByRole('option', { name: /Eternal/ }).innerText() });
  await expect(game).not.toHaveAccessibleDescription(/Eternal/);
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByLabel('on', { exact: true })).toHaveValue('2023-03-17');
});
