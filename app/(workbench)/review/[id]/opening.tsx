import type { ReactNode } from 'react';
import { TextLink } from '@/app/components/button';
import { FileList } from '@/app/components/file-list';
import { Panel } from '@/app/components/panel';
import { Moment } from '@/app/components/time';
import { type Finding, isSettled, VERDICTS } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { rerunOutcome } from '@/server/submissions/changes/rerun-outcome';
import { inTheWayOf, latestOf, notOverruled } from '@/server/submissions/stored/judged';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { OpenList } from '../../open/open-list';
import { DifferenceTable } from '../../submissions/view/changes';
import { Overruled } from '../../submissions/view/overruled';
import { Departing } from './from-rulebook';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule py-3 first:border-t-0 first:pt-0 last:pb-0">
      <h3 className="mb-1 text-sm font-medium">{title}</h3>
      <div className="text-sm">{children}</div>
    </div>
  );
}

/** How many rules are not simply met, by verdict. */
function counted(findings: readonly Finding[]): string {
  const counts = VERDICTS.filter((verdict) => !isSettled({ verdict })).flatMap((verdict) => {
    const count = findings.filter((finding) => finding.verdict === verdict).length;
    const { word, plural } = VERDICT_WORDS[verdict];
    return count === 0 ? [] : [`${count} ${(count === 1 ? word : plural).toLowerCase()}`];
  });
  return counts.join(', ');
}

function FromRulebook({ submission }: { submission: SubmissionWhole }) {
  const { findings, judgements } = submission;
  const latest = [...latestOf(judgements).values()];
  const overruled = latest.filter(({ says }) => says === 'overruled').length;
  const standing = inTheWayOf(findings, judgements);
  return (
    <>
      <Departing submission={submission} />
      <p>
        {counted(notOverruled(findings, judgements)) || 'Every rule is met or confirmed'}.{' '}
        <a
          href="#findings"
          className="text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
        >
          Read the findings
        </a>
      </p>
      <p className="text-ink-soft">
        Reviewed: {latest.length} of {findings.length}
        {overruled > 0 ? `, ${overruled} overruled` : ''}.{' '}
        {standing.length > 0
          ? `In the way of an approval: ${standing.length}.`
          : 'No finding is in the way of an approval.'}
      </p>
    </>
  );
}

function SinceApproved({ submission }: { submission: SubmissionWhole }) {
  const { sinceApproved, reference, version } = submission;
  if (!sinceApproved) return <p>No earlier version of {reference} was approved.</p>;
  const { since, differences } = sinceApproved;
  return (
    <>
      <p className="mb-2">
        {differences.length === 0
          ? `No differences from version ${since.version}.`
          : `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'} from version ${since.version}.`}{' '}
        <TextLink href={`/review/${since.id}`}>Read version {since.version}</TextLink>
      </p>
      {differences.length > 0 ? (
        <DifferenceTable
          caption={`Differences between the approved version ${since.version} and version ${version}`}
          differences={differences}
          before={`Version ${since.version}`}
          after={`Version ${version}`}
        />
      ) : null}
    </>
  );
}

function RerunState({ submission }: { submission: SubmissionWhole }) {
  const [latest] = submission.reruns;
  if (submission.rerunJob) return <p>Running now.</p>;
  if (!latest) return <p>Not run again yet.</p>;
  return (
    <p>
      {rerunOutcome(latest).says}. {latest.by}, <Moment at={latest.at} />{' '}
      <a href="#re-run" className="text-accent underline decoration-1 underline-offset-2 hover:decoration-2">
        Read it
      </a>
    </p>
  );
}

/** What a reviewer reads first: what the operator says, what differs, what is open, and how it was run again. */
export function Opening({ submission }: { submission: SubmissionWhole }) {
  const questions = submission.questions.filter(({ answer }) => answer === undefined).length;
  return (
    <Panel id="opening" title="At a glance" className="mb-6">
      <Part title="Statement">
        <p className="whitespace-pre-wrap wrap-anywhere">{submission.statement ?? 'None.'}</p>
        <FileList files={submission.files.filter(({ part }) => part === 'statement')} />
      </Part>
      <Part title="Differs from the rulebook">
        <FromRulebook submission={submission} />
      </Part>
      <Part title="Differs from the last approved version">
        <SinceApproved submission={submission} />
      </Part>
      <Part title="Open">
        {submission.open.length === 0 && questions === 0 ? <p>Nothing.</p> : null}
        {questions > 0 ? (
          <p className="mb-2">
            <a
              href="#questions"
              className="text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
            >
              {questions === 1 ? '1 question waits' : `${questions} questions wait`} for an answer
            </a>
          </p>
        ) : null}
        <OpenList open={submission.open} details={false} />
        <Overruled {...submission} />
      </Part>
      <Part title="Re-run">
        <RerunState submission={submission} />
      </Part>
    </Panel>
  );
}
