import { test as base, expect, type Page } from '@playwright/test';
import { ask, held, tell } from './api';
import { confirmEverything, newDraft, part, runAnalysis } from './draft-page';
import { ADRIAN, NORA, pageOf, RUTH, signIn } from './people';
import { test } from './site';

const NAME = 'Three Card at the red tables';
const OWNER = 'SHFL Entertainment, Inc.';
const FEE = '$1 a bet from each player; $2 a hand from the player-dealer';
/** A paper waits for those that others have asked for. */
const PATIENT = { timeout: 60_000 };

/** The bonus loses 8.5614% of a bet before fees, and the fee is $1 of $10 and of $100. */
async function showsFees(page: Page): Promise<void> {
  const players = page.getByRole('table', { name: 'What a player loses of each bet' });
  await expect(players.getByRole('row', { name: /^6 Card Bonus/ })).toHaveText(
    /6 Card Bonus\s*8\.5614%\s*18\.5614%\s*9\.5614%\s*28\.5614%\s*10\.5614%/,
  );
  // Of one bet of $10 the player-dealer pays $2 for the hand.
  const dealers = page.getByRole('table', { name: 'What the player-dealer gains of each bet' });
  await expect(dealers.getByRole('row', { name: /^6 Card Bonus/ })).toContainText('−11.4386%');
}

test('a banked game with a bonus wager is filed with the fee it will be dealt under', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, NORA);

  await base.step('a fee for other limits than the table’s is in breach, and another is chosen', async () => {
    await newDraft(page, 'Three Card Poker 6 Card Bonus (§ Three Card 2(a))', NAME, 'California');
    await page.getByRole('heading', { name: 'Circumstances' }).click();
    await page.getByRole('textbox', { name: 'Minimum, USD' }).fill('10');
    await page.getByRole('textbox', { name: 'Maximum, USD' }).fill('100');
    await page.getByRole('combobox', { name: 'Equipment' }).selectOption('Not automated');
    await page.getByRole('checkbox', { name: OWNER, exact: true }).check();
    await page.getByRole('textbox', { name: `Reference of the consent of ${OWNER}` }).fill('SHFL-1');
    await page.getByLabel(`Date of the consent of ${OWNER}`).filter({ visible: true }).fill('2013-05-01');
    const breach = page.getByText(/the collection fees in use are for \$5 to \$10/).first();
    await expect(breach).toBeVisible();
    await page.getByRole('heading', { name: 'Options' }).click();
    const schedule = page.getByRole('combobox', { name: 'Collection schedule' });
    await schedule.selectOption(`Three Card Poker 6 Card Bonus: rules, option 3 ($10 to $100): ${FEE}`);
    await expect(breach).toBeHidden();
    // The control is too narrow for its choice, which stands below it in full.
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: `option 3 ($10 to $100): ${FEE}` })
        .first(),
    ).toBeVisible();
  });

  await base.step('its edges after the fee are on the overview', async () => {
    await part(page, 'Overview').click();
    await showsFees(page);
  });

  const id = await base.step('it is confirmed, analysed, frozen and submitted', async () => {
    await part(page, 'Pay tables').click();
    await expect(page.getByRole('button', { name: /^Confirm all \d+: Collection fees/ })).toBeVisible();
    expect(await confirmEverything(page)).toBeGreaterThan(0);
    await runAnalysis(page);
    await part(page, 'Papers').click();
    await page.getByRole('button', { name: 'Freeze…' }).click();
    const freezing = page.getByRole('dialog');
    for (const known of await freezing.getByRole('checkbox').all()) await known.check();
    await freezing.getByRole('button', { name: 'Freeze', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open the submission' }).click();
    await expect(page).toHaveURL(/\/submissions\//);
    const adrian = await pageOf(browser, ADRIAN);
    await adrian.goto(page.url());
    await adrian.getByRole('button', { name: 'Submit', exact: true }).click();
    const submitting = adrian.getByRole('dialog');
    await submitting
      .getByRole('textbox', { name: 'Statement' })
      .fill('The 6 Card Bonus is new to this house.');
    for (const known of await submitting.getByRole('checkbox').all()) await known.check();
    await submitting.getByRole('button', { name: 'Submit to the regulator' }).click();
    await expect(adrian.getByText('A reviewer opens it.', { exact: false })).toBeVisible();
    return page.url().split('/').at(-1) ?? '';
  });

  await base.step('the reviewer sees the game and its fee together, and approves it', async () => {
    const ruth = await pageOf(browser, RUTH);
    await ruth.goto(`/review/${id}`);
    await ruth.getByRole('button', { name: 'Open it' }).click();
    await ruth.getByRole('button', { name: 'Complete: begin the review' }).click();
    await expect(
      ruth.getByText('The reviewer reads it, may run the analysis again', { exact: false }),
    ).toBeVisible();
    await expect(
      ruth.getByRole('table', { name: 'What differs from the rulebook' }).getByText(FEE, { exact: false }),
    ).toBeVisible();
    await ruth
      .getByRole('navigation', { name: 'Parts of this page' })
      .getByRole('link', { name: 'After fees' })
      .click();
    await showsFees(ruth);
    await ruth.getByRole('button', { name: 'Decide' }).click();
    const deciding = ruth.getByRole('dialog');
    await deciding.getByRole('radio', { name: /^Approve(?! for| with)/ }).check();
    await deciding.getByRole('textbox', { name: 'Reasons' }).fill('Game and fee are as printed.');
    for (const known of await deciding.getByRole('checkbox').all()) await known.check();
    await deciding.getByRole('button', { name: 'Record the decision' }).click();
    await expect(ruth.getByRole('region', { name: 'State' })).toContainText('Approved');
  });

  await base.step('sign and public record say the fee, and the dossier is made', async () => {
    const sign = await (await page.request.get(`/api/documents/${id}/sign.txt`, PATIENT)).text();
    expect(sign.replaceAll(/\s+/g, ' ')).toContain(`Collection fees at $10 to $100: ${FEE}.`);
    await page.goto(`/submissions/${id}`);
    const reference = /A-\w+-\d+/.exec(await page.getByText(/^A-\w+-\d+, version 1: /).innerText())?.[0];
    await page.goto(`/r/${reference}`);
    await expect(
      page.getByText('The collection fee, named under Options of the game, comes on top.'),
    ).toBeVisible();
    const dossier = await page.request.get(`/api/documents/${id}/dossier.pdf`, PATIENT);
    expect([dossier.status(), dossier.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});

test('a game is dealt under an option of the house’s own approved schedule', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, NORA);
  const day = '2098-05-01';
  const own = 'option 3 of F-0001 (Red tables)';

  await base.step('the house has a schedule approved for a day ahead', async () => {
    const [adrian, ruth] = [await pageOf(browser, ADRIAN), await pageOf(browser, RUTH)];
    type Version = { id: string; revision: number };
    const printed = {
      rulebook: 'ca-hawaiian-gardens',
      group: 'pan-9',
      kind: 'per-bet-and-hand',
      line: 3174,
      name: 'Red tables',
    };
    const { id: schedule } = await held<Version>(tell(page.request, 'feeSchedules.create', printed));
    const rows = [['3', '10', '100', '', '', '1.50', '4']];
    const content = { id: schedule, revision: 1, name: 'Red tables', inForceFrom: day, rows };
    await held(tell(page.request, 'feeSchedules.save', content));
    const { id } = await held<Version>(
      tell(page.request, 'feeSubmissions.prepare', { schedule, version: 2 }),
    );
    await held(tell(adrian.request, 'feeSubmissions.submit', { id, statement: 'New.' }));
    await held(tell(ruth.request, 'feeSubmissions.beginReview', { id }));
    const { revision } = await held<Version>(ask(ruth.request, 'feeSubmissions.get', { id }));
    await held(tell(ruth.request, 'feeSubmissions.decide', { id, revision, kind: 'approve', reasons: 'x' }));
  });

  await base.step('a draft for that day offers it before the printed options', async () => {
    const created = { rulebook: 'ca-hawaiian-gardens', game: 'super-9', name: 'Super 9, red', at: day };
    const { id } = await held<{ id: string }>(tell(page.request, 'drafts.create', created));
    await page.goto(`/workbench/${id}`);
    await page.getByRole('heading', { name: 'Options' }).click();
    const schedule = page.getByRole('combobox', { name: 'Collection schedule' });
    await expect(schedule.getByRole('option').first()).toContainText(own);
    await schedule.selectOption({ index: 0 });
    await expect(page.getByRole('paragraph').filter({ hasText: own }).first()).toBeVisible();
    await expect(page.getByText('(not on offer)')).toBeHidden();
  });

  await base.step('and its edges after fees name it', async () => {
    await part(page, 'Overview').click();
    await expect(page.getByText(`after a fee of $1.50 for each bet, by ${own}`).first()).toBeVisible();
  });
});
