import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { held, tell } from './api';
import { confirmEverything, houseEdge, newDraft, part, payOf } from './draft-page';
import { ADRIAN, NORA, type Person, pageOf, RUTH, signInAnew } from './people';
import { startSite } from './running-site';
import { takes } from './steps';
import { inDays } from './to-trial';

const NAME = 'Lucky Nines';

/** Each part of its rules, by the name of its field. */
const RULES = {
  Equipment: 'One pack of 52 cards and a table with five places.',
  Layout: 'Each place has a circle marked Nine.',
  'Order of play': 'Players wager on Nine.\nThe dealer deals one card face up.',
  Dealing: 'The pack is shuffled and cut before each round.',
  Settlement: 'A nine wins. Any other card loses.',
  Irregularities: 'A card exposed before the wagers are closed is burned.',
};

/** 11 to 1 with 4 cards of 52: 1 - 4 * 12 / 52 = 1/13. */
const ELEVEN_TO_ONE = '7.6923%';

/** Asked for 30. */
const TRIAL_DAYS = 40;
const PLAYED_DAYS = 38;
const OTHER_DAYS = /Asked for .+ to .+, approved for .+ to .+\./;

/** Frozen, submitted, questioned and approved for its trial; the id of the submission. */
async function toItsTrial(browser: Browser): Promise<string> {
  const [nora, adrian, ruth] = [
    await pageOf(browser, NORA),
    await pageOf(browser, ADRIAN),
    await pageOf(browser, RUTH),
  ];

  await base.step('its rules and its wager are filed, with counts of the applicant', async () => {
    await newDraft(nora, 'A game that no rulebook lists', NAME);
    await part(nora, 'Game').click();
    for (const [label, lines] of Object.entries(RULES)) await nora.getByLabel(label).first().fill(lines);
    await nora
      .getByLabel('Drawing of the layout')
      .setInputFiles({ name: 'cloth.txt', mimeType: 'text/plain', buffer: Buffer.from('O  Nine') });
    await expect(nora.getByRole('link', { name: 'cloth.txt' })).toBeVisible();
    await nora.getByRole('button', { name: 'Add a wager with counts of our own' }).click();
    await nora.getByLabel('Name of the wager').fill('Nine');
    await nora.getByLabel('What it wins on').fill('A nine is dealt.');
    await nora.getByLabel('One of what is counted').fill('card');
    await nora.getByRole('button', { name: 'Paste or upload a table…' }).click();
    const dialog = nora.getByRole('dialog', { name: 'Table of counts' });
    await dialog.getByLabel('Table', { exact: true }).fill('A nine,pays,4\nAnother card,lose,48');
    await dialog.getByRole('button', { name: 'Use the table' }).click();
    await expect(nora.getByText('52', { exact: true })).toBeVisible();
    await nora.getByRole('button', { name: 'Write its pays' }).click();
    await payOf(nora, 'A nine').fill('11 to 1');
    await expect(houseEdge(nora)).toHaveText(ELEVEN_TO_ONE);
  });

  await base.step(
    'limits and the days of the trial are given, and what nobody can compute is confirmed',
    async () => {
      await nora.getByRole('heading', { name: 'Circumstances' }).click();
      await nora.getByRole('textbox', { name: 'Minimum, GBP' }).fill('5');
      await nora.getByRole('textbox', { name: 'Maximum, GBP' }).fill('100');
      await nora.getByRole('combobox', { name: 'Equipment' }).selectOption('Not automated');
      await nora.getByRole('checkbox', { name: 'Offered as a trial' }).check();
      await nora.getByLabel('First day').filter({ visible: true }).first().fill(inDays(0));
      await nora.getByLabel('Last day').filter({ visible: true }).first().fill(inDays(30));
      expect(await confirmEverything(nora)).toBeGreaterThan(0);
    },
  );

  await base.step('it is analysed, frozen and submitted', async () => {
    await part(nora, 'Analysis').click();
    await nora.getByRole('button', { name: 'Run the analysis' }).last().click();
    await expect(nora.getByText(/^Next: 2 consents are outstanding \(2\.3 and 2\.3\(b\)\)/)).toBeVisible({
      timeout: 40_000,
    });
    await part(nora, 'Papers').click();
    await nora.getByRole('button', { name: 'Freeze…' }).click();
    const freezing = nora.getByRole('dialog');
    for (const known of await freezing.getByRole('checkbox').all()) await known.check();
    await freezing.getByRole('button', { name: 'Freeze', exact: true }).click();
    await nora.getByRole('dialog').getByRole('button', { name: 'Open the submission' }).click();
    await expect(nora).toHaveURL(/\/submissions\//);
    await adrian.goto(nora.url());
    await adrian.getByRole('button', { name: 'Submit', exact: true }).click();
    const submitting = adrian.getByRole('dialog');
    await submitting
      .getByRole('textbox', { name: 'Statement' })
      .fill('A card game that is new to this house.');
    for (const known of await submitting.getByRole('checkbox').all()) await known.check();
    await submitting.getByRole('button', { name: 'Submit to the regulator' }).click();
    await expect(adrian.getByText('A reviewer opens it.', { exact: false })).toBeVisible();
  });
  const id = adrian.url().split('/').at(-1) ?? '';

  await base.step('the reviewer asks for the calculation of the wager, and gets it', async () => {
    await ruth.goto(`/review/${id}`);
    await ruth.getByRole('button', { name: 'Open it' }).click();
    await ruth.getByRole('button', { name: 'Complete: begin the review' }).click();
    await expect(ruth.getByRole('region', { name: 'Layout', exact: true })).toContainText('cloth.txt');
    await ruth.getByRole('button', { name: 'Show the events of Nine' }).click();
    await ruth.getByRole('button', { name: /^Ask for its calculation/ }).click();
    await ruth.getByLabel('Ask a question').fill('Please show how the 52 cards are counted.');
    await ruth.getByRole('button', { name: 'Send question' }).click();
    await expect(ruth.getByText('Waiting for the operator’s answer.')).toBeVisible();
    await nora.reload();
    const answer = nora.getByRole('textbox', { name: 'Answer to question 1' });
    await answer.fill('Four of the 52 cards are nines; one card is dealt.');
    await nora.getByRole('button', { name: 'Send answer' }).click();
    await expect(answer).toBeHidden();
  });

  await base.step('it is approved for its trial, which is the consent that was open', async () => {
    await ruth.reload();
    await ruth.getByRole('button', { name: 'Decide' }).click();
    const deciding = ruth.getByRole('dialog');
    await deciding.getByRole('radio', { name: /^Approve for trial/ }).check();
    await expect(deciding.getByLabel('First day of the trial')).toHaveValue(inDays(0));
    await deciding.getByLabel('Last day of the trial').fill(inDays(TRIAL_DAYS));
    await expect(deciding.getByRole('region', { name: 'What the operator will read' })).toContainText(
      OTHER_DAYS,
    );
    await expect(deciding.getByRole('note', { name: 'Given with the approval' })).toContainText('2.3(b)');
    for (const known of await deciding.getByRole('checkbox').all()) await known.check();
    await deciding.getByRole('button', { name: 'Record the decision' }).click();
    await expect(ruth.getByRole('region', { name: 'State' })).toContainText('On trial');
    await expect(ruth.getByText(/consents? (is|are) outstanding/)).toHaveCount(0);
    await nora.reload();
    await expect(nora.locator('#decision').getByText(OTHER_DAYS)).toBeVisible();
    await expect(nora.getByRole('row', { name: /Decision/ }).getByText(OTHER_DAYS)).toBeVisible();
  });

  await base.step('the sign says that it is on trial, and whose counts its edge rests on', async () => {
    const text = await (await nora.request.get(`/api/documents/${id}/sign.txt`)).text();
    expect(text).toContain('Lucky Nines is on trial');
    expect(text).toContain('7.70%');
    expect(text).toContain('not recomputed: counts by the applicant');
    expect(text).not.toMatch(/not for display/i);
  });

  return id;
}

/** A table of York's that offers it, with its limits and its sign. */
async function onTable(browser: Browser, submission: string): Promise<void> {
  const { request } = await pageOf(browser, ADRIAN);
  const place = { premises: 'Northgate York', name: 'Nines 1' };
  const { id: table } = await held<{ id: string }>(tell(request, 'tables.add', place));
  const limits = { currency: 'GBP', groups: [{ group: 'all', minimum: 500, maximum: 10_000 }] };
  await held(tell(request, 'tables.setOffer', { table, from: inDays(0), submission, limits }));
}

/** 1,000 rounds of £5 a day; 13 to 1 of them lose, and £385 a day is 1/13 of £5,000, to the pound. */
const reportOf = (heads: string, days: number): string => {
  const columns: Record<string, string> = {
    premises: 'Northgate York',
    table: 'Nines 1',
    rounds: '1000',
    win: '385',
  };
  const row = (day: number) =>
    heads
      .split(',')
      .map((head) =>
        head === 'day' ? inDays(day) : head.startsWith('handle') ? '5000' : (columns[head] ?? ''),
      )
      .join(',');
  return [heads, ...Array.from({ length: days }, (_, day) => row(day))].join('\n');
};

base('a game that no rulebook lists, from idea to adoption', async ({ browser }) => {
  base.slow();
  let site = await startSite({});
  try {
    const id = await toItsTrial(browser);
    await onTable(browser, id);

    await site.stop();
    site = await startSite({ port: site.port, daysLater: PLAYED_DAYS });
    const again = async (who: Person): Promise<Page> => {
      const context = await browser.newContext({ baseURL: site.url });
      await signInAnew(context, who);
      return context.newPage();
    };
    const [adrian, ruth] = [await again(ADRIAN), await again(RUTH)];

    await base.step('its play is reported', async () => {
      await adrian.goto(`/submissions/${id}`);
      await adrian
        .getByRole('link', { name: /results/i })
        .first()
        .click();
      const template = adrian.getByRole('link', { name: 'Template (CSV)' });
      const heads = await adrian.request.get((await template.getAttribute('href')) ?? '');
      const text = reportOf((await heads.text()).split(/\r?\n/)[0] ?? '', PLAYED_DAYS);
      await adrian
        .getByLabel('File of results')
        .setInputFiles({ name: 'weeks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await expect(adrian.getByText(`${PLAYED_DAYS} rows kept`, { exact: false })).toBeVisible();
      await adrian.reload();
      // £385 of £5,000 a day, for 38 days.
      await expect(adrian.locator('#all')).toContainText('£14,630, 7.70%');
    });

    await base.step('its adoption is asked for with the report of its trial, and granted', async () => {
      await adrian.goto(`/submissions/${id}`);
      await takes(adrian, 'Ask for formal adoption', { Statement: 'Players understand it at once.' });
      await ruth.goto(`/review/${id}`);
      await expect(ruth.getByRole('link', { name: /report on the trial/i }).first()).toBeVisible();
      await takes(ruth, 'Adopt', { 'What was agreed': 'The rules as filed; a nine pays 11 to 1.' });
      await expect(ruth.getByText('Adopted', { exact: true }).first()).toBeVisible();
      await adrian.reload();
      await expect(adrian.getByText(/consents? (is|are) outstanding/)).toHaveCount(0);
      const anyone = await (await browser.newContext({ baseURL: site.url })).newPage();
      await anyone.goto(`/register?search=${NAME}&kind=adopted`);
      await expect(anyone.getByText('1 game found.')).toBeVisible();
      await expect(
        anyone.getByText('the edition in force, August 2007, does not have it', { exact: false }),
      ).toBeVisible();
    });

    await base.step(
      'the rulebook and whoever drafts its next edition read that its list does not have it yet',
      async () => {
        await ruth.goto('/rulebooks/gb-2007/games');
        const adopted = ruth.getByRole('table', { name: 'Adopted, and not in this edition yet' });
        await expect(adopted.getByRole('row', { name: new RegExp(NAME) })).toContainText('2.3(d)');
        await ruth.goto('/review/editions');
        await ruth.getByLabel('Rulebook').selectOption('gb-2007');
        await ruth.getByLabel('Name').fill('With what was adopted');
        await ruth.getByRole('button', { name: 'Begin a draft edition' }).click();
        await expect(
          ruth.getByRole('heading', { name: 'Adopted, and not in the edition in force' }),
        ).toBeVisible();
        await expect(adopted.getByRole('row', { name: new RegExp(NAME) })).toBeVisible();
        await ruth.getByRole('button', { name: 'Remove' }).click();
        await ruth.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
        await expect(ruth).toHaveURL(/\/review\/editions$/);
      },
    );
  } finally {
    await site.stop();
    site.forget();
  }
});
