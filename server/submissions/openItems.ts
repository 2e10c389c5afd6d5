/** What is open in a submission, and what a person must acknowledge to let it go on. */
import {
  blocking,
  countsOf,
  type OpenCode,
  type OpenCount,
  type OpenGroup,
  openGroups,
  openItems,
  unacknowledged,
} from '@/rulebooks/open-items';
import type { Variant } from '@/rulebooks/variant';
import { refuse } from '../errors';
import type { SubmissionRow } from './queries';
import { awaitsRegulator } from './states';

export const offeredIn = ({ wagers, written = {} }: Pick<Variant, 'wagers' | 'written'>): number =>
  Object.keys(wagers).length + Object.keys(written).length;

type Open = Pick<SubmissionRow, 'findings' | 'state'>;

/** A frozen version was analysed as it is, and offers something: freezing saw to that. */
const itemsOf = ({ findings, state }: Open, regulated: { unregulated?: string }) =>
  openItems({
    wagers: 1,
    findings,
    analysis: 'current',
    ...(awaitsRegulator(state) && regulated),
  });

export const openOf = (submission: Open, regulated: { unregulated?: string } = {}): OpenGroup[] =>
  openGroups(itemsOf(submission, regulated));

export const openCountsOf = (submission: Open, regulated: { unregulated?: string } = {}): OpenCount[] =>
  countsOf(itemsOf(submission, regulated));

/** Of what is open: refused where it blocks, or where it was not said to be known. */
export function refuseOpen(open: readonly OpenGroup[], known: readonly OpenCode[]) {
  const [blocks] = blocking(open);
  if (blocks) return refuse('open-items', blocks.says, { field: blocks.code });
  const unknown = unacknowledged(open, known);
  if (unknown.length === 0) return undefined;
  return refuse(
    'open-unacknowledged',
    `Still open: ${unknown.map(({ says }) => says).join(' ')} Settle it, or acknowledge it.`,
    { field: 'acknowledged' },
  );
}

/** For the chain of events: how many of each kind were open. */
export const openData = (open: readonly OpenGroup[]): { open?: Record<string, number> } =>
  open.length === 0 ? {} : { open: Object.fromEntries(open.map(({ code, count }) => [code, count])) };
