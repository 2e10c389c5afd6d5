/** Requests reach the process with least to answer as they were sent, and answers come back as they were given. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passOn } from './pass-on';

let folder: string;
let servers: Server[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passed-on-'));
  servers = [];
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

async function listening(listener: RequestListener, at: ListenOptions): Promise<Server> {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(at), 'listening');
  return server;
}

/** A site whose requests these answer; what asks it. */
async function site(...answerers: RequestListener[]) {
  const places = answerers.map((_, n) => path.join(folder, String(n)));
  for (const [n, place] of places.entries())
    await listening(answerers[n] as RequestListener, { path: place });
  const pass = passOn(places);
  const front = await listening(
    (asked, response) => {
      response.setHeader('X-Front', 'mine');
      response.setHeader('Vary', 'Cookie');
      pass(asked, response);
    },
    { port: 0, host: '127.0.0.1' },
  );
  const { port } = front.address() as AddressInfo;
  return (to: { method?: string; path?: string; headers?: Record<string, string>; body?: string } = {}) => {
    const asked = request({ port, host: '127.0.0.1', ...to });
    const answered = once(asked, 'response').then(([answer]) => answer as IncomingMessage);
    asked.end(to.body);
    return { asked, answered };
  };
}

it('passes on the method, the address, the headers and the body, and whose connection it was', async () => {
  const seen: unknown[] = [];
  const ask = await site(async (asked, response) => {
    const { method, url, headers } = asked;
    seen.push([method, url, headers.cookie, headers.host, headers['x-forwarded-for'], await text(asked)]);
    response.end();
  });
  const headers = { cookie: 'a=1', host: 'assay.example', connection: 'close', expect: '100-continue' };
  const to = { method: 'POST', path: '/api/auth/sign-in?again=%20', headers, body: 'who' };
  await (await ask(to).answered).resume();
  await (await ask({ headers: { 'x-forwarded-for': '192.0.2.7' } }).answered).resume();
  expect(seen).toEqual([
    ['POST', '/api/auth/sign-in?again=%20', 'a=1', 'assay.example', '127.0.0.1', 'who'],
    ['GET', '/', undefined, expect.any(String), '192.0.2.7', ''],
  ]);
});

it('takes the body of a GET for a body and not for the next request', async () => {
  const seen: unknown[] = [];
  const ask = await site(async (asked, response) => {
    seen.push([asked.url, await text(asked)]);
    response.end();
  });
  const body = 'GET /smuggled HTTP/1.1\r\nHost: assay.example\r\n\r\n';
  await text(await ask({ path: '/in-pieces', headers: { 'transfer-encoding': 'chunked' }, body }).answered);
  const length = String(body.length);
  await text(await ask({ path: '/with-length', headers: { 'content-length': length }, body }).answered);
  await text(await ask({ path: '/last' }).answered);
  expect(seen).toEqual([
    ['/in-pieces', body],
    ['/with-length', body],
    ['/last', ''],
  ]);
});

it('gives back the status, every header but those of the connection, and the body', async () => {
  const ask = await site((_, response) => {
    response.writeHead(418, 'Teapot', [
      ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Vary', 'Accept-Encoding'],
      ...['Keep-Alive', 'timeout=999', 'Content-Type', 'text/tea'],
    ]);
    response.write('one ');
    response.end('two');
  });
  const answer = await ask().answered;
  expect([answer.statusCode, answer.statusMessage]).toEqual([418, 'Teapot']);
  expect(answer.headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    'content-type': 'text/tea',
    'x-front': 'mine',
    vary: 'Accept-Encoding',
  });
  expect(answer.headers['keep-alive']).not.toBe('timeout=999');
  expect(await text(answer)).toBe('one two');
});

it('asks whoever has least to answer, and of those with as little the one asked longest ago', async () => {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const answerer =
    (name: string): RequestListener =>
    ({ url }, response) => {
      asked.push(name);
      if (url === '/held') held.push(() => response.end());
      else response.end();
    };
  const ask = await site(answerer('first'), answerer('second'));
  const answer = async (path = '/') => text(await ask({ path }).answered);
  await answer();
  await answer();
  await answer();
  expect(asked.splice(0)).toEqual(['first', 'second', 'first']);
  const waits = answer('/held');
  while (held.length === 0) await new Promise(setImmediate);
  await answer();
  await answer();
  await answer();
  expect(asked.splice(0)).toEqual(['second', 'first', 'first', 'first']);
  held[0]?.();
  await waits;
  await answer();
  await answer();
  expect(asked.slice(0)).toEqual(['second', 'first']);
});

it('asks again over the connection that it has', async () => {
  const connections = new Set<unknown>();
  const ask = await site(({ socket }, response) => {
    connections.add(socket);
    response.end('answered');
  });
  for (let time = 0; time < 3; time += 1) await text(await ask().answered);
  expect(connections.size).toBe(1);
});

it('tells the one who answers that a reader has gone', async () => {
  let gone: Promise<unknown> | undefined;
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const ask = await site((_, response) => {
    gone = once(response, 'close');
    begun();
  });
  const { asked, answered } = ask();
  answered.catch(() => {});
  asked.on('error', () => {});
  await beginning;
  asked.destroy();
  await gone;
});

it('says so where the one who answers is gone, and breaks off what it had begun to answer', async () => {
  const ask = await site(({ socket, url }, response) => {
    if (url === '/begun') response.write('half');
    setTimeout(() => socket.destroy(), url === '/begun' ? 50 : 0);
  });
  const answer = await ask().answered;
  expect([answer.statusCode, await text(answer)]).toEqual([
    502,
    'Assay could not answer. Try again in a moment.\n',
  ]);
  const begun = await ask({ path: '/begun' }).answered;
  expect(begun.statusCode).toBe(200);
  await expect(text(begun)).rejects.toThrow('aborted');
});

it('gives back an answer that comes before the whole of the question was sent', async () => {
  const ask = await site((_, response) => {
    response.writeHead(413);
    response.end('too long');
  });
  const { asked, answered } = ask({ method: 'POST', body: 'x'.repeat(5_000_000) });
  asked.on('error', () => {});
  const answer = await answered;
  expect([answer.statusCode, await text(answer)]).toEqual([413, 'too long']);
});
