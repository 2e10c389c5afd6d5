/** Every Playwright worker has a site of its own, so stories run side by side and never meet. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { dataDirOf, freePort, ownSite, siteEnvironment } from './environment';

const PATIENCE = 300_000;

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (const began = Date.now(); Date.now() - began < PATIENCE; ) {
    if (server.exitCode !== null) break;
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the site for the stories did not answer at ${url}`);
}

export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const port = await freePort();
      const dataDir = dataDirOf(port);
      mkdirSync(dataDir, { recursive: true });
      const server = spawn(process.execPath, ['scripts/start.mjs'], {
        env: siteEnvironment(port, dataDir),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      try {
        ownSite.url = `http://localhost:${port}`;
        await answering(ownSite.url, server);
        await use(ownSite.url);
      } finally {
        if (server.exitCode === null) {
          server.kill('SIGTERM');
          await once(server, 'exit');
        }
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', auto: true, timeout: PATIENCE },
  ],
  baseURL: ({ site }, use) => use(site),
});
