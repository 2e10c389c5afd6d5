import { ended, launch } from './children.mjs';
import { install } from './install.mjs';
import { SUBJECTS } from './mutation-subjects.mjs';
import { inProject } from './project.mjs';
import { main, Refusal } from './refusal.mjs';

/**
 * `npm run test:mutation -- pays figures`: those subjects in turn; without a name, all. Options go to
 * Stryker: `-- pays --concurrency 1`.
 */
await main(async () => {
  await install();
  const given = process.argv.slice(2);
  const first = given.findIndex((word) => word.startsWith('-'));
  const asked = first < 0 ? given : given.slice(0, first);
  const options = first < 0 ? [] : given.slice(first);
  const unknown = asked.filter((name) => !(name in SUBJECTS));
  if (unknown.length > 0)
    throw new Refusal(
      `There is no subject ${unknown.join(', ')}. Choose from ${Object.keys(SUBJECTS).join(', ')}.`,
    );
  for (const subject of asked.length > 0 ? asked : Object.keys(SUBJECTS)) {
    console.log(`\n== ${subject}`);
    const child = launch(
      process.execPath,
      [inProject('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', ...options],
      { env: { ASSAY_MUTATION_SUBJECT: subject } },
    );
    const { code } = await ended(child);
    if (code !== 0) process.exitCode = 1;
  }
});
