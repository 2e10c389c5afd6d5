/**
 * What speaks against adopting a game at that moment: its trial is far from its end, nobody has reported results, or they are
 * flagged. It stops nothing; whoever asks for adoption, and whoever grants it, has to say that they know.
 */
import { type OpenGroup, openGroups } from '@/rulebooks/findings/open-groups';
import { openItem } from '@/rulebooks/findings/open-items';
import { daysBetween } from '@/rulebooks/spelling/dates';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { counted, longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import type { Queries } from '../../db/client';
import type { TrialDays } from '../../vocabulary/life/on-day';
import { STEP_RECORDS } from '../../vocabulary/life/steps';
import { trialDaysAt } from '../stored/days';
import { flagsSaid, flagsToldAt } from '../stored/flag-told';
import type { SubmissionRow } from '../stored/queries';
import { reportCount } from '../stored/reported';
import { clauseOfStep } from '../stored/step-basis';
import type { TrialStep } from '../stored/trial-steps';

/** The clauses speak of the end of a trial, or of near it, and give no number: ours is its last quarter. */
const NEAR = 4;

export type Trial = {
  days: TrialDays;
  /** Of the request, where the rules are in force. */
  day: string;
  /** How many days of a table were reported by then. */
  reports: number;
  /** "they are flagged"; nothing where no flag is up. */
  flags?: string | undefined;
  clause?: ClauseId | undefined;
};

/** How many of its days are still to come, where that is more than near its end. */
function farFromEnd({ days: { from, to }, day }: Trial): { left: number; all: number } | undefined {
  const left = daysBetween(day, to);
  const all = daysBetween(from, to) + 1;
  return left * NEAR > all ? { left, all } : undefined;
}

const noResults = ({ reports, clause }: Trial) =>
  reports > 0
    ? []
    : [
        openItem({
          code: 'no-results',
          says: 'No table has reported results of the trial.',
          ...named(clause),
        }),
      ];

const flagged = ({ flags, clause }: Trial) =>
  flags
    ? [
        openItem({
          code: 'results-flagged',
          says: `The results need a look: ${flags}.`,
          ...named(clause),
        }),
      ]
    : [];

const named = (clause: ClauseId | undefined) => (clause ? { clause } : {});

/** For whoever asks. */
export function openToAsk(trial: Trial): OpenGroup[] {
  const far = farFromEnd(trial);
  const early = far && {
    code: 'adoption-early' as const,
    says: `The trial ends on ${longDate(trial.days.to)}: ${counted(far.left, 'day')} of its ${far.all} are still to come.`,
    ...named(trial.clause),
  };
  return openGroups([...(early ? [openItem(early)] : []), ...noResults(trial), ...flagged(trial)], true);
}

/** For whoever adopts: how early it was asked for no longer matters, and what was reported does. */
export const openToAdopt = (trial: Trial): OpenGroup[] =>
  openGroups([...noResults(trial), ...flagged(trial)], true);

/** Of a version at a moment, by what was said and reported until then; nothing where it never was on trial. */
export async function trialAt(
  db: Queries,
  submission: SubmissionRow,
  { steps, at }: { steps: readonly TrialStep[]; at: string },
): Promise<Trial | undefined> {
  const days = trialDaysAt(submission, steps, at);
  if (!days) return undefined;
  return {
    days,
    day: dayIn(submission.rulebook, at),
    reports: await reportCount(db, submission.id, at),
    flags: flagsSaid(await flagsToldAt(db, submission.id, at)),
    ...(await clauseOfStep(db, submission, STEP_RECORDS['ask-adoption'])),
  };
}
