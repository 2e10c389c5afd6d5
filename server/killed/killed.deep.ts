/**
 * Every kind of step is interrupted by SIGKILL, of whoever takes it and of the worker, in the middle of it: nothing that was
 * acknowledged is lost, the chain of events holds, and the next process goes on. A thousand times: `npm run bench:kills`.
 */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { databaseFile, type Opened, openDatabase } from '../db/client';
import { mailServer, type TestMailServer } from '../testing/mail-server';
import { listed, tally, Workshop } from './lives';
import { SECOND } from './played';
import { untaken } from './taken';

const KILLS = inject('kills');
/** A site of its own for so many, and so a chain that stays short; every other one asks for two reviewers. */
const KILLS_OF_A_SITE = 50;
/** A worker is killed with every fourth. */
const LIVES_OF_A_WORKER = 4;
/** So many take every kind of step. */
const KILLS_FOR_ALL = 1000;

const workshop = new Workshop();
let post: TestMailServer;
let templates: string[];
beforeAll(async () => {
  post = await mailServer();
  await workshop.bundle({
    'begun-site': 'server/killed/begun-site.ts',
    worker: 'server/worker/worker.ts',
    'pool-thread': 'simulations/pool/thread.ts',
    'at-work': 'server/killed/at-work.ts',
  });
  templates = [
    await workshop.siteIn('one-reviewer', 'one-reviewer'),
    await workshop.siteIn('two-reviewers', 'two-reviewers'),
  ];
}, 600_000);
afterAll(async () => {
  workshop.close();
  await post.close();
});

const begin = (site: Site, program: string, ...args: string[]): ChildProcess =>
  workshop.begin(
    program,
    {
      ASSAY_DATA_DIR: site.dataDir,
      ASSAY_THREADS: '1',
      ASSAY_SMTP_URL: `smtp://127.0.0.1:${post.settings.port}`,
      ASSAY_SMTP_TLS: 'none',
      ASSAY_MAIL_FROM: 'assay@site.example',
    },
    ...args,
  );
const atWork = (site: Site) => begin(site, 'at-work.mjs', workshop.told, workshop.taken, SECOND);

/** A copy of the site to be killed, and a look into its database. */
type Site = { dataDir: string; client: Opened['client']; remove: () => void };

async function freshSite(number: number): Promise<Site> {
  const dataDir = workshop.copyOf(templates[number % templates.length] ?? '', `site-${number}`);
  const { client, close } = await openDatabase(databaseFile(dataDir));
  post.received.length = 0;
  workshop.forget();
  return {
    dataDir,
    client,
    remove: () => {
      close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the outbox calls sent was taken by the mail server; how many came more than once, since a kill fell in between. */
async function mailed(site: Site): Promise<{ sent: number; missing: number; twice: number }> {
  const { rows } = await site.client.execute("SELECT message_id FROM mail WHERE state = 'sent'");
  const came = (id: string) => post.received.filter((raw) => raw.includes(id)).length;
  const times = rows.map(({ message_id: id }) => came(String(id)));
  return {
    sent: times.length,
    missing: times.filter((count) => count === 0).length,
    twice: times.filter((count) => count > 1).length,
  };
}

it(`loses nothing that was acknowledged, killed ${KILLS} times`, { timeout: KILLS * 60_000 }, async () => {
  const interrupted = new Map<string, number>();
  const taken = new Map<string, number>();
  const called = new Set<string>();
  const total = { acknowledged: 0, workers: 0, sent: 0, twice: 0 };
  let site: Site | undefined;
  let worker: ChildProcess | undefined;
  let next: ChildProcess | undefined;
  const leave = async () => {
    if (next) await workshop.end(next);
    if (worker) await workshop.end(worker);
    [next, worker] = [undefined, undefined];
    if (!site) return;
    const { sent, missing, twice } = await mailed(site);
    expect({ missing }).toEqual({ missing: 0 });
    total.sent += sent;
    total.twice += twice;
    site.remove();
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    if (!site || kill % KILLS_OF_A_SITE === 0) {
      await leave();
      site = await freshSite(kill / KILLS_OF_A_SITE);
    }
    worker ??= begin(site, 'worker.mjs');
    const child = next ?? atWork(site);
    next = atWork(site);
    const { found, lost, done, changed, interrupted: kind } = await workshop.life(child);
    total.acknowledged += done.length;
    for (const step of done) tally(taken, step);
    for (const change of changed) called.add(change);
    tally(interrupted, kind ?? 'after a step');
    if (kill % LIVES_OF_A_WORKER === LIVES_OF_A_WORKER - 1) {
      await workshop.end(worker);
      worker = undefined;
      total.workers += 1;
    }
    expect({ kill, lost, found }).toEqual({
      kill,
      lost: [],
      found: { told: expect.any(Number), chain: true, head: 'contained', orphans: 0 },
    });
  }
  await leave();
  console.log(`killed ${KILLS} times, none lost`, total);
  console.log('killed in the middle of', listed(interrupted), 'acknowledged', listed(taken));
  const missing = untaken(called);
  console.log('never taken', missing);
  if (KILLS >= KILLS_FOR_ALL) expect(missing).toEqual([]);
  expect(total.acknowledged).toBeGreaterThan(KILLS / 2);
});
