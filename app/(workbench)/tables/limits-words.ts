import { GROUP_LABELS, rangeSaid } from '@/rulebooks/variant/limits';
import type { TableLimits } from '@/server/vocabulary/table-limits';

/** A line for each group: "Inside bets: £1 to £50". */
export const limitLines = ({ currency, groups }: TableLimits): string[] =>
  groups.map(({ group, ...limits }) => {
    const range = rangeSaid(limits, currency);
    return group === 'all' ? range : `${GROUP_LABELS[group]}: ${range}`;
  });
