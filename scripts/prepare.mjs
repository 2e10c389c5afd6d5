import { bundleFile } from './bundle.mjs';
import { runNode } from './children.mjs';
import { Refusal } from './refusal.mjs';

/** Creates or migrates the database and says what it did: `{ created, demo, schema }`. */
export async function prepare() {
  const { code, output } = await runNode(['--enable-source-maps', bundleFile('prepare')], { capture: true });
  // It has already printed the reason.
  if (code === 3) process.exit(3);
  if (code !== 0) throw new Refusal('The database could not be prepared; the message above says why.');
  return JSON.parse(output.trim().split('\n').at(-1));
}
