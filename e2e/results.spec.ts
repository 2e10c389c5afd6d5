/** What a trial brought in, on the page on which its operator sends it and the regulator reads it. */
import { test as base, expect, type Page } from '@playwright/test';
import { held, tell } from './api';
import { expectAccessible } from './axe';
import { ADRIAN, type Person, RUTH, signInAnew } from './people';
import { lowForAThumb, PHONE, sidewaysSettled } from './phone';
import { startSite } from './running-site';
import { inDays, onTrial, people } from './to-trial';

const HEADS = 'premises,table,day,rounds,win,reason,handle symbol-a';
const row = (table: string, day: string, rounds: number, win: string, reason = '') =>
  `Northgate York,${table},${day},${rounds},${win},${reason},${20 * rounds}`;

async function send(page: Page, name: string, rows: string[]): Promise<void> {
  await page
    .getByLabel('File of results')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([HEADS, ...rows].join('\n')) });
  await expect(page.getByText(`${name}: ${rows.length} row`, { exact: false })).toBeVisible();
}

base(
  'the results of a trial are sent, refused row by row, corrected and read by the regulator',
  async ({ browser }) => {
    base.slow();
    let site = await startSite({});
    try {
      const all = await people(browser);
      const { id } = await onTrial(all, 'A wheel that reports', 60);
      const { id: table } = await held<{ id: string }>(
        tell(all.adrian.request, 'tables.add', { premises: 'Northgate York', name: 'Table 8' }),
      );
      const limits = { currency: 'GBP', groups: [{ group: 'all', minimum: 500, maximum: 50_000 }] };
      const offer = { table, from: inDays(0), submission: id, limits };
      await held(tell(all.adrian.request, 'tables.setOffer', offer));

      await site.stop();
      site = await startSite({ port: site.port, daysLater: 3 });
      const again = async (who: Person): Promise<Page> => {
        const context = await browser.newContext({ baseURL: site.url });
        await signInAnew(context, who);
        return context.newPage();
      };
      const [adrian, ruth] = [await again(ADRIAN), await again(RUTH)];
      await ruth.goto(`/review/${id}/results`);
      await expect(ruth.getByText('The operator has sent no results.')).toBeVisible();

      await adrian.goto(`/submissions/${id}`);
      await adrian
        .getByRole('link', { name: /results/i })
        .first()
        .click();
      await expect(adrian.getByText('Nothing is reported yet')).toBeVisible();
      const template = await adrian.request.get(
        (await adrian.getByRole('link', { name: 'Template (CSV)' }).getAttribute('href')) ?? '',
      );
      expect(await template.text()).toContain('handle symbol-a');

      // £20,000 is staked each day. One symbol of 52 pays 50 to 1, so the edge is 1/52.
      const rows = [
        row('Table 8', inDays(0), 1000, '400.00'),
        row('Table 8', inDays(1), 1000, '-200.00'),
        row('Table 9', inDays(1), 1000, '0.00'),
        row('Table 8', inDays(3), 1000, '0.00'),
      ];
      await send(adrian, 'first.csv', rows);
      await expect(adrian.getByText('2 rows kept, 2 refused and not kept.')).toBeVisible();
      const refused = adrian.getByRole('table', { name: 'Rows that were refused' });
      await expect(refused.getByRole('row')).toHaveCount(3);
      await expect(refused).toContainText('Table 9');

      await send(adrian, 'again.csv', rows);
      await expect(adrian.getByText('0 rows kept, 2 known already, 2 refused and not kept.')).toBeVisible();

      await send(adrian, 'changed.csv', [row('Table 8', inDays(1), 1000, '100.00')]);
      await expect(adrian.getByText('1 refused and not kept', { exact: false })).toBeVisible();
      await expect(refused).toContainText(/reason/i);
      await send(adrian, 'corrected.csv', [
        row('Table 8', inDays(1), 1000, '100.00', 'A drop box was counted twice'),
      ]);
      await expect(adrian.getByText('1 correction kept', { exact: false })).toBeVisible();

      for (const page of [adrian, ruth]) {
        await page.reload();
        // 1,000 rounds of £20 on each of two days; £400 and, as corrected, £100 were kept.
        const everything = page.locator('#all');
        await expect(everything).toContainText('£40,000');
        await expect(everything).toContainText('£500, 1.25%');
        await expect(everything).toContainText('£769.23, 1.92%');
        const missing = page.getByRole('table', { name: 'Days without a report' });
        await expect(missing.getByRole('row', { name: /Table 8/ })).toContainText('1');
        const corrected = page.getByRole('table', { name: 'Reports that were corrected' });
        await expect(corrected.getByRole('row')).toHaveCount(2);
        await expectAccessible(page, 'the results of a trial');
        await page.setViewportSize(PHONE);
        expect(await sidewaysSettled(page), 'wider than a phone').toEqual([]);
        expect(await lowForAThumb(page), 'too low to press').toEqual([]);
      }
      await expect(ruth.getByLabel('File of results')).toHaveCount(0);
    } finally {
      await site.stop();
      site.forget();
    }
  },
);
