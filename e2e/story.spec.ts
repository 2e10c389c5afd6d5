import { expect } from '@playwright/test';
import {
  andSaved,
  chooseWager,
  confirmEverything,
  giveCircumstances,
  houseEdge,
  newDraft,
  part,
  payOf,
  runAnalysis,
} from './draft-page';
import { ADRIAN, NORA, PASSWORD, pageOf, RUTH } from './people';
import { PHONE } from './phone';
import { test } from './site';

const NAME = 'Roulette with Rage';
/** A paper waits for those that others have asked for. */
const PATIENT = { timeout: 60_000 };

/**
 * Edges of Roulette Rage worked out separately from the program: a run of n repeats has the chance (18/37)^n (19/37), the
 * longest (18/37)^14, and the edge is what is lost less what those chances pay.
 */
const TABLE_1 = '4.6109%';
const FOUR_REPEATS_AT_7_TO_1 = '1.7346%';

test('from an operator’s idea to the sign on the table', async ({ browser, page }) => {
  test.slow();

  await test.step('a member signs in', async () => {
    await page.goto('/sign-in');
    await page.getByLabel('E-mail address').fill(NORA.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  await test.step('makes a draft and sees the edge change with a pay', async () => {
    await newDraft(page, 'Roulette (§ 3.1)', NAME);
    await chooseWager(page, 'Roulette Rage');
    await expect(houseEdge(page)).toHaveText(TABLE_1);
    await payOf(page, 'The next 4 spins repeat the colour just spun').fill('7 to 1');
    await expect(houseEdge(page)).toHaveText(FOUR_REPEATS_AT_7_TO_1);
  });

  await test.step('breaches a rule and mends it', async () => {
    await chooseWager(page, 'Straight up');
    const pay = payOf(page, 'The chosen number is spun');
    await pay.fill('34 to 1');
    await expect(page.getByText(/not met.*Change what breaches/)).toBeVisible();
    await expect(page.getByText(/rule 3\.2\(A\) asks for at least 35 to 1/)).toBeVisible();
    await pay.fill('35 to 1');
    await expect(page.getByText(/not met.*Change what breaches/)).toBeHidden();
    await expect(houseEdge(page)).toHaveText('2.7027%');
  });

  await test.step('states the circumstances and confirms what no calculation can show', async () => {
    await andSaved(page, () => giveCircumstances(page));
    expect(await confirmEverything(page)).toBeGreaterThan(3);
  });

  await test.step('runs the analysis', () => runAnalysis(page));
  const draft = page.url();

  const approver = await pageOf(browser, ADRIAN);
  await test.step('freezes it, and an approver submits it', async () => {
    await page.goto(draft);
    await part(page, 'Papers').click();
    await page.getByRole('button', { name: 'Freeze…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Freeze', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open the submission' }).click();
    await expect(page).toHaveURL(/\/submissions\//);
    await approver.goto(page.url());
    await approver.getByRole('button', { name: 'Submit', exact: true }).click();
    const dialog = approver.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: 'Statement' })
      .fill('Roulette with Roulette Rage at better odds, for two tables.');
    await dialog.getByRole('button', { name: 'Submit to the regulator' }).click();
    await expect(approver.getByText('Not for display', { exact: true })).toBeVisible();
  });
  const submission = new URL(approver.url()).pathname;
  const id = submission.split('/').at(-1);

  await test.step('prints the sign, which is not for display yet', async () => {
    const sign = await page.request.get(
      `/api/documents/${id}/sign.pdf?paper=A4&orientation=portrait`,
      PATIENT,
    );
    expect(sign.status()).toBe(200);
    expect(sign.headers()['content-type']).toContain('application/pdf');
    expect((await sign.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const text = await (await page.request.get(`/api/documents/${id}/sign.txt`, PATIENT)).text();
    expect(text).toContain('Roulette');
    // Rounded up at the last place shown: 2.7027... is never printed as 2.70.
    expect(text).toContain('2.71%');
    expect(text).toContain('7 to 1');
  });

  const reviewer = await pageOf(browser, RUTH);
  await test.step('a reviewer opens it and finds the same numbers', async () => {
    await reviewer.goto('/review');
    await reviewer.getByRole('row').filter({ hasText: NAME }).getByRole('link').last().click();
    await reviewer.getByRole('button', { name: 'Open it' }).click();
    await expect(reviewer.getByText('Is it complete?')).toBeVisible();
    await reviewer.getByRole('button', { name: 'Complete: begin the review' }).click();
    await expect(reviewer.getByRole('button', { name: 'Decide' })).toBeVisible();
    // The rows above it say how it differs from the rulebook.
    const rage = reviewer
      .getByRole('row')
      .filter({ hasText: 'Roulette Rage' })
      .filter({ hasText: '%' })
      .first();
    await expect(rage).toContainText('1.7346%');
    await reviewer.getByRole('button', { name: 'Run the analysis again' }).click();
    await expect(reviewer.getByText('Equal: same hash', { exact: true })).toBeVisible({ timeout: 40_000 });
  });

  await test.step('asks, and the operator answers', async () => {
    await reviewer.getByLabel('Ask a question').fill('At which two tables will Roulette Rage be placed?');
    await reviewer.getByRole('button', { name: 'Send question' }).click();
    await expect(reviewer.getByText('Waiting for the operator’s answer.')).toBeVisible();
    await page.goto(submission);
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name: 'Questions', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Send answer' })).toBeInViewport();
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByRole('textbox', { name: 'Answer to question 1' })).toHaveAccessibleDescription(
      /Write your answer/,
    );
    await page
      .getByRole('textbox', { name: 'Answer to question 1' })
      .fill('At tables 3 and 4, which are marked for it.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('At tables 3 and 4')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Answer to question 1' })).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('approves it for trial between two dates', async () => {
    await reviewer.reload();
    await expect(reviewer.getByText('At tables 3 and 4')).toBeVisible();
    await reviewer.getByRole('button', { name: 'Decide' }).click();
    const dialog = reviewer.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Approve for trial/ }).check();
    await dialog.getByRole('button', { name: 'Record the decision' }).click();
    await expect(dialog.getByText('Choose the first day of the trial.')).toBeVisible();
    await dialog.getByLabel('First day of the trial').fill('2097-03-01');
    await dialog.getByLabel('Last day of the trial').fill('2097-05-31');
    await dialog
      .getByRole('textbox', { name: 'Reasons' })
      .fill('The figures were computed again and are equal.');
    await expect(dialog.getByRole('region', { name: 'What the operator will read' })).toContainText(
      'from 1 March 2097 to 31 May 2097',
    );
    await expect(dialog.getByText(/neither accepted nor overruled/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^I know that this is open/ }).check();
    await dialog.getByRole('button', { name: 'Record the decision' }).click();
    await expect(reviewer.getByRole('region', { name: 'State' })).toContainText('Approved for trial');
  });

  const sign = await test.step('the operator gets a notice and sees the approved sign', async () => {
    await page.goto('/workbench');
    await page.getByRole('button', { name: /^Notices/ }).click();
    await page
      .getByRole('link', { name: /is approved for trial/ })
      .first()
      .click();
    await expect(page).toHaveURL(submission);
    await expect(page.getByText('Ready for display')).toBeVisible();
    await expect(
      page.locator('#decision').getByText('The figures were computed again and are equal.'),
    ).toBeVisible();
    const text = await (await page.request.get(`/api/documents/${id}/sign.txt`, PATIENT)).text();
    expect(text).toContain('1 March 2097');
    expect(text).toContain('31 May 2097');
    expect(text).not.toMatch(/not for display/i);
    return text;
  });

  await test.step('anyone can follow the sign to its public record', async () => {
    const link = /https?:\/\/\S+\/record\/\S+/.exec(sign)?.[0] ?? '';
    const anyone = await (await browser.newContext()).newPage();
    await anyone.goto(link);
    await expect(anyone.getByText('Approved for trial').first()).toBeVisible();
    await expect(anyone.getByRole('row', { name: /Roulette Rage/ })).toContainText('1.74%');
  });
});
