import { longDate } from '@/rulebooks/spelling/wording';
import type { Variant } from '@/rulebooks/variant/variant';
import type { ServerProblem } from '../problems/problem';
import type { DecisionKind } from '../vocabulary/life/steps';

type Circumstances = Pick<Variant['circumstances'], 'trial'>;

/** What is asked for as a trial is approved for its days or not at all. */
export function beyondTrial(kind: DecisionKind, { trial }: Circumstances): ServerProblem[] {
  if (!trial || kind === 'approve-for-trial' || kind === 'refuse') return [];
  return [
    {
      code: 'trial-asked',
      message: `The operator asks for a trial, ${longDate(trial.from)} to ${longDate(trial.to)}. Approve it for trial, or refuse it.`,
      field: 'kind',
    },
  ];
}
