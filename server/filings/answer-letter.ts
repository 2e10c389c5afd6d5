/** The letter of a decision on a filing over HTTP: for whoever may read the filing, once it is decided. */
import { ok } from '@/simulations/problems/problem';
import type { Context } from '../access/context';
import { Id } from '../access/inputs';
import { isDamaged } from '../db/schema/json';
import type { FilingLetterSubject } from '../documents/content/filing-letter';
import type { Press } from '../documents/press';
import { askerOf, pressed, responded } from '../paper-requests/answer-request';
import { type Answer, notFound, refuse } from '../problems/problem';
import { actsOf } from './acts';
import { decisionAmong } from './decided';
import { filesShown } from './files';
import type { Filed, FilingKind } from './kind';

async function letterSubject<F extends Filed>(
  kind: FilingKind<F>,
  { db, member }: Context,
  id: string,
): Promise<Answer<FilingLetterSubject>> {
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  const filed = Id.safeParse(id).success ? await kind.within(db, member, id) : undefined;
  if (!filed) return notFound(kind.noun);
  const acts = await actsOf(db, kind.acts, id);
  const decision = decisionAmong(kind, filed, acts, await filesShown(db, member, kind, id));
  const sealed = acts.find(({ act }) => act.act === decision?.kind)?.act.sealed;
  if (!decision) return notFound('decision letter');
  if (decision.seal !== 'good' || !sealed || isDamaged(sealed))
    return refuse(
      'damaged',
      'The seal of this decision does not hold, so no letter is made of it. Tell the person who runs this site.',
    );
  return ok({ sealed, knownBy: kind.knownBy(filed) });
}

export async function answerLetter<F extends Filed>(
  kind: FilingKind<F>,
  context: Context,
  id: string,
  press: Press,
): Promise<Response> {
  const subject = await letterSubject(kind, context, id);
  if (!subject.ok || !context.member)
    return responded(subject.ok ? notFound('decision letter') : subject, '');
  const { number } = subject.value.sealed.record;
  const made = await pressed(
    press,
    { name: 'filing-letter.pdf', decided: subject.value },
    askerOf(context.member),
  );
  return responded(
    made.ok ? ok({ bytes: made.value, type: 'application/pdf', saved: false }) : made,
    `${number}-letter.pdf`,
  );
}
