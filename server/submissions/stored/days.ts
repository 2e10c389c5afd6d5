/** The days on which an approval holds, where it is for a trial or of a temporary variation, and what the clock makes of them. */
import type { Held } from '@/rulebooks/evaluation/held-by-consents';
import { listed, longDate } from '@/rulebooks/spelling/wording';
import { periodsOf, spanOf, type Temporary } from '@/rulebooks/variant/occasion';
import type { Variant } from '@/rulebooks/variant/variant';
import { mayBePlayed, stateOn, type TrialDays } from '../../vocabulary/life/on-day';
import type { ShownState } from '../../vocabulary/life/shown-state';
import { isDecided, isTrial, type State, type StoredState } from '../../vocabulary/life/states';
import { MOVES_THE_END, type TrialStepKind } from '../../vocabulary/life/steps';
import {
  type StoredVariationState,
  type VariationDays,
  type VariationState,
  variationMayBePlayed,
} from '../../vocabulary/life/variations';

/** `consent`: an approval for good, until a consent that it depends on ends; it has no first day of its own. */
export type ApprovedDays = {
  of: 'trial' | 'temporary' | 'consent';
  from: string;
  to: string;
  /** Of a temporary variation with several occasions: the days of each. */
  periods?: { from: string; to: string }[];
  /** Until when the consents that the game depends on hold; play stops after it, whatever the days say. */
  consent?: Held;
};

/** The day that is asked about, and what the clock makes of the consents (`held.ts`). */
export type OnDay = { today: string; held: Held | undefined };

const NO_FIRST_DAY = '0000-01-01';

type Standing = {
  state: StoredState;
  trialFrom?: string | null;
  trialTo?: string | null;
  trialAgreed?: string | null;
  /** The day from which a later version is tried in its place (`later-trial.ts`). */
  laterTrial: string | null;
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

/** A trial gives way on the first day of a later one, whenever the worker writes that down. */
export const standsOn = ({ state, laterTrial }: Standing, today: string): StoredState =>
  isTrial(state) && laterTrial !== null && laterTrial <= today ? 'superseded' : state;

/** Where a submission stands today: the one question that lists, pages, steps and the public record ask. */
export const seenState = (row: Standing, today: string): State =>
  stateOn(standsOn(row, today), trialDays(row), today);

const BY_PERMANENT: ReadonlySet<StoredState> = new Set<StoredState>(['superseded', 'withdrawn']);

export function approvedDays(
  row: Standing,
  { temporary }: Pick<Variant['circumstances'], 'temporary'>,
  { today, held }: OnDay,
): ApprovedDays | undefined {
  const state = standsOn(row, today);
  const consent = held ? { consent: held } : {};
  const ofConsent = held && { of: 'consent' as const, from: NO_FIRST_DAY, to: held.to, ...consent };
  if (state === 'adopted') return ofConsent;
  if (!isDecided(state) || BY_PERMANENT.has(state)) return undefined;
  const trial = trialDays(row);
  if (trial) return { of: 'trial', from: trial.from, to: trial.to, ...consent };
  if (state === 'refused') return undefined;
  return temporary ? { ...temporaryDays(temporary), ...consent } : ofConsent;
}

/** The last day on which it may be played, by its own days and the consents. */
export const lastPlayed = ({ to, consent }: ApprovedDays): string =>
  consent && consent.to < to ? consent.to : to;

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
  on: OnDay,
  offered?: OfferedDays,
): boolean =>
  mayBePlayed(standsOn(row, on.today), approvedDays(row, circumstances, on), on.today) ||
  (offered !== undefined && variationMayBePlayed(offered.state, offered, on.today));

/** The first day from today on which it may be played; undefined where there is none. Between two occasions it is played on the next. */
export function nextPlayed(
  row: Standing,
  circumstances: Pick<Variant['circumstances'], 'temporary'>,
  on: OnDay,
  offered?: OfferedDays,
): string | undefined {
  const begins = [approvedDays(row, circumstances, on), offered].flatMap((days) =>
    days ? (days.periods ?? [days]).map(({ from }) => from) : [],
  );
  return [on.today, ...begins]
    .filter((day) => day >= on.today)
    .sort()
    .find((day) => playableOn(row, circumstances, { ...on, today: day }, offered));
}

/** The last day of what is offered without an approval, where it has one. */
export const lastOffered = ({ to, lastDay, consent }: OfferedDays): string | undefined =>
  [to, lastDay, consent?.to].flatMap((day) => day ?? []).sort()[0];

const NAMES: Record<Exclude<ApprovedDays['of'], 'consent'>, string> = {
  trial: 'trial',
  temporary: 'temporary variation',
};

/** `lapsed`: it is over because a consent is. */
export type DaysStanding = { when: 'before' | 'within' | 'over'; says: string; lapsed?: true };

const consentOf = ({ of }: Held): string => `The consent of ${listed(of)}`;

/** Both the first and the last day belong to it. */
export function standingOn(days: ApprovedDays, today: string): DaysStanding {
  const { of, from, to, periods, consent } = days;
  if (consent && today > consent.to && (of === 'consent' || today <= to))
    return {
      when: 'over',
      lapsed: true,
      says: `${consentOf(consent)}, on which the game depends (${listed(consent.clauses)}), ended on ${longDate(consent.to)}. The game may not be played until a version with a new one is approved.`,
    };
  if (of === 'consent')
    return {
      when: 'within',
      says: consent
        ? `${consentOf(consent)}, on which the game depends, is in force to ${longDate(to)}.`
        : '',
    };
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

const RUNS_OUT: ReadonlySet<State> = new Set<State>([
  'approved-for-trial',
  'extension-asked',
  'on-trial',
  'extended',
]);

/** What a badge shows. A page that was read yesterday has yesterday's state, and the days by which it is over. */
export function shownState(
  state: State,
  days: ApprovedDays | undefined,
  today: string,
  offered?: { state: VariationState },
): ShownState {
  if (state === 'frozen' && offered) return offered.state;
  const standing = days && standingOn(days, today);
  if (standing?.lapsed) return 'consent-ended';
  if (days?.of === 'trial' && standing?.when === 'over' && RUNS_OUT.has(state)) return 'expired';
  return days?.of === 'temporary' && standing?.when === 'over' ? 'temporary-ended' : state;
}
