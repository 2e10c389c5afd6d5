/** What papers, pages and the public record call a version that is offered without an approval. */
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import { VARIATION_NUMBER } from '../reference';
import type { VariationKind, VariationStep } from './variations';

export const VARIATION_NAMES: Record<VariationKind, string> = {
  temporary: 'Local variation',
  // Above the minimum of the rules, which may be below what was approved before.
  'better-pays': 'Other pays',
};

/** A step that was taken, in a history. */
export const STEP_TAKEN: Record<VariationStep, string> = {
  notify: 'Notified',
  offer: 'Recorded',
  ask: 'Question asked',
  answer: 'Question answered',
  'take-note': 'Notification read',
  'call-significant': 'Called significant',
  'take-back': 'Taken back',
  stop: 'Stopped',
  apply: 'Submitted for approval',
};

/** A temporary one that ends before the days that its sign names; other pays name none there. */
export const isStoppedEarly = ({
  kind,
  to,
  lastDay,
}: {
  kind: VariationKind;
  to?: string | null | undefined;
  lastDay?: string | null | undefined;
}): boolean => kind === 'temporary' && !!to && !!lastDay && lastDay < to;

/** On papers, where a decision would be named. */
export const variationStatus = ({
  kind,
  number,
  at,
  rulebook,
}: {
  kind: VariationKind;
  number: string;
  at: string;
  rulebook: string;
}): string =>
  kind === 'temporary'
    ? `Local variation ${number}, notified on ${longDate(dayIn(rulebook, at))}`
    : `Other pays ${number}, offered without approval, recorded on ${longDate(dayIn(rulebook, at))}`;

const DAY = String.raw`\d{1,2} [A-Z][a-z]+ \d{4}`;
const STATUS = new RegExp(
  `^(?:Local variation ${VARIATION_NUMBER}, notified on ${DAY}|(?:Other|Better) pays ${VARIATION_NUMBER}, offered without approval, recorded on ${DAY})$`,
);

/** It claims no decision. */
export const isVariationStatus = (status: string): boolean => STATUS.test(status);
