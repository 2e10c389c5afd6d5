import { createServer } from 'node:http';

/**
 * Before a web process is offered to others it answers itself: Node compiles a function when it is first called, and better once
 * it was called often, so that the first page takes a hundred times as long as the twentieth. What anyone may see draws on most of
 * what every page is made with.
 */
const TIMES = 4;
/** A machine with other work to do is not waited for. */
const LONGEST_MS = 10_000;

/** On a port of its own that only this machine reaches. */
export async function warmUp(listener, addresses) {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve));
  const { port } = server.address();
  const end = performance.now() + LONGEST_MS;
  const left = () => AbortSignal.timeout(Math.max(0, end - performance.now()));
  try {
    for (let time = 0; time < TIMES; time += 1)
      for (const address of addresses)
        await (await fetch(`http://127.0.0.1:${port}${address}`, { signal: left() })).arrayBuffer();
  } catch {
    // What cannot be answered now is answered, or refused with its reason, when somebody asks.
  }
  server.closeAllConnections();
  server.close();
}
