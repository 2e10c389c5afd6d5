/** `npm run goldens`: writes the golden files of every rulebook anew, each with its witness; read them as a diff. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenOf, roundEdges } from '@/rulebooks/golden';
import { rulebooks } from '@/rulebooks/registry';
import { threadFileBesideProgram, threadPool } from '@/simulations/pool/thread-pool';

const ROUNDS = 10_000_000;
const SEED = 2007;

const file = threadFileBesideProgram();
if (!file) throw new Error('the golden files are made by the bundled program: npm run goldens');
const runner = threadPool({ file });
/** `npm run goldens -- gb-2007/let-it-ride`: those alone; all of them without a name. */
const asked = process.argv.slice(2);
const recordedFile = join('rulebooks', 'recorded-edges.json');
const recorded: Record<string, string> =
  asked.length > 0 ? JSON.parse(readFileSync(recordedFile, 'utf8')) : {};
try {
  for (const rulebook of rulebooks()) {
    const folder = join('rulebooks', rulebook.id, 'goldens');
    mkdirSync(folder, { recursive: true });
    for (const game of rulebook.games) {
      if (asked.length > 0 && !asked.includes(`${rulebook.id}/${game.id}`)) continue;
      const golden = await goldenOf(rulebook, game, { rounds: ROUNDS, seed: SEED, runner });
      writeFileSync(join(folder, `${game.id}.json`), `${JSON.stringify(golden, null, 2)}\n`);
      Object.assign(recorded, roundEdges(rulebook, game, golden));
      writeFileSync(recordedFile, `${JSON.stringify(recorded, Object.keys(recorded).sort(), 2)}\n`);
      process.stdout.write(`${folder}/${game.id}.json\n`);
    }
  }
} finally {
  await runner.close();
}
