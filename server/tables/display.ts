/** What a table displays, beside what it should. */
import { longDate } from '@/rulebooks/spelling/wording';
import {
  GROUP_LABELS,
  groupRangeSaid,
  type LimitGroup,
  type LimitRange,
  rangeSaid,
} from '@/rulebooks/variant/limits';
import type { Limit } from '../vocabulary/limit-words';
import { lineFor, type TableLimits } from '../vocabulary/table-limits';

export const DISPLAYS = [
  'right',
  'none',
  'put-up',
  'take-down',
  'replace',
  'other-limits',
  'overtaken',
  'correct',
  'without',
] as const;
export type DisplayKind = (typeof DISPLAYS)[number];

/** `over`: what anyone may read of why it may no longer be played, which `says` begins with. */
export type Display = {
  kind: DisplayKind;
  says: string[];
  over?: string;
  /** The sign that hangs is corrected by hand, whatever else is to be done. */
  byHand?: true;
  /** No sign of what should be displayed may be printed. */
  noneMade?: true;
};

const STOPPED = 'It was stopped, and no sign of it is printed any more.';

/** A version as a table speaks of it. */
export type Shown = { submission: string; reference: string; version: number; name: string };

const named = ({ name, reference, version }: Shown): string => `${name}, ${reference} version ${version}`;

/** As the sign of a version prints them, with the groups of the wagers that it offers. */
export type PrintedLimits = {
  limits: readonly Limit[];
  groups: readonly LimitGroup[];
  /** The least and the greatest price of a wager from a meter. */
  prices?: LimitRange | undefined;
};

/** A wager from a meter has its price, which needs no limits of the table; those that it has are the prices. */
function pricesUnlike({ groups, currency }: TableLimits, prices: LimitRange | undefined): string[] {
  const own = groups.find(({ group }) => group === 'progressive');
  if (!own || !prices) return [];
  const [takes, prints] = [own, prices].map(({ minimum, maximum }) =>
    groupRangeSaid({ group: 'progressive', minimum, maximum }, currency),
  );
  return takes === prints
    ? []
    : [`${GROUP_LABELS.progressive}: the table takes ${takes}; the sign says ${prints}.`];
}

/**
 * Where the limits of the table are others than its sign prints, group by group.
 */
export function limitsUnlike(table: TableLimits, { limits, groups, prices }: PrintedLimits): string[] {
  const apart = groups.filter((group) => group !== 'progressive');
  const unlike = apart.flatMap((group) => {
    const [own, line] = [lineFor(table.groups, group), lineFor(limits, group)];
    if (!own && !line) return [];
    const takes = own && rangeSaid(own, table.currency);
    const prints = line && `${line.minimum} to ${line.maximum}`;
    if (takes === prints) return [];
    const general = (own?.group ?? 'all') === 'all' && (line?.group ?? 'all') === 'all';
    const named = GROUP_LABELS[general ? 'all' : group];
    return [
      `${named}: ${takes ? `the table takes ${takes}` : 'the table has no limits for them'}; ${prints ? `the sign says ${prints}` : 'the sign has no limits for them'}.`,
    ];
  });
  const stray = table.groups.filter(
    ({ group }) => group !== 'all' && group !== 'progressive' && !groups.includes(group),
  );
  return [
    ...new Set(unlike),
    ...pricesUnlike(table, prices),
    ...stray.map(({ group }) => `${GROUP_LABELS[group]}: the table has limits for them; none is on offer.`),
  ];
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
  byHand = false,
  stopped,
}: {
  should: Shown | undefined;
  displays: Shown | undefined;
  over?: string | undefined;
  isPublic?: boolean | undefined;
  unlike: readonly string[];
  /** What the right sign no longer says as it should. */
  overtaken?: readonly string[];
  /** No other may be printed: the one that hangs is corrected. */
  byHand?: boolean;
  /** Its last day, where it was ended early and is still played: no sign of it is made any more. */
  stopped?: string | undefined;
}): Display {
  const why = over ? [over] : [];
  if (!should && !displays) return { kind: 'none', says: why };
  if (!should && displays)
    return {
      kind: 'take-down',
      says: [...why, `Take down the sign of ${named(displays)}.`],
      ...(over && isPublic ? { over } : {}),
    };
  const another =
    stopped &&
    `${STOPPED} Put up one that was printed before, with ${longDate(stopped)} written on it as the last day, or take the game off the table.`;
  if (should && !displays && another) return { kind: 'without', says: [another, ...unlike], noneMade: true };
  if (should && displays && another && should.submission !== displays.submission)
    return {
      kind: 'replace',
      says: [`Take down the sign of ${named(displays)}.`, another, ...unlike],
      noneMade: true,
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
        stopped
          ? `Give the table the limits of its sign. ${STOPPED}`
          : 'Change the limits of the table, or submit a version with these limits and reprint.',
        ...overtaken,
      ],
      ...(overtaken.length > 0 && byHand ? { byHand: true } : {}),
    };
  if (overtaken.length > 0) return { kind: byHand ? 'correct' : 'overtaken', says: [...overtaken] };
  return { kind: 'right', says: [] };
}
