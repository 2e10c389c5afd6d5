import type { APIRequestContext, Page } from '@playwright/test';
import { ask, held, tell } from './api';
import { ADRIAN, NORA, pageOf, RUTH } from './people';
import { test } from './site';
import { expectUsable, loaded } from './usable';

const PAI_GOW = { rulebook: 'ca-hawaiian-gardens', group: 'pai-gow', kind: 'per-bet-and-hand', line: 3061 };

type Version = { id: string; revision: number };

async function schedule(request: APIRequestContext, rows: string[][]): Promise<string> {
  const name = 'Pai gow by day';
  const { id } = await held<Version>(tell(request, 'feeSchedules.create', { ...PAI_GOW, name }));
  const content = { id, revision: 1, name, inForceFrom: '2098-05-01', rows };
  await held<Version>(tell(request, 'feeSchedules.save', content));
  return id;
}

async function usable(page: Page, address: string, scrolls: string[] = []): Promise<void> {
  await page.goto(address);
  await loaded(page);
  await expectUsable(page, address, scrolls);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('the pages of fees serve card room and regulator: accessible in both themes, on a phone and at 200%', async ({
  browser,
}) => {
  test.slow();
  const nora = await pageOf(browser, NORA);
  const rows = [
    ['1', '5', '100', '', '', '0', '2'],
    ['2', '100', '300', '', '', '2', '3'],
    ['2', '100', '300', '', '', '2', '3'],
  ];
  const faulty = await schedule(nora.request, [...rows, ['4', '100', '5', '', '', '5%', '']]);
  await usable(nora, `/fees/${faulty}`, ['Schedule of fees']);
  const filed = await schedule(nora.request, rows);
  await usable(nora, `/fees/${filed}`, ['Schedule of fees']);
  await usable(nora, `/fees/${filed}/compare`);
  const { id } = await held<{ id: string }>(
    tell(nora.request, 'feeSubmissions.prepare', { schedule: filed, version: 2 }),
  );
  await usable(nora, `/fees/submissions/${id}`);
  await usable(nora, '/fees');

  const adrian = await pageOf(browser, ADRIAN);
  await held(tell(adrian.request, 'feeSubmissions.submit', { id, statement: 'For the spring.' }));
  const ruth = await pageOf(browser, RUTH);
  await usable(ruth, '/review?kind=fees');
  await held(tell(ruth.request, 'feeSubmissions.beginReview', { id }));
  await held(tell(ruth.request, 'feeSubmissions.ask', { id, text: 'Which tables?' }));
  await usable(ruth, `/review/fees/${id}`);
  await usable(nora, `/fees/submissions/${id}`);
  const { questions } = await held<{ questions: { id: string }[] }>(
    ask(nora.request, 'feeSubmissions.get', { id }),
  );
  await held(tell(nora.request, 'feeSubmissions.answer', { id, question: questions[0]?.id, text: 'All.' }));
  const { revision } = await held<Version>(ask(ruth.request, 'feeSubmissions.get', { id }));
  await held(tell(ruth.request, 'feeSubmissions.decide', { id, revision, kind: 'refuse', reasons: 'No.' }));
  await usable(ruth, `/review/fees/${id}`);
  await usable(nora, '/rulebooks/ca-hawaiian-gardens/fees');
  await usable(nora, '/rulebooks/ca-hawaiian-gardens/fees/conflicts');
  await usable(nora, '/rulebooks/ca-hawaiian-gardens/poker');
  await usable(nora, '/rulebooks/ca-hawaiian-gardens/poker/archie');
});
