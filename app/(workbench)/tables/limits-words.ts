import { shownMoney } from '@/rulebooks/spelling/money';
import { GROUP_LABELS, type TableLimits } from '@/server/vocabulary/table-limits';

/** A line for each group: "Inside wagers: £1 to £50". */
export const limitLines = ({ currency, groups }: TableLimits): string[] =>
  groups.map(({ group, minimum, maximum }) => {
    const range = `${shownMoney(minimum, currency)} to ${shownMoney(maximum, currency)}`;
    return group === 'all' ? range : `${GROUP_LABELS[group]}: ${range}`;
  });
