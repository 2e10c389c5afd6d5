/** The days on which an approval holds, where it is for a trial or of a temporary variation. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { Variant } from '@/rulebooks/variant/variant';
import type { DecisionKind } from '../../vocabulary/submission-states';

export type ApprovedDays = { of: 'trial' | 'temporary'; from: string; to: string };

type Decided = { kind: DecisionKind; trialFrom?: string | null; trialTo?: string | null };

export function approvedDays(
  decision: Decided | null | undefined,
  { temporary }: Pick<Variant['circumstances'], 'temporary'>,
): ApprovedDays | undefined {
  if (!decision || decision.kind === 'refuse') return undefined;
  if (decision.trialFrom && decision.trialTo)
    return { of: 'trial', from: decision.trialFrom, to: decision.trialTo };
  return temporary && { of: 'temporary', from: temporary.from, to: temporary.to };
}

const NAMES: Record<ApprovedDays['of'], string> = { trial: 'trial', temporary: 'temporary variation' };

export type DaysStanding = { when: 'before' | 'within' | 'over'; says: string };

/** Both the first and the last day belong to it. */
export function standingOn({ of, from, to }: ApprovedDays, today: string): DaysStanding {
  const name = `The ${NAMES[of]}`;
  if (today > to) return { when: 'over', says: `${name} ended on ${longDate(to)}.` };
  if (today < from) return { when: 'before', says: `${name} begins on ${longDate(from)}.` };
  return { when: 'within', says: `${name} runs from ${longDate(from)} to ${longDate(to)}.` };
}

/** What a badge shows: an approval that has ended is no longer one. */
export const shownState = (state: string, days: ApprovedDays | undefined, today: string): string =>
  days && standingOn(days, today).when === 'over' ? `${days.of}-ended` : state;
