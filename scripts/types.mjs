import { runNode } from './children.mjs';
import { main } from './refusal.mjs';

await main(async () => {
  // Next writes the types of routes and imported style sheets; a fresh clone has none yet.
  const typegen = await runNode(['node_modules/next/dist/bin/next', 'typegen'], { quiet: true });
  if (typegen.code !== 0) process.stderr.write(typegen.output);
  // The native compiler reads the same types in a third of the time; Next and others need the one with an
  // API.
  const check = await runNode(['node_modules/typescript-7/bin/tsc', '--noEmit']);
  process.exitCode = typegen.code || check.code;
});
