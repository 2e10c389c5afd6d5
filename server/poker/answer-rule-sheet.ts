/** The rule sheet of a poker game over HTTP, for whoever is signed in. */
import type { Context } from '../access/context';
import { Word } from '../access/inputs';
import type { Press } from '../documents/press';
import { askerOf, pressed, refused } from '../paper-requests/answer-request';
import { type Answer, notFound, refuse } from '../problems/problem';
import { readPokerGame } from './read-poker';

type Asked = { rulebook: string; game: string };

function wanted({ member }: Context, { rulebook, game }: Asked): Answer<NonNullable<Context['member']>> {
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  if (![rulebook, game].every((word) => Word.safeParse(word).success)) return notFound('poker game');
  const known = readPokerGame({ rulebook, game });
  return known.ok ? { ok: true, value: member } : known;
}

export async function answerRuleSheet(context: Context, asked: Asked, press: Press): Promise<Response> {
  const member = wanted(context, asked);
  if (!member.ok) return refused(member.problems);
  const made = await pressed(press, { name: 'rule-sheet.pdf', rules: asked }, askerOf(member.value));
  if (!made.ok) return refused(made.problems);
  return new Response(new Uint8Array(made.value), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="rules-${asked.game}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
