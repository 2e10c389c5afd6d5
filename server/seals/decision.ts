/** Seals what an authority decides when it decides it, and a settlement when it is kept. */
import { type Answer, refuse } from '../problems/problem';
import type { DecisionRecord, SealedDecision } from './decision-record';
import type { EditionRecord, SealedEdition } from './edition-record';
import type { FilingDecisionRecord, SealedFilingDecision } from './filing-decision-record';
import { SealKeyError } from './ring';
import type { RulingRecord, SealedRuling } from './ruling-record';
import { seal } from './seal';
import type { SealedSettlement, SettlementRecord } from './settlement-record';
import type { Seal } from './statement';
import type { SealedVariationRuling, VariationRulingRecord } from './variation-record';

export const sealDecision = (record: DecisionRecord): Answer<SealedDecision> => sealed('decision', record);
export const sealRuling = (record: RulingRecord): Answer<SealedRuling> => sealed('ruling', record);

export const sealVariationRuling = (record: VariationRulingRecord): Answer<SealedVariationRuling> =>
  sealed('variation', record);

export const sealFilingDecision = (
  purpose: 'fees' | 'pool-rules',
  record: FilingDecisionRecord,
): Answer<SealedFilingDecision> => sealed(purpose, record);

export const sealEdition = (record: EditionRecord): Answer<SealedEdition> => sealed('edition', record);

export const sealSettlement = (record: SettlementRecord): Answer<SealedSettlement> =>
  sealed('settlement', record);

function sealed<T>(
  purpose: 'decision' | 'ruling' | 'variation' | 'fees' | 'pool-rules' | 'edition' | 'settlement',
  record: T,
): Answer<{ record: T; seal: Seal }> {
  try {
    return { ok: true, value: { record, seal: seal(purpose, record) } };
  } catch (error) {
    if (!(error instanceof SealKeyError)) throw error;
    return refuse(
      'seal-key-unusable',
      `The ${purpose === 'settlement' ? 'settlement' : 'decision'} cannot be sealed. ${error.message}`,
    );
  }
}
