import cluster from 'node:cluster';
import { pathToFileURL } from 'node:url';
import { bundleFile } from './bundle.mjs';
import { portSentence } from './preflight.mjs';
import { STANDING_HEADERS } from './standing-headers.mjs';
import { unanswered } from './unanswered.mjs';
import { startDrawers } from './web/drawers.mjs';
import { drawAt, drawing } from './web/drawing.mjs';
import { serving } from './web/serving.mjs';
import { shareOut } from './web/sharing.mjs';
import { warmUp } from './web/warm-up.mjs';

// The web server, as a child of start.mjs. It sends `ready` to its parent, and leaves when asked to or when its parent is gone.
// One process takes requests in: it answers calls itself and has pages drawn by others, so that no call waits for a page, and of all
// pages the next goes to whichever process is free. With one process for all, it draws them too; with many, several take requests
// in and share the port.
const port = Number(process.argv[2]);
const development = process.argv.includes('--development');
const given = (flag) => process.argv.find((each) => each.startsWith(`--${flag}=`))?.slice(flag.length + 3);
const processes = Number(given('processes') ?? 1);
const drawAtPlace = given('draw-at');

/** How many take requests in: each can answer the calls of those who look at the pages that two draw. */
const takingIn = Math.max(1, Math.floor(processes / 2));
/** Of the others, those that draw for this one. */
const drawers = Math.floor((processes + (cluster.worker?.id ?? 1) - 1) / takingIn);

const bundled = (name) => import(pathToFileURL(bundleFile(name)).href);

/** What draws pages, in this process or in others. */
async function drawn() {
  if (processes === 1) return { ...(await drawing({ port, development })), leave: () => {}, at: 1 };
  const { places, leave } = await startDrawers(drawers, process.argv[1], [String(port)]);
  const { passOn } = await bundled('pages');
  return { draw: passOn(places), leave, at: places.length };
}

async function answer() {
  const { draw, leave, upgrade, at } = await drawn();
  const { givePageHeaders } = await bundled('page-headers');
  const inTurn = (await bundled('pages')).pagesInTurn(at);
  // While the site is developed, the call is answered by what was last typed.
  const { isCall, serveCall } = development ? { isCall: () => false } : await bundled('serve-call');
  const listener = (request, response) => {
    const refused = unanswered(request);
    if (!refused) {
      givePageHeaders(request, response);
      if (!isCall(request)) return inTurn(request, response, () => draw(request, response));
      for (const { key, value } of STANDING_HEADERS) response.setHeader(key, value);
      return serveCall(request, response);
    }
    response.writeHead(refused.status, { 'Content-Type': 'text/plain; charset=utf-8', ...refused.headers });
    response.end(`${refused.sentence}\n`);
  };
  const server = serving(listener, leave);

  // A browser or a proxy that keeps a connection drops it first, so that no request meets one being closed.
  server.keepAliveTimeout = 75_000;

  server.once('error', (error) => {
    process.stderr.write(`${portSentence(error.code, port)}\n`);
    process.exit(2);
  });

  if (development) server.on('upgrade', upgrade);
  else await warmUp(listener, ['/', '/api/trpc/site.status']);
  server.listen(port, () => {
    if (cluster.isPrimary) process.send?.('ready');
  });
}

if (drawAtPlace) await drawAt(drawAtPlace, port);
else if (cluster.isPrimary && takingIn > 1) shareOut(takingIn);
else await answer();
