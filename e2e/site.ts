/** Every Playwright worker has its own site, so stories run in parallel without touching each other. */
import { type BrowserContext, test as base } from '@playwright/test';
import type { SiteSettings } from './environment';
import { type Person, signIn } from './people';
import { PATIENCE, startSite } from './running-site';

/** Contexts that the stories of a worker share, because they only look. */
const shared = new Set<BrowserContext>();

type Shared = {
  settings: SiteSettings;
  site: string;
  looking: (person: Person | null) => Promise<BrowserContext>;
};

export const test = base.extend<{ leavesNothingOpen: undefined }, Shared>({
  /** One core: two sites share the machine with two browsers. */
  settings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ settings }, use) => {
      const site = await startSite(settings);
      try {
        await use(site.url);
      } finally {
        await site.stop();
        site.forget();
      }
    },
    { scope: 'worker', auto: true, timeout: PATIENCE },
  ],
  baseURL: ({ site }, use) => use(site),
  /** A browser in which a person looks at pages and changes nothing: its scripts are read once for all of them. */
  looking: [
    async ({ browser, site }, use) => {
      const contexts = new Map<string | undefined, BrowserContext>();
      await use(async (person) => {
        const kept = contexts.get(person?.email);
        if (kept) return kept;
        const context = await browser.newContext({ baseURL: site });
        shared.add(context);
        contexts.set(person?.email, context);
        if (person) await signIn(context, person);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  /** A page left open goes on polling the site during every later story. */
  leavesNothingOpen: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) if (!shared.has(context)) await context.close();
    },
    { auto: true },
  ],
});
