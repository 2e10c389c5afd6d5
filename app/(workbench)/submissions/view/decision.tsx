import { useToday } from '@/app/clock/clock';
import { ApprovedDaysFacts } from '@/app/components/approved-days';
import { StateBadge } from '@/app/components/badge';
import { ClauseLink } from '@/app/components/clause-link';
import { Note } from '@/app/components/feedback';
import { FileList } from '@/app/components/file-list';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Moment } from '@/app/components/time';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { unconfirmed } from '@/server/seals/decision-seal';
import { shownState } from '@/server/submissions/stored/days';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { otherDays } from '@/server/vocabulary/life/other-days';
import type { DecisionKind } from '@/server/vocabulary/life/steps';
import { LetterLink } from './letter-link';
import { TRIAL_WORDS } from './trial-words';

/** The clause that the decision rests on, where its rules have one. */
function Clause({
  submission: { rulebook, clauses },
  kind,
}: {
  submission: SubmissionWhole;
  kind: DecisionKind;
}) {
  const clause = clauses[kind];
  return clause ? (
    <Fact name="Under">
      <ClauseLink rulebook={rulebook as RulebookId} clause={clause} />
    </Fact>
  ) : null;
}

/** The decision with its reasons, conditions and dates; before that, that there is none yet. */
export function DecisionPanel({ submission }: { submission: SubmissionWhole }) {
  const { decision } = submission;
  const today = useToday(submission.rulebook);
  const failed = unconfirmed(submission.seal);
  if (failed)
    return (
      <Panel id="decision" title="Decision">
        <Note kind="problem" title="Decision not confirmed">
          {failed} Its papers are marked so. Keep the data folder unchanged, and tell the person who runs this
          site and the regulator.
        </Note>
      </Panel>
    );
  if (submission.state === 'withdrawn')
    return (
      <Panel id="decision" title="Withdrawn">
        <p className="text-sm">{submission.withdrawnReason ?? 'No reason was recorded.'}</p>
      </Panel>
    );
  if (!decision)
    return (
      <Panel id="decision" title="Decision">
        <p className="text-sm text-ink-soft">
          None yet. The reasons, any conditions and trial dates appear here once the reviewer decides, and
          everyone in the operator’s organisation gets a notice.
        </p>
      </Panel>
    );
  const other = otherDays(submission.variant.circumstances.trial, decision);
  return (
    <Panel
      id="decision"
      title="Decision"
      actions={<StateBadge state={shownState(submission.state, submission.days, today)} />}
    >
      <Facts>
        <Fact name="By">{decision.by}</Fact>
        <Fact name="On">
          <Moment at={decision.at} />
        </Fact>
        <Clause submission={submission} kind={decision.kind} />
        <ApprovedDaysFacts days={submission.days} />
      </Facts>
      {other ? <p className="mt-3 text-sm">{other}</p> : null}
      {decision.reasons ? <p className="mt-3 text-sm whitespace-pre-wrap">{decision.reasons}</p> : null}
      <FileList files={submission.files.filter(({ part }) => part === 'decision')} />
      {decision.conditions.length > 0 ? (
        <>
          <h3 className="mt-3 text-sm font-medium">Conditions</h3>
          <ol className="mt-1 list-decimal space-y-1 pl-5 text-sm">
            {decision.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ol>
        </>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-1.5">
        {decision.sealed ? (
          <LetterLink href={`/api/documents/${submission.id}/letter.pdf`}>Decision letter (PDF)</LetterLink>
        ) : null}
        {(submission.trialSteps ?? [])
          .filter(({ sealed }) => sealed)
          .map(({ id, step }, index) => (
            <LetterLink key={id} href={`/api/documents/${submission.id}/letter.pdf?ruling=${index + 1}`}>
              {TRIAL_WORDS[step].past}: letter (PDF)
            </LetterLink>
          ))}
      </p>
    </Panel>
  );
}
