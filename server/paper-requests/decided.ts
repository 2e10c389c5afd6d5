/** What papers say of a decision, and of the rulings after it. */
import { BARRED, type Barred } from '../documents/subject';
import { afterRulings } from '../seals/after-rulings';
import { unconfirmed } from '../seals/decision-seal';
import { type ApprovedDays, standingOn } from '../submissions/stored/days';
import type { SubmissionWhole } from '../submissions/stored/shapes';
import { isDecided, STATE_LABELS, type StoredState } from '../vocabulary/life/states';
import { isStoppedEarly, variationStatus } from '../vocabulary/life/variation-words';

export type Decided = Pick<
  SubmissionWhole,
  'rulebook' | 'stored' | 'decision' | 'seal' | 'trialSteps' | 'variation' | 'days'
>;

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const BARRED_STATES: ReadonlySet<string> = new Set(BARRED);
const isBarred = (state: StoredState): state is StoredState & Barred => BARRED_STATES.has(state);

function barredBy(state: StoredState): Barred | undefined {
  if (isBarred(state)) return state;
  return isDecided(state) ? undefined : 'undecided';
}

const OVER: Record<ApprovedDays['of'], Barred> = {
  trial: 'trial-over',
  temporary: 'variation-over',
  consent: 'consent-over',
};

/** The clock bars it too, on the day after its last. */
function barredByDays({ days }: Decided, today: string): Barred | undefined {
  const standing = days && standingOn(days, today);
  if (!days || standing?.when !== 'over') return undefined;
  return standing.lapsed ? 'consent-over' : OVER[days.of];
}

/** What the authority decided and when, as its seals say; an operator's request changes nothing on papers. */
function ruledOf({ rulebook, stored, decision, trialSteps = [] }: Decided) {
  const rulings = trialSteps.flatMap(({ sealed }) => sealed ?? []);
  const { sealed, kind: _, ...plain } = decision ?? {};
  const decided =
    sealed?.record ?? (decision && { ...plain, rulebook, decision: decision.kind, at: decision.at });
  if (!decided) return { status: stored, rulings };
  const ruled = afterRulings(
    decided,
    rulings.map(({ record }) => record),
  );
  return { status: ruled.state, rulings, ruled };
}

/** What the papers say of the decision; of one that nothing vouches for, only that. */
export function decidedOf(submission: Decided, today: string) {
  const { rulebook, stored, decision, seal, variation } = submission;
  if (stored === 'frozen' && variation?.toBePlayed)
    return {
      status: variationStatus({ ...variation, rulebook }),
      ...(isStoppedEarly(variation) && { barred: 'variation-stopped' as const }),
    };
  if (unconfirmed(seal)) return { status: 'Decision not confirmed', barred: 'unvouched' as const };
  const barred = barredBy(stored);
  const ended = barred ? undefined : barredByDays(submission, today);
  const { status, rulings, ruled } = ruledOf(submission);
  return {
    status: capitalised(STATE_LABELS[status]),
    ...(barred ? { barred } : ruled ? { approved: ruled.approved } : {}),
    ...(ended ? { barred: ended } : {}),
    ...(ruled?.trial ? { trial: ruled.trial } : {}),
    ...(rulings.length > 0 ? { rulings } : {}),
    ...(decision?.conditions.length ? { conditions: decision.conditions } : {}),
    ...(decision?.reasons.trim() ? { reasons: decision.reasons.trim() } : {}),
    ...(decision?.sealed ? { sealedDecision: decision.sealed } : {}),
  };
}
