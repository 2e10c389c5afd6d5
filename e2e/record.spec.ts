import { expect } from '@playwright/test';
import { ask, held } from './api';
import { NORA } from './people';
import { test } from './site';

test('a long name beside a value leaves it room, in a record as in a submission', async ({ looking }) => {
  const page = await (await looking(NORA)).newPage();
  const all = await held<{ id: string; hash: string; state: string }[]>(
    ask(page.request, 'submissions.list'),
  );
  const first = all.find(({ state }) => state === 'approved');
  for (const [place, width] of [
    [`/record/${first?.hash}`, 1280],
    [`/record/${first?.hash}`, 390],
    [`/submissions/${first?.id}`, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(place);
    const facts = page.locator('dl').last();
    await expect(facts).toBeVisible();
    const share = await facts.evaluate((list) => {
      for (const name of list.querySelectorAll('dt'))
        name.textContent = 'House Way: three of a kind that would break the straight or flush';
      for (const value of list.querySelectorAll('dd')) value.textContent = 'the straight or flush behind';
      const value = list.querySelector('dd');
      return value ? value.getBoundingClientRect().width / list.getBoundingClientRect().width : 0;
    });
    expect(share).toBeGreaterThan(0.4);
  }
  await page.close();
});
