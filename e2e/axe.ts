import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation of WCAG 2.2 AA on the page as it stands, in the light theme and in the dark one, which differ in
 * nothing but colour; each one found is named with its first element.
 */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await inTheme(page, 'light');
  expectNone(await new AxeBuilder({ page }).withTags(RULES).analyze(), `${place}, light`);
  await inTheme(page, 'dark');
  expectNone(await new AxeBuilder({ page }).withRules('color-contrast').analyze(), `${place}, dark`);
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>;

function expectNone({ violations }: Found, place: string): void {
  const found = violations.map(({ id, help, nodes }) => `${place}: ${id}, ${help}: ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}
