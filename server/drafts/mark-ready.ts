/** The writer of a draft says that an approver can take it over. */
import type { MemberContext } from '../access/context';
import { withRole } from '../accounts/stored/queries';
import { computedOn } from '../analyses/computed-hash';
import { tell } from '../notices/queries';
import { refuse } from '../problems/problem';
import { contentOf } from './ready';
import { writeDraft } from './write-draft';

type Marked = { id: string; revision: number };

export const markReady = (context: MemberContext, input: Marked) =>
  writeDraft(context, input, async (draft, tx) => {
    const { member } = context;
    const at = context.now().toISOString();
    const approvers = (await withRole(tx, member.organisation.id, 'approver')).filter(
      (approver) => approver !== member.id,
    );
    if (approvers.length === 0)
      return refuse(
        'second-person',
        'You are the only approver, so nobody else could take this draft over. Invite one under Organisation, or freeze it yourself.',
      );
    await tell(tx, approvers, {
      kind: 'draft-ready',
      at,
      text: `${member.name} says that ${draft.name} is ready for you to check and freeze.`,
      href: `/workbench/${draft.id}`,
    });
    return {
      ok: true,
      value: {
        kind: 'draft-marked-ready',
        ready: {
          readyBy: member.id,
          readyAt: at,
          readyOf: contentOf(await computedOn(tx, draft), draft.day),
          readyLapsedAt: null,
        },
      },
    };
  });

export const unmarkReady = (context: MemberContext, input: Marked) =>
  writeDraft(context, input, (draft) =>
    draft.readyAt === null
      ? refuse('state-forbids', 'This draft is not marked ready. Reload it to see what is new.')
      : { ok: true, value: { kind: 'draft-mark-removed', ready: null } },
  );
