import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sideThread } from '../threads/side-thread';
import { derive, type Task } from './derived';

it('gives the same result in a thread of the web server, and leaves this thread free', async () => {
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    "const { bundle } = await import('./scripts/bundle.mjs'); await bundle(['rulebook-thread']);",
  ]);
  const thread = sideThread<Task, unknown>(path.resolve('dist', 'rulebook-thread.mjs'));
  const side = { rulebook: 'gb-2007', game: 'sic-bo' };
  const task: Task = { kind: 'comparison', left: side, right: { ...side, game: 'big-six' } };
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 5);
  try {
    expect(await thread.run(task)).toEqual(JSON.parse(JSON.stringify(derive(task))));
    expect(turns).toBeGreaterThan(3);
  } finally {
    clearInterval(ticking);
    await thread.close();
  }
}, 60_000);
