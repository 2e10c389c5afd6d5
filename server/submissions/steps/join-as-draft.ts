/** Another operator takes part in a trial: a draft of its own, from what the register publishes. */
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { insertNewDraft } from '../../drafts/create-draft';
import { type Answer, notFound, refuse } from '../../problems/problem';
import { type OpenTrial, openTrial, publishedVariant, trialToJoin } from '../joining/joined';
import { publicByReference } from '../stored/queries';

type Asked = { reference: string };
type Joinable = {
  trial: OpenTrial;
  /** The reference that is joined: of a trial that joins another, that other. */
  joins: string;
  today: string;
};

/** Asked before it is offered, and again when it is done. */
async function joinable({ db, now, member }: MemberContext, { reference }: Asked): Promise<Answer<Joinable>> {
  const [known] = await publicByReference(db, reference);
  const today = dayIn(known?.submission.rulebook, now());
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
  return { ok: true, value: { trial, joins: first.submission.reference, today } };
}

/** Which trial whoever asks would join. */
export async function mayJoin(context: MemberContext, asked: Asked): Promise<Answer<{ joins: string }>> {
  const found = await joinable(context, asked);
  return found.ok ? { ok: true, value: { joins: found.value.joins } } : found;
}

export async function joinAsDraft(context: MemberContext, asked: Asked): Promise<Answer<{ draft: string }>> {
  const { db, member } = context;
  const now = context.now();
  const found = await joinable({ ...context, now: () => now }, asked);
  if (!found.ok) return found;
  const { trial, joins, today } = found.value;
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
