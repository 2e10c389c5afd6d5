/** The findings that the authority overruled, as the latest decision that overruled any has them. */
import type { Finding } from '@/rulebooks/findings/finding';
import type { Overruled } from '../../seals/overruled-record';
import type { Subject } from '../subject';

type Decided = Pick<Subject['record'], 'sealedDecision' | 'rulings'>;

export const overruledBy = ({ sealedDecision, rulings = [] }: Decided): readonly Overruled[] =>
  (rulings.findLast(({ record }) => record.overruled) ?? sealedDecision)?.record.overruled ?? [];

/** The decision says of each finding what was computed: that names it. */
export function isOverruledIn(record: Decided): (finding: Finding) => boolean {
  const overruled = new Set(
    overruledBy(record).map(({ rule, clause, verdict, finding }) =>
      JSON.stringify([rule, clause, verdict, finding]),
    ),
  );
  return ({ rule, clause, verdict, explanation }) =>
    overruled.has(JSON.stringify([rule, clause, verdict, explanation]));
}
