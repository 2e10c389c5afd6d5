/** What is refused before any of the request is read. */

import { nestsTooDeep } from '@/simulations/exact/nesting';
import { environment } from '../environment/environment';
import { origins } from './origins';

/** Of a request, and what to say of one that has more. */
type Most = { bytes: number; sentence: string };
const FORM: Most = { bytes: 1_000_000, sentence: 'This request is larger than any form needs. Send less.' };

const refusal = (status: number, message: string) => Response.json({ error: { message } }, { status });

/**
 * Sessions use a cookie that other sites cannot read but could make a browser send. A browser says where a
 * request comes from, so a write from elsewhere is refused.
 */
export function fenced(
  request: Request,
  publicUrl = environment().publicUrl,
  most = FORM,
): Response | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const from = request.headers.get('sec-fetch-site');
  // Older browsers, and any browser without TLS, omit this header; "none" means that the person typed the
  // address. In both cases the origin must be ours.
  const origin = from === 'same-origin' ? null : request.headers.get('origin');
  if (
    (from !== null && from !== 'same-origin' && from !== 'none') ||
    (origin !== null && !origins(publicUrl).includes(origin))
  )
    return refusal(403, 'This request came from another site. Open Assay itself and try again.');
  if (request.headers.has('transfer-encoding'))
    return refusal(411, 'The request does not say how long it is. Send it with a content length.');
  if (Number(request.headers.get('content-length') ?? 0) > most.bytes) return refusal(413, most.sentence);
  return undefined;
}

/**
 * The request again, after checking that its body nests no deeper than any form. Nothing parses it before.
 */
export async function shallow(request: Request): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const body = await request.text();
  if (nestsTooDeep(body))
    return refusal(400, 'This request nests deeper than any form. Reload the page and try again.');
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}
