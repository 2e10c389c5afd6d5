import { longDate } from '@/rulebooks/spelling/wording';
import type { Variant } from '@/rulebooks/variant/variant';
import type { ServerProblem } from '../problems/problem';
import type { DecisionKind } from '../vocabulary/life/steps';

type Asked = Pick<Variant, 'filed'> & { circumstances: Pick<Variant['circumstances'], 'trial'> };

/** What is asked for as a trial is approved for its days or not at all; so is a game that no rulebook lists. */
export function beyondTrial(kind: DecisionKind, { circumstances: { trial }, filed }: Asked): ServerProblem[] {
  if ((!trial && !filed) || kind === 'approve-for-trial' || kind === 'refuse') return [];
  const asks = trial
    ? `The operator asks for a trial, ${longDate(trial.from)} to ${longDate(trial.to)}.`
    : 'No rulebook lists this game, so it is tried before it can be adopted.';
  return [{ code: 'trial-asked', message: `${asks} Approve it for trial, or refuse it.`, field: 'kind' }];
}

/** A trial that the rules do not know is approved only where the operator asks for one. */
export function unknownTrial(
  kind: DecisionKind,
  { circumstances: { trial } }: Asked,
  clause: string | undefined,
): ServerProblem[] {
  if (kind !== 'approve-for-trial' || clause !== undefined || trial) return [];
  const message = 'These rules have no trials, and the operator asks for none. Approve it, or refuse it.';
  return [{ code: 'trial-unknown', message, field: 'kind' }];
}
