import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { application, bundle } from './bundle.mjs';
import { runNode } from './children.mjs';
import { fingerprint, isFresh } from './fingerprint.mjs';
import { install } from './install.mjs';
import { inProject } from './project.mjs';
import { main, Refusal } from './refusal.mjs';

const stampFile = inProject('.next', 'assay-stamp');

async function buildPages() {
  const stamp = fingerprint([
    'app',
    'server',
    'rulebooks',
    'simulations',
    'public',
    'next.config.mjs',
    'scripts/standing-headers.mjs',
    'postcss.config.mjs',
    'tsconfig.json',
    'package-lock.json',
  ]);
  if (existsSync(inProject('.next', 'BUILD_ID')) && isFresh(stampFile, stamp)) return;

  console.log('Building the web application...');
  rmSync(stampFile, { force: true });
  const { code } = await runNode(['node_modules/next/dist/bin/next', 'build'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Refusal('The web application could not be built; the messages above say why.');
  writeFileSync(stampFile, stamp);
}

/** Builds whatever is older than the sources. */
export async function build({ bundlesOnly = false } = {}) {
  await bundle(application);
  if (!bundlesOnly) await buildPages();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await install();
    await build({ bundlesOnly: process.argv.includes('--bundles-only') });
  });
}
