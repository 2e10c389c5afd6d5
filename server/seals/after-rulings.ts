/** Where a sealed decision and the sealed rulings after it leave a game, for papers and for whoever verifies one. */
import { dayIn } from '@/rulebooks/zones';
import type { StoredState } from '../vocabulary/life/states';
import { AFTER, type RulingKind } from '../vocabulary/life/steps';
import type { DecisionRecord } from './decision-record';
import type { RulingRecord } from './ruling-record';

export type Ruled = {
  state: StoredState;
  trial?: { from: string; to: string };
  /** The day on which the authority approved it, or adopted it after a trial, and the instant. */
  approved: string;
  approvedAt: string;
  /** The same of the last extension, where one came after that. */
  extended?: string;
  extendedAt?: string;
};

const RULED: Partial<Record<RulingKind, StoredState>> = {
  adopt: 'adopted',
  'refuse-adoption': 'refused',
  discontinue: 'discontinued',
};

export function afterRulings(
  decision: Pick<DecisionRecord, 'rulebook' | 'decision' | 'at' | 'trialFrom' | 'trialTo'>,
  rulings: readonly Pick<RulingRecord, 'ruling' | 'lastDay' | 'at'>[],
): Ruled {
  let state = AFTER[decision.decision];
  let approvedAt = decision.at;
  let extendedAt: string | undefined;
  let to = decision.trialTo;
  for (const { ruling, lastDay, at } of rulings) {
    state = RULED[ruling] ?? state;
    if (lastDay && ruling !== 'refuse-extension') to = lastDay;
    if (ruling === 'extend') extendedAt = at;
    if (ruling === 'adopt') {
      approvedAt = at;
      extendedAt = undefined;
    }
  }
  const trial =
    decision.trialFrom && to && state !== 'adopted' ? { from: decision.trialFrom, to } : undefined;
  const approved = dayIn(decision.rulebook, approvedAt);
  const extension = extendedAt && { extended: dayIn(decision.rulebook, extendedAt), extendedAt };
  return { state, approved, approvedAt, ...extension, ...(trial && { trial }) };
}
