/** What a table displays, beside what it should. */
import { shownMoney } from '@/rulebooks/spelling/money';
import type { Limit } from '../vocabulary/limit-words';
import { GROUP_LABELS, type LimitGroup, type TableLimits } from '../vocabulary/table-limits';

export const DISPLAYS = [
  'right',
  'none',
  'put-up',
  'take-down',
  'replace',
  'other-limits',
  'overtaken',
] as const;
export type DisplayKind = (typeof DISPLAYS)[number];

/** `over`: what anyone may read of why it may no longer be played, which `says` begins with. */
export type Display = { kind: DisplayKind; says: string[]; over?: string };

/** A version as a table speaks of it. */
export type Shown = { submission: string; reference: string; version: number; name: string };

const named = ({ name, reference, version }: Shown): string => `${name}, ${reference} version ${version}`;

const lineFor = (limits: readonly Limit[], group: LimitGroup): Limit | undefined =>
  limits.find((line) => line.group === group) ?? limits.find((line) => line.group === 'all');

/** Where the limits of the table are others than its sign prints. A wager from a meter has its own price, which the sign prints. */
export function limitsUnlike(table: TableLimits, printed: readonly Limit[]): string[] {
  return table.groups.flatMap(({ group, minimum, maximum }) => {
    if (group === 'progressive') return [];
    const [least, most] = [shownMoney(minimum, table.currency), shownMoney(maximum, table.currency)];
    const line = lineFor(printed, group);
    if (line?.minimum === least && line.maximum === most) return [];
    const says = line
      ? `the sign says ${line.minimum} to ${line.maximum}`
      : 'the sign has no limits for them';
    return [`${GROUP_LABELS[group]}: the table takes ${least} to ${most}; ${says}.`];
  });
}

/**
 * `should`: what the table offers today, and may; `over`: why what was put on it may no longer be played. `unlike`: limits
 * that differ from the sign of what it should display.
 */
export function displayOf({
  should,
  displays,
  over,
  isPublic = false,
  unlike,
  overtaken = [],
}: {
  should: Shown | undefined;
  displays: Shown | undefined;
  over?: string | undefined;
  isPublic?: boolean | undefined;
  unlike: readonly string[];
  /** What the right sign no longer says as it should. */
  overtaken?: readonly string[];
}): Display {
  const why = over ? [over] : [];
  if (!should && !displays) return { kind: 'none', says: why };
  if (!should && displays)
    return {
      kind: 'take-down',
      says: [...why, `Take down the sign of ${named(displays)}.`],
      ...(over && isPublic ? { over } : {}),
    };
  if (should && !displays)
    return { kind: 'put-up', says: [`Put up the sign of ${named(should)}.`, ...unlike] };
  if (should && displays && should.submission !== displays.submission)
    return {
      kind: 'replace',
      says: [`Replace the sign of ${named(displays)} by the one of ${named(should)}.`, ...unlike],
    };
  if (unlike.length > 0)
    return {
      kind: 'other-limits',
      says: [
        ...unlike,
        'Change the limits of the table, or submit a version with these limits and reprint.',
        ...overtaken,
      ],
    };
  return overtaken.length > 0 ? { kind: 'overtaken', says: [...overtaken] } : { kind: 'right', says: [] };
}
