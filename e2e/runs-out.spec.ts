/** A trial that nobody ends: the clock does, everywhere at once. */
import { test as base, expect } from '@playwright/test';
import { longDate } from '@/rulebooks/spelling/wording';
import { held, tell } from './api';
import { ADRIAN, type Person, RUTH, signInAnew } from './people';
import { startSite } from './running-site';
import { inDays, onTrial, people } from './to-trial';

base('a trial that runs out is over everywhere at once', async ({ browser }) => {
  base.slow();
  let site = await startSite({});
  try {
    const all = await people(browser);
    const { id, reference } = await onTrial(all, 'A wheel nobody asked to keep', 1);
    const { id: table } = await held<{ id: string }>(
      tell(all.adrian.request, 'tables.add', { premises: 'Northgate York', name: 'Table 7' }),
    );
    const limits = { currency: 'GBP', groups: [{ group: 'all', minimum: 500, maximum: 50_000 }] };
    const offer = { table, from: inDays(0), submission: id, limits };
    await held(tell(all.adrian.request, 'tables.setOffer', offer));
    await held(tell(all.nora.request, 'tables.setSign', { table, submission: id }));
    const { address } = await held<{ address: string }>(
      tell(all.adrian.request, 'tables.makeAddress', { table }),
    );
    const anyone = await (await browser.newContext({ baseURL: site.url })).newPage();
    await anyone.goto(`/register?search=${reference}`);
    await expect(anyone.getByText('1 game found.')).toBeVisible();
    await anyone.goto(address);
    await expect(anyone.getByText('The sign that belongs here', { exact: false })).toBeVisible();

    await site.stop();
    site = await startSite({ port: site.port, daysLater: 2 });

    await anyone.goto(`/register?search=${reference}`);
    await expect(anyone.getByText('Nothing in the register matches')).toBeVisible();
    await anyone.goto(`/r/${reference}`);
    await expect(
      anyone.getByText(`The trial ended on ${longDate(inDays(1))}.`, { exact: false }),
    ).toBeVisible();
    await anyone.goto(address);
    await expect(anyone.getByText('Take down the sign that hangs here.')).toBeVisible();
    // Their sessions have ended too.
    const again = async (who: Person) => {
      const context = await browser.newContext({ baseURL: site.url });
      await signInAnew(context, who);
      return context.newPage();
    };
    const [adrian, ruth] = [await again(ADRIAN), await again(RUTH)];
    const over = 'Trial over';
    await adrian.goto(`/submissions/${id}`);
    await expect(adrian.getByRole('region', { name: 'State' })).toContainText(over);
    await expect(adrian.getByRole('button', { name: 'Ask for formal adoption' })).toBeVisible();
    await expect(adrian.getByRole('button', { name: 'Ask for an extension' })).toBeHidden();
    await ruth.goto(`/review/${id}`);
    await expect(ruth.getByRole('region', { name: 'State' })).toContainText(over);
    await adrian.goto('/tables');
    await expect(adrian.getByRole('row', { name: /Table 7/ })).toContainText('Take down');
    const sign = await (await adrian.request.get(`/api/documents/${id}/sign.txt`)).text();
    expect(sign).toMatch(/^TRIAL OVER/);
  } finally {
    await site.stop();
    site.forget();
  }
});
