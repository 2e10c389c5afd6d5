import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { dataDirOf, freePort, ownSite, type SiteSettings, siteEnvironment } from './environment';

export const PATIENCE = 300_000;

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (const began = Date.now(); Date.now() - began < PATIENCE; ) {
    if (server.exitCode !== null) break;
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the site for the stories did not answer at ${url}`);
}

const DAY_MS = 86_400_000;

/** Every process of the site reads its clock as so many days later. */
const clockLater = (days: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`
    const late = ${days * DAY_MS};
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) {
        if (given.length === 0) super(Real.now() + late);
        else super(...given);
      }
      static now() { return Real.now() + late; }
      // Next.js takes what a date constructor has of its own, and no more.
      static UTC = Real.UTC;
      static parse = Real.parse;
    };
  `)}`;

type Started = { url: string; port: string; stop: () => Promise<void>; forget: () => void };

/** The worker's own site, on data of its own or, with `port`, on that which an earlier one left. */
export async function startSite({
  port: left,
  daysLater = 0,
  ...settings
}: SiteSettings & { port?: string; daysLater?: number }): Promise<Started> {
  const port = left ?? (await freePort());
  const dataDir = dataDirOf(port);
  mkdirSync(dataDir, { recursive: true });
  const options = daysLater > 0 ? { NODE_OPTIONS: clockLater(daysLater) } : {};
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...siteEnvironment(port, dataDir, settings), ...options },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  ownSite.url = url;
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  try {
    await answering(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, stop, forget: () => rmSync(dataDir, { recursive: true, force: true }) };
}
