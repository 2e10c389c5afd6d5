/** A subject with its findings as the decisions that it carries leave them; its attachments keep them as computed. */
import { asGiven } from '@/rulebooks/judging/given';
import { asNotified } from '@/rulebooks/judging/notified';
import { givingsIn } from '../../seals/givings';
import type { Subject } from '../subject';

export function asDecided(subject: Subject): Subject {
  const { findings, record, variant } = subject;
  const { sealedDecision, rulings = [], inWriting, barred } = record;
  const givings =
    sealedDecision && barred !== 'unvouched'
      ? givingsIn(
          sealedDecision.record,
          rulings.map((each) => each.record),
        )
      : [];
  const given = asGiven(findings, givings);
  return {
    ...subject,
    findings: inWriting ? asNotified(given, inWriting, variant.circumstances.temporary) : given,
  };
}
