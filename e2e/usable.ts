import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { leadsNowhere, lowForAThumb, PHONE, sidewaysSettled } from './phone';

/** With everything that the page fetches. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
}

/** Accessible in both themes, on a phone and at 200%. Leaves the page narrow. */
export async function expectUsable(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await page.setViewportSize(PHONE);
  expect(await sidewaysSettled(page), `${name}: wider than a phone`).toEqual([]);
  expect(await lowForAThumb(page), `${name}: too low to press`).toEqual([]);
  expect(await leadsNowhere(page), `${name}: links to a part that is not there`).toEqual([]);
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await sidewaysSettled(page), `${name}: wider than a page at 200%`).toEqual([]);
}
