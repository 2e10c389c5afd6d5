/**
 * What is lost when a whole site is killed in the middle of work: people take every kind of step over HTTP, every process is
 * killed (SIGKILL) in the middle of one, the site is started again on the same data. `npm run bench:kills`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { listed, tally, Workshop } from '../server/killed/lives';
import { freePort, siteEnvironment } from './environment';

const KILLS = 100;
/** It takes a site seconds to start. */
const STEPS_AT_MOST = 20;
const PATIENCE_MS = 120_000;
/** The reviewer beside the one of the demonstration, as `server/killed/played.ts` lets them join. */
const SECOND = 'second@regulator.example';

async function start(port: string, dataDir: string): Promise<ChildProcess> {
  const options = { env: siteEnvironment(port, dataDir), stdio: 'ignore', detached: true } as const;
  const site = spawn(process.execPath, ['scripts/start.mjs'], options);
  const url = `http://localhost:${port}`;
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await wait(100))
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return site;
  throw new Error(`the site did not answer at ${url}`);
}

/** The whole group at once, without warning. */
async function kill(site: ChildProcess): Promise<void> {
  const gone = once(site, 'exit');
  process.kill(-(site.pid ?? 0), 'SIGKILL');
  await gone;
}

base('what was acknowledged is there after everything was killed', async () => {
  base.setTimeout(KILLS * PATIENCE_MS);
  const workshop = new Workshop();
  const [interrupted, taken] = [new Map<string, number>(), new Map<string, number>()];
  let site: ChildProcess | undefined;
  try {
    await workshop.bundle({
      'begun-site': 'server/killed/begun-site.ts',
      'at-work': 'server/killed/at-work.ts',
    });
    const dataDir = await workshop.siteIn('site', 'one-reviewer');
    const port = await freePort();
    const own = { ASSAY_DATA_DIR: dataDir, ASSAY_THREADS: '1' };
    const people = () =>
      workshop.begin('at-work.mjs', own, workshop.told, workshop.taken, SECOND, `http://localhost:${port}`);
    for (let n = 0; n < KILLS; n += 1) {
      const next = people();
      const running = await start(port, dataDir);
      site = running;
      const end = async () => {
        await kill(running);
        await workshop.end(next);
      };
      const life = await workshop.life(next, { kill: end, stepsAtMost: STEPS_AT_MOST });
      site = undefined;
      for (const step of life.done) tally(taken, step);
      tally(interrupted, life.interrupted ?? 'after a step');
      expect({ n, lost: life.lost, found: life.found }).toEqual({
        n,
        lost: [],
        found: { told: expect.any(Number), chain: true, head: 'contained', orphans: 0 },
      });
    }
    const acknowledged = [...taken.values()].reduce((sum, count) => sum + count, 0);
    console.log(`killed ${KILLS} times, ${acknowledged} steps acknowledged, none lost, the chain holds`);
    console.log('killed in the middle of', listed(interrupted), 'acknowledged', listed(taken));
  } finally {
    if (site) await kill(site);
    workshop.close();
  }
});
