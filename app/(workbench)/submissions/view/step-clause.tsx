import { ClauseLink } from '@/app/components/clause-link';
import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';
import { type Rests, withoutClause } from '@/server/vocabulary/life/step-clause';

/** In the dialog of a step: the clause that it rests on, or that the rules are silent and why it is there. */
export function StepClause({
  rulebook,
  clause,
  step,
}: {
  rulebook: string;
  clause: ClauseId | undefined;
  step: { rests: Rests };
}) {
  return (
    <p className="text-sm text-ink-soft">
      {clause ? (
        <>
          This step rests on <ClauseLink rulebook={rulebook as RulebookId} clause={clause} />.
        </>
      ) : (
        <>No clause of these rules is about this step. {withoutClause(step)}</>
      )}
    </p>
  );
}
