import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

/** Measurements in a browser, beside the stories: `npm run bench:pages`. */
export default defineConfig(stories, { workers: 1, testMatch: ['**/*.measure.ts'], reporter: [['list']] });
