/** A request for a paper over HTTP: who may ask, which paper, which sheet. */
import type { Context, MemberContext } from '../access/context';
import { Id } from '../access/inputs';
import { letterSubject } from '../documents/content/letter';
import { variationLetterSubject } from '../documents/content/variation-letter';
import { isPaper, isToLookAt, type Order, type PaperName, Sheet, typeOf } from '../documents/papers';
import type { Asker, Press } from '../documents/press';
import { SHEET_SIZES } from '../documents/sign-offers';
import type { Subject } from '../documents/subject';
import { statusAndWait } from '../problems/over-http';
import { type Answer, notFound, refuse, type ServerProblem } from '../problems/problem';
import { draftSubject, submissionSubject } from './read-subject';
import { withNotified } from './with-notified';
import { withResults } from './with-results';

/** `saved`: as a file, not shown on a page of this site. */
export type MadePaper = { bytes: Uint8Array; type: string; saved: boolean };

export type PaperRequest = { of: 'submission' | 'draft'; id: string; paper: string; search: URLSearchParams };

/** What some papers need beside their subject. */
async function withMore(
  context: MemberContext,
  { id, paper, sheet, subject }: { id: string; paper: PaperName; sheet: Sheet; subject: Subject },
): Promise<Answer<Subject>> {
  if (paper === 'trial-report.pdf') return withResults(context, { id, subject, request: sheet.request });
  if (paper !== 'variation-letter.pdf') return { ok: true, value: subject };
  const whole = await withNotified(context, { id, subject });
  const ruling = Number(sheet.ruling ?? 1);
  if (whole.notified?.rulings[ruling - 1] === null)
    return refuse(
      'damaged',
      'The seal of this ruling does not hold, so no letter is made of it. Tell the person who runs this site.',
    );
  return variationLetterSubject(whole, ruling)
    ? { ok: true, value: whole }
    : notFound('letter on a variation');
}

async function made(
  context: Context,
  { of, id, paper, search }: PaperRequest,
  press: Press,
): Promise<Answer<MadePaper>> {
  const { member } = context;
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  if (!isPaper(paper) || !Id.safeParse(id).success) return notFound('paper');
  const sheet = Sheet.safeParse(Object.fromEntries(search));
  if (!sheet.success)
    return refuse(
      'option-value',
      `Ask for paper=${SHEET_SIZES.join(', ')}; orientation=portrait or landscape; layout=one, several, brief or tent; press=yes.`,
    );
  const signedIn: MemberContext = { ...context, member };
  const subject =
    of === 'draft'
      ? await draftSubject(signedIn, id, isToLookAt(paper))
      : await submissionSubject(signedIn, id);
  if (!subject.ok) return subject;
  if (paper === 'letter.pdf' && !letterSubject(subject.value, Number(sheet.data.ruling ?? 0)))
    return notFound('decision letter');
  const whole = await withMore(signedIn, { id, paper, sheet: sheet.data, subject: subject.value });
  if (!whole.ok) return whole;
  const bytes = await pressed(
    press,
    { name: paper, subject: whole.value, sheet: sheet.data },
    askerOf(member),
  );
  return bytes.ok ? { ok: true, value: { bytes: bytes.value, ...typeOf(paper) } } : bytes;
}

export const askerOf = ({ id, organisation }: MemberContext['member']): Asker => ({
  person: id,
  organisation: organisation.id,
});

/** The press takes only so many at a time, of everyone and of one organisation. */
export async function pressed(press: Press, order: Order, asker: Asker): Promise<Answer<Uint8Array>> {
  const made = await press.make(order, asker);
  if (made === 'busy')
    return refuse(
      'press-busy',
      'Too many papers are being made at this moment. Wait a few seconds and open this one again.',
    );
  return 'unsigned' in made ? refuse('seal-key-unusable', made.unsigned) : { ok: true, value: made };
}

export function refused(problems: ServerProblem[]): Response {
  const { status, headers } = statusAndWait(problems);
  return new Response(`${problems.map(({ message }) => message).join('\n')}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

export function responded(answer: Answer<MadePaper>, name: string): Response {
  if (!answer.ok) return refused(answer.problems);
  const { bytes, type, saved } = answer.value;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${saved ? 'attachment' : 'inline'}; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

export const answerPaper = async (context: Context, request: PaperRequest, press: Press): Promise<Response> =>
  responded(await made(context, request, press), request.paper);
