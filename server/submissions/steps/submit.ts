import type { OpenCode } from '@/rulebooks/findings/open-codes';
import type { MemberContext } from '../../access/context';
import { regulatorsOf } from '../../accounts/organisations/jurisdictions';
import { attach } from '../../attachments/attach';
import { tell } from '../../notices/queries';
import type { Answer } from '../../problems/problem';
import { openData, openOf, refuseOpen } from '../open/open-items';
import { standingOf } from '../open/standing';
import { ownFeesLapsed } from '../stored/own-fees';
import { preparedByThem } from '../stored/prepared';
import { applyFor, barsSubmitting } from '../variations/of-submission';
import { allows, forbidden, type Moved, move } from './move';

export const submit = (
  context: MemberContext,
  input: { id: string; statement: string; acknowledged?: OpenCode[]; files?: string[] },
): Promise<Answer<Moved>> =>
  move(context, input, async ({ submission, state, at, today }, tx) => {
    if (!allows(state, 'submit')) return forbidden(state, 'submitted');
    const own = await preparedByThem(tx, context, submission, 'submits it');
    if (own) return own;
    const open = openOf(submission, today, await standingOf(tx, submission, today));
    const closed = refuseOpen(open, input.acknowledged ?? []);
    if (closed) return closed;
    const fees = await ownFeesLapsed(tx, submission, today);
    if (fees) return fees;
    const offered = await barsSubmitting(tx, submission);
    if (offered) return offered;
    const files = await attach(tx, context, input.files ?? [], {
      subject: `submission:${submission.id}`,
      part: 'statement',
      at,
    });
    if (!files.ok) return files;
    await applyFor(context, tx, submission, input.statement);
    await tell(tx, await regulatorsOf(tx, submission.rulebook), {
      kind: 'submitted',
      reference: submission.reference,
      at,
      text: `${context.member.organisation.name} submitted ${submission.reference}, ${submission.name}.`,
      href: `/review/${submission.id}`,
    });
    return {
      ok: true,
      value: {
        step: 'submit',
        data: { statement: input.statement, hash: submission.hash, ...openData(open), ...files.value },
        standing: { statement: input.statement, submittedAt: at, submittedBy: context.member.id },
      },
    };
  });
