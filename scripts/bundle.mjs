import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fingerprint, isFresh } from './fingerprint.mjs';
import { inProject } from './project.mjs';
import { Refusal } from './refusal.mjs';

/** Programs outside the web server: the file dist/<name>.mjs and its source. */
const entries = {
  environment: 'server/environment/environment.ts',
  'page-headers': 'server/access/page-headers.ts',
  'serve-call': 'server/requests/serve-call.ts',
  pages: 'server/requests/pages.ts',
  prepare: 'server/preparing/prepare.ts',
  worker: 'server/worker/worker.ts',
  'pool-thread': 'simulations/pool/thread.ts',
  'paper-thread': 'server/documents/paper-thread.ts',
  'rulebook-thread': 'server/rulebooks/rulebook-thread.ts',
  'trial-thread': 'server/results/trial-thread.ts',
  'settlement-thread': 'server/meetings/settlement-thread.ts',
  'taking-thread': 'server/meetings/taking/taking-thread.ts',
  assay: 'cli/main.ts',
  bench: 'simulations/bench/main.ts',
  'coverage-rules': 'rulebooks/coverage/main.ts',
  goldens: 'cli/goldens.ts',
};

/** What `npm start` and `npm run assay` need. */
export const application = [
  'environment',
  'page-headers',
  'serve-call',
  'pages',
  'prepare',
  'worker',
  'pool-thread',
  'paper-thread',
  'rulebook-thread',
  'trial-thread',
  'settlement-thread',
  'taking-thread',
  'assay',
];

export const bundleFile = (name) => inProject('dist', `${name}.mjs`);

/** Takes into the bundle what is used of a package, and what that needs of others: of mathjs the parser, where every program would read hundreds of files. */
const takenIn = (name) => ({
  name: `part of ${name}`,
  setup: ({ onResolve }) => {
    onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
      path: fileURLToPath(import.meta.resolve(name)),
      sideEffects: false,
    }));
    onResolve({ filter: /^[@a-z]/ }, ({ path: wanted, importer }) =>
      importer.includes('node_modules') && !isBuiltin(wanted)
        ? { path: createRequire(importer).resolve(wanted), sideEffects: false }
        : undefined,
    );
  },
});

/**
 * Renaming is one step: a program that starts meanwhile sees the old file or the new one, never half a file.
 */
function put(file, contents) {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, contents);
  renameSync(half, file);
}

/** Bundles the named programs into dist/, except those already made from the present sources. */
export async function bundle(names) {
  const stamp = fingerprint([
    'simulations',
    'rulebooks',
    'server',
    'cli',
    'tsconfig.json',
    'package-lock.json',
    'scripts/bundle.mjs',
  ]);
  const stampFile = (name) => `${bundleFile(name)}.stamp`;
  let stale = names.filter((name) => !existsSync(bundleFile(name)) || !isFresh(stampFile(name), stamp));
  const missing = stale.filter((name) => !existsSync(inProject(entries[name])));
  if (missing.length > 0 && process.env.ASSAY_BUILD_PARTIAL !== '1') {
    throw new Refusal(`There is no ${missing.map((name) => entries[name]).join(', ')} to bundle.`);
  }
  stale = stale.filter((name) => !missing.includes(name));
  if (stale.length === 0) return;

  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild
    .build({
      entryPoints: stale.map((name) => ({ in: inProject(entries[name]), out: name })),
      outdir: inProject('dist'),
      outExtension: { '.js': '.mjs' },
      tsconfig: inProject('tsconfig.json'),
      bundle: true,
      packages: 'external',
      plugins: [takenIn('mathjs/number')],
      platform: 'node',
      target: 'node20',
      format: 'esm',
      // Calls to a function that gives back what it is given, such as `inTable` of a table's entry, are compiled away.
      minifySyntax: true,
      sourcemap: 'linked',
      write: false,
    })
    .catch(() => {
      throw new Refusal('Bundling failed; the messages above say where.');
    });
  for (const file of outputFiles) {
    mkdirSync(path.dirname(file.path), { recursive: true });
    put(file.path, file.contents);
  }
  for (const name of stale) put(stampFile(name), stamp);
}

/** Bundles a program if it is stale and runs it in this process, with this process's arguments. */
export async function runBundled(name, alsoNeeds = []) {
  await bundle([name, ...alsoNeeds]);
  process.argv[1] = bundleFile(name);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundleFile(name)).href);
}
