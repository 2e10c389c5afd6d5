/** Calls, answered by the web server itself: by way of Next each took the processor several times as long. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
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
    const { status, headers, ...answered } = await withText(await answer(requestOf(request)));
    response.statusCode = status;
    for (const [name, value] of headers) response.setHeader(name, value);
    // The head and the body are sent together: each sending takes as long as a query.
    response.end(answered.text);
  } catch (error) {
    console.error('api: a call was not answered', withoutValues(error));
    if (!response.headersSent) response.statusCode = 500;
    response.end(JSON.stringify({ error: { message: INTERNAL.message } }));
  }
}

const withText = async (answer: Response) => ({
  status: answer.status,
  headers: answer.headers,
  text: await answer.text(),
});
