import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import { ask, held, tell } from './api';
import { expectAccessible } from './axe';
import { HANA, NORA, pageOf } from './people';
import { test } from './site';

/** A paper is made when it is first asked for, beside whatever else is being worked out. */
const PATIENT = { timeout: 60_000 };

test('a paper is verified in the browser, and one that was changed is found out', async ({ looking }) => {
  const page = await (await looking(NORA)).newPage();
  const submissions = await held<{ id: string; state: string }[]>(ask(page.request, 'submissions.list'));
  const of = submissions.find(({ state }) => state.startsWith('approved')) ?? submissions[0];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const fetched = async (paper: string) =>
    Buffer.from(await (await page.request.get(`/api/documents/${of?.id}/${paper}`, PATIENT)).body());
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('File to verify').setInputFiles({ name, mimeType: 'application/pdf', buffer });

  await page.goto('/verify');
  await expectAccessible(page, 'verify');
  const sign = await fetched('sign.pdf');
  await choose('sign.pdf', sign);
  await expect(page.getByText('GENUINE. It was issued as it is here, and the seals hold.')).toBeVisible();
  await choose('papers.zip', await fetched('papers.zip'));
  await expect(page.getByText('GENUINE. Every paper in it was issued')).toBeVisible();
  await choose('dossier.pdf', await fetched('dossier.pdf'));
  await expect(page.getByText('Its figures were not computed again here.')).toBeVisible();

  const audit = Buffer.from(await (await page.request.get('/api/audit', PATIENT)).body());
  await choose('assay-audit.jsonl', audit);
  await expect(
    page.getByText('The chain holds, and its end is sealed by a key that you trust.'),
  ).toBeVisible();
  const everything = await page.request.get(`/api/evidence/${of?.id}`, PATIENT);
  await choose('everything.zip', Buffer.from(await everything.body()));
  await expect(page.getByText('GENUINE. Every paper in it was issued')).toBeVisible();
  await expect(page.getByText('An excerpt from event')).toBeVisible();

  const at = sign.indexOf('<pdf:Producer>Assay');
  sign.write('Essay', at + '<pdf:Producer>'.length);
  await choose('sign.pdf', sign);
  await expect(page.getByText('FALSE. Do not display it or rely on it.')).toBeVisible();
  await expect(page.getByText('The file was changed after it was signed.')).toBeVisible();
  await choose('notes.txt', Buffer.from('hello'));
  await expect(page.getByText('This file cannot be verified: it is not a PDF.')).toBeVisible();

  // The page answers while a file is judged, and Cancel ends that.
  await page.route('**/api/keys', () => {});
  await choose('sign.pdf', sign);
  await expect(page.getByRole('progressbar', { name: 'Reading sign.pdf…' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await page.unroute('**/api/keys');
  await page.route('**/api/keys', (route) => route.abort());
  await choose('sign.pdf', sign);
  await expect(page.getByText('The keys of this site could not be fetched.')).toBeVisible();
  await page.unroute('**/api/keys');
  await expectAccessible(page, 'verify');
  // Nothing of it leaves the machine.
  expect(sent).toEqual([]);
  await page.close();
});

test('a settlement paper is genuine, false once a byte is another, and replaced once a later one is made', async ({
  browser,
}) => {
  type Meeting = { revision: number; results: { race: number; places: unknown[] }[] };
  const page = await pageOf(browser, HANA);
  const [{ id } = { id: '' }] = await held<{ id: string }[]>(ask(page.request, 'meetings.list'));
  const { versions, now } = await held<{ versions: { number: number }[]; now: Meeting }>(
    ask(page.request, 'meetings.get', { id }),
  );
  const number = versions[0]?.number ?? 0;
  const fetched = async (paper: string) =>
    Buffer.from(
      await (await page.request.get(`/api/meetings/${id}/${paper}?settlement=${number}`, PATIENT)).body(),
    );
  const choose = (buffer: Buffer) =>
    page
      .getByLabel('File to verify')
      .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer });

  await page.goto('/verify');
  const papers = [await fetched('report.pdf'), await fetched('statement.pdf')];
  for (const paper of papers) {
    await choose(paper);
    await expect(page.getByText('GENUINE.')).toBeVisible();
    await expect(page.getByText('This site has no later settlement of the meeting.')).toBeVisible();
    const bent = Buffer.from(paper);
    const at = bent.indexOf('stream') + 20;
    bent[at] = (bent[at] ?? 0) ^ 1;
    await choose(bent);
    await expect(page.getByText('FALSE. Do not display it or rely on it.')).toBeVisible();
    await expect(page.getByText('GENUINE.')).toHaveCount(0);
  }
  await expectAccessible(page, 'verify a settlement');

  // The stewards put the second before the first.
  const [result] = now.results;
  const [first, second, ...others] = result?.places ?? [];
  const { revision } = await held<{ revision: number }>(
    tell(page.request, 'meetings.saveResult', {
      id,
      revision: now.revision,
      race: result?.race,
      result: { race: result?.race, places: [second, first, ...others] },
    }),
  );
  await held(tell(page.request, 'meetings.settle', { id, revision, why: 'Objection upheld' }));

  // The paper itself does not know; the site does.
  await page.reload();
  await choose(papers[0] as Buffer);
  await expect(page.getByText('GENUINE.')).toBeVisible();
  await expect(page.getByText(`Replaced by settlement ${number + 1} on`)).toBeVisible();
  await choose(await fetched('report.pdf'));
  await expect(page.getByText(`Replaced by settlement ${number + 1} at`)).toBeVisible();
  await page.close();
});
