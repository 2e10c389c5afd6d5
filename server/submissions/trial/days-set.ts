/**
 * What the days of a trial say against themselves, whoever sets them: its operator, or the authority when it approves or extends
 * it. Whoever sets them has to say that they know. Pure: the dialogs ask here before anything is sent.
 */
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { type OpenGroup, openGroups } from '@/rulebooks/findings/open-groups';
import { openItem } from '@/rulebooks/findings/open-items';
import { type Planned, plannedDays, trialTooLong } from '@/rulebooks/variant/planned-days';
import type { TrialDays } from '../../vocabulary/life/on-day';
import type { DecisionKind, TrialStepKind } from '../../vocabulary/life/steps';

const unfit = (sentences: readonly string[]): OpenGroup[] =>
  openGroups(
    sentences.map((says) => openItem({ code: 'days-unfit', says })),
    true,
  );

const inOrder = (open: readonly OpenGroup[]): OpenGroup[] =>
  [...open].sort((a, b) => OPEN_CODES.indexOf(a.code) - OPEN_CODES.indexOf(b.code));

type Decided = {
  kind: DecisionKind | null;
  trialFrom?: string | undefined;
  trialTo?: string | undefined;
};

/** The days that a reviewer approves take the place of those asked for. */
export function withDaysApproved(
  open: readonly OpenGroup[],
  { kind, trialFrom: from, trialTo: to }: Decided,
  { circumstances, today }: { circumstances: Planned; today: string },
): OpenGroup[] {
  if (kind !== 'approve-for-trial' || !from || !to) return [...open];
  return inOrder([
    ...open.filter(({ code }) => code !== 'days-unfit'),
    ...unfit(plannedDays({ ...circumstances, trial: { from, to } }, today)),
  ]);
}

const LENGTHENS: ReadonlySet<TrialStepKind> = new Set<TrialStepKind>(['ask-extension', 'extend']);

/** Of an extension: the whole trial counts, from its first day to the new last one. */
export const longerBy = (
  kind: TrialStepKind,
  days: Pick<TrialDays, 'from'> | undefined,
  lastDay: string | undefined,
): OpenGroup[] =>
  LENGTHENS.has(kind) && days && lastDay ? unfit(trialTooLong({ from: days.from, to: lastDay })) : [];
