/** What is turned away before any of it is read. */
const BYTES_AT_MOST = 1_000_000;

const refusal = (status: number, message: string) => Response.json({ error: { message } }, { status });

/**
 * Sessions ride on a cookie that other sites cannot read but could make a browser send; a browser says
 * where a request comes from, and a writing one from elsewhere is refused.
 */
export function fenced(request: Request): Response | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin' && from !== 'none')
    return refusal(403, 'This request came from another site. Open Assay itself and try again.');
  if (request.headers.has('transfer-encoding'))
    return refusal(411, 'The request does not say how long it is. Send it with a content length.');
  if (Number(request.headers.get('content-length') ?? 0) > BYTES_AT_MOST)
    return refusal(413, 'This request holds more than any form needs. Send less.');
  return undefined;
}
