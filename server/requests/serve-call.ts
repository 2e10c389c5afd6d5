/** Calls, answered by the web server itself: by way of Next each took the processor several times as long. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { INTERNAL } from '../access/ladder';
import { withoutValues } from '../problems/without-values';
import { answerCall, CALLS } from './answer-call';

// Only its path counts.
const BASE = 'http://localhost';

/** An address with dots or a slash at its end is Next's to resolve, and every other method Next's to answer. */
export const isCall = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'POST') &&
  url.startsWith(`${CALLS}/`) &&
  !url.split('?', 1)[0]?.endsWith('/') &&
  URL.canParse(url, BASE) &&
  new URL(url, BASE).pathname === url.split('?', 1)[0];

function headersOf({ headers, socket }: IncomingMessage): Headers {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) sent.append(name, each);
  // As Next does: whoever is not behind a proxy has the address of the connection.
  if (!sent.has('x-forwarded-for') && socket.remoteAddress) sent.set('x-forwarded-for', socket.remoteAddress);
  return sent;
}

function requestOf(request: IncomingMessage): Request {
  const headers = headersOf(request);
  const url = new URL(request.url ?? '/', BASE);
  if (request.method !== 'POST') return new Request(url, { headers });
  const body = Readable.toWeb(request) as WebStream as ReadableStream;
  // A body that is read as it comes has to say so, and the types do not know it.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(url, init);
}

export async function serveCall(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: Request) => Promise<Response> = answerCall,
): Promise<void> {
  try {
    const answered = await answer(requestOf(request));
    const body = await bodyOf(answered, request);
    response.statusCode = answered.status;
    for (const [name, value] of answered.headers) response.setHeader(name, value);
    response.appendHeader('Vary', 'Accept-Encoding');
    if (body.packed) response.setHeader('Content-Encoding', 'gzip');
    // The head and the body are sent together: each sending takes as long as a query.
    response.end(body.bytes);
  } catch (error) {
    console.error('api: a call was not answered', withoutValues(error));
    if (!response.headersSent) response.statusCode = 500;
    response.end(JSON.stringify({ error: { message: INTERNAL.message } }));
  }
}

/** As Next does. Shorter ones fit into a packet or two either way. */
const WORTH_PACKING = 4096;
const packed = promisify(gzip);

async function bodyOf(
  answered: Response,
  { headers }: IncomingMessage,
): Promise<{ bytes: Uint8Array; packed: boolean }> {
  const bytes = new Uint8Array(await answered.arrayBuffer());
  const taken = /(?:^|,)\s*gzip\s*(?:,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|$)/i.test(
    String(headers['accept-encoding'] ?? ''),
  );
  if (!taken || bytes.length < WORTH_PACKING) return { bytes, packed: false };
  return { bytes: await packed(bytes, { level: 1 }), packed: true };
}
