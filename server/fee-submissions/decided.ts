/** The decision on a submission of fees, and whether its seal is over the very words that are stored. */
import { isDamaged } from '../db/schema/json';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import type { SealVerdict } from '../seals/statement';
import { FEE_DECISIONS } from '../vocabulary/life/fee-submissions';
import { printedName } from './content';
import type { Joined, NamedAct } from './queries';
import type { FeeDecided } from './shapes';

function verdictOf(
  { submission, schedule, version, operator }: Joined,
  { act, by }: NamedAct,
  proposedBy: string | undefined,
): SealVerdict {
  const { sealed } = act;
  if (!sealed || isDamaged(sealed)) return 'broken';
  const { record, seal } = sealed;
  const same =
    record.number === submission.number &&
    record.operator === operator &&
    record.rulebook === submission.rulebook &&
    record.printed === printedName(schedule) &&
    record.schedule === version.name &&
    record.version === submission.version &&
    record.hash === submission.hash &&
    record.inForceFrom === version.inForceFrom &&
    record.decision === act.act &&
    record.reasons === act.text &&
    record.at === act.at &&
    record.by === by &&
    record.proposedBy === proposedBy;
  const verdict = checkSeal('fees', record, seal, publicKeys());
  return same ? verdict : 'broken';
}

export function decisionAmong(joined: Joined, acts: readonly NamedAct[]): FeeDecided | undefined {
  const found = acts.find(({ act }) => FEE_DECISIONS.some((kind) => kind === act.act));
  const kind = FEE_DECISIONS.find((one) => one === found?.act.act);
  if (!found || !kind) return undefined;
  const proposedBy = acts.find(({ act }) => act.id === found.act.of)?.by;
  return {
    kind,
    by: found.by,
    ...(proposedBy && { proposedBy }),
    at: found.act.at,
    reasons: found.act.text,
    seal: verdictOf(joined, found, proposedBy),
  };
}
