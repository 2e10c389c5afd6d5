import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import { ask, held } from './api';
import { expectAccessible } from './axe';
import { NORA } from './people';
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
