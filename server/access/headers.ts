/** The headers that depend on the request or on the site's address. The others are in next.config.mjs. */

/**
 * Nothing loads from another host, and a script runs only if it is our file or carries this request's nonce.
 * The pages set styles on elements, which cannot carry a nonce.
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

/**
 * Only if people reach the site over TLS: otherwise a browser that obeyed this header could not come back.
 */
export const transportSecurity = (publicUrl: string): string | undefined =>
  publicUrl.startsWith('https:') ? `max-age=${TWO_YEARS_IN_SECONDS}` : undefined;

type PageHeaders = { 'Content-Security-Policy': string; 'Strict-Transport-Security'?: string };

/** All that a page is sent with by the request and the site. */
export function pageHeaders(
  { publicUrl, development }: { publicUrl: string; development: boolean },
  nonce: string,
): PageHeaders {
  const transport = transportSecurity(publicUrl);
  return {
    'Content-Security-Policy': contentSecurityPolicy(nonce, development),
    ...(transport && { 'Strict-Transport-Security': transport }),
  };
}

type Handler = (request: Request) => Promise<Response>;

/** For answers to one person, which no proxy or browser may keep. */
export const unkept =
  (handler: Handler): Handler =>
  async (request) => {
    const { body, status, statusText, headers } = await handler(request);
    const kept = new Headers(headers);
    kept.set('Cache-Control', 'private, no-store');
    return new Response(body, { status, statusText, headers: kept });
  };
