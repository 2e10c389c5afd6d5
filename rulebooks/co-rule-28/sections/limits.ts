/** What most games of 30-2899 leave to the licensee in the same words: limits of their own, and an aggregate limit. */
import type { RuleInput } from '../../format/record';

type Lines = { all: [number, number]; limits: [number, number]; aggregate: [number, number] };

export const limitRules = (
  [clause, ofLimits, ofAggregate]: [string, string, string],
  { all, limits, aggregate }: Lines,
): RuleInput[] => [
  {
    clause,
    says: 'The licensee may set limits for the optional wagers apart from the main ones; a minimum wager of their own has to be posted.',
    kind: 'computed',
    evidence: {
      when: 'option.optional_minimum != "same"',
      owes: 'line',
      line: 'Minimum optional wager: {optional-minimum}.',
      of: 'optional-minimum',
    },
    source: all,
  },
  {
    clause: ofLimits,
    says: 'Limits of the main and of the optional wagers may differ; both are then posted, the maximum optional wager among them.',
    kind: 'computed',
    evidence: {
      when: 'option.optional_maximum != "same"',
      owes: 'line',
      line: 'Maximum optional wager: {optional-maximum}.',
      of: 'optional-maximum',
    },
    source: limits,
  },
  {
    clause: ofAggregate,
    says: 'What the optional wagers pay out in one round to all winners together may be limited, and the limit is then posted.',
    kind: 'computed',
    evidence: {
      when: 'option.aggregate_limit != "none"',
      owes: 'limit-shown',
      limit: 'aggregate-limit',
      largest: 'optional-maximum',
      line: 'Optional wagers pay no more than {aggregate-limit} to all winners of one round together.',
    },
    note: 'No edge here takes such a limit into account: it lowers what large wagers are paid, not the odds. If the limit is below what one win comes to at the maximum wager, the finding gives both sums; what a meter pays is not counted.',
    source: aggregate,
  },
];
