/** A wheel with limits for inside and for outside bets: in the draft, on the sign, at the table, and on the phone of whoever walks the floor. */
import { expect, type Page } from '@playwright/test';
import { ask, held, tell } from './api';
import { andSaved, newDraft } from './draft-page';
import { ADRIAN, NORA, pageOf, RUTH } from './people';
import { PHONE, sidewaysSettled } from './phone';
import { test } from './site';
import { ACKNOWLEDGED, type Read, read } from './to-trial';

const NAME = 'A wheel with limits of its own';
const TABLE = 'Wheel 9';

/** Limits as the draft asks for them. */
async function giveLimits(page: Page): Promise<void> {
  const amount = (name: string) => page.getByRole('textbox', { name, exact: true });
  if ((await amount('Minimum, GBP').count()) === 0)
    await page.getByRole('heading', { name: 'Circumstances' }).click();
  await amount('Minimum, GBP').fill('5');
  await amount('Maximum, GBP').fill('500');
  for (const [group, minimum, maximum] of [
    ['inside bets', '1', '50'],
    ['outside bets', '10', '1,000'],
    ['optional wagers', '1', '25'],
  ] as const) {
    await amount(`Minimum of ${group}`).fill(minimum);
    await andSaved(page, () => amount(`Maximum of ${group}`).fill(maximum));
  }
}

/** Analysed, submitted and approved: those steps have stories of their own. */
async function approved({ nora, adrian, ruth }: Record<'nora' | 'adrian' | 'ruth', Page>) {
  const draft = nora.url().split('/').at(-1) ?? '';
  const whole = () =>
    held<Read & { analysis: { current: boolean } | null }>(ask(nora.request, 'drafts.get', { id: draft }));
  const { revision } = await whole();
  await held(tell(nora.request, 'analyses.start', { draft, revision, rounds: 10_000, seed: 7 }));
  await expect.poll(async () => (await whole()).analysis?.current, { timeout: 60_000 }).toBe(true);
  const frozen = { draft, revision: (await whole()).revision, acknowledged: ACKNOWLEDGED };
  const { id } = await held<{ id: string }>(tell(nora.request, 'submissions.freeze', frozen));
  await held(
    tell(adrian.request, 'submissions.submit', { id, statement: 'As filed.', acknowledged: ACKNOWLEDGED }),
  );
  await held(tell(ruth.request, 'reviews.open', { id }));
  await held(tell(ruth.request, 'reviews.findComplete', { id }));
  const seen = await read(ruth.request, id);
  await held(
    tell(ruth.request, 'reviews.decide', {
      id,
      revision: seen.revision,
      kind: 'approve',
      acknowledged: ACKNOWLEDGED,
    }),
  );
  const { hash } = await held<{ hash: string }>(ask(nora.request, 'submissions.get', { id }));
  return { id, reference: seen.reference, hash };
}

test('a wheel has limits for inside and for outside bets, from the draft to the phone on the floor', async ({
  browser,
  site,
}) => {
  test.slow();
  const [nora, adrian, ruth] = [
    await pageOf(browser, NORA),
    await pageOf(browser, ADRIAN),
    await pageOf(browser, RUTH),
  ];
  await newDraft(nora, 'Roulette (§ 3.1)', NAME);
  await giveLimits(nora);
  const { id, reference, hash } = await approved({ nora, adrian, ruth });

  const sign = await (await nora.request.get(`/api/documents/${id}/sign.txt`, { timeout: 60_000 })).text();
  expect(sign.replaceAll('\u00a0', ' ')).toMatch(
    /Inside bets: minimum £1, maximum £50\s+Outside bets and even chances: minimum £10, maximum £1,000\s+Roulette Rage: minimum £1, maximum £25/,
  );

  await adrian.goto('/tables');
  await adrian.getByLabel('Premises').selectOption('Northgate York');
  await adrian.getByLabel('Table', { exact: false }).last().fill(TABLE);
  await adrian.getByRole('button', { name: 'Add', exact: true }).click();
  const row = adrian.getByRole('row', { name: new RegExp(TABLE) });
  await row.getByRole('button', { name: `Change the game on ${TABLE}` }).click();
  const dialog = adrian.getByRole('dialog');
  await dialog.getByLabel('Game').selectOption(id);
  // It starts from what the sign prints, and asks for no group that the game does not have.
  const amount = (group: string, end: string) => dialog.getByLabel(`${group}: ${end}`);
  await expect(amount('Inside bets', 'minimum')).toHaveValue('1');
  await expect(amount('Outside bets', 'maximum')).toHaveValue('1000');
  await expect(amount('Optional wagers', 'maximum')).toHaveValue('25');
  await expect(dialog.getByLabel('Progressive wagers: minimum')).toHaveCount(0);
  await amount('Inside bets', 'maximum').fill('100');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(row).toContainText('Put up');
  await row.getByRole('button', { name: `The sign is up at ${TABLE}` }).click();
  await expect(row).toContainText('Other limits');
  await expect(row).toContainText('Inside bets: the table takes £1 to £100; the sign says £1 to £50.');
  await nora.goto('/home');
  await expect(
    nora.getByText(
      `${TABLE}, Northgate York: Inside bets: the table takes £1 to £100; the sign says £1 to £50.`,
      { exact: false },
    ),
  ).toBeVisible();

  const york = adrian
    .locator('section')
    .filter({ has: adrian.getByRole('heading', { name: 'Northgate York' }) });
  await york.getByRole('button', { name: /^Make (its|their) address/ }).click();
  const cards = york.getByRole('link', { name: /^Print \d+ table cards? \(PDF\)$/ });
  const card = await adrian.request.get((await cards.getAttribute('href')) ?? '');
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const tables = await held<{ tables: { id: string; name: string }[] }>(ask(adrian.request, 'tables.list'));
  const table = tables.tables.find(({ name }) => name === TABLE)?.id;
  const { address } = await held<{ address: string }>(ask(adrian.request, 'tables.address', { table }));

  const phone = await (await browser.newContext({ baseURL: site, viewport: PHONE })).newPage();
  const record = `/record/${hash}?reference=${reference}`;
  await phone.goto(record);
  await expect(phone.getByText('Not checked: whether this sign belongs at the table')).toBeVisible();
  await expect(phone.getByText(TABLE)).toHaveCount(0);
  await phone.goto(address);
  await expect(phone.getByText('The sign here is not as it should be.')).toBeVisible();
  await phone.goto(record);
  await expect(
    phone.getByText('The table takes limits that this sign does not say', { exact: false }),
  ).toBeVisible();

  // Signed in, without a card: where it belongs, and what is wrong there.
  await nora.goto(record);
  await expect(
    nora.getByText(`${TABLE}, Northgate York. The table takes limits that this sign does not say`, {
      exact: false,
    }),
  ).toBeVisible();

  await row.getByRole('button', { name: `Change the game on ${TABLE}` }).click();
  await amount('Inside bets', 'maximum').fill('50');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(row).toContainText('Right sign up');
  await phone.goto(address);
  await expect(phone.getByText('is on this table, and its sign is up.', { exact: false })).toBeVisible();
  await expect(phone.getByText('Inside bets: £1 to £50')).toBeVisible();
  await phone.goto(record);
  await expect(phone.getByText(`This sign belongs at ${TABLE}, Northgate York, today.`)).toBeVisible();
  await expect(phone.getByText('Inside bets: minimum £1, maximum £50').first()).toBeVisible();
  expect(await sidewaysSettled(phone)).toEqual([]);
  for (const page of [nora, adrian, ruth, phone]) await page.context().close();
});
