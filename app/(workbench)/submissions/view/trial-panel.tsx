import { TextLink } from '@/app/components/button';
import { FileList } from '@/app/components/file-list';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Day, Moment } from '@/app/components/time';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { OpenList } from '../../open/open-list';
import { TRIAL_WORDS } from './trial-words';

/** The days of a trial, and what was asked for, granted and ended, in order. */
export function TrialPanel({ submission, base }: { submission: SubmissionWhole; base: string }) {
  const { days, trialSteps = [], clauses, variant } = submission;
  const joins = variant.circumstances.trial?.joins;
  if (days?.of !== 'trial' && trialSteps.length === 0) return null;
  return (
    <Panel id="trial" title="Trial">
      {days?.of === 'trial' ? (
        <Facts>
          <Fact name="Days">
            <Day date={days.from} /> to <Day date={days.to} />
          </Fact>
          {joins ? (
            <Fact name="Joins">
              <TextLink href={`/r/${joins}`}>{joins}</TextLink>
            </Fact>
          ) : null}
        </Facts>
      ) : null}
      {days?.of === 'trial' || trialSteps.length > 0 ? (
        <p className="mt-2 text-sm first:mt-0">
          <TextLink href={`${base}/${submission.id}/results`}>Results of the trial</TextLink>
          {' · '}
          <a
            className="text-accent underline"
            href={`/api/documents/${submission.id}/trial-report.pdf`}
            target="_blank"
            rel="noreferrer"
          >
            Report (PDF)
          </a>
        </p>
      ) : null}
      {trialSteps.length > 0 ? (
        <ol className="mt-3 space-y-3 text-sm">
          {trialSteps.map((step) => (
            <li key={step.id}>
              <p>
                <span className="font-medium">{TRIAL_WORDS[step.step].past}</span>
                {step.lastDay ? (
                  <>
                    , last day <Day date={step.lastDay} />
                  </>
                ) : null}
              </p>
              <p className="text-xs text-ink-soft">
                {step.by}
                {step.proposedBy ? `, proposed by ${step.proposedBy}` : ''} · <Moment at={step.at} />
                {clauses[step.step] ? ` · clause ${clauses[step.step]}` : ''}
              </p>
              {step.text ? <p className="mt-1 whitespace-pre-wrap">{step.text}</p> : null}
              {step.reasons ? (
                <p className="mt-1 whitespace-pre-wrap">
                  <span className="font-medium">Reasons:</span> {step.reasons}
                </p>
              ) : null}
              {step.open ? (
                <div className="mt-1">
                  <p className="text-xs text-ink-soft">Known to whoever asked:</p>
                  <OpenList open={step.open} />
                </div>
              ) : null}
              {step.step === 'ask-adoption' ? (
                <p className="mt-1">
                  <a
                    className="text-accent underline"
                    href={`/api/documents/${submission.id}/trial-report.pdf?request=${step.revision}`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    Report on the trial, as it went with the request (PDF)
                  </a>
                </p>
              ) : null}
              <FileList
                files={submission.files.filter(
                  ({ part, of }) => part === 'trial-step' && of === String(step.revision),
                )}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">Requests and rulings on the trial appear here.</p>
      )}
    </Panel>
  );
}
