import { Badge } from '@/app/components/badge';
import { Note } from '@/app/components/feedback';
import { FileList } from '@/app/components/file-list';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Moment } from '@/app/components/time';
import type { FilingWhole } from '@/server/filings/shapes';
import type { FilingDecision } from '@/server/vocabulary/life/filings';
import { LetterLink } from '../submissions/view/letter-link';

const DECIDED: Record<FilingDecision, string> = { approve: 'Approved', refuse: 'Refused' };

/** The decision with its reasons and its seal; before that, that there is none. */
export function DecidedPanel({ submission, letter }: { submission: FilingWhole; letter: string }) {
  const { decision, withdrawn } = submission;
  if (withdrawn)
    return (
      <Panel title="Withdrawn" className="text-sm">
        <p className="text-ink-soft">
          {withdrawn.by} · <Moment at={withdrawn.at} />
        </p>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{withdrawn.reason}</p>
      </Panel>
    );
  if (!decision)
    return (
      <Panel title="Decision" className="text-sm">
        <p className="text-ink-soft">
          None yet. It appears here with its reasons, and everyone in the operator’s organisation gets a
          notice.
        </p>
      </Panel>
    );
  return (
    <Panel
      title="Decision"
      className="text-sm"
      actions={decision.seal === 'good' ? <Badge tone="meets">Sealed</Badge> : undefined}
    >
      <Facts>
        <Fact name="Decided">{DECIDED[decision.kind]}</Fact>
        <Fact name="By">{decision.by}</Fact>
        {decision.proposedBy ? <Fact name="Proposed by">{decision.proposedBy}</Fact> : null}
        <Fact name="On">
          <Moment at={decision.at} />
        </Fact>
      </Facts>
      {decision.reasons ? <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{decision.reasons}</p> : null}
      <FileList files={submission.files.filter(({ part }) => part === 'decision')} />
      {decision.seal === 'good' ? (
        <p className="mt-3">
          <LetterLink href={letter}>Decision letter (PDF)</LetterLink>
        </p>
      ) : (
        <Note kind="problem" className="mt-3" title="Decision not confirmed">
          Its seal does not hold, so nothing vouches for it. Tell the person who runs this site.
        </Note>
      )}
    </Panel>
  );
}
