import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };

/** Everything on the page that can only be read by scrolling sideways, the page itself among it. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX)),
      )
      .map((element) => element.getAttribute('aria-label') ?? element.tagName),
  );

/** The same once the page has taken its new width: what is still found after two seconds stays so. */
const settled =
  (look: (page: Page) => Promise<string[]>) =>
  async (page: Page): Promise<string[]> => {
    for (let looks = 1; ; looks += 1) {
      const found = await look(page);
      if (found.length === 0 || looks === 20) return found;
      await page.waitForTimeout(100);
    }
  };

export const sidewaysSettled = settled(sideways);

/** The buttons that take a step of the work and are lower than the 44 pixels of a thumb. */
const low = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(a, button).bg-accent')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent ?? ''),
  );

export const lowForAThumb = settled(low);

/** Links to a part of the page that is not there, and that following the link does not bring. */
export async function leadsNowhere(page: Page): Promise<string[]> {
  const closed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')]
      .map(({ hash }) => hash)
      .filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
  );
  const missing: string[] = [];
  for (const hash of closed) {
    await page.locator(`main a[href="${hash}"]`).first().click();
    const part = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
    if (
      !(await part.waitFor({ state: 'attached', timeout: 3_000 }).then(
        () => true,
        () => false,
      ))
    )
      missing.push(hash);
  }
  return missing;
}
