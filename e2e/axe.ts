import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only what is wrong is worked out in full and sent back; what passes would be megabytes. */
const WRONG_ONLY: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false };

/**
 * No violation of WCAG 2.2 AA on the page now shown, in the light theme and in the dark one, which differ in
 * only colour; each one found is named with its first element.
 */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await page.evaluate(axe.source);
  await inTheme(page, 'light');
  const all = { ...WRONG_ONLY, runOnly: { type: 'tag' as const, values: RULES } };
  expect(await violations(page, all), `${place}, light`).toEqual([]);
  await inTheme(page, 'dark');
  const colours = { ...WRONG_ONLY, runOnly: { type: 'rule' as const, values: ['color-contrast'] } };
  expect(await violations(page, colours), `${place}, dark`).toEqual([]);
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** axe without its wrapper for Playwright, which opens another page for each look and reads every result twice. */
const violations = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async (asked) => {
    const found = await window.axe.run(document, asked);
    return found.violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes[0]?.html}`);
  }, options);

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
