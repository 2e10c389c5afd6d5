/** A task that takes too much is stopped, and the thread goes on with the next. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Exhausted, sideThread } from './side-thread';

const PROGRAM = `
export default (task) => {
  if (task === 'for ever') for (;;);
  if (task === 'all memory') for (const all = []; ; ) all.push(new Array(1000).fill(all.length));
  if (task === 'a fault') throw new Error('a fault of its own');
  return task;
};`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'side-thread-'));
  writeFileSync(path.join(folder, 'program.mjs'), PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['for ever', { ms: 2_000, megabytes: 64 }],
  ['all memory', { ms: 50_000, megabytes: 32 }],
])(
  'stops a task that takes %s',
  async (task, bounds) => {
    const { run, close } = sideThread<string, string>(path.join(folder, 'program.mjs'), bounds);
    try {
      await expect(run(task)).rejects.toBeInstanceOf(Exhausted);
      await expect(run('a fault')).rejects.toThrow('a fault of its own');
      expect(await run('the next')).toBe('the next');
    } finally {
      await close();
    }
  },
  60_000,
);
