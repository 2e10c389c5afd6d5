import next from 'next';
import compression from 'next/dist/compiled/compression/index.js';
import { root } from '../project.mjs';
import { listenAt } from './drawers.mjs';
import { serving } from './serving.mjs';
import { warmUp } from './warm-up.mjs';

/**
 * What Next.js compresses with when it does so itself, where the level cannot be chosen: at 6, a tenth of the time of a page goes
 * there, to make it an eighth smaller.
 */
const compressed = compression({ level: 2 });

/** Next.js in this process: what draws pages, and answers whatever else the web server does not answer itself. */
export async function drawing({ port, development = false }) {
  const app = next({ dev: development, dir: root, hostname: 'localhost', port });
  const handle = app.getRequestHandler();
  await app.prepare();
  const draw = (request, response) => compressed(request, response, () => handle(request, response));
  return { draw, upgrade: app.getUpgradeHandler() };
}

const PAGES = ['/', '/sign-in', '/register', '/rulebooks'];

/** A process that draws for the one that started it and nobody else: it listens at `place`, and says so once it has warmed up. */
export async function drawAt(place, port) {
  const { draw } = await drawing({ port });
  await warmUp(draw, PAGES);
  const server = serving(draw);
  // The one connected to it keeps its connections.
  server.keepAliveTimeout = 0;
  listenAt(place, server);
}
