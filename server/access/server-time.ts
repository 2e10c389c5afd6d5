/** An answer says what time it was on the server, so that a page goes by the site's clock and not by the reader's. */
export const SERVER_TIME = 'X-Server-Time';

type Handler = (request: Request) => Promise<Response>;

export const timed =
  (handler: Handler, now: () => number = Date.now): Handler =>
  async (request) => {
    const { body, status, statusText, headers } = await handler(request);
    const sent = new Headers(headers);
    sent.set(SERVER_TIME, String(now()));
    return new Response(body, { status, statusText, headers: sent });
  };

/** The time that an answer was sent at; none where something on the way took the header off. */
export function timeSaidIn(headers: Headers): number | undefined {
  const said = headers.get(SERVER_TIME);
  return said !== null && /^\d{1,15}$/.test(said) ? Number(said) : undefined;
}
