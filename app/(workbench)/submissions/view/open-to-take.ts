import type { OpenGroup } from '@/rulebooks/findings/open-groups';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { longerBy } from '@/server/submissions/trial/days-set';
import type { TrialStepKind } from '@/server/vocabulary/life/steps';

/** What has to be known before a step of a trial. */
export const openToTake = (
  kind: TrialStepKind,
  { open, adoptionOpen = [], days }: Pick<SubmissionWhole, 'open' | 'adoptionOpen' | 'days'>,
  lastDay?: string,
): OpenGroup[] => {
  if (kind === 'adopt') return [...open, ...adoptionOpen];
  return kind === 'ask-adoption' ? adoptionOpen : longerBy(kind, days, lastDay);
};
