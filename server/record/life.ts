/** What the authority sealed about a game, from its approval on: for the public record, the register and the feed. */
import { createHash } from 'node:crypto';
import type { SealedDecision } from '../seals/decision-record';
import type { SealedRuling } from '../seals/ruling-record';
import type { Decision } from '../submissions/stored/shapes';
import type { TrialStep } from '../submissions/stored/trial-steps';
import { otherDays } from '../vocabulary/life/other-days';
import { clauseOf } from '../vocabulary/life/step-clause';
import { type DecisionKind, type RulingKind, STEP_RECORDS } from '../vocabulary/life/steps';
import type { Played } from './played';
import type { PublicStep } from './shapes';

/** A UUID that the same text always has. */
export function nameFor(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

function step(
  sealed: SealedDecision | SealedRuling,
  what: DecisionKind | RulingKind,
  played: Played,
  days: Pick<PublicStep, 'from' | 'lastDay' | 'otherDays'>,
): PublicStep {
  const clause = clauseOf(STEP_RECORDS[what], {
    ...played,
    trial: played.variant.circumstances.trial !== undefined,
  });
  const { at, authority } = sealed.record;
  return { id: nameFor(sealed.seal.signature), what, at, authority, ...(clause ? { clause } : {}), ...days };
}

/** Of one whose seal holds: that covers every ruling after it. What reviewer and operator wrote to each other stays theirs. */
export function lifeOf(
  decision: Pick<Decision, 'sealed'> | undefined,
  steps: readonly Pick<TrialStep, 'sealed'>[],
  played: Played,
): PublicStep[] {
  const sealed = decision?.sealed;
  if (!sealed) return [];
  const { decision: what, trialFrom, trialTo } = sealed.record;
  const other = otherDays(played.variant.circumstances.trial, sealed.record);
  return [
    step(sealed, what, played, {
      ...(trialFrom ? { from: trialFrom } : {}),
      ...(trialTo ? { lastDay: trialTo } : {}),
      ...(other ? { otherDays: other } : {}),
    }),
    ...steps.flatMap(({ sealed: ruling }) => {
      if (!ruling?.record) return [];
      const { lastDay } = ruling.record;
      return [step(ruling, ruling.record.ruling, played, lastDay ? { lastDay } : {})];
    }),
  ];
}
