/**
 * Checks who imports whom: the program's layers, circles of folders, what reaches a browser, what the heads
 * of families import.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from './children.mjs';
import { folderCycles } from './folders.mjs';
import { inProject } from './project.mjs';
import { main, Refusal } from './refusal.mjs';

const isSource = (file) => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$/.test(file);
const startsInBrowser = (file) =>
  file.endsWith('.worker.ts') || /^['"]use client['"]/.test(readFileSync(inProject(file), 'utf8'));

const inBrowser = readdirSync(inProject('app'), { recursive: true })
  .map((file) => path.posix.join('app', file.split(path.sep).join('/')))
  .filter((file) => isSource(file) && startsInBrowser(file));

const heads = readdirSync(inProject('simulations/games'), { recursive: true })
  .map((file) => path.posix.join('simulations/games', file.split(path.sep).join('/')))
  .filter((file) => path.posix.basename(file) === 'head.ts');

const program = (name) => `node_modules/dependency-cruiser/bin/${name}.mjs`;
const cruise = (rules, files, ...more) =>
  runNode([program('dependency-cruise'), '--config', rules, ...more, ...files]);

function fail(code) {
  if (code !== 0) process.exitCode = code;
}

async function follow(rules, files) {
  if (files.length === 0) throw new Refusal(`There is no file to begin at for ${rules}.`);
  fail((await cruise(rules, files)).code);
}

const tests = /[.](?:test|deep)[.]tsx?$/;
const ours = /^(?:app|server|rulebooks|simulations|cli)\//;

/** Tests may look around; a program's files may not. */
function importsIn({ modules }) {
  return modules
    .filter(({ source }) => ours.test(source) && !tests.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => ours.test(resolved)).map(({ resolved }) => [source, resolved]),
    );
}

function reportCycles(graph) {
  for (const { level, names, steps } of folderCycles(importsIn(graph))) {
    console.error(
      `\n  error folder-cycle in ${level}: ${names.map((name) => path.posix.basename(name)).join(', ')}`,
    );
    for (const step of steps) console.error(`      ${step}`);
    fail(1);
  }
}

await main(async () => {
  const kept = mkdtempSync(path.join(tmpdir(), 'assay-layers-'));
  const graph = path.join(kept, 'graph.json');
  try {
    const files = ['app', 'server', 'rulebooks', 'simulations', 'cli'];
    fail(
      (await cruise('.dependency-cruiser.cjs', files, '--output-type', 'json', '--output-to', graph)).code,
    );
    fail((await runNode([program('depcruise-fmt'), '--exit-code', graph])).code);
    reportCycles(JSON.parse(readFileSync(graph, 'utf8')));
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
  await follow('.dependency-cruiser.browser.cjs', inBrowser);
  await follow('.dependency-cruiser.heads.cjs', heads);
});
