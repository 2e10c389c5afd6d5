/** Who imports whom: the layers of the whole program, then what reaches a browser, then what the heads of families bring. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './children.mjs';
import { inProject } from './project.mjs';
import { main, Refusal } from './refusal.mjs';

const isSource = (file) => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$/.test(file);
const startsInBrowser = (file) =>
  file.endsWith('.worker.ts') || /^['"]use client['"]/.test(readFileSync(inProject(file), 'utf8'));

const inBrowser = readdirSync(inProject('app'), { recursive: true })
  .map((file) => path.posix.join('app', file.split(path.sep).join('/')))
  .filter((file) => isSource(file) && startsInBrowser(file));

async function follow(rules, files) {
  if (files.length === 0) throw new Refusal(`There is no file to begin at for ${rules}.`);
  const { code } = await runNode([
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    rules,
    ...files,
  ]);
  if (code !== 0) process.exitCode = code;
}

await main(async () => {
  await follow('.dependency-cruiser.cjs', ['app', 'server', 'rulebooks', 'simulations', 'cli']);
  await follow('.dependency-cruiser.browser.cjs', inBrowser);
  await follow('.dependency-cruiser.heads.cjs', ['simulations/heads.ts']);
});
