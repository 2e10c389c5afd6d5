/** Another operator takes part in a trial: a draft of its own, from what the register publishes. */
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { insertNewDraft } from '../../drafts/create-draft';
import { type Answer, notFound, refuse } from '../../problems/problem';
import { openTrial, publishedVariant, trialToJoin } from '../joining/joined';
import { publicByReference } from '../stored/queries';

export async function joinAsDraft(
  context: MemberContext,
  { reference }: { reference: string },
): Promise<Answer<{ draft: string }>> {
  const { db, member } = context;
  const now = context.now();
  const [known] = await publicByReference(db, reference);
  const today = dayIn(known?.submission.rulebook, now);
  const trial = await openTrial(db, reference, today);
  if (!trial) return notFound('trial in the register');
  const first = await trialToJoin(db, trial, today);
  if ([trial, first].some(({ submission }) => submission.organisationId === member.organisation.id))
    return refuse('state-forbids', 'This is a trial of your own organisation. Revise it instead.');
  if (!trial.openBy)
    return refuse(
      'state-forbids',
      'No clause of these rules opens a trial to other operators. Propose the game for a trial of your own.',
    );
  if (trial.variant.filed)
    return refuse(
      'state-forbids',
      `The register does not publish the rules of a game that no rulebook lists. Ask ${trial.operator} for the variant file of ${reference}, and begin a draft from that.`,
    );
  const joins = first.submission.reference;
  const start = {
    name: trial.game.label,
    variant: publishedVariant(trial, { today, joins }),
    day: today,
    joins,
  };
  return db.transaction(async (tx): Promise<Answer<{ draft: string }>> => {
    const made = await insertNewDraft(tx, { now: () => now, member }, start);
    return made.ok ? { ok: true, value: { draft: made.value.id } } : made;
  });
}
