/** What vouches for the report or the dividend statement of a settled meeting. Runs in a browser too. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { SettlementRecord } from '../seals/settlement-record';
import {
  EnclosedSettled,
  type Replaced,
  SETTLED_ATTACHMENT,
  SETTLEMENT_ATTACHMENT,
  type SettledPaperKind,
} from './enclosed-settled';
import { type HouseVouched, houseVerdict, houseVouched } from './house-paper';
import { readAttachment } from './pdf/attachment';
import type { Reading } from './pdf/reading';
import { SealedFiled } from './seal-attachment';
import { opened, type Trust } from './standing';
import type { Sealed, Verdict } from './vouched';

export type SettledPaper = {
  paper: SettledPaperKind;
  verdict: Verdict;
  /** Who settled which meeting, as sealed. */
  settled: SettlementRecord;
  replaced?: Replaced;
  vouched: HouseVouched & { settlement: Sealed };
};

/** The sealed record has the hash of the settlement that a report carries. */
function dataContradicts(bytes: Uint8Array, { paper, settlement }: EnclosedSettled): string[] {
  if (paper !== 'settlement-report') return [];
  const data = readAttachment(bytes, SETTLEMENT_ATTACHMENT);
  return data.ok && bytesToHex(sha256(data.value)) === settlement.record.hash
    ? []
    : ['The attached settlement is not the one that was sealed.'];
}

export async function settledStanding(bytes: Uint8Array, trust: Trust): Promise<Reading<SettledPaper>> {
  const read = opened(bytes, [SETTLED_ATTACHMENT, EnclosedSettled], SealedFiled);
  if (!read.ok) return read;
  const { content } = read.value;
  const { paper, replaced } = content;
  const { record, seal } = content.settlement;
  const whole = await houseVouched(bytes, read.value, paper, trust);
  if (!whole.ok) return whole;
  const settlement: Sealed = {
    state: trust.checkSeal('settlement', record, seal, trust.keys),
    key: seal.key,
  };
  const contradictions = [...whole.value.contradictions, ...dataContradicts(bytes, content)];
  const vouched = { ...whole.value, contradictions, settlement };
  const verdict = houseVerdict(vouched, settlement);
  return { ok: true, value: { paper, verdict, settled: record, ...(replaced && { replaced }), vouched } };
}

export const isSettledPaper = (standing: { paper: string }): standing is SettledPaper =>
  standing.paper === 'settlement-report' || standing.paper === 'dividend-statement';
