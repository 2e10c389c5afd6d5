/** Which reviewer looks after a filing. It says who does, not who may act; the latest counts, and the operator reads nothing of it. */
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import type { Queries } from '../db/client';
import type { Answer } from '../problems/problem';
import { reviewerChosen } from '../reviews/assign';
import type { Assignee } from '../submissions/stored/assignments';
import type { NamedAct } from './acts';
import type { Filed, FilingKind } from './kind';
import { type FilingMoved, move } from './move';

const latestAmong = (acts: readonly NamedAct[]): string | undefined =>
  acts.findLast(({ act }) => act.act === 'assign')?.act.of ?? undefined;

export async function assigneeAmong(db: Queries, acts: readonly NamedAct[]): Promise<Assignee | undefined> {
  const id = latestAmong(acts);
  return id === undefined ? undefined : { id, name: await nameOf(db, id) };
}

export const assign = <F extends Filed>(
  kind: FilingKind<F>,
  context: MemberContext,
  input: { id: string; to: string | null },
): Promise<Answer<FilingMoved>> =>
  move(kind, context, { id: input.id }, async ({ submission, version, operator }, tx) => {
    const { member } = context;
    const chosen = await reviewerChosen(tx, member.organisation.id, input.to);
    if (!chosen.ok) return chosen;
    const to = chosen.value;
    return ok({
      act: 'assign',
      of: to?.id,
      concerns: member.organisation,
      ...(to &&
        to.id !== member.id && {
          tells: {
            to: 'regulator',
            kind: 'handed-over',
            text: `${member.name} handed ${submission.number}, ${version.name}, of ${operator}, over to you.`,
            people: [to.id],
          },
        }),
    });
  });
