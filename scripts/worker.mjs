import { bundleFile } from './bundle.mjs';
import { ended, launch } from './children.mjs';
import { inProject } from './project.mjs';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

const howItEnded = ({ code, signal }) => (signal ? `ended by ${signal}` : `exit code ${code}`);

/** Keeps one analysis worker running, waiting longer each time it dies young, until `stopping` is true. */
export async function keepWorker(stopping) {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const startedAt = Date.now();
    const worker = launch(
      process.execPath,
      [
        '--enable-source-maps',
        '--import',
        inProject('scripts', 'leave-with-parent.mjs'),
        bundleFile('worker'),
      ],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    const end = await ended(worker);
    if (stopping()) return;
    if (Date.now() - startedAt > LONGEST_WAIT) wait = FIRST_WAIT;
    process.stderr.write(
      `The analysis worker stopped unexpectedly (${howItEnded(end)}); starting it again in ${wait / 1000} s.\n`,
    );
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (stopping()) return;
  }
}
