/** The worker as its own process: killed, stopped, started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyseVariant } from '@/rulebooks/analysis/analyse';
import { MEMBER, type TestSite, testSite } from '../testing/site';

const ROUNDS = 2_000_000;
const SLOW = 60_000;
const folder = path.resolve('node_modules/.cache', `assay-worker-${process.pid}`);
const program = path.join(folder, 'worker.mjs');

let site: TestSite;
let running: ChildProcess[] = [];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ['server/worker/worker.ts'],
    outfile: program,
    tsconfig: 'tsconfig.json',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  site = await testSite();
});
afterEach(async () => {
  await Promise.all(running.map((child) => stop(child, 'SIGKILL')));
  running = [];
  site.remove();
});

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, [program], {
    env: { NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir, ASSAY_THREADS: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.push(child);
  return child;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exit) as [number | null];
  return code;
}

async function startedAnalysis(rounds: number): Promise<{ draft: string; job: string }> {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { job } = await nora.analyses.start({ draft, revision: 1, rounds });
  return { draft, job };
}

const view = (id: string) => site.as(MEMBER).analyses.job({ id });
const underWay = (id: string) =>
  expect.poll(async () => (await view(id)).done, { timeout: SLOW, interval: 20 }).toBeGreaterThan(0);

describe('the analysis worker', () => {
  it('killed in the middle: the next one resumes the job and reaches the same numbers', {
    timeout: SLOW,
  }, async () => {
    const { draft, job } = await startedAnalysis(ROUNDS);
    const first = startWorker();
    await underWay(job);
    await stop(first, 'SIGKILL');
    expect((await view(job)).state).toBe('running');
    startWorker();
    await expect.poll(async () => (await view(job)).state, { timeout: SLOW, interval: 100 }).toBe('done');
    const { variant, day } = await site.as(MEMBER).drafts.get({ id: draft });
    const alone = await analyseVariant(variant, { day, rounds: ROUNDS, seed: 7, threads: 1 });
    const analysis = await site.as(MEMBER).analyses.get({ id: (await view(job)).analysis ?? '' });
    expect(alone.ok && alone.value.hash).toBe(analysis.hash);
  });

  it('asked to stop: returns the job at once, and the attempt does not count', {
    timeout: SLOW,
  }, async () => {
    const { job } = await startedAnalysis(20_000_000);
    const worker = startWorker();
    await underWay(job);
    expect(await stop(worker, 'SIGTERM')).toBe(0);
    expect((await view(job)).state).toBe('queued');
  });

  it('notices a cancel while it works', { timeout: SLOW }, async () => {
    const { job } = await startedAnalysis(20_000_000);
    startWorker();
    await underWay(job);
    await site.as(MEMBER).analyses.cancel({ id: job });
    await expect.poll(async () => (await view(job)).state, { timeout: SLOW }).toBe('cancelled');
  });
});
