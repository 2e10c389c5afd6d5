/**
 * Whether where a submission stands follows from what the authority sealed. Operators' own steps are not sealed: they give
 * no right, and end some.
 */
import type { PublicKey } from '../../seals/published-keys';
import { SealedRuling } from '../../seals/ruling-record';
import { checkSeal } from '../../seals/seal';
import type { StoredState } from '../../vocabulary/life/states';
import { AFTER, type RulingKind } from '../../vocabulary/life/steps';
import type { SubmissionRow } from '../stored/queries';
import type { Decision } from '../stored/shapes';
import type { TrialStep } from '../stored/trial-steps';

const RULED: Partial<Record<RulingKind, StoredState>> = {
  adopt: 'adopted',
  'refuse-adoption': 'refused',
  discontinue: 'discontinued',
};
/** Where a trial is while nobody has ended it, and where its operator can lead it. */
const RUNNING: readonly StoredState[] = [
  'approved-for-trial',
  'extension-asked',
  'adoption-asked',
  'abandoned',
  'superseded',
];

/** The rulings whose seals hold and are about this very submission; undefined if one is not. */
function sealedRulings(row: SubmissionRow, steps: readonly TrialStep[], keys: PublicKey[]) {
  const rulings: SealedRuling['record'][] = [];
  for (const { sealed, step, by, at, text, reasons, lastDay, proposedBy } of steps) {
    if (sealed === undefined && !(step in RULED) && step !== 'extend' && step !== 'refuse-extension')
      continue;
    const { data } = SealedRuling.safeParse(sealed);
    if (!data || checkSeal('ruling', data.record, data.seal, keys) !== 'good') return undefined;
    const { record } = data;
    const same =
      record.reference === row.reference &&
      record.version === row.version &&
      record.variant === row.hash &&
      record.ruling === step &&
      record.by === by &&
      record.at === at &&
      record.text === text &&
      record.reasons === reasons &&
      record.lastDay === lastDay &&
      record.proposedBy === proposedBy;
    if (!same) return undefined;
    rulings.push(record);
  }
  return rulings;
}

export function standsAsSealed(
  row: SubmissionRow,
  decision: Decision,
  steps: readonly TrialStep[],
  keys: PublicKey[],
): boolean {
  const rulings = sealedRulings(row, steps, keys);
  if (!rulings) return false;
  const last = rulings.findLast(({ ruling }) => RULED[ruling] !== undefined);
  const ruled = last && RULED[last.ruling];
  const after = AFTER[decision.kind];
  const stands: readonly StoredState[] = ruled
    ? [ruled, ...(ruled === 'adopted' ? (['superseded'] as const) : [])]
    : after === 'approved-for-trial'
      ? RUNNING
      : after === 'refused'
        ? [after]
        : [after, 'superseded'];
  const latest = [
    decision.trialTo,
    ...rulings.filter(({ ruling }) => ruling === 'extend').map(({ lastDay }) => lastDay),
  ].reduce((one = '', other = '') => (other > one ? other : one), '');
  const stopped = last?.lastDay;
  return (
    stands.includes(row.state) &&
    (row.trialFrom ?? undefined) === decision.trialFrom &&
    (row.trialAgreed ?? undefined) === decision.trialTo &&
    (row.trialTo ?? '') <= (latest ?? '') &&
    (stopped === undefined || row.trialTo === stopped)
  );
}
