/** What the authority decided on a trial, from its approval on, as sealed. */
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import type { RulingRecord } from '../../../seals/ruling-record';
import { clauseOf } from '../../../vocabulary/life/step-clause';
import { type DecisionKind, type RulingKind, STEP_RECORDS } from '../../../vocabulary/life/steps';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';

const NAMES: Record<RulingRecord['ruling'], string> = {
  extend: 'Trial extended',
  'refuse-extension': 'Extension refused',
  adopt: 'Formally adopted',
  'refuse-adoption': 'Adoption refused',
  discontinue: 'Trial discontinued',
};

const byWhom = ({ by, proposedBy, authority }: Pick<RulingRecord, 'by' | 'proposedBy' | 'authority'>) =>
  `${by}${proposedBy ? `, proposed by ${proposedBy}` : ''}, ${authority}`;

export function rulingsOnTrial({
  record: { rulings = [], sealedDecision },
  rulebook,
  game,
  variant,
}: Subject): Block[] {
  if (rulings.length === 0) return [];
  const decided = sealedDecision?.record;
  const basis = { rulebook, game, trial: variant.circumstances.trial !== undefined };
  const clauseOfStep = (step: DecisionKind | RulingKind) => clauseOf(STEP_RECORDS[step], basis) ?? '';
  return [
    {
      kind: 'table',
      caption: 'Rulings on the trial',
      rowHeaders: 1,
      columns: [
        { title: 'Ruling', grow: 2 },
        { title: 'Clause' },
        { title: 'On' },
        { title: 'Last day' },
        { title: 'By', grow: 2 },
        { title: 'In its words', grow: 3 },
      ],
      rows: [
        ...(decided?.decision === 'approve-for-trial'
          ? [
              {
                cells: [
                  'Approved for trial',
                  clauseOfStep(decided.decision),
                  longDate(dayIn(rulebook.id, decided.at)),
                  decided.trialTo ? longDate(decided.trialTo) : '',
                  byWhom(decided),
                  decided.reasons,
                ],
              },
            ]
          : []),
        ...rulings.map(({ record }) => ({
          cells: [
            NAMES[record.ruling],
            clauseOfStep(record.ruling),
            longDate(dayIn(rulebook.id, record.at)),
            record.lastDay ? longDate(record.lastDay) : '',
            byWhom(record),
            [record.text, ...(record.reasons ? [`Reasons: ${record.reasons}`] : [])].join('\n'),
          ],
        })),
      ],
    },
  ];
}
