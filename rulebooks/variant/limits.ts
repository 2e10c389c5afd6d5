/** What a table takes: on every wager, and on groups of wagers that have limits of their own. */
import { shownMoney } from '../spelling/money';

/** Of every wager: a wager is of one of the others, or of no group. */
export const LIMIT_GROUPS = ['all', 'inside', 'outside', 'optional', 'progressive'] as const;
export type LimitGroup = (typeof LIMIT_GROUPS)[number];

/** Those that a variant may give limits of their own. */
export const OWN_LIMITS = ['inside', 'outside', 'optional'] as const;
export type OwnLimits = (typeof OWN_LIMITS)[number];

export const GROUP_LABELS: Record<LimitGroup, string> = {
  all: 'Every wager without limits of its own',
  inside: 'Inside bets',
  outside: 'Outside bets',
  optional: 'Optional wagers',
  progressive: 'Progressive wagers',
};

/** What a reader may not know of a group. */
export const GROUP_HINTS: Partial<Record<LimitGroup, string>> = {
  outside: 'Even chances are outside bets.',
  progressive: 'The price of one: the same twice, unless several cost different sums.',
};

/** A single one of them. */
export const ONE_OF: Record<LimitGroup, string> = {
  all: 'wager',
  inside: 'inside bet',
  outside: 'outside bet',
  optional: 'optional wager',
  progressive: 'progressive wager',
};

/** Inside a sentence. */
export const groupSaid = (group: LimitGroup): string => GROUP_LABELS[group].toLowerCase();

/** In minor units. */
export type LimitRange = { minimum: number; maximum: number };
type Limits = LimitRange & { currency: string } & { [Group in OwnLimits]?: LimitRange | undefined };

export const hasOwnLimits = (group: LimitGroup): group is OwnLimits =>
  OWN_LIMITS.some((own) => own === group);

/** The limits of a wager of that group. */
export const limitsIn = (limits: Limits, group: LimitGroup): LimitRange =>
  (hasOwnLimits(group) ? limits[group] : undefined) ?? limits;

/** As they were declared, those of every wager first. */
export const declaredRanges = (limits: Limits): (LimitRange & { group: LimitGroup })[] => [
  { group: 'all', minimum: limits.minimum, maximum: limits.maximum },
  ...OWN_LIMITS.flatMap((group) => {
    const own = limits[group];
    return own ? [{ group, ...own }] : [];
  }),
];

/** "£5 to £500" */
export const rangeSaid = ({ minimum, maximum }: LimitRange, currency: string): string =>
  `${shownMoney(minimum, currency)} to ${shownMoney(maximum, currency)}`;

/** Of a group: wagers from a meter have a price, "£1 a wager". */
export const groupRangeSaid = (
  { group, ...range }: LimitRange & { group: LimitGroup },
  currency: string,
): string =>
  group === 'progressive' && range.minimum === range.maximum
    ? `${shownMoney(range.minimum, currency)} a wager`
    : rangeSaid(range, currency);

/** "£5 to £500, inside bets £1 to £50" */
export const limitsSaid = (limits: Limits, ranges = declaredRanges(limits)): string =>
  ranges
    .map((range) => {
      const said = rangeSaid(range, limits.currency);
      return range.group === 'all' ? said : `${groupSaid(range.group)} ${said}`;
    })
    .join(', ');
