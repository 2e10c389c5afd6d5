import { mkdirSync, rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browser } from './e2e/browser';
import { dataDir, isFirstLoad, onContinuousIntegration, port } from './e2e/environment';

const baseURL = `http://localhost:${port}`;

if (isFirstLoad) {
  mkdirSync(dataDir, { recursive: true });
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: ['**/*.story.ts', '**/*.spec.ts'],
  outputDir: 'test-results/stories',
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: onContinuousIntegration,
  use: {
    baseURL,
    headless: true,
    actionTimeout: 15_000,
    launchOptions: await browser(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium', use: { viewport: { width: 1280, height: 800 } } }],
  webServer: {
    command: 'node scripts/start.mjs',
    url: baseURL,
    env: { PORT: port, ASSAY_DATA_DIR: dataDir, ASSAY_MODE: 'demonstration' },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
