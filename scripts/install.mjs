import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runNpm } from './children.mjs';
import { inProject } from './project.mjs';
import { main, Refusal } from './refusal.mjs';

const lockFile = inProject('package-lock.json');
const installedFile = inProject('node_modules', '.package-lock.json');
const stampFile = inProject('node_modules', '.assay-stamp');

/**
 * Development packages are for tests, lint and migrations. A site in production has none: what is not
 * installed cannot be attacked. Packages that build the site are installed there, because the site is built
 * where it runs.
 */
export const omitsDevelopment = (mode = process.env.ASSAY_MODE) => mode === 'production';

/** Whether the installed packages are those of the lock file, for example after `npm ci` by hand. */
export function matches(wanted, installed, withoutDevelopment) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || (withoutDevelopment && (entry.dev || entry.devOptional))) return true;
    return installed[place] ? installed[place].version === entry.version : entry.optional === true;
  });
}

/** npm keeps a development package that another package could use if present; nothing here needs those. */
function removeUnasked(wanted) {
  for (const [place, entry] of Object.entries(wanted))
    if (entry.devOptional) rmSync(inProject(place), { recursive: true, force: true });
}

function installedMatches(lock, withoutDevelopment) {
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return matches(JSON.parse(lock).packages, installed, withoutDevelopment);
}

/** Installs the packages of package-lock.json unless they are there. */
export async function install({ quiet = false, withoutDevelopment = omitsDevelopment() } = {}) {
  const lock = readFileSync(lockFile);
  const everything = createHash('sha256').update(lock).digest('hex');
  const running = `${everything} without development packages`;
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamp === everything || (withoutDevelopment && stamp === running)) return;

  if (!installedMatches(lock, withoutDevelopment)) {
    if (!quiet) console.log('Installing packages...');
    const which = withoutDevelopment ? '--omit=dev' : '--include=dev';
    const { code, output } = await runNpm(['ci', which, '--no-audit', '--no-fund'], {
      quiet,
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
    if (code === 0 && withoutDevelopment) removeUnasked(JSON.parse(lock).packages);
    if (code !== 0) {
      if (quiet) process.stderr.write(output);
      throw new Refusal('The packages could not be installed; the message of npm above says why.');
    }
  }
  writeFileSync(stampFile, withoutDevelopment ? running : everything);
}

/** For our own terminal programs: any installed set will do that agrees with the lock file. */
export const installForTool = () => {
  const kept =
    existsSync(stampFile) && readFileSync(stampFile, 'utf8').endsWith('without development packages');
  return install({ quiet: true, withoutDevelopment: kept || omitsDevelopment() });
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(() => install());
