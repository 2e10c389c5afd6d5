/** The seal that a settlement is kept under: which meeting, the number of the settlement, who settled it, and the hash of what came of it. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { isDamaged } from '../db/schema/json';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import type { SettlementRecord } from '../seals/settlement-record';
import type { SettlementRow } from './queries';

type Recorded = Pick<SettlementRow, 'meetingId' | 'number' | 'head' | 'hash' | 'why' | 'rules' | 'at'>;

/** Names are those that operator and person had then. */
export const recordOf = (
  { meetingId, number, head, hash, why, rules, at }: Recorded,
  { operator, by }: Pick<SettlementRecord, 'operator' | 'by'>,
): SettlementRecord => ({
  id: meetingId,
  meeting: head.name,
  venue: head.venue,
  day: head.day,
  settlement: number,
  hash,
  why,
  ...(rules && { poolRules: { number: rules.number, hash: rules.hash } }),
  operator,
  by,
  at,
});

/** Whether its seal is over the very settlement that is stored. One from before there were seals has none to break. */
export function sealHolds({ sealed, ...row }: Recorded & Pick<SettlementRow, 'sealed'>): boolean {
  if (!sealed) return true;
  if (isDamaged(sealed)) return false;
  const { record, seal } = sealed;
  const same = canonicalJson(record) === canonicalJson(recordOf(row, record));
  return same && checkSeal('settlement', record, seal, publicKeys()) === 'good';
}
