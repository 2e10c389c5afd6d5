import { GROUP_LABELS, groupRangeSaid } from '@/rulebooks/variant/limits';
import type { TableLimits } from '@/server/vocabulary/table-limits';

/** A line for each group: "Inside bets: £1 to £50". */
export const limitLines = ({ currency, groups }: TableLimits): string[] =>
  groups.map((limits) => {
    const range = groupRangeSaid(limits, currency);
    return limits.group === 'all' ? range : `${GROUP_LABELS[limits.group]}: ${range}`;
  });
