import { createServer } from 'node:http';
import next from 'next';
import { portSentence } from './preflight.mjs';
import { root } from './project.mjs';
import { unanswered } from './unanswered.mjs';

// The web server, as a child of start.mjs. It sends `ready` to its parent, and leaves when asked to or when its parent is gone.
const port = Number(process.argv[2]);
const development = process.argv.includes('--development');

const app = next({ dev: development, dir: root, hostname: 'localhost', port });
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  const refused = unanswered(request);
  if (!refused) return handle(request, response);
  response.writeHead(refused.status, { 'Content-Type': 'text/plain; charset=utf-8', ...refused.headers });
  response.end(`${refused.sentence}\n`);
});

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
server.listen(port, () => process.send?.('ready'));
