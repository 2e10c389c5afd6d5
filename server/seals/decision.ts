/** Seals a decision when it is made. */
import { type Answer, refuse } from '../problems/problem';
import type { DecisionRecord, SealedDecision } from './decision-record';
import { SealKeyError } from './ring';
import { seal } from './seal';

export function sealDecision(record: DecisionRecord): Answer<SealedDecision> {
  try {
    return { ok: true, value: { record, seal: seal('decision', record) } };
  } catch (error) {
    if (!(error instanceof SealKeyError)) throw error;
    return refuse('seal-key-unusable', `The decision cannot be sealed. ${error.message}`);
  }
}
