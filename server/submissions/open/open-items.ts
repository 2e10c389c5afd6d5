/** What is open in a submission, and what a person must acknowledge to let it go on. */

import type { OpenCode } from '@/rulebooks/findings/open-codes';
import {
  ACKNOWLEDGED,
  blocking,
  type OpenGroup,
  openGroups,
  unacknowledged,
} from '@/rulebooks/findings/open-groups';
import { countsOf, type OpenCount, onDay, openItems } from '@/rulebooks/findings/open-items';
import type { Variant } from '@/rulebooks/variant/variant';
import { isDamaged } from '../../db/schema/json';
import { refuse } from '../../problems/problem';
import { awaitsRegulator } from '../../vocabulary/life/states';
import { findingsNow } from '../stored/findings-now';
import { notOverruled } from '../stored/judged';
import { frozenVariant, type SubmissionRow } from '../stored/queries';
import type { Beside } from './standing';

export const offeredIn = ({ wagers, written = {} }: Pick<Variant, 'wagers' | 'written'>): number =>
  Object.keys(wagers).length + Object.keys(written).length;

type Open = Pick<
  SubmissionRow,
  'findings' | 'state' | 'day' | 'variant' | 'rulebook' | 'game' | 'reference' | 'submittedAt'
>;

/** A frozen version was analysed as it is, and offers something: freezing saw to that. */
const itemsOf = (
  submission: Open,
  today: string,
  {
    unregulated,
    damaged,
    rerunDiffers,
    notified,
    givings,
    judgements = [],
    laterEditions,
    joinsUnfit,
  }: Beside,
) => {
  const { state, day } = submission;
  const isRead = !isDamaged(submission.findings);
  const findings = isRead ? notOverruled(submission.findings, judgements) : submission.findings;
  const { variant } = frozenVariant(submission);
  const { circumstances } = variant;
  return openItems({
    wagers: 1,
    findings: isRead ? findingsNow(findings, { submission, variant, notified, givings }) : findings,
    circumstances,
    analysis: 'current',
    ...onDay(day, today),
    settled: notified !== undefined || !awaitsRegulator(state),
    damaged: damaged ?? (isRead ? [] : ['findings']),
    ...(rerunDiffers && { rerunDiffers }),
    ...(laterEditions && { laterEditions }),
    ...(joinsUnfit && { joinsUnfit }),
    ...(awaitsRegulator(state) && unregulated !== undefined && { unregulated }),
  });
};

/** `today`: where its rules are in force. */
export const openOf = (submission: Open, today: string, beside: Beside): OpenGroup[] =>
  openGroups(itemsOf(submission, today, beside), true);

export const openCountsOf = (submission: Open, today: string, beside: Beside): OpenCount[] =>
  countsOf(itemsOf(submission, today, beside));

/** Refuses open items that block, or that were not acknowledged. */
export function refuseOpen(open: readonly OpenGroup[], known: readonly OpenCode[]) {
  const [blocks] = blocking(open);
  if (blocks) return refuse('open-items', blocks.says, { field: blocks.code });
  const unknown = unacknowledged(open, known);
  if (unknown.length === 0) return undefined;
  return refuse(
    'open-unacknowledged',
    `Still open: ${unknown.map(({ says }) => says).join(' ')} Tick “${ACKNOWLEDGED}” to go on, or leave it for now.`,
    { field: 'acknowledged', open: unknown.map(({ code }) => code) },
  );
}

/** For the chain of events: how many of each kind were open. */
export const openData = (open: readonly OpenGroup[]): { open?: Record<string, number> } =>
  open.length === 0 ? {} : { open: Object.fromEntries(open.map(({ code, count }) => [code, count])) };
