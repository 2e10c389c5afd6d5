/** `npm run goldens`: writes the golden files of every rulebook anew, each with its witness; read them as a diff. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenOf } from '@/rulebooks/golden';
import { rulebooks } from '@/rulebooks/registry';
import { threadFileBesideProgram, threadPool } from '@/simulations/pool/thread-pool';

const ROUNDS = 10_000_000;
const SEED = 2007;

const file = threadFileBesideProgram();
if (!file) throw new Error('the golden files are made by the bundled program: npm run goldens');
const runner = threadPool({ file });
try {
  for (const rulebook of rulebooks()) {
    const folder = join('rulebooks', rulebook.id, 'goldens');
    mkdirSync(folder, { recursive: true });
    for (const game of rulebook.games) {
      const golden = await goldenOf(rulebook, game, { rounds: ROUNDS, seed: SEED, runner });
      writeFileSync(join(folder, `${game.id}.json`), `${JSON.stringify(golden, null, 2)}\n`);
      process.stdout.write(`${folder}/${game.id}.json\n`);
    }
  }
} finally {
  await runner.close();
}
