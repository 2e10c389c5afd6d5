import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { leadsNowhere, lowForAThumb, PHONE, sidewaysSettled } from './phone';

/** With everything that the page fetches. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
}

/** Accessible in both themes, on a phone and at 200%. Leaves the page narrow. `scrolls`: what may be scrolled sideways by itself, as a grid of many columns is. */
export async function expectUsable(page: Page, name: string, scrolls: readonly string[] = []): Promise<void> {
  const wide = async () => (await sidewaysSettled(page)).filter((each) => !scrolls.includes(each));
  await expectAccessible(page, name);
  await page.setViewportSize(PHONE);
  expect(await wide(), `${name}: wider than a phone`).toEqual([]);
  expect(await lowForAThumb(page), `${name}: too low to press`).toEqual([]);
  expect(await leadsNowhere(page), `${name}: links to a part that is not there`).toEqual([]);
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await wide(), `${name}: wider than a page at 200%`).toEqual([]);
}
