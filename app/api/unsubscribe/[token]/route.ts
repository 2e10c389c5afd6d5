import { environment, secret } from '@/server/environment/environment';
import { readUnsubscribe, unsubscribe } from '@/server/mail/unsubscribe';
import { database } from '@/server/site/database';

export const dynamic = 'force-dynamic';

type At = { params: Promise<{ token: string }> };

const LONGEST = 400;
const said = (text: string, status = 200): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** One click in a mail program, which comes without a session (RFC 8058). The link itself says who and what. */
export async function POST(_: Request, { params }: At): Promise<Response> {
  const { token } = await params;
  const stop = token.length > LONGEST ? undefined : readUnsubscribe(token, secret());
  if (!stop) return said('This link is not complete. Choose what you get on your account page.', 404);
  await unsubscribe(await database(), stop);
  return said('You get no more e-mail of this kind. Choose again on your account page at any time.');
}

/** Programs that look at links ahead of a person stop nothing. */
export async function GET(_: Request, { params }: At): Promise<Response> {
  const { token } = await params;
  const { publicUrl } = environment();
  return Response.redirect(`${publicUrl}/unsubscribe/${encodeURIComponent(token)}`, 303);
}
