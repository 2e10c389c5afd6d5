import type { OpenCode } from '@/rulebooks/findings/open-codes';
import type { MemberContext } from '../../access/context';
import { regulatorsOf } from '../../accounts/organisations/jurisdictions';
import { tell } from '../../notices/queries';
import type { Answer } from '../../problems/problem';
import { openData, openOf, refuseOpen } from '../open/open-items';
import { standingOf } from '../open/standing';
import { allows, forbidden, type Moved, move } from './move';

export const submit = (
  context: MemberContext,
  input: { id: string; statement: string; acknowledged?: OpenCode[] },
): Promise<Answer<Moved>> =>
  move(context, input, async (submission, tx, at) => {
    if (!allows(submission.state, 'submit')) return forbidden(submission.state, 'submitted');
    const open = openOf(submission, await standingOf(tx, submission));
    const closed = refuseOpen(open, input.acknowledged ?? []);
    if (closed) return closed;
    await tell(tx, await regulatorsOf(tx, submission.rulebook), {
      at,
      text: `${context.member.organisation.name} submitted ${submission.reference}, ${submission.name}.`,
      href: `/review/${submission.id}`,
    });
    return {
      ok: true,
      value: {
        step: 'submit',
        kind: 'submission-submitted',
        data: { statement: input.statement, hash: submission.hash, ...openData(open) },
        standing: { statement: input.statement, submittedAt: at, submittedBy: context.member.id },
      },
    };
  });
