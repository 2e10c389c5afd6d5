import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

/** Measurements of a whole site, beside the stories: `npm run bench:pages`, `npm run bench:kills`. */
export default defineConfig(stories, { workers: 1, testMatch: ['**/*.measure.ts'], reporter: [['list']] });
