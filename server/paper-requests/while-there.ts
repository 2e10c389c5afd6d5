/** Papers are made for as long as whoever asked is there: once they cancel or leave, no further one is begun. */
import type { Press } from '../documents/press';

/** Nobody reads it; servers know this number for a client that closed the request. */
const LEFT = 499;

export async function whileThere(
  { signal }: { signal: AbortSignal },
  press: Press,
  answer: (press: Press) => Promise<Response>,
): Promise<Response> {
  try {
    return await answer({ ...press, make: (order, asker) => press.make(order, asker, signal) });
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: LEFT });
    throw error;
  }
}
