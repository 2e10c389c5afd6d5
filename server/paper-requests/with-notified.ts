/** A subject with the local variation as which it was notified, and what the authority ruled on it. */
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import { isDamaged } from '../db/schema/json';
import type { Notified, Subject } from '../documents/subject';
import { changesPutForward } from '../submissions/changes/changes';
import { variationOfSubmission, variationStepsOf, variationWithin } from '../submissions/variations/queries';
import { sealVerdict } from '../submissions/variations/read';
import { VARIATION_RULINGS } from '../vocabulary/life/variations';
import { recordUrlInHand } from './read-subject';

const isRuling = (step: string): boolean => VARIATION_RULINGS.some((ruling) => ruling === step);

/** Confirmations and findings are no change of the game, and occasions and days are what was notified. */
const SAID_ELSEWHERE = /^(?:attestations[.]|finding |at$|circumstances Temporary local variation)/;

/** The same whoever reads it, and whatever follows. */
export async function withNotified(
  { db, member }: MemberContext,
  { id, subject }: { id: string; subject: Subject },
): Promise<Subject> {
  const known = subject.record.draft ? undefined : await variationOfSubmission(db, id);
  const joined = known && (await variationWithin(db, member, known.id));
  if (joined?.variation.kind !== 'temporary') return subject;
  const { number, at, by, statement } = joined.variation;
  const steps = (await variationStepsOf(db, joined.variation.id)).filter(({ step }) => isRuling(step.step));
  const changes = await changesPutForward(db, id);
  const { hash, reference } = subject.record;
  const notified: Notified = {
    number,
    at,
    by: await nameOf(db, by),
    statement,
    changes: (changes?.differences ?? [])
      .filter(({ path }) => !SAID_ELSEWHERE.test(path))
      .map(({ what, before, after }) => ({
        field: what,
        before: before ?? 'nothing',
        after: after ?? 'nothing',
      })),
    rulings: steps.map((step) => {
      const { sealed } = step.step;
      return sealed && !isDamaged(sealed) && sealVerdict(joined, step) === 'good' ? sealed : null;
    }),
    recordUrl: recordUrlInHand(hash, reference),
  };
  return { ...subject, notified };
}
