/** What happens next to a submission, who has to do it, and how far it is along its line. */
import type { DaysStanding } from '@/server/submissions/stored/days';
import { DECIDED_STATES, type SubmissionState, TRANSITIONS } from '@/server/vocabulary/submission-states';

export type Actor = 'operator' | 'reviewer' | 'nobody';

const NEXT: Record<SubmissionState, { actor: Actor; says: string }> = {
  frozen: {
    actor: 'operator',
    says: 'An approver of the operator reads it once more and submits it with a statement.',
  },
  submitted: {
    actor: 'reviewer',
    says: 'A reviewer opens it. Until a decision is made, it can be withdrawn.',
  },
  'in-review': {
    actor: 'reviewer',
    says: 'The reviewer reads it, may run the analysis again, and asks a question or decides.',
  },
  questioned: {
    actor: 'operator',
    says: 'The operator answers every open question. The review then goes on by itself.',
  },
  'approved-for-trial': {
    actor: 'operator',
    says: 'The operator displays the approved sign, with the trial notice, while the trial runs.',
  },
  approved: {
    actor: 'operator',
    says: 'The operator displays the approved sign wherever the game is offered.',
  },
  'approved-with-conditions': {
    actor: 'operator',
    says: 'The operator meets every condition and displays the approved sign.',
  },
  refused: {
    actor: 'operator',
    says: 'The operator may revise it as a new version that answers the reasons given.',
  },
  withdrawn: { actor: 'nobody', says: 'It is closed. It may be revised as a new version.' },
};

/** The sign of an approval for some days is displayed on those days alone. */
export function nextStep(state: SubmissionState, days?: DaysStanding): { actor: Actor; says: string } {
  switch (days?.when) {
    case 'over':
      return { actor: 'operator', says: `${days.says} The operator takes the sign down.` };
    case 'before':
      return {
        actor: 'operator',
        says: `${days.says} The operator displays the approved sign from that day.`,
      };
    default:
      return NEXT[state];
  }
}

/** The same in a few words, for a list. */
const BRIEFLY: Record<SubmissionState, string> = {
  frozen: 'Approver submits it',
  submitted: 'Reviewer opens it',
  'in-review': 'Reviewer asks or decides',
  questioned: 'Operator answers',
  'approved-for-trial': 'Display the approved sign',
  approved: 'Display the approved sign',
  'approved-with-conditions': 'Meet the conditions, display the sign',
  refused: 'Revise it, or leave it',
  withdrawn: 'Nothing',
};

export const nextStepBriefly = (state: SubmissionState, days?: DaysStanding): string =>
  days?.when === 'over' ? 'Take the sign down' : BRIEFLY[state];

const DECIDED: ReadonlySet<SubmissionState> = new Set(DECIDED_STATES);

export const isDecided = (state: SubmissionState): boolean => DECIDED.has(state);
export const isApproved = (state: SubmissionState): boolean => isDecided(state) && state !== 'refused';
export const canWithdraw = (state: SubmissionState): boolean => TRANSITIONS[state].withdraw !== undefined;
export const canRevise = (state: SubmissionState): boolean => isDecided(state) || state === 'withdrawn';
export const canAsk = (state: SubmissionState): boolean => TRANSITIONS[state].ask !== undefined;
export const canDecide = (state: SubmissionState): boolean => TRANSITIONS[state].refuse !== undefined;

/** Frozen, submitted, in review, decision: the index of the last one reached. */
export function lineReached(state: SubmissionState): 0 | 1 | 2 | 3 {
  if (state === 'frozen') return 0;
  if (state === 'submitted') return 1;
  if (state === 'in-review' || state === 'questioned') return 2;
  return 3;
}

/** In place of the questions, while there are none: what this reader can expect. */
export function noQuestions(state: SubmissionState, reader: 'operator' | 'reviewer'): string {
  if (lineReached(state) === 3) return 'None was asked.';
  if (reader === 'operator')
    return 'None yet. If the reviewer asks one, it appears here with a box for your answer, and you get a notice.';
  return canAsk(state)
    ? 'None yet. Ask if you need something explained before you decide; the operator gets a notice at once.'
    : 'None yet. Open it for review to ask one.';
}
