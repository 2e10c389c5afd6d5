/** Passes requests on to several processes, each to the one with least to answer, and their answers back as they come. */
import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** What holds for one connection alone; each of the two says its own. */
const OF_A_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

type Behind = { socketPath: string; agent: Agent; open: number };

/** A body in pieces stays in pieces: without its length, a body of a GET would be read as the next request. */
function sentOn({ headers, socket }: IncomingMessage): IncomingMessage['headers'] {
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.has(name)));
  // Whoever answers does not see the connection; a proxy in front has said whose it is.
  if (socket.remoteAddress) sent['x-forwarded-for'] ??= socket.remoteAddress;
  return sent;
}

function notAnswered(response: ServerResponse): void {
  // What fails after the head has come ends the answer as well, and with it the response.
  if (response.headersSent) return;
  response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Assay could not answer. Try again in a moment.\n');
}

/** Takes the sockets where the processes listen. */
export function passOn(
  sockets: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => void {
  const behind: Behind[] = sockets.map((socketPath) => ({
    socketPath,
    agent: new Agent({ keepAlive: true }),
    open: 0,
  }));

  /** Of several with as little to answer, the one that was asked longest ago. */
  function leastBusy(): Behind {
    const least = behind.reduce((a, b) => (b.open < a.open ? b : a));
    behind.splice(behind.indexOf(least), 1);
    behind.push(least);
    return least;
  }

  return (request, response) => {
    const to = leastBusy();
    to.open += 1;
    const { socketPath, agent } = to;
    const asked = ask({
      socketPath,
      agent,
      method: request.method,
      path: request.url,
      headers: sentOn(request),
    });
    asked.once('response', (answer) => {
      for (const [name, values = []] of Object.entries(answer.headersDistinct))
        if (!OF_A_CONNECTION.has(name) && name !== 'transfer-encoding') response.setHeader(name, values);
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage);
      pipeline(answer, response, () => {});
    });
    asked.on('error', () => notAnswered(response));
    response.once('close', () => {
      to.open -= 1;
      asked.destroy();
    });
    pipeline(request, asked, () => {});
  };
}
