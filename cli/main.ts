/** The entry point of `npm run -s assay --`. */
import { COMMANDS } from './commands/commands';
import { run } from './program';

/** Not one of the three documented exit codes: the fault is ours. */
const FAULT = 70;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = await run(
    process.argv.slice(2),
    {
      out: (text) => process.stdout.write(text),
      err: (text) => process.stderr.write(text),
      now: () => new Date(),
    },
    COMMANDS,
  );
} catch (error) {
  const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'unknown';
  process.stderr.write(`This is a fault in Assay, not in your request: ${reason.slice(0, 300)}.\n`);
  process.exitCode = FAULT;
}
