/** What the clock makes of a submission on a day: the one reading of a trial's days, for every page, paper and procedure. */
import type { State, StoredState } from './states';
import { isEnded, isTrial } from './states';
import { nextState } from './steps';

/** Of a trial. Each of the days belongs to it. */
export type TrialDays = {
  from: string;
  /** The last day now: extended, or brought forward by whoever ended it. */
  to: string;
  /** The last day as first approved. */
  agreed: string;
};

export function stateOn(stored: StoredState, days: TrialDays | undefined, today: string): State {
  if (!days || !isTrial(stored)) return stored;
  if (stored === 'adoption-asked') return stored;
  if (today > days.to) return 'expired';
  if (stored === 'extension-asked' || today < days.from) return stored;
  return today > days.agreed ? 'extended' : 'on-trial';
}

const APPROVED: ReadonlySet<StoredState> = new Set<StoredState>([
  'approved',
  'approved-with-conditions',
  'adopted',
]);

/**
 * `periods`: the days themselves, where not every one from the first to the last belongs to it. `consent`: the last day of the
 * consents that it depends on.
 */
export type Days = {
  from: string;
  to: string;
  periods?: readonly { from: string; to: string }[];
  consent?: { to: string };
};

const isHeld = ({ consent }: Pick<Days, 'consent'>, today: string): boolean =>
  consent === undefined || today <= consent.to;

export const isWithin = (days: Days | undefined, today: string): boolean =>
  days !== undefined &&
  isHeld(days, today) &&
  (days.periods ?? [days]).some(({ from, to }) => from <= today && today <= to);

/**
 * Whether it may be played and its sign displayed on that day. `days`: of a trial, or of a temporary variation; a trial has
 * some, and so has a trial that somebody ended.
 */
export function mayBePlayed(stored: StoredState, days: Days | undefined, today: string): boolean {
  const within = isWithin(days, today);
  if (APPROVED.has(stored)) return days === undefined || within;
  return (isTrial(stored) || isEnded(stored)) && within;
}

/** A question on a trial that was ended is asked and answered while the trial is played out. */
export const takesQuestions = (
  step: 'ask' | 'answer-last',
  { state, days }: { state: State; days?: Days | undefined },
  today: string,
): boolean =>
  nextState(state, step) !== undefined &&
  (!isEnded(state) || (days !== undefined && days.from <= today && today <= days.to));
