import { calendarAt } from '@/server/calendar/link';
import { environment } from '@/server/environment/environment';
import { database } from '@/server/site/database';

export const dynamic = 'force-dynamic';

const LONGEST = 100;

/** Whoever has the address reads the calendar: a program cannot sign in. */
export async function GET(_: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  const token = (await params).token.replace(/\.ics$/, '');
  const { publicUrl } = environment();
  const written =
    token.length > LONGEST
      ? undefined
      : await calendarAt(await database(), { token, now: new Date(), publicUrl });
  if (written === undefined)
    return new Response('There is no calendar at this address. Make a new one on your account page.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  return new Response(written, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="assay.ics"',
      'Cache-Control': 'private, no-store',
    },
  });
}
