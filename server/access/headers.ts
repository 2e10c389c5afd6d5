/** The headers that depend on the request or on where the site is. The others are in next.config.mjs. */

/**
 * Nothing is loaded from another host, and no script runs that is neither a file of ours nor carries this request's
 * nonce. Styles are set on elements by the page itself, which a nonce cannot be put on.
 */
export function contentSecurityPolicy(nonce: string, development = false): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Only where people reach the site over TLS: elsewhere a browser that believed it could not come back. */
export const transportSecurity = (publicUrl: string): string | undefined =>
  publicUrl.startsWith('https:') ? `max-age=${TWO_YEARS_IN_SECONDS}` : undefined;

type Handler = (request: Request) => Promise<Response>;

/** What is said to one person, which neither a proxy nor a browser keeps. */
export const unkept =
  (handler: Handler): Handler =>
  async (request) => {
    const { body, status, statusText, headers } = await handler(request);
    const kept = new Headers(headers);
    kept.set('Cache-Control', 'private, no-store');
    return new Response(body, { status, statusText, headers: kept });
  };
