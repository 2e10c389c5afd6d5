import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runNpm } from './children.mjs';
import { inProject } from './project.mjs';
import { main, Refusal } from './refusal.mjs';

const lockFile = inProject('package-lock.json');
const installedFile = inProject('node_modules', '.package-lock.json');
const stampFile = inProject('node_modules', '.assay-stamp');

/** Whether what npm says it installed is what the lock file asks for, say after a `npm ci` by hand. */
function installedMatches(lock) {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(lock).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    return installed[place] ? installed[place].version === entry.version : entry.optional === true;
  });
}

/** Installs the packages of package-lock.json unless they are there. */
export async function install({ quiet = false } = {}) {
  const lock = readFileSync(lockFile);
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  if (!installedMatches(lock)) {
    if (!quiet) console.log('Installing packages...');
    const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
      quiet,
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
    if (code !== 0) {
      if (quiet) process.stderr.write(output);
      throw new Refusal('The packages could not be installed; the message of npm above says why.');
    }
  }
  writeFileSync(stampFile, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(() => install());
