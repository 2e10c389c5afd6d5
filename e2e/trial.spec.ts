import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ask, held, tell } from './api';
import { PASSWORD, type Person, pageOf, SAM } from './people';
import { test } from './site';
import { takes } from './steps';
import { draftOnTrial, inDays, inReview, onTrial, others, people, read } from './to-trial';

const RAVI = { name: 'Ravi Shah', email: 'ravi@regulator.example' };
const RORY = { name: 'Rory Lane', email: 'rory@regulator.example' };
async function regulatorOf(sam: Page): Promise<{ id: string }> {
  const all = await held<{ id: string; kind: string }[]>(ask(sam.request, 'accounts.organisations'));
  const regulator = all.find(({ kind }) => kind === 'regulator');
  if (!regulator) throw new Error('the demonstration has a regulator');
  return regulator;
}

/** By invitation, as everybody joins. */
async function joins(browser: Browser, who: Person): Promise<Page> {
  const sam = await pageOf(browser, SAM);
  const invitation = { email: who.email, role: 'reviewer', organisation: (await regulatorOf(sam)).id };
  const { link } = await held<{ link: string }>(tell(sam.request, 'accounts.invite', invitation));
  const token = link.split('/').at(-1);
  await held(tell(sam.request, 'accounts.accept', { token, name: who.name, password: PASSWORD }));
  return pageOf(browser, who);
}

const secondReviewer = (page: Page) =>
  page.getByRole('checkbox', { name: /^A second reviewer confirms each decision/ });

async function askForSecondReviewer(browser: Browser): Promise<void> {
  const sam = await pageOf(browser, SAM);
  await sam.goto('/organisation');
  // A click before the page is interactive changes nothing.
  await expect(async () => {
    await secondReviewer(sam).check({ timeout: 2000 });
    await expect(sam.getByText('Two reviewers decide').first()).toBeVisible();
  }).toPass();
  await sam.close();
}

/** The other stories of this site are about one reviewer. */
test.afterEach(async ({ browser }) => {
  const sam = await pageOf(browser, SAM);
  const organisation = (await regulatorOf(sam)).id;
  await held(tell(sam.request, 'accounts.setTwoReviewers', { organisation, twoReviewers: false }));
});

test('a game from its trial to its adoption by two reviewers', async ({ browser, page }) => {
  test.slow();
  const all = await people(browser);
  const { id, reference } = await onTrial(all, 'A wheel on trial');

  await test.step('anyone finds it in the register', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Look up a game' }).click();
    await page.getByLabel('Game, wager, operator or reference').fill(reference);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 game found.')).toBeVisible();
    await expect(page.getByText('On trial', { exact: true }).last()).toBeVisible();
    await expect(page.getByText('clause 2.3(b)')).toBeVisible();
    await page.getByText(/^What its \d+ wagers pay/).click();
    await expect(page.getByRole('columnheader', { name: 'House edge' })).toBeVisible();
  });

  await test.step('the operator asks for an extension, and gets it', async () => {
    await all.adrian.goto(`/submissions/${id}`);
    await takes(all.adrian, 'Ask for an extension', {
      Reasons: 'Too few rounds so far.',
      'Last day of the extended trial': inDays(60),
    });
    await expect(all.adrian.getByText('Extension asked for').first()).toBeVisible();
    await all.ruth.goto(`/review/${id}`);
    await takes(all.ruth, 'Extend the trial', { 'New last day': inDays(60) });
    await expect(all.ruth.getByText('Extended', { exact: true }).first()).toBeVisible();
  });

  const ravi = await joins(browser, RAVI);
  await askForSecondReviewer(browser);

  await test.step('the operator asks for adoption; one reviewer proposes it, another confirms', async () => {
    await all.adrian.reload();
    await takes(all.adrian, 'Ask for formal adoption', { Statement: 'The wheel held what was expected.' });
    await all.ruth.reload();
    await takes(all.ruth, 'Adopt', { 'What was agreed': 'The rules as filed, at their minimum odds.' });
    await expect(all.ruth.getByText('Another reviewer confirms or declines it').first()).toBeVisible();
    await page.goto(`/r/${reference}`);
    await expect(page.getByText('Formally adopted')).toBeHidden();
    await ravi.goto(`/review/${id}`);
    const known = ravi.getByRole('checkbox');
    if ((await known.count()) > 0) await known.last().check();
    await ravi.getByRole('button', { name: 'Confirm, and so decide' }).click();
    await expect(ravi.getByText('Adopted', { exact: true }).first()).toBeVisible();
  });

  await test.step('the public record shows its life, and the register that it stays', async () => {
    await page.goto(`/r/${reference}`);
    for (const step of ['Approved for trial', 'Trial extended', 'Formally adopted'])
      await expect(page.getByText(step, { exact: true })).toBeVisible();
    for (const clause of ['2.3(b)', '2.3(e)', '2.3(d)'])
      await expect(page.getByText(`clause ${clause}`)).toBeVisible();
    await page.goto(`/register?search=${reference}&kind=adopted`);
    await expect(page.getByText('1 game found.')).toBeVisible();
    const feed = await page.request.get('/register/feed.xml');
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    expect(await feed.text()).toContain(`<title>Adopted: `);
    const again = await page.request.get('/register/feed.xml', {
      headers: { 'if-none-match': feed.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });
});

test('a trial that the industry gives up', async ({ browser, page }) => {
  const all = await people(browser);
  const { id, reference } = await onTrial(all, 'A wheel nobody plays');
  await all.adrian.goto(`/submissions/${id}`);
  await takes(all.adrian, 'Abandon the trial', { Reason: 'Too few players.', 'Last day of play': inDays(0) });
  await expect(all.adrian.getByText('Abandoned', { exact: true }).first()).toBeVisible();
  await page.goto(`/r/${reference}`);
  await expect(page.getByText('Trial abandoned').or(page.getByText('Abandoned')).first()).toBeVisible();
  await expect(page.getByText('Too few players.')).toBeHidden();
});

test('a trial that the authority discontinues, which needs no second reviewer', async ({ browser, page }) => {
  const all = await people(browser);
  const { id, reference } = await onTrial(all, 'A wheel that causes concern');
  await askForSecondReviewer(browser);
  await all.ruth.goto(`/review/${id}`);
  await takes(all.ruth, 'Discontinue the trial', {
    Concern: 'The wheel sticks.',
    'Last day of play': inDays(0),
  });
  await expect(all.ruth.getByText('Discontinued', { exact: true }).first()).toBeVisible();
  await page.goto(`/r/${reference}`);
  await expect(page.getByText('Trial discontinued', { exact: true })).toBeVisible();
  await expect(page.getByText('clause 2.3(f)')).toBeVisible();
});

test('a trial that another operator joins, until the regulator discontinues it', async ({
  browser,
  page,
}) => {
  test.slow();
  const all = await people(browser);
  const harbour = await others(browser, all);
  const { id, reference } = await onTrial(all, 'A wheel for everybody');
  const join = (of: Page) => of.getByRole('link', { name: 'Join this trial' });

  await test.step('it is offered to other operators alone', async () => {
    for (const reader of [all.nora, all.ruth, page, harbour.nora]) {
      await reader.goto(`/r/${reference}`);
      await expect(reader.getByText('Open to other operators')).toBeVisible();
    }
    await expect(join(all.nora)).toBeHidden();
    await expect(join(all.ruth)).toBeHidden();
    await expect(page.getByRole('link', { name: 'sign in to join it' })).toBeVisible();
    await join(harbour.nora).click();
    await harbour.nora.getByRole('button', { name: 'Begin a draft' }).click();
    await expect(harbour.nora).toHaveURL(/\/workbench\/[0-9a-f-]{36}/);
  });
  const draft = /workbench\/([0-9a-f-]{36})/.exec(harbour.nora.url())?.[1] ?? '';
  const own = await draftOnTrial(harbour, draft, 20);

  await test.step('its extension reaches whoever joined, with what that leaves to ask for', async () => {
    await all.ruth.goto(`/review/${id}`);
    await takes(all.ruth, 'Extend the trial', { 'New last day': inDays(60) });
    await harbour.adrian.goto('/home');
    await expect(
      harbour.adrian.getByText(
        `The regulator extends the trial ${reference}, which your ${own.reference} joins`,
        {
          exact: false,
        },
      ),
    ).toBeVisible();
  });

  await test.step('the reviewer reads beforehand what ends with it', async () => {
    await all.ruth.reload();
    await all.ruth.getByRole('button', { name: 'Discontinue the trial', exact: true }).click();
    const dialog = all.ruth.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Trials that end with it' })).toContainText(
      `${own.reference}, of Harbour Gaming`,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await takes(all.ruth, 'Discontinue the trial', {
      Concern: 'The wheel sticks.',
      'Last day of play': inDays(2),
    });
    await harbour.nora.goto(`/submissions/${own.id}`);
    await expect(harbour.nora.getByRole('region', { name: 'State' })).toContainText('Discontinued');
    await expect(harbour.nora.getByText('The wheel sticks.')).toBeHidden();
  });

  await test.step('it is asked about while it is played out', async () => {
    await all.ruth.reload();
    await all.ruth.getByLabel('Ask a question').fill('Which tables have stopped?');
    await all.ruth.getByRole('button', { name: 'Send question' }).click();
    await expect(all.ruth.getByText('Waiting for the operator’s answer.')).toBeVisible();
    await all.nora.goto(`/submissions/${id}`);
    const answer = all.nora.getByRole('textbox', { name: 'Answer to question 1' });
    await answer.fill('All of them.');
    await all.nora.getByRole('button', { name: 'Send answer' }).click();
    await expect(answer).toBeHidden();
  });
});

test('two reviewers who disagree, until they agree', async ({ browser, page }) => {
  test.slow();
  const all = await people(browser);
  const id = await inReview(all, 'A wheel that divides');
  await askForSecondReviewer(browser);
  const { revision, reference } = await read(all.ruth.request, id);
  const refusal = { id, revision, kind: 'refuse', reasons: 'The layout is unclear.' };
  await held(tell(all.ruth.request, 'reviews.decide', refusal));
  const ravi = await joins(browser, RORY);

  await test.step('who proposed sees that it waits, and the second declines with reasons', async () => {
    await all.ruth.goto('/home');
    const waiting = all.ruth.getByRole('link', {
      name: /^Waiting for a second reviewer: .*A wheel that divides/,
    });
    await expect(waiting).toBeVisible();
    await ravi.goto('/home');
    await ravi.getByRole('link', { name: /^Confirm or decline .*A wheel that divides/ }).click();
    await ravi.getByRole('button', { name: 'Decline…' }).click();
    const dialog = ravi.getByRole('dialog');
    await dialog.getByLabel('Reasons').fill('The layout is that of the rules.');
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  const operatorReadsNothing = async () => {
    expect((await read(all.nora.request, id)).state).toBe('in-review');
    await all.nora.goto(`/submissions/${id}`);
    await expect(all.nora.getByRole('region', { name: 'State' })).toContainText('In review');
    await expect(all.nora.getByText('The layout')).toBeHidden();
    await page.goto(`/r/${reference}`);
    await expect(page.getByRole('heading', { name: 'No approved game has this reference' })).toBeVisible();
  };
  await test.step('the operator reads nothing of it', operatorReadsNothing);

  await test.step('the first reads why, and proposes another decision', async () => {
    await all.ruth.goto('/home');
    await all.ruth
      .getByRole('link', { name: /declined your proposal on .*A wheel that divides/ })
      .first()
      .click();
    await expect(all.ruth).toHaveURL(new RegExp(`/review/${id}$`));
    await expect(all.ruth.getByText('The layout is that of the rules.').first()).toBeVisible();
    await all.ruth.getByRole('button', { name: 'Decide', exact: true }).click();
    const dialog = all.ruth.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Approve with conditions' }).check();
    await dialog
      .getByRole('textbox', { name: 'Conditions' })
      .fill('A drawing of the layout hangs at the table.');
    await dialog.getByRole('textbox', { name: 'Reasons' }).fill('Clear with a drawing.');
    for (const known of await dialog.getByRole('checkbox').all()) await known.check();
    await dialog.getByRole('button', { name: 'Propose the decision' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      all.ruth.getByText('Another reviewer confirms or declines it.', { exact: false }).first(),
    ).toBeVisible();
  });
  await test.step('the operator still reads nothing', operatorReadsNothing);

  await test.step('the second confirms it, and so decides', async () => {
    await ravi.goto(`/review/${id}`);
    await expect(ravi.getByText('A drawing of the layout hangs at the table.').first()).toBeVisible();
    await ravi.getByRole('checkbox', { name: /^I know that this is open/ }).check();
    await ravi.getByRole('button', { name: 'Confirm, and so decide' }).click();
    await expect(ravi.getByRole('region', { name: 'State' })).toContainText('Approved with conditions');
  });

  await test.step('the operator reads the last decision, and nothing of the first', async () => {
    await all.nora.goto(`/submissions/${id}`);
    await expect(all.nora.getByText('A drawing of the layout hangs at the table.').first()).toBeVisible();
    await expect(all.nora.getByText('Clear with a drawing.').first()).toBeVisible();
    const seen = JSON.stringify([
      await held(ask(all.nora.request, 'submissions.get', { id })),
      await held(ask(all.nora.request, 'notices.list')),
    ]);
    for (const between of ['The layout is unclear.', 'The layout is that of the rules.', 'declined'])
      expect(seen).not.toContain(between);
    expect(seen).toContain('A drawing of the layout hangs at the table.');
    const letter = await all.nora.request.get(`/api/documents/${id}/letter.pdf`);
    expect([letter.status(), letter.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});
