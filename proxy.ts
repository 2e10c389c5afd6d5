/** What every page is sent with that cannot be known when the site is built: a nonce for its scripts, and HSTS. */
import { type NextRequest, NextResponse } from 'next/server';
import { pageHeaders } from '@/server/access/headers';
import { environment } from '@/server/environment/environment';

/**
 * Files pass it by: it would hold each in memory, and cut off what is over 10 MB. They are sent with a policy of their own.
 * Read while the site is built.
 */
export const config = { matcher: '/((?!api/attachments).*)' };

export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const sent = pageHeaders(environment(), nonce);
  // Next reads the nonce from the request, and puts it on each script that it writes.
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', sent['Content-Security-Policy']);
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(sent)) response.headers.set(name, value);
  return response;
}
