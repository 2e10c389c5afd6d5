/** What `npm start` runs first: one line of JSON on stdout, or exit code 3 and one sentence on stderr. */

import { refusalFor } from '../db/refusals';
import { EnvironmentError, environment } from '../environment/environment';
import { prepareDatabase, Stop } from './prepare-database';

const CANNOT_START = 3;

function sentence(error: unknown): string | undefined {
  if (error instanceof Stop || error instanceof EnvironmentError) return error.message;
  return refusalFor(error, environment().dataDir);
}

try {
  console.log(JSON.stringify(await prepareDatabase(environment())));
} catch (error) {
  const said = sentence(error);
  if (said === undefined) throw error;
  process.stderr.write(`${said}\n`);
  process.exit(CANNOT_START);
}
