/**
 * Every kind of step is interrupted by SIGKILL, of whoever takes it and of the worker, at any moment: nothing that was
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
import { joined } from '../testing/joined';
import { ADMINISTRATOR, REVIEWER, type TestSite, testSite } from '../testing/site';

const KILLS = inject('kills');
/** A site of its own for so many, and so a chain that stays short; every other one asks for two reviewers. */
const KILLS_OF_A_SITE = 50;
const AT_WORK_MS = 1500;
const SECOND = 'second@regulator.example';
const folder = path.resolve('node_modules/.cache', `assay-killed-${process.pid}`);

type Said = {
  checked?: { chain: boolean; head: string; orphans: number };
  lost?: unknown;
  acknowledged?: unknown;
};

const running = new Set<ChildProcess>();
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
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
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
  });
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function begin(site: TestSite, program: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [path.join(folder, program), ...args], {
    env: { NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir, ASSAY_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  running.delete(child);
}

/** One life of a process: what it found, what it did, until it is killed at a moment that nobody chose. */
async function killedAtWork(
  site: TestSite,
  told: string,
): Promise<{ found: Said['checked']; lost: unknown[]; done: number }> {
  const child = begin(site, 'at-work.mjs', told, SECOND);
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  let found: Said['checked'];
  let done = 0;
  const lost: unknown[] = [];
  const read = new Promise<void>((resolve) => {
    lines.on('close', resolve);
    lines.on('line', (line) => {
      const said: Said = JSON.parse(line);
      if (said.lost) lost.push(said);
      if (said.acknowledged) {
        done += 1;
        appendFileSync(told, `${JSON.stringify(said.acknowledged)}\n`);
      }
      if (said.checked) {
        found = said.checked;
        void wait(Math.random() * AT_WORK_MS).then(() => end(child));
      }
    });
  });
  await read;
  return { found, lost, done };
}

it(`loses nothing that was acknowledged, killed ${KILLS} times`, { timeout: KILLS * 20_000 }, async () => {
  const told = path.join(folder, 'acknowledged.jsonl');
  const kinds = new Map<string, number>();
  let site: TestSite | undefined;
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    if (!site || kill % KILLS_OF_A_SITE === 0) {
      site?.remove();
      site = await testSite();
      await joined(site, REVIEWER, { name: 'Second', email: SECOND });
      if ((kill / KILLS_OF_A_SITE) % 2 === 1)
        await site.as(ADMINISTRATOR).accounts.setTwoReviewers({
          organisation: site.member(REVIEWER).organisation.id,
          twoReviewers: true,
        });
      writeFileSync(told, '');
    }
    const worker = begin(site, 'worker.mjs');
    const { found, lost, done } = await killedAtWork(site, told);
    await end(worker);
    acknowledged += done;
    expect({ kill, lost, found }).toEqual({
      kill,
      lost: [],
      found: { told: expect.any(Number), chain: true, head: 'contained', orphans: 0 },
    });
  }
  const { rows } = (await site?.client.execute('SELECT kind, count(*) AS n FROM audit GROUP BY kind')) ?? {
    rows: [],
  };
  for (const { kind, n } of rows) kinds.set(String(kind), Number(n));
  console.log(
    `${KILLS} times killed, ${acknowledged} steps acknowledged, none lost`,
    Object.fromEntries(kinds),
  );
  expect(acknowledged).toBeGreaterThan(KILLS);
  site?.remove();
});
