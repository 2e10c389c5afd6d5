import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import thread from './thread';

const ENTRY = 'simulations/pool/thread.ts';

/** What a file reads at once, and what that reads, without what is loaded when asked for. */
async function readWith(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
  });
  const read = new Set<string>();
  const follow = (file: string) => {
    if (read.has(file)) return;
    read.add(file);
    for (const { path, kind } of metafile.inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import') follow(path);
  };
  follow(entry);
  return read;
}

it('a thread reads no family until a shard is about it', async () => {
  const read = await readWith(ENTRY);
  expect(read.has('simulations/catalogue/heads.ts')).toBe(true);
  expect(
    [...read].filter((file) => /\/(families|family)\.ts$/.test(file) && !file.includes('/family/')),
  ).toEqual([]);
});

it('a thread loads the family of a round', async () => {
  const round = { id: 'r', family: 'blackjack-poker', parameters: {}, tables: {}, settles: [] };
  expect(await thread({ kind: 'refusal', round })).toEqual([]);
});
