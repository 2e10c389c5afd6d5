import { regulatorsOf } from '../accounts/jurisdictions';
import type { MemberContext } from '../context';
import type { Answer } from '../errors';
import { tell } from '../notices/queries';
import { allows, forbidden, type Moved, move } from './move';

export const submit = (
  context: MemberContext,
  input: { id: string; statement: string },
): Promise<Answer<Moved>> =>
  move(context, input, async (submission, tx) => {
    if (!allows(submission.state, 'submit')) return forbidden(submission.state, 'submitted');
    const at = context.now().toISOString();
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
        data: { statement: input.statement, hash: submission.hash },
        standing: { statement: input.statement, submittedAt: at, submittedBy: context.member.id },
      },
    };
  });
