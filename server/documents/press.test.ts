import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Order, PaperName } from './papers';
import { type Press, pressInThisThread, pressInThread } from './press';
import { SUBJECT } from './testing/subject';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const order = (name: PaperName): Order => ({
  name,
  subject: SUBJECT,
  sheet: { paper: 'A4', orientation: 'portrait' },
});

describe('a press in a thread', () => {
  let press: Press;
  beforeAll(() => {
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      "const { bundle } = await import('./scripts/bundle.mjs'); await bundle(['paper-thread']);",
    ]);
    press = pressInThread(path.resolve('dist', 'paper-thread.mjs'));
  });
  afterAll(() => press.close());

  it.each(['dossier.pdf', 'sign.pdf', 'sign.txt', 'leaflet.pdf'] as const)(
    'makes the same bytes of %s as this thread does',
    async (name) => {
      const [there, here] = [
        await press.make(order(name), 'nora'),
        await pressInThisThread().make(order(name), 'nora'),
      ];
      expect(here.length).toBeGreaterThan(100);
      expect(Buffer.compare(Buffer.from(there as Uint8Array), Buffer.from(here as Uint8Array))).toBe(0);
    },
  );

  it('leaves this thread free meanwhile', async () => {
    const before = performance.eventLoopUtilization();
    await press.make(order('dossier.pdf'), 'nora');
    const busy = performance.eventLoopUtilization(before).active;
    const started = performance.now();
    await pressInThisThread().make(order('dossier.pdf'), 'nora');
    expect(busy).toBeLessThan((performance.now() - started) / 2);
  });
});

describe('the queue', () => {
  it('takes twelve, four of one person, and is open again when they are made', async () => {
    const press = pressInThisThread();
    const people = ['nora', 'nora', 'nora', 'nora', 'nora', 'adrian', 'adrian', 'adrian', 'adrian'];
    const more = ['hana', 'hana', 'hana', 'hana', 'owen'];
    const made = await Promise.all(
      [...people, ...more].map((person) => press.make(order('sign.txt'), person)),
    );
    expect(made.flatMap((paper, index) => (paper === 'busy' ? [index] : []))).toEqual([4, 13]);
    expect(await press.make(order('sign.txt'), 'nora')).not.toBe('busy');
  });

  it('gives a place back when a paper fails', async () => {
    const press = pressInThisThread();
    const broken = { ...order('sign.txt'), subject: { ...SUBJECT, findings: null as never } };
    for (let n = 0; n < 5; n++) await expect(press.make(broken, 'nora')).rejects.toThrow();
    expect(await press.make(order('sign.txt'), 'nora')).not.toBe('busy');
  });
});
