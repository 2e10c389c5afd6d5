/** Bets taken one a line, as many as ten million: added up as they arrive, beside the web server, and staked once all are there. */
import { betsOn } from '@/rulebooks/totalisator/with-bets';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { fail } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { type Answer, refuse } from '../problems/problem';
import { fairQueue } from '../threads/fair-queue';
import { inThisThread } from '../threads/side-thread';
import type { Added, Piece } from './adding-bets';
import { type BetsAdder, betsAdder } from './bets-adder';
import { meetingSeen, type Seen } from './change';
import { takeStakes } from './stakes';

/** Ten million bets are 250 MB. */
export const BETS_BYTES_AT_MOST = 500_000_000;

/** How many are sent at once; each has a thread of its own. */
const sending = fairQueue(
  inThisThread<never, never>((task) => task),
  {
    atMost: 4,
    forOne: 1,
    forAnOrganisation: 2,
  },
);

/** `stopped`: whoever sent it went away. */
async function pieceFrom(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Piece | 'stopped'> {
  try {
    const { done, value } = await reader.read();
    return done ? 'end' : { chunk: value };
  } catch {
    return 'stopped';
  }
}

/** Each piece is asked for once the one before is added, so that no more than one waits. */
async function addedUp(adder: BetsAdder, body: ReadableStream<Uint8Array>): Promise<Answer<Added>> {
  const reader = body.getReader();
  try {
    for (;;) {
      const piece = await pieceFrom(reader);
      if (piece === 'stopped')
        return refuse('input-unreadable', 'Sending stopped, and nothing was taken. Send the bets again.');
      const answer = await adder.next(piece);
      if ('added' in answer) return answer.added;
      if (answer.fault) return fail(answer.fault);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
    await adder.close();
  }
}

export async function takeBets(
  context: MemberContext,
  { body, ...seen }: Seen & { body: ReadableStream<Uint8Array> },
): Promise<Answer<Seen>> {
  const own = await meetingSeen(context, seen);
  if (!own.ok) return own;
  const { card, rulebook } = own.value.meeting;
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const pools = betsOn(card.pools, book.value.rules);
  const { member } = context;
  const added = await sending.admit({ person: member.id, organisation: member.organisation.id }, () =>
    addedUp(betsAdder(pools), body),
  );
  if (added === 'busy')
    return refuse(
      'busy',
      'Other bets are being sent at this moment. Wait until they are there, then send these.',
    );
  if (!added.ok) return added;
  const value = {
    pools: added.value.map(({ key, stakes }) => {
      const [pool = '', races = ''] = key.split(':');
      return { pool, races: races.split('/').map(Number), stakes };
    }),
  };
  return value.pools.length === 0
    ? refuse('input-unreadable', 'There is no bet in the file; write one a line, for example “win:1 4 1000”.')
    : takeStakes(context, { ...seen, file: { kind: 'json', value } });
}
