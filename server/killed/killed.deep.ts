/**
 * Every kind of step is interrupted by SIGKILL, of whoever takes it and of the worker, in the middle of it: nothing that was
 * acknowledged is lost, the chain of events holds, and the next process goes on. A thousand times: `npm run bench:kills`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { mailServer, type TestMailServer } from '../testing/mail-server';
import { ADMINISTRATOR, REVIEWER, type TestSite, testSite } from '../testing/site';
import { playedSite, SECOND } from './played';

const KILLS = inject('kills');
/** A site of its own for so many, and so a chain that stays short; every other one asks for two reviewers. */
const KILLS_OF_A_SITE = 50;
/** A worker is killed with every fourth. */
const LIVES_OF_A_WORKER = 4;
const STEPS_AT_MOST = 6;
const folder = path.resolve('node_modules/.cache', `assay-killed-${process.pid}`);
const told = path.join(folder, 'acknowledged.jsonl');

type Said = {
  checked?: { chain: boolean; head: string; orphans: number };
  lost?: unknown;
  begins?: string;
  /** Why, where a step was not taken after all; `kind` says which. */
  refused?: string;
  kind?: string;
  acknowledged?: unknown;
};

const running = new Set<ChildProcess>();
let post: TestMailServer;
let template: TestSite;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  post = await mailServer();
  template = await playedSite();
  await build({
    entryPoints: {
      worker: 'server/worker/worker.ts',
      'pool-thread': 'simulations/pool/thread.ts',
      'at-work': 'server/killed/at-work.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    tsconfig: 'tsconfig.json',
    bundle: true,
    // One file starts in less than half the time of many.
    external: ['@libsql/client', '@resvg/resvg-js', 'next', 'piscina'],
    banner: {
      js: [
        "import { createRequire as requiring } from 'node:module';",
        'const require = requiring(import.meta.url);',
        'const __filename = process.argv[1];',
        'const __dirname = process.cwd();',
      ].join('\n'),
    },
    platform: 'node',
    target: 'node20',
    format: 'esm',
  });
}, 600_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  template?.remove();
  await post.close();
  rmSync(folder, { recursive: true, force: true });
});

function begin(site: TestSite, program: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [path.join(folder, program), ...args], {
    env: {
      NODE_ENV: 'test',
      ASSAY_DATA_DIR: site.dataDir,
      ASSAY_THREADS: '1',
      ASSAY_SMTP_URL: `smtp://127.0.0.1:${post.settings.port}`,
      ASSAY_SMTP_TLS: 'none',
      ASSAY_MAIL_FROM: 'assay@site.example',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  return child;
}
const atWork = (site: TestSite) => begin(site, 'at-work.mjs', told, SECOND);

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  running.delete(child);
}

/** How long a step takes, as it was seen: the kill comes at any moment of it. */
let usual = 40;

type Life = { found: Said['checked']; lost: unknown[]; done: string[]; interrupted: string | undefined };

/** One life of a process: what it found, what it did, until it is killed in the middle of a step that nobody chose. */
async function killedAtWork(child: ChildProcess): Promise<Life> {
  const life: Life = { found: undefined, lost: [], done: [], interrupted: undefined };
  const last = 1 + Math.floor(Math.random() * STEPS_AT_MOST);
  let begun = 0;
  let since = 0;
  let killed: Promise<void> | undefined;
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const hear = (said: Said): void => {
    if (said.lost) life.lost.push(said);
    if (said.checked) life.found = said.checked;
    if (said.acknowledged) {
      life.done.push(life.interrupted ?? '');
      life.interrupted = undefined;
      usual = 0.9 * usual + 0.1 * (Date.now() - since);
      appendFileSync(told, `${JSON.stringify(said.acknowledged)}\n`);
    }
    if (said.refused) console.log(said.kind ?? 'choosing a step', said.refused);
    if (said.begins) {
      begun += 1;
      since = Date.now();
      life.interrupted = said.begins;
      if (begun >= last) killed ??= wait(Math.random() * 0.9 * usual).then(() => end(child));
    }
  };
  const read = once(lines, 'close');
  lines.on('line', (line) => hear(JSON.parse(line)));
  child.stdin?.write('\n');
  await read;
  await killed;
  return life;
}

async function freshSite(number: number): Promise<TestSite> {
  const site = await testSite(template);
  post.received.length = 0;
  if (number % 2 === 1)
    await site.as(ADMINISTRATOR).accounts.setTwoReviewers({
      organisation: site.member(REVIEWER).organisation.id,
      twoReviewers: true,
    });
  writeFileSync(told, '');
  return site;
}

/** What the outbox calls sent was taken by the mail server; how many came more than once, since a kill fell in between. */
async function mailed(site: TestSite): Promise<{ sent: number; missing: number; twice: number }> {
  const { rows } = await site.client.execute("SELECT message_id FROM mail WHERE state = 'sent'");
  const came = (id: string) => post.received.filter((raw) => raw.includes(id)).length;
  const times = rows.map(({ message_id: id }) => came(String(id)));
  return {
    sent: times.length,
    missing: times.filter((count) => count === 0).length,
    twice: times.filter((count) => count > 1).length,
  };
}

const tally = (counts: Map<string, number>, kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);

it(`loses nothing that was acknowledged, killed ${KILLS} times`, { timeout: KILLS * 60_000 }, async () => {
  const interrupted = new Map<string, number>();
  const taken = new Map<string, number>();
  const total = { acknowledged: 0, workers: 0, sent: 0, twice: 0 };
  let site: TestSite | undefined;
  let worker: ChildProcess | undefined;
  let next: ChildProcess | undefined;
  const leave = async () => {
    if (next) await end(next);
    if (worker) await end(worker);
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
    const { found, lost, done, interrupted: kind } = await killedAtWork(child);
    total.acknowledged += done.length;
    for (const step of done) tally(taken, step);
    tally(interrupted, kind ?? 'after a step');
    if (kill % LIVES_OF_A_WORKER === LIVES_OF_A_WORKER - 1) {
      await end(worker);
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
  const listed = (counts: Map<string, number>) => Object.fromEntries([...counts].sort());
  console.log(`killed ${KILLS} times, none lost`, total);
  console.log('killed in the middle of', listed(interrupted), 'acknowledged', listed(taken));
  expect(total.acknowledged).toBeGreaterThan(KILLS / 2);
});
