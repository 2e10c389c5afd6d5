/** The longest count there is, killed in its first pass: the next worker goes on from the pieces that are done. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEMBER, type TestSite, testSite } from '../testing/site';
import { piecesFolder } from './kept-files';

const MINUTES = 60_000;
const folder = path.resolve('node_modules/.cache', `assay-killed-${process.pid}`);

let site: TestSite;
let running: ChildProcess | undefined;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: { worker: 'server/worker/worker.ts', 'pool-thread': 'simulations/pool/thread.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    tsconfig: 'tsconfig.json',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
  });
  site = await testSite();
});
afterAll(() => {
  running?.kill('SIGKILL');
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

function startWorker(): ChildProcess {
  running = spawn(process.execPath, [path.join(folder, 'worker.mjs')], {
    env: { NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir, ASSAY_THREADS: '2' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return running;
}

it('the best player of pai gow poker is counted no second time where it was', {
  timeout: 20 * MINUTES,
}, async () => {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'pai-gow-poker' });
  const { variant, revision } = await nora.drafts.get({ id: draft });
  const options = { ...variant.options, player: 'best' };
  const saved = await nora.drafts.save({ id: draft, revision, variant: { ...variant, options } });
  const { job } = await nora.analyses.start({ draft, revision: saved.revision, rounds: 100_000 });
  const own = path.join(piecesFolder(site.dataDir), job);
  const done = () => (existsSync(own) ? readdirSync(own).filter((name) => !name.endsWith('.part')) : []);

  const first = startWorker();
  await expect.poll(() => done().length, { timeout: 10 * MINUTES, interval: 200 }).toBeGreaterThanOrEqual(4);
  const exit = once(first, 'exit');
  first.kill('SIGKILL');
  await exit;
  const written = done().map((name) => [name, statSync(path.join(own, name)).mtimeMs] as const);

  startWorker();
  await expect.poll(() => done().length, { timeout: 10 * MINUTES, interval: 200 }).toBe(9);
  expect(written.map(([name]) => [name, statSync(path.join(own, name)).mtimeMs])).toEqual(written);
  const view = () => nora.analyses.job({ id: job });
  await expect.poll(async () => (await view()).state, { timeout: 10 * MINUTES, interval: 500 }).toBe('done');
  const { wagers } = await nora.analyses.get({ id: (await view()).analysis ?? '' });
  const standard = wagers.find(({ id }) => id === 'standard');
  // The figure of method.md, counted without a stop.
  expect(standard?.houseEdgePercent.toFixed(6)).toBe('2.441411');
  await expect.poll(() => existsSync(own), { timeout: MINUTES }).toBe(false);
});
