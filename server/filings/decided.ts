/** The decision on a filing, and whether its seal is over the very words that are stored. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { isDamaged } from '../db/schema/json';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import type { SealVerdict } from '../seals/statement';
import type { FileAttached } from '../vocabulary/attachment';
import { FILING_DECISIONS, type FilingDecision } from '../vocabulary/life/filings';
import type { NamedAct } from './acts';
import type { Filed, FilingKind } from './kind';

export type FilingDecided = {
  kind: FilingDecision;
  by: string;
  proposedBy?: string;
  at: string;
  reasons: string;
  seal: SealVerdict;
};

type Found = {
  act: NamedAct['act'];
  by: string;
  kind: FilingDecision;
  proposedBy: string | undefined;
  files: readonly FileAttached[];
};

/** What of a kind of document its seal is over. */
export type SealedKind<F extends Filed> = Pick<FilingKind<F>, 'recordOf' | 'purpose'>;

/** Of the record, only how many breaches there were and the authority's name are stored nowhere else. */
function verdictOf<F extends Filed>(
  filing: SealedKind<F>,
  filed: F,
  { act, by, kind, proposedBy, files }: Found,
): SealVerdict {
  const { sealed } = act;
  if (!sealed || isDamaged(sealed)) return 'broken';
  const { record, seal } = sealed;
  const { breaches, authority } = record;
  const enclosed = files
    .filter(({ part, of }) => part === 'decision' && of === act.id)
    .map(({ name, sha256 }) => ({ name, sha256 }));
  const decided = {
    kind,
    reasons: act.text,
    at: act.at,
    by,
    proposedBy,
    breaches,
    authority,
    ...(enclosed.length > 0 && { enclosed }),
  };
  const same = canonicalJson(record) === canonicalJson(filing.recordOf(filed, decided));
  return same ? checkSeal(filing.purpose, record, seal, publicKeys()) : 'broken';
}

export function decisionAmong<F extends Filed>(
  filing: SealedKind<F>,
  filed: F,
  acts: readonly NamedAct[],
  files: readonly FileAttached[],
): FilingDecided | undefined {
  const found = acts.find(({ act }) => FILING_DECISIONS.some((kind) => kind === act.act));
  const kind = FILING_DECISIONS.find((one) => one === found?.act.act);
  if (!found || !kind) return undefined;
  const proposedBy = acts.find(({ act }) => act.id === found.act.of)?.by;
  return {
    kind,
    by: found.by,
    ...(proposedBy && { proposedBy }),
    at: found.act.at,
    reasons: found.act.text,
    seal: verdictOf(filing, filed, { ...found, kind, proposedBy, files }),
  };
}
