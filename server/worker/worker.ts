/** The analysis worker: its own process, so that heavy work never delays a page. */
import { constants, setPriority } from 'node:os';
import { inThisThread } from '@/simulations/pool/runner';
import { threadFileBesideProgram, threadPool } from '@/simulations/pool/thread-pool';
import { sweepAttachments } from '../attachments/sweep';
import { environment } from '../environment/environment';
import { withoutValues } from '../problems/without-values';
import { openSite } from '../site/database';
import { piecesFolder, sweepPieces } from './kept-files';
import { workLoop } from './work-loop';

const SWEPT_EVERY_MS = 3_600_000;
// Where all cores are busy, a page goes first; threads started from here on take the same place.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { dataDir, threads } = environment();
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());

const file = threadFileBesideProgram();
const runner = file ? threadPool({ threads, file }) : inThisThread();
const { db, close } = await openSite(dataDir);
const piecesIn = piecesFolder(dataDir);
await sweepPieces(db, piecesIn);
const sweep = () =>
  sweepAttachments(db, dataDir, new Date()).catch((failed: unknown) =>
    console.error('worker: unused attachments could not be removed', withoutValues(failed)),
  );
await sweep();
setInterval(sweep, SWEPT_EVERY_MS).unref();
await workLoop({ db, runner, stopping: stopping.signal, now: () => new Date(), piecesIn });
await runner.close();
close();
process.exit(0);
