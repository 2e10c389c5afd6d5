import { defineConfig } from '@playwright/test';
import { browser } from './e2e/browser';
import { onContinuousIntegration } from './e2e/environment';

export default defineConfig({
  testDir: 'e2e',
  testMatch: ['**/*.story.ts', '**/*.spec.ts'],
  outputDir: 'test-results/stories',
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  globalSetup: './e2e/build.ts',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: onContinuousIntegration,
  use: {
    headless: true,
    actionTimeout: 15_000,
    launchOptions: await browser(),
    // Nothing to wait for until a dialog has risen.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // A trace of every story costs a third of their time: `npx playwright test --trace on` makes one where it is wanted.
    trace: 'off',
  },
  projects: [{ name: 'chromium', use: { viewport: { width: 1280, height: 800 } } }],
});
