/** What happens next to a submission, who has to do it, and how far it is along its line. */

import type { DaysStanding } from '@/server/submissions/stored/days';
import { takesQuestions } from '@/server/vocabulary/life/on-day';
import { isDecided, isUndecided, type State } from '@/server/vocabulary/life/states';
import { TRANSITIONS } from '@/server/vocabulary/life/steps';
import type { VariationState } from '@/server/vocabulary/life/variations';

export type Actor = 'operator' | 'reviewer' | 'nobody';

export type Next = { actor: Actor; says: string; briefly: string };

const NEXT: Record<State, Next> = {
  frozen: {
    actor: 'operator',
    says: 'An approver of the operator who did not prepare it reads it and submits it with a statement.',
    briefly: 'Approver submits it',
  },
  submitted: {
    actor: 'reviewer',
    says: 'A reviewer opens it. Until a decision is made, it can be withdrawn.',
    briefly: 'Reviewer opens it',
  },
  'completeness-check': {
    actor: 'reviewer',
    says: 'The reviewer checks that everything needed is there, and begins the review or asks for what is missing.',
    briefly: 'Reviewer checks completeness',
  },
  incomplete: {
    actor: 'operator',
    says: 'The operator supplies what is missing. The check then goes on by itself.',
    briefly: 'Operator supplies what is missing',
  },
  'in-review': {
    actor: 'reviewer',
    says: 'The reviewer reads it, may run the analysis again, and asks a question or decides.',
    briefly: 'Reviewer asks or decides',
  },
  questioned: {
    actor: 'operator',
    says: 'The operator answers every open question. The review then goes on by itself.',
    briefly: 'Operator answers',
  },
  'approved-for-trial': {
    actor: 'operator',
    says: 'The operator displays the approved sign, with the trial notice, from the first day of the trial.',
    briefly: 'Display the sign from the first day',
  },
  'on-trial': {
    actor: 'operator',
    says: 'The operator displays the approved sign, and asks for an extension or for formal adoption before the last day.',
    briefly: 'Display the sign; ask for adoption in time',
  },
  extended: {
    actor: 'operator',
    says: 'The operator displays the sign with the new dates, and asks for formal adoption before the last day.',
    briefly: 'Display the new sign; ask for adoption in time',
  },
  'extension-asked': {
    actor: 'reviewer',
    says: 'The reviewer extends the trial or refuses to. Play stops after the last day unless it is extended.',
    briefly: 'Reviewer extends the trial, or not',
  },
  'adoption-asked': {
    actor: 'reviewer',
    says: 'The reviewer reads the results and adopts the game or refuses to.',
    briefly: 'Reviewer adopts it, or not',
  },
  expired: {
    actor: 'operator',
    says: 'The operator takes any sign of it down. It may still ask for formal adoption.',
    briefly: 'Take any sign of it down',
  },
  adopted: {
    actor: 'operator',
    says: 'The operator displays the sign, without the trial notice, wherever the game is offered.',
    briefly: 'Display the sign',
  },
  approved: {
    actor: 'operator',
    says: 'The operator displays the approved sign wherever the game is offered.',
    briefly: 'Display the approved sign',
  },
  'approved-with-conditions': {
    actor: 'operator',
    says: 'The operator meets every condition and displays the approved sign.',
    briefly: 'Meet the conditions, display the sign',
  },
  refused: {
    actor: 'operator',
    says: 'The operator may revise it as a new version that answers the reasons given.',
    briefly: 'Revise it, or leave it',
  },
  discontinued: {
    actor: 'operator',
    says: 'The operator stops play by the day given and takes any sign of it down.',
    briefly: 'Take any sign of it down',
  },
  abandoned: {
    actor: 'operator',
    says: 'The operator stops play by the day given and takes any sign of it down.',
    briefly: 'Take any sign of it down',
  },
  withdrawn: {
    actor: 'nobody',
    says: 'It is closed. It may be revised as a new version.',
    briefly: 'Nothing',
  },
  superseded: {
    actor: 'operator',
    says: 'The operator replaces the sign by that of the later version.',
    briefly: 'Replace the sign',
  },
};

/** Of a frozen version that is offered without an approval: nobody submits it. */
const NEXT_OFFERED: Record<VariationState, Next> = {
  notified: {
    actor: 'operator',
    says: 'It needs no approval. The operator displays its sign on the days notified; the regulator may take note of it or call it significant.',
    briefly: 'Display the sign on its days',
  },
  noted: {
    actor: 'operator',
    says: 'The regulator has read it. The operator displays its sign on the days notified.',
    briefly: 'Display the sign on its days',
  },
  offered: {
    actor: 'operator',
    says: 'It needs no approval. The operator displays its sign from the first day.',
    briefly: 'Display the sign from the first day',
  },
  significant: {
    actor: 'operator',
    says: 'The regulator calls it a significant change. The operator stops it, or submits it for approval.',
    briefly: 'Stop it or submit it',
  },
  'applied-for': NEXT.submitted,
  stopped: {
    actor: 'operator',
    says: 'The operator stopped it and takes any sign of it down. An approver may still submit it.',
    briefly: 'Take any sign of it down',
  },
  'taken-back': {
    actor: 'nobody',
    says: 'The operator took it back before its first day. An approver may still submit it.',
    briefly: 'Nothing',
  },
  over: {
    actor: 'operator',
    says: 'Its last day has passed. The operator takes any sign of it down.',
    briefly: 'Take any sign of it down',
  },
};

/** The clock has its own states for a trial; a temporary variation is an approval for some days. */
export function nextStep(state: State, days?: DaysStanding, offered?: { state: VariationState }): Next {
  if (state === 'frozen' && offered) return NEXT_OFFERED[offered.state];
  const own = NEXT[state];
  switch (days?.when) {
    case 'over':
      if (days.lapsed)
        return {
          actor: 'operator',
          says: `${days.says} The operator takes any sign of it down, and submits that version.`,
          briefly: 'Take any sign of it down; get a new consent',
        };
      if (state === 'discontinued' || state === 'abandoned')
        return { ...own, says: `${days.says} The operator takes any sign of it down.` };
      return state === 'adoption-asked'
        ? { ...own, says: `${days.says} ${own.says}` }
        : { ...NEXT.expired, says: `${days.says} ${NEXT.expired.says}` };
    case 'before':
      return {
        ...own,
        actor: 'operator',
        says: `${days.says} The operator displays the approved sign from that day.`,
      };
    case 'within':
      return { ...own, says: `${days.says} ${own.says}` };
    default:
      return own;
  }
}

const can = (step: keyof (typeof TRANSITIONS)[State]) => (state: State) =>
  TRANSITIONS[state][step] !== undefined;

export { isDecided };
export const isApproved = (state: State): boolean => isDecided(state) && state !== 'refused';
export const canWithdraw = can('withdraw');
export const canRevise = (state: State): boolean => isDecided(state) || state === 'withdrawn';
type Asked = Parameters<typeof takesQuestions>[1];
export const canAsk = (of: Asked, today: string): boolean => takesQuestions('ask', of, today);
export const canAnswer = (of: Asked, today: string): boolean => takesQuestions('answer-last', of, today);
/** Beside the box for a question: a trial goes on where it stands. */
export const afterAsking = (state: State): string =>
  isUndecided(state)
    ? 'The operator gets a notice; the review waits for the answer.'
    : 'The operator gets a notice; nothing else changes.';
/** A first decision: rulings on a trial have their own place. */
export const canDecide = can('refuse');

/** Frozen, submitted, in review, decision: the index of the last one reached. */
export function lineReached(state: State): 0 | 1 | 2 | 3 {
  if (state === 'frozen') return 0;
  if (state === 'submitted') return 1;
  return isUndecided(state) ? 2 : 3;
}

/** In place of the questions, while there are none: what this reader can expect. */
export function noQuestions(
  of: Asked & { variation?: { number: string } | undefined },
  { reader, today }: { reader: 'operator' | 'reviewer'; today: string },
): string {
  const { state, variation } = of;
  if (state === 'frozen' && variation)
    return `None here: questions about ${variation.number} are asked and answered on its own page.`;
  if (reader === 'reviewer' && canAsk(of, today))
    return isUndecided(state)
      ? 'None yet. Ask if you need something explained before you decide; the operator gets a notice at once.'
      : 'None yet. Ask if you need something explained; the operator gets a notice at once.';
  if (lineReached(state) === 3 && !canAnswer(of, today)) return 'None was asked.';
  if (reader === 'operator')
    return 'None yet. If the reviewer asks one, it appears here with a box for your answer, and you get a notice.';
  return 'None yet. Open it to ask one.';
}
