/** The papers of pool rules that were prepared, for both sides. */

import { ok } from '@/simulations/problems/problem';
import type { Context, MemberContext } from '../access/context';
import { Id } from '../access/inputs';
import type { PoolPaperSubject } from '../documents/content/pool-sign';
import type { Press } from '../documents/press';
import { askerOf, pressed, refused as refusedOnPage } from '../paper-requests/answer-request';
import { readVersion } from '../pool-rules/checked';
import { type Answer, notFound, refuse } from '../problems/problem';
import { STATE_LABELS } from '../vocabulary/life/states';
import { approvedBefore } from './compare';
import { filingById, filingWithin } from './queries';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

const signedIn = ({ member, ...context }: Context): Answer<MemberContext> =>
  member ? ok({ ...context, member }) : refuse('signed-out', 'You are signed out. Sign in and try again.');

type File = { body: string | Uint8Array; type: string; shown?: true };

async function fileOf(
  context: MemberContext,
  { id, file }: { id: string; file: string },
  press: Press,
): Promise<Answer<File & { name: string }>> {
  if (!Id.safeParse(id).success) return notFound('submission of pool rules');
  const filed = await filingWithin(context.db, context.member, id);
  if (!filed) return notFound('submission of pool rules');
  const { submission, rules, version, operator } = filed;
  const read = readVersion(rules, version);
  if (!read.ok) return read;
  const named = (ending: string) => `pool-rules-${submission.number}-${ending}`;
  if (file === 'rules.json')
    return ok({
      body: JSON.stringify(version.content, null, 2),
      type: 'application/json',
      name: named(file),
    });
  if (file !== 'sign.pdf' && file !== 'dossier.pdf') return notFound('file');
  const [last] = file === 'dossier.pdf' ? await approvedBefore(context.db, filed) : [];
  const earlier = last && (await filingById(context.db, last.submission.id));
  const pools: PoolPaperSubject = {
    rulebook: rules.rulebook,
    content: version.content,
    before: earlier
      ? {
          called: `${earlier.submission.number}, ${earlier.version.name}, version ${earlier.version.revision}, approved before`,
          content: earlier.version.content,
        }
      : null,
    operator,
    reference: submission.number,
    name: version.name,
    version: version.revision,
    hash: submission.hash,
    inForceFrom: version.inForceFrom ?? '',
    status: STATE_LABELS[submission.state],
    approved: submission.state === 'approved',
    dated: submission.at,
  };
  const made = await pressed(press, { name: file, pools }, askerOf(context.member));
  return made.ok ? ok({ body: made.value, type: 'application/pdf', name: named(file), shown: true }) : made;
}

export async function answerPoolFile(
  context: Context,
  asked: { id: string; file: string },
  press: Press,
): Promise<Response> {
  const own = signedIn(context);
  if (!own.ok) return refusedOnPage(own.problems);
  const made = await fileOf(own.value, asked, press);
  if (!made.ok) return refusedOnPage(made.problems);
  const { body, type, name, shown } = made.value;
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      ...PRIVATE,
      'Content-Type': type,
      'Content-Disposition': `${shown ? 'inline' : 'attachment'}; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
