/** Days that nobody can mean, whatever a rulebook says of them: a last day before the first. */
import type { Problem } from '@/simulations/problems/problem';
import { longDate } from '../spelling/wording';
import type { Circumstances } from './variant';

type Days = { from: string; to: string };

const reversed = (name: string, { from, to }: Days, field: string): Problem[] =>
  to < from
    ? [
        {
          code: 'days-reversed',
          message: `${name} ends on ${longDate(to)}, before its first day, ${longDate(from)}. Swap the days.`,
          field,
        },
      ]
    : [];

export function dayProblems({ trial, temporary }: Circumstances): Problem[] {
  const occasions = temporary ? [temporary, ...(temporary.further ?? [])] : [];
  return [
    ...(trial ? reversed('The trial', trial, 'circumstances.trial.to') : []),
    ...occasions.flatMap((period, index) =>
      reversed(
        period.occasion.trim() || 'An occasion',
        period,
        index === 0 ? 'circumstances.temporary.to' : `circumstances.temporary.further.${index - 1}.to`,
      ),
    ),
  ];
}
