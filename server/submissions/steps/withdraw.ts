import type { MemberContext } from '../../access/context';
import { regulatorsOf } from '../../accounts/organisations/jurisdictions';
import { tell } from '../../notices/queries';
import type { Answer } from '../../problems/problem';
import { offeredNow } from '../variations/of-submission';
import { allows, forbidden, type Moved, move } from './move';

export const withdraw = (
  context: MemberContext,
  input: { id: string; reason: string },
): Promise<Answer<Moved>> =>
  move(context, input, async ({ submission, state, at }, tx) => {
    if (!allows(state, 'withdraw')) return forbidden(state, 'withdrawn');
    const offered = await offeredNow(tx, submission);
    if (offered) return offered;
    if (submission.submittedAt)
      await tell(tx, await regulatorsOf(tx, submission.rulebook), {
        kind: 'withdrawn',
        reference: submission.reference,
        at,
        text: `${context.member.organisation.name} withdrew ${submission.reference}, ${submission.name}.`,
        href: `/review/${submission.id}`,
      });
    return {
      ok: true,
      value: {
        step: 'withdraw',
        data: { reason: input.reason },
        standing: { withdrawnReason: input.reason },
      },
    };
  });
