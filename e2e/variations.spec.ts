import { expect, type Locator, type Page } from '@playwright/test';
import { andSaved, confirmEverything, houseEdge, part } from './draft-page';
import { ADRIAN, NORA, pageOf, RUTH } from './people';
import { test } from './site';
import { inDays } from './to-trial';

const GAME = 'Roulette, main floor';
const CHANGE = 'A straight-up win on 17 is paid a dinner besides.';

/** Chooses a file, and waits until the site has it. */
async function attaches(within: Page | Locator, name: string, says: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`${says}\n`) };
  await within.locator('input[type=file]').first().setInputFiles(file);
  await expect(within.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

/** Opens the dialog of a button, once the page listens. */
async function opened(page: Page, button: string) {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.getByRole('button', { name: button, exact: true }).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  return dialog;
}

test('a local variation, from its notification to a submission', async ({ browser }) => {
  test.slow();
  const [nora, adrian, ruth] = [
    await pageOf(browser, NORA),
    await pageOf(browser, ADRIAN),
    await pageOf(browser, RUTH),
  ];
  let number = '';

  await test.step('the operator changes an approved game for a time', async () => {
    await nora.goto('/variations');
    await nora.getByRole('link', { name: 'New variation' }).click();
    await nora
      .getByRole('row', { name: new RegExp(GAME) })
      .getByRole('button', { name: 'Change it for a time' })
      .click();
    await expect(nora).toHaveURL(/\/workbench\//);
    const occasion = nora.getByRole('textbox', { name: 'Occasion', exact: true });
    if ((await occasion.count()) === 0) await nora.getByRole('heading', { name: 'Circumstances' }).click();
    await nora.getByRole('combobox', { name: 'Equipment' }).selectOption('Not automated');
    await occasion.fill('Jubilee week');
    await nora.getByLabel('Last day').filter({ visible: true }).first().fill(inDays(46));
    await nora.getByLabel('First day').filter({ visible: true }).first().fill(inDays(40));
    await andSaved(nora, () => nora.getByRole('textbox', { name: 'What changes for players' }).fill(CHANGE));
    // What was confirmed of the approved game still is; 1/37 of a straight-up wager.
    await expect(houseEdge(nora)).toHaveText('2.7027%');
    await confirmEverything(nora);
  });

  await test.step('it is frozen, and another person notifies it', async () => {
    await part(nora, 'Papers').click();
    await nora.getByRole('button', { name: 'Freeze…' }).click();
    const freezing = nora.getByRole('dialog');
    for (const known of await freezing.getByRole('checkbox').all()) await known.check();
    await freezing.getByRole('button', { name: 'Freeze', exact: true }).click();
    await nora.getByRole('dialog').getByRole('button', { name: 'Open the submission' }).click();
    await expect(nora).toHaveURL(/\/submissions\//);
    await adrian.goto(nora.url());
    const notifying = await opened(adrian, 'Notify');
    await notifying.getByRole('textbox', { name: 'Letter' }).fill('A promotion for the jubilee.');
    await notifying.getByRole('button', { name: 'Notify the regulator' }).click();
    await expect(adrian).toHaveURL(/\/variations\//);
    const title = await adrian.getByRole('heading', { level: 1 }).textContent();
    number = /V-\w+-\d+/.exec(title ?? '')?.[0] ?? '';
  });

  await test.step('the reviewer asks at its premises, with a file', async () => {
    await ruth.goto('/review?kind=offered');
    await ruth
      .getByRole('row', { name: new RegExp(number) })
      .getByRole('link')
      .click();
    await expect(ruth.getByText(CHANGE).first()).toBeVisible();
    const asking = await opened(ruth, 'Ask about the premises of Jubilee week');
    await asking
      .getByRole('textbox', { name: 'Question' })
      .fill('Who pays the dinner, and where is it served?');
    await attaches(asking, 'floor.txt', 'The main floor, with its restaurant.');
    await asking.getByRole('button', { name: 'Send question' }).click();
    await expect(asking).toBeHidden();
    const questions = ruth.locator('#questions');
    await expect(questions).toContainText('About the premises of Jubilee week');
    await expect(questions.getByRole('link', { name: 'floor.txt' })).toBeVisible();
    await expect(ruth.getByRole('link', { name: 'Question 1: open' })).toBeVisible();
  });

  await test.step('it waits on both home pages, and in the queue for whoever asks for open questions', async () => {
    await nora.goto('/home');
    await nora.getByRole('link', { name: new RegExp(`^Answer the question on ${number}`) }).click();
    await expect(nora).toHaveURL(/\/variations\//);
    const queue = await ruth.context().newPage();
    await queue.goto('/review');
    await queue.getByRole('checkbox', { name: 'Only with open questions' }).click();
    await expect(queue).toHaveURL(/questions=open/);
    await expect(queue.getByRole('row', { name: new RegExp(number) })).toContainText('Notified');
    await expect(queue.getByRole('row', { name: /V-PHJB-0001/ })).toHaveCount(0);
    await queue.close();
  });

  await test.step('the operator answers with a file, and the reviewer’s open page shows it', async () => {
    const answer = nora.getByRole('textbox', { name: 'Answer to question 1' });
    await answer.fill('The casino does, in its own restaurant.');
    await attaches(nora, 'menu.txt', 'Soup, fish, cake.');
    await nora.getByRole('button', { name: 'Send answer' }).click();
    await expect(answer).toBeHidden();
    const questions = ruth.locator('#questions');
    await expect(questions).toContainText('The casino does, in its own restaurant.', { timeout: 40_000 });
    await expect(questions.getByRole('link', { name: 'menu.txt' })).toBeVisible();
    await expect(ruth.getByRole('link', { name: 'Question 1: answered' })).toBeVisible();
  });

  await test.step('the reviewer calls it significant, and the operator submits it', async () => {
    const ruling = await opened(ruth, 'Call it significant');
    await ruling.getByLabel('Reasons').fill('A prize beside the pays is a new feature.');
    await ruling.getByRole('button', { name: 'Call it significant' }).click();
    await expect(ruth.getByText('Sealed', { exact: true })).toBeVisible();

    await adrian.goto('/variations');
    await adrian.getByRole('link', { name: number }).click();
    await expect(adrian.getByText('The regulator calls it a significant change')).toBeVisible();
    await adrian.getByRole('link', { name: 'its version' }).click();
    const submitting = await opened(adrian, 'Submit');
    await submitting.getByRole('textbox', { name: 'Statement' }).fill('As the regulator asks.');
    for (const known of await submitting.getByRole('checkbox').all()) await known.check();
    await submitting.getByRole('button', { name: 'Submit to the regulator' }).click();
    await expect(adrian.getByText('A reviewer opens it.', { exact: false })).toBeVisible();

    await ruth.reload();
    await expect(ruth.getByText('Submitted for approval').first()).toBeVisible();
    await expect(ruth.locator('#questions')).toContainText('in its own restaurant');
  });
});
