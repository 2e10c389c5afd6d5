import { SUBJECTS } from '../stryker.config.mjs';
import { runNode } from './children.mjs';
import { install } from './install.mjs';
import { main, Refusal } from './refusal.mjs';

/** `npm run test:mutation -- pays figures`: those subjects; all of them without a name. Options go to Stryker. */
await main(async () => {
  await install();
  const given = process.argv.slice(2);
  const named = given.filter((argument) => !argument.startsWith('-'));
  const unknown = named.filter((name) => !(name in SUBJECTS));
  if (unknown.length > 0)
    throw new Refusal(
      `There is no subject ${unknown.join(', ')}. Choose from ${Object.keys(SUBJECTS).join(', ')}.`,
    );
  const files = named.flatMap((name) => SUBJECTS[name]);
  const mutate =
    files.length > 0 ? ['--mutate', [...files, '!**/*.test.ts', '!**/testing/**'].join(',')] : [];
  const options = given.filter((argument) => argument.startsWith('-'));
  const { code } = await runNode([
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    ...mutate,
    ...options,
  ]);
  process.exitCode = code;
});
