/** Who asks for a page, by what its request alone shows. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Waiter, waiterOf } from '../access/lines';

/** Neither a call, a download nor a script, all of which are quick or wait elsewhere. */
export const isPage = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => !/^\/(api|_next)\//.test(url);

const SESSION = /(?:^|;\s*)(?:__Secure-)?assay\.session_token=([^;]+)/;

/** A session whose signature is ours, whether it is still open or not: nobody can make one up. */
function sessionOf(cookie: string, key: string): string | undefined {
  const [token, signature] = unescaped(SESSION.exec(cookie)?.[1] ?? '').split('.');
  if (!token || !signature) return undefined;
  const right = createHmac('sha256', key).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

export function pageWaiter(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  key: string,
): Waiter {
  return waiterOf(
    sessionOf(headers.cookie ?? '', key),
    String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? ''),
  );
}
