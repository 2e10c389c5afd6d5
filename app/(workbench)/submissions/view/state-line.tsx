import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToday } from '@/app/clock/clock';
import { StateBadge } from '@/app/components/badge';
import { classes } from '@/app/components/classes';
import { Moment } from '@/app/components/time';
import { useSuccessor } from '@/app/components/use-successor';
import { unconfirmed } from '@/server/seals/decision-seal';
import { shownState, standingOn } from '@/server/submissions/stored/days';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { isDecided, lineReached, nextStep } from './states';

type Step = {
  title: string;
  at?: string | undefined;
  by?: string | undefined;
  invited?: SubmissionWhole['submitterInvited'];
};

function lastOf(submission: SubmissionWhole, kind: string) {
  return submission.history.findLast((event) => event.kind === kind);
}

const isOffered = ({ state, variation }: SubmissionWhole) => state === 'frozen' && variation !== undefined;

/** The last step taken, and whether none follows. */
function alongOf(submission: SubmissionWhole): { reached: number; closed: boolean } {
  if (isOffered(submission)) return { reached: 1, closed: true };
  const reached = lineReached(submission.state);
  return { reached, closed: reached === 3 };
}

function stepsOf(submission: SubmissionWhole): Step[] {
  const frozen = { title: 'Frozen', at: submission.frozenAt, by: submission.frozenBy };
  const { variation } = submission;
  if (isOffered(submission) && variation)
    return [frozen, { title: variation.kind === 'temporary' ? 'Notified' : 'Offered', at: variation.at }];
  const opened = lastOf(submission, 'review-opened');
  const withdrawn = lastOf(submission, 'submission-withdrawn');
  const end = isDecided(submission.state)
    ? { at: submission.decision?.at, by: submission.decision?.by }
    : { at: withdrawn?.at, by: withdrawn?.actor };
  return [
    frozen,
    {
      title: 'Submitted',
      at: submission.submittedAt,
      by: submission.submittedBy,
      invited: submission.submitterInvited,
    },
    { title: 'In review', at: opened?.at, by: opened?.actor },
    { title: submission.state === 'withdrawn' ? 'Withdrawn' : 'Decision', ...end },
  ];
}

const MUST_ACT = { operator: 'Operator', reviewer: 'Reviewer', nobody: 'Nobody' };

const UNCONFIRMED = {
  actor: 'reviewer' as const,
  says: 'The regulator compares what is stored with its own papers. Until then the sign must not be displayed.',
};

/** Where the submission stands, what happens next, and who must do it. */
export function StateLine({ submission, children }: { submission: SubmissionWhole; children?: ReactNode }) {
  const place = useSuccessor<HTMLDivElement>(submission.state);
  const steps = stepsOf(submission);
  const { reached, closed } = alongOf(submission);
  const { days, variation } = submission;
  const today = useToday(submission.rulebook);
  const failed = unconfirmed(submission.seal);
  const next = failed ? UNCONFIRMED : nextStep(submission.state, days && standingOn(days, today), variation);
  const shown = failed ? 'unconfirmed' : shownState(submission.state, days, today, variation);
  return (
    <section aria-label="State" className="mb-8 rounded-lg border border-rule bg-panel">
      <ol className="grid gap-x-4 gap-y-2 px-4 pt-4 pb-3 sm:grid-cols-4">
        {steps.map((step, index) => {
          const done = index < reached || closed;
          const current = index === reached;
          return (
            <li
              key={step.title}
              aria-current={current ? 'step' : undefined}
              className={classes(
                'flex gap-2 border-l-2 pl-3 sm:border-t-2 sm:border-l-0 sm:pt-2 sm:pl-0',
                index <= reached ? 'border-accent' : 'border-rule',
              )}
            >
              <span aria-hidden="true" className="mt-0.5 w-4 shrink-0 text-accent">
                {done && step.at ? <Check size={16} /> : current ? '•' : ''}
              </span>
              <div className="min-w-0 text-sm">
                <p className={index <= reached ? 'font-medium' : 'text-ink-soft'}>{step.title}</p>
                <p className="text-xs text-ink-soft">
                  {step.at ? <Moment at={step.at} /> : current ? 'Now' : 'Not yet'}
                  {step.by ? ` · ${step.by}` : ''}
                </p>
                {step.invited ? (
                  <p className="text-xs text-ink-soft">
                    Invited by {step.invited.by}, who prepared it; joined <Moment at={step.invited.joined} />
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule px-4 py-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateBadge state={shown} />
          <p>
            <span className="text-ink-soft">What happens next: </span>
            {next.says} <span className="text-ink-soft">Who must act: </span>
            <strong className="font-medium">{MUST_ACT[next.actor]}</strong>.
          </p>
        </div>
        {children ? (
          <div ref={place} className="flex flex-wrap gap-2 empty:hidden">
            {children}
          </div>
        ) : null}
      </div>
    </section>
  );
}
