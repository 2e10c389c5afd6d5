import type { OpenGroup } from '@/rulebooks/findings/open-groups';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import type { TrialStepKind } from '@/server/vocabulary/life/steps';

/** What has to be known before a step of a trial. */
export const openToTake = (
  kind: TrialStepKind,
  { open, adoptionOpen = [] }: Pick<SubmissionWhole, 'open' | 'adoptionOpen'>,
): OpenGroup[] => {
  if (kind === 'adopt') return [...open, ...adoptionOpen];
  return kind === 'ask-adoption' ? adoptionOpen : [];
};
