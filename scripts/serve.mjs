import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { bundle, bundleFile } from './bundle.mjs';
import { ended, launch, stopChildren } from './children.mjs';
import { install } from './install.mjs';
import { requireFreePort, requireWritableFolder } from './preflight.mjs';
import { prepare } from './prepare.mjs';
import { inProject } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { keepWorker } from './worker.mjs';

let stopping = false;

/** Ctrl-C, a service manager's stop, a closed terminal: all are ordinary ends. */
function stopWhenAsked() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await stopChildren();
      process.exit(0);
    });
  }
}

/** The application's own reader of the environment: one set of rules and sentences. */
async function settings() {
  await bundle(['environment']);
  const { environment, EnvironmentError } = await import(pathToFileURL(bundleFile('environment')).href);
  try {
    return environment();
  } catch (error) {
    throw error instanceof EnvironmentError ? new Refusal(error.message) : error;
  }
}

/** Room for what one page is made of and the next does not need, in MB. Less, and a tenth of the time of a page goes on tidying up. */
const YOUNG_OBJECTS = 32;

/** Resolves when the web server answers; if the server ends by itself, everything ends. */
function startWeb({ port, webProcesses }, development) {
  const flags = development ? ['--development'] : [`--processes=${webProcesses}`];
  const program = [`--max-semi-space-size=${YOUNG_OBJECTS}`, inProject('scripts', 'web.mjs')];
  const web = launch(process.execPath, [...program, String(port), ...flags], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: development ? 'development' : 'production' },
  });
  return new Promise((resolve) => {
    web.once('message', resolve);
    ended(web).then(async ({ code, signal }) => {
      if (stopping) return;
      stopping = true;
      // For exit code 2, the web server has already printed the reason.
      if (code !== 2)
        process.stderr.write(`The web server stopped unexpectedly (${signal ?? `exit code ${code}`}).\n`);
      await stopChildren();
      process.exit(1);
    });
  });
}

function greet(publicUrl, demo) {
  console.log(`\nAssay is at ${publicUrl}`);
  if (demo.length > 0) {
    console.log('\nDemonstration accounts:');
    const widest = (key) => Math.max(...demo.map((account) => account[key].length));
    for (const { email, password, role, organisation } of demo) {
      console.log(
        `  ${email.padEnd(widest('email'))}  ${password.padEnd(widest('password'))}  ${role}, ${organisation}`,
      );
    }
  }
  console.log('Ctrl-C stops it.');
}

async function bringUp(development) {
  await install();
  const set = await settings();
  const { port, dataDir, publicUrl } = set;
  await requireFreePort(port);
  requireWritableFolder(dataDir);
  await build({ bundlesOnly: development });
  const { demo } = await prepare();
  const answering = startWeb(set, development);
  keepWorker(() => stopping);
  await answering;
  greet(publicUrl, demo);
}

export async function serve({ development = false } = {}) {
  stopWhenAsked();
  try {
    await bringUp(development);
  } catch (error) {
    // A build cut short by Ctrl-C is no failure; whatever set `stopping` ends this process.
    if (!stopping) throw error;
  }
}
