import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import next from 'next';
import compression from 'next/dist/compiled/compression/index.js';
import { bundleFile } from './bundle.mjs';
import { portSentence } from './preflight.mjs';
import { root } from './project.mjs';
import { STANDING_HEADERS } from './standing-headers.mjs';
import { unanswered } from './unanswered.mjs';
import { warmUp } from './warm-up.mjs';

// The web server, as a child of start.mjs: one process that shares its port out, and as many as were asked for that answer.
// It sends `ready` to its parent, and leaves when asked to or when its parent is gone.
const port = Number(process.argv[2]);
const development = process.argv.includes('--development');
const processes = Number(process.argv.find((flag) => flag.startsWith('--processes='))?.split('=')[1] ?? 1);

/** In the one that shares out: the first that answers makes the site ready, and the first to end by itself ends it. */
function shareOut() {
  let outcome;
  const leave = (code) => {
    outcome ??= code;
    for (const answering of Object.values(cluster.workers ?? {})) answering?.process.kill('SIGTERM');
  };
  for (const asked of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(asked, () => leave(0));
  cluster.once('listening', () => process.send?.('ready'));
  cluster.on('exit', (_, code) => {
    leave(code || 1);
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(outcome);
  });
  for (let started = 0; started < processes; started += 1) cluster.fork();
}

/**
 * What Next.js compresses with when it does so itself, where the level cannot be chosen: at 6, a tenth of the time of a page goes
 * there, to make it an eighth smaller.
 */
const compressed = compression({ level: 2 });

const bundled = (name) => import(pathToFileURL(bundleFile(name)).href);

async function answer() {
  const { givePageHeaders } = await bundled('page-headers');
  const inTurn = (await bundled('pages')).pagesInTurn();
  // While the site is developed, the call is answered by what was last typed.
  const { isCall, serveCall } = development ? { isCall: () => false } : await bundled('serve-call');
  const app = next({ dev: development, dir: root, hostname: 'localhost', port });
  const handle = app.getRequestHandler();
  const listener = (request, response) => {
    const refused = unanswered(request);
    if (!refused) {
      givePageHeaders(request, response);
      if (isCall(request)) {
        for (const { key, value } of STANDING_HEADERS) response.setHeader(key, value);
        return serveCall(request, response);
      }
      return inTurn(request, response, () => compressed(request, response, () => handle(request, response)));
    }
    response.writeHead(refused.status, { 'Content-Type': 'text/plain; charset=utf-8', ...refused.headers });
    response.end(`${refused.sentence}\n`);
  };
  const server = createServer(listener);

  // A browser or a proxy that keeps a connection drops it first, so that no request meets one being closed.
  server.keepAliveTimeout = 75_000;

  function leave() {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 2000).unref();
  }
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  process.on('disconnect', leave);

  server.once('error', (error) => {
    process.stderr.write(`${portSentence(error.code, port)}\n`);
    process.exit(2);
  });

  await app.prepare();
  if (development) server.on('upgrade', app.getUpgradeHandler());
  else await warmUp(listener);
  server.listen(port, () => {
    if (cluster.isPrimary) process.send?.('ready');
  });
}

if (cluster.isPrimary && processes > 1) shareOut();
else await answer();
