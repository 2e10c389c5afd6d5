/** The days on which an approval holds, where it is for a trial or of a temporary variation, and what the clock makes of them. */
import { longDate } from '@/rulebooks/spelling/wording';
import { periodsOf, spanOf, type Temporary } from '@/rulebooks/variant/occasion';
import type { Variant } from '@/rulebooks/variant/variant';
import { mayBePlayed, stateOn, type TrialDays } from '../../vocabulary/life/on-day';
import type { ShownState } from '../../vocabulary/life/shown-state';
import { isDecided, type State, type StoredState } from '../../vocabulary/life/states';
import { MOVES_THE_END, type TrialStepKind } from '../../vocabulary/life/steps';
import {
  type StoredVariationState,
  type VariationDays,
  type VariationState,
  variationMayBePlayed,
} from '../../vocabulary/life/variations';

export type ApprovedDays = {
  of: 'trial' | 'temporary';
  from: string;
  to: string;
  /** Of a temporary variation with several occasions: the days of each. */
  periods?: { from: string; to: string }[];
};

type Standing = {
  state: StoredState;
  trialFrom?: string | null;
  trialTo?: string | null;
  trialAgreed?: string | null;
};

/** Of a trial; undefined where none was approved. */
export const trialDays = ({ trialFrom, trialTo, trialAgreed }: Standing): TrialDays | undefined =>
  trialFrom && trialTo ? { from: trialFrom, to: trialTo, agreed: trialAgreed ?? trialTo } : undefined;

type EndMoved = { step: TrialStepKind; at: string; lastDay?: string | undefined };

/** As it was at an earlier moment, by the steps until then. */
export function trialDaysAt(
  row: Standing,
  steps: readonly EndMoved[],
  moment: string,
): TrialDays | undefined {
  const days = trialDays(row);
  const moves = steps.filter(({ step, lastDay }) => MOVES_THE_END.has(step) && lastDay !== undefined);
  if (!days || moves.every(({ at }) => at <= moment)) return days;
  return { ...days, to: moves.findLast(({ at }) => at <= moment)?.lastDay ?? days.agreed };
}

/** Where a submission stands today: the one question that lists, pages, steps and the public record ask. */
export const seenState = (row: Standing, today: string): State => stateOn(row.state, trialDays(row), today);

const BY_PERMANENT: ReadonlySet<StoredState> = new Set<StoredState>(['adopted', 'superseded', 'withdrawn']);

export function approvedDays(
  row: Standing,
  { temporary }: Pick<Variant['circumstances'], 'temporary'>,
): ApprovedDays | undefined {
  if (!isDecided(row.state) || BY_PERMANENT.has(row.state)) return undefined;
  const trial = trialDays(row);
  if (trial) return { of: 'trial', from: trial.from, to: trial.to };
  if (row.state === 'refused') return undefined;
  return temporary && temporaryDays(temporary);
}

export function temporaryDays(temporary: Temporary): ApprovedDays {
  const periods = periodsOf(temporary).map(({ from, to }) => ({ from, to }));
  return { of: 'temporary', ...spanOf(temporary), ...(periods.length > 1 && { periods }) };
}

/** Offered without an approval, as `variations/queries.ts` reads it. */
export type OfferedDays = VariationDays & { state: StoredVariationState; lastDay: string | null };

/** Whether its sign may stand at a table on that day. */
export const playableOn = (
  row: Standing,
  circumstances: Pick<Variant['circumstances'], 'temporary'>,
  today: string,
  offered?: OfferedDays,
): boolean =>
  mayBePlayed(row.state, approvedDays(row, circumstances), today) ||
  (offered !== undefined && variationMayBePlayed(offered.state, offered, today));

const NAMES: Record<ApprovedDays['of'], string> = { trial: 'trial', temporary: 'temporary variation' };

export type DaysStanding = { when: 'before' | 'within' | 'over'; says: string };

/** Both the first and the last day belong to it. */
export function standingOn({ of, from, to, periods }: ApprovedDays, today: string): DaysStanding {
  const name = `The ${NAMES[of]}`;
  const next = periods?.find((period) => today <= period.to);
  // Ended by the authority or its operator before its first day.
  if (to < from)
    return { when: 'over', says: `${name} did not take place: it was ended before ${longDate(from)}.` };
  if (next && today < next.from && today >= from)
    return { when: 'before', says: `${name} begins again on ${longDate(next.from)}.` };
  if (today > to) return { when: 'over', says: `${name} ended on ${longDate(to)}.` };
  if (today < from) return { when: 'before', says: `${name} begins on ${longDate(from)}.` };
  return { when: 'within', says: `${name} runs from ${longDate(from)} to ${longDate(to)}.` };
}

/** What a badge shows. */
export function shownState(
  state: State,
  days: ApprovedDays | undefined,
  today: string,
  offered?: { state: VariationState },
): ShownState {
  if (state === 'frozen' && offered) return offered.state;
  return days?.of === 'temporary' && standingOn(days, today).when === 'over' ? 'temporary-ended' : state;
}
