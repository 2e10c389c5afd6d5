/** What every answer is sent with that cannot be known when the site is built: a nonce for its scripts, and HSTS. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Environment, environment } from '../environment/environment';
import { pageHeaders } from './headers';

const POLICY = 'Content-Security-Policy';
const NONCE_BYTES = 16;

/** Files that people attached are sent with a policy of their own, under which nothing runs. */
const WITH_OWN_POLICY = /^\/api\/attachments(?![\w-])/;

/** As Next reads it, which resolves dots first. */
function pathOf(url: string): string {
  try {
    return new URL(url, 'http://localhost').pathname;
  } catch {
    return url;
  }
}

export function givePageHeaders(
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  response: Pick<ServerResponse, 'setHeader'>,
  site: Pick<Environment, 'publicUrl' | 'development'> = environment(),
): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const sent = pageHeaders(site, nonce);
  for (const [name, value] of Object.entries(sent))
    if (name !== POLICY || !WITH_OWN_POLICY.test(pathOf(request.url ?? ''))) response.setHeader(name, value);
  // Next reads the nonce from the request, and puts it on each script that it writes. Whatever was sent there is replaced.
  request.headers['content-security-policy'] = sent[POLICY];
  request.headers['x-nonce'] = nonce;
}
