/**
 * A notice to whoever joined a trial that is extended, given up, adopted or not: what follows for their own. All that it says is public:
 * the reference, its operator and its days. Why is not.
 */
import { longDate } from '@/rulebooks/spelling/wording';
import { operatorName } from '../../accounts/stored/names';
import { colleagues } from '../../accounts/stored/queries';
import type { Queries } from '../../db/client';
import { tell } from '../../notices/queries';
import { neverBegan } from '../../vocabulary/life/last-play';
import { nextState, type TrialStepKind } from '../../vocabulary/life/steps';
import { seenState, trialDays } from '../stored/days';
import type { SubmissionRow } from '../stored/queries';
import { openTrial } from './joined';
import { joining } from './who-joins';

/** Whoever joins a trial that is discontinued ends with it, by a ruling and a notice of their own. */
const TOLD_OF = ['extend', 'adopt', 'refuse-adoption', 'abandon'] as const;
type ToldOf = (typeof TOLD_OF)[number];
const isTold = (step: TrialStepKind): step is ToldOf => (TOLD_OF as readonly TrialStepKind[]).includes(step);

type Happened = {
  /** "the trial A-…, which your A-… joins" */
  trial: string;
  operator: string;
  /** Its last day from now on. */
  lastDay: string;
  /** When it is played for the last time. */
  stops: string;
  own: { lastDay: string; over: boolean; mayBeExtended: boolean; mayBeAdopted: boolean };
};

const goesOn = ({ lastDay, over }: Happened['own']): string =>
  over ? `Yours ended on ${lastDay}.` : `Yours goes on until ${lastDay}.`;

const SAYS: Record<ToldOf, (happened: Happened) => string> = {
  extend: ({ trial, lastDay, own }) =>
    `The regulator extends ${trial}, to ${lastDay}. ${own.over ? 'Yours ended' : 'Yours still ends'} on ${own.lastDay}${
      own.mayBeExtended ? ': an approver may ask for an extension within those days' : ''
    }.`,
  adopt: ({ trial, own }) =>
    `The regulator adopts the game of ${trial}. Yours is not adopted with it${
      own.mayBeAdopted ? ': an approver asks for that' : ''
    }. ${goesOn(own)}`,
  'refuse-adoption': ({ trial, stops, own }) =>
    `The regulator does not adopt the game of ${trial}. ${stops} ${goesOn(own)}`,
  abandon: ({ trial, operator, stops, own }) => `${operator} gives up ${trial}. ${stops} ${goesOn(own)}`,
};

/** Asked before the step is written. `lastDay`: the day that the step names. */
export async function tellJoined(
  tx: Queries,
  { submission, at, today }: { submission: SubmissionRow; at: string; today: string },
  { step, lastDay }: { step: TrialStepKind; lastDay?: string | undefined },
): Promise<void> {
  const days = trialDays(submission);
  if (!isTold(step) || !days) return;
  // What is joined is the version that the register lists, or that it listed last.
  const joined =
    (await openTrial(tx, submission.reference, today)) ??
    (await openTrial(tx, submission.reference, today, { orOver: true }));
  if (joined?.submission.id !== submission.id) return;
  const to = lastDay ?? days.to;
  const happened = {
    operator: await operatorName(tx, submission.organisationId),
    lastDay: longDate(to),
    stops: neverBegan({ from: days.from, to })
      ? 'It does not take place there.'
      : `Play stops there after ${longDate(to)}.`,
  };
  for (const row of await joining(tx, submission)) {
    const own = trialDays(row);
    if (!own) continue;
    const state = seenState(row, today);
    const text = SAYS[step]({
      ...happened,
      trial: `the trial ${submission.reference}, which your ${row.reference} joins`,
      own: {
        lastDay: longDate(own.to),
        over: own.to < today,
        mayBeExtended: own.to < to && nextState(state, 'ask-extension') !== undefined,
        mayBeAdopted: nextState(state, 'ask-adoption') !== undefined,
      },
    });
    const people = (await colleagues(tx, row.organisationId)).map(({ id }) => id);
    await tell(tx, people, {
      kind: 'joined-trial',
      at,
      reference: row.reference,
      text,
      href: `/submissions/${row.id}`,
    });
  }
}
