/** The worker: its own process, so that heavy work never delays a page. It also sends e-mail and looks at the clock. */
import { inThisThread } from '@/simulations/pool/runner';
import { threadFileBesideProgram, threadPool } from '@/simulations/pool/thread-pool';
import { sweepAttachments } from '../attachments/sweep';
import { environment, secret } from '../environment/environment';
import { deliverTo } from '../mail/deliver';
import { withoutValues } from '../problems/without-values';
import { judgeInThread } from '../results/judge';
import { openSite } from '../site/database';
import { clockLoop } from './clock-loop';
import { newOwner } from './gone';
import { piecesFolder, sweepPieces } from './kept-files';
import { postLoop } from './post-loop';
import { workLoop } from './work-loop';

const SWEPT_EVERY_MS = 3_600_000;
const { dataDir, threads, niceness, mailServer, publicUrl } = environment();
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());

const file = threadFileBesideProgram();
// Nice are the threads alone: what holds the database is soon done with it.
const runner = file ? threadPool({ threads, file, niceness }) : inThisThread();
const { db, close } = await openSite(dataDir);
judgeInThread();
const piecesIn = piecesFolder(dataDir);
await sweepPieces(db, piecesIn);
const sweep = () =>
  sweepAttachments(db, dataDir, new Date()).catch((failed: unknown) =>
    console.error('worker: unused attachments could not be removed', withoutValues(failed)),
  );
await sweep();
setInterval(sweep, SWEPT_EVERY_MS).unref();
const now = () => new Date();
const post = mailServer
  ? postLoop(
      {
        db,
        deliver: deliverTo(mailServer),
        owner: newOwner(),
        now,
        site: { publicUrl, secret: secret(), from: mailServer.from },
      },
      stopping.signal,
    )
  : undefined;
await Promise.all([
  workLoop({ db, runner, stopping: stopping.signal, now, piecesIn }),
  clockLoop(db, now, stopping.signal),
  post,
]);
await runner.close();
close();
process.exit(0);
