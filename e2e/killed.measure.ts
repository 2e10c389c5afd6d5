/**
 * What is lost when everything is killed in the middle of work: a person saves a draft as fast as the server answers,
 * every process is killed (SIGKILL), the site is started again on the same data. `npm run bench:kills`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { ask, held, tell } from './api';
import { dataDirOf, freePort, siteEnvironment } from './environment';
import { ADRIAN, NORA, PASSWORD } from './people';

const CYCLES = 10;
const AT_WORK_MS = 1500;
const PATIENCE_MS = 120_000;

type Running = { process: ChildProcess; url: string };

async function start(port: string, dataDir: string): Promise<Running> {
  const url = `http://localhost:${port}`;
  const options = { env: siteEnvironment(port, dataDir), stdio: 'ignore', detached: true } as const;
  const process = spawn(globalThis.process.execPath, ['scripts/start.mjs'], options);
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await wait(100))
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return { process, url };
  throw new Error(`the site did not answer at ${url}`);
}

/** The whole group at once, without warning. */
async function kill({ process }: Running): Promise<void> {
  const gone = once(process, 'exit');
  globalThis.process.kill(-(process.pid ?? 0), 'SIGKILL');
  await gone;
}

async function signIn(request: APIRequestContext, url: string, email: string): Promise<void> {
  const answer = await request.post('/api/auth/sign-in/email', {
    data: { email, password: PASSWORD },
    headers: { origin: url },
  });
  expect(answer.ok()).toBe(true);
}

type Draft = { revision: number; name: string; variant: unknown };

base('saves that were acknowledged are there after everything was killed', async ({ playwright }) => {
  base.setTimeout(CYCLES * PATIENCE_MS);
  const port = await freePort();
  const dataDir = dataDirOf(port);
  mkdirSync(dataDir, { recursive: true });
  let site = await start(port, dataDir);
  const nora = await playwright.request.newContext({ baseURL: site.url });
  const adrian = await playwright.request.newContext({ baseURL: site.url });
  let acknowledged = 0;
  try {
    await signIn(nora, site.url, NORA.email);
    await signIn(adrian, site.url, ADRIAN.email);
    const made = { rulebook: 'gb-2007', game: 'roulette', name: 'Killed' };
    const { id } = await held<{ id: string }>(tell(nora, 'drafts.create', made));
    const { variant } = await held<Draft>(ask(nora, 'drafts.get', { id }));
    let last = { revision: 1, name: 'Killed' };
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const until = Date.now() + AT_WORK_MS;
      const killed = wait(AT_WORK_MS).then(() => kill(site));
      for (let n = 0; Date.now() < until + 1000; n += 1) {
        const name = `Killed ${cycle}, save ${n}`;
        const saved = await tell(nora, 'drafts.save', { id, revision: last.revision, name, variant }).catch(
          () => undefined,
        );
        if (!saved?.ok()) break;
        const { result } = (await saved.json()) as { result: { data: { revision: number } } };
        last = { revision: result.data.revision, name };
        acknowledged += 1;
      }
      await killed;
      site = await start(port, dataDir);
      const now = await held<Draft>(ask(nora, 'drafts.get', { id }));
      // One that was written and not answered may be there as well.
      expect(now.revision - last.revision, 'acknowledged and lost').toBeGreaterThanOrEqual(0);
      expect(now.revision - last.revision).toBeLessThanOrEqual(1);
      if (now.revision === last.revision) expect(now.name).toBe(last.name);
      last = { revision: now.revision, name: now.name };
      expect(await held(ask(adrian, 'audit.verify'))).toMatchObject({ ok: true });
    }
    console.log(`${CYCLES} times killed, ${acknowledged} saves acknowledged, none lost, the chain holds`);
  } finally {
    await kill(site);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
