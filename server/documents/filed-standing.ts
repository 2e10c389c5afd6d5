/** What vouches for a decision letter, a posted sheet of fees or a pool sign: its seal, its signature and, of a letter, the sealed decision. Runs in a browser too. */
import { type FilingDecisionRecord, SealedFilingDecision } from '../seals/filing-decision-record';
import { DECISION_ATTACHMENT, EnclosedFiled, FILED_ATTACHMENT } from './enclosed-filed';
import { SETTLED_ATTACHMENT, type SettledPaperKind } from './enclosed-settled';
import { type HouseVouched, houseVerdict, houseVouched, type OpenedHouse } from './house-paper';
import type { Reading } from './pdf/reading';
import { type PremisesStanding, paperStanding } from './premises-standing';
import { type FiledManifest, SealedFiled } from './seal-attachment';
import { type SettledPaper, settledStanding } from './settled-standing';
import { carries, opened, type Standing, type Trust } from './standing';
import type { Sealed, Verdict } from './vouched';

export type FiledPaper = {
  paper: Exclude<FiledManifest['paper'], SettledPaperKind>;
  verdict: Verdict;
  /** "Collection fees: Pai Gow Poker", or the name of the document in a letter. */
  title: string;
  /** A number of the operator’s, or the code of the public record. */
  reference: string;
  operator: string;
  inForceFrom: string;
  hash: string;
  vouched: HouseVouched & {
    /** Of a letter: the decision that it tells of. */
    decision?: Sealed;
    decided?: FilingDecisionRecord;
  };
};

type Claimed = Pick<FiledPaper, 'paper' | 'title' | 'reference' | 'operator' | 'inForceFrom' | 'hash'>;

const ofLetter = (record: FilingDecisionRecord): Claimed => ({
  paper: 'filing-letter',
  title: 'poolRules' in record ? record.poolRules : record.schedule,
  reference: record.number,
  operator: record.operator,
  inForceFrom: record.inForceFrom,
  hash: record.hash,
});

const ofSheet = ({ paper, title, code, operator, inForceFrom, hash }: EnclosedFiled): Claimed => ({
  paper,
  title,
  reference: code,
  operator,
  inForceFrom,
  hash,
});

/** Of a sheet no decision is enclosed: the record gives none out whose decision it did not find sealed by the same keys. */
async function standingOf(
  bytes: Uint8Array,
  opened: OpenedHouse,
  { claimed, decision, decided }: { claimed: Claimed; decision?: Sealed; decided?: FilingDecisionRecord },
  trust: Trust,
): Promise<Reading<FiledPaper>> {
  const read = await houseVouched(bytes, opened, claimed.paper, trust);
  if (!read.ok) return read;
  const vouched = { ...read.value, ...(decision && { decision }), ...(decided && { decided }) };
  return { ok: true, value: { ...claimed, vouched, verdict: houseVerdict(read.value, decision) } };
}

async function letterStanding(bytes: Uint8Array, trust: Trust): Promise<Reading<FiledPaper>> {
  const read = opened(bytes, [DECISION_ATTACHMENT, SealedFilingDecision], SealedFiled);
  if (!read.ok) return read;
  const { record, seal } = read.value.content;
  const purpose = 'poolRules' in record ? 'pool-rules' : 'fees';
  const decision: Sealed = { state: trust.checkSeal(purpose, record, seal, trust.keys), key: seal.key };
  return standingOf(bytes, read.value, { claimed: ofLetter(record), decision, decided: record }, trust);
}

async function sheetStanding(bytes: Uint8Array, trust: Trust): Promise<Reading<FiledPaper>> {
  const read = opened(bytes, [FILED_ATTACHMENT, EnclosedFiled], SealedFiled);
  return read.ok ? standingOf(bytes, read.value, { claimed: ofSheet(read.value.content) }, trust) : read;
}

export type AnyStanding = Standing | PremisesStanding | FiledPaper | SettledPaper;

export const isFiledPaper = (standing: AnyStanding): standing is FiledPaper =>
  standing.paper === 'filing-letter' || standing.paper === 'fee-sheet' || standing.paper === 'pool-sign';

/** Of any paper by itself. */
export function anyStanding(bytes: Uint8Array, trust: Trust): Promise<Reading<AnyStanding>> {
  if (carries(bytes, DECISION_ATTACHMENT)) return letterStanding(bytes, trust);
  if (carries(bytes, FILED_ATTACHMENT)) return sheetStanding(bytes, trust);
  if (carries(bytes, SETTLED_ATTACHMENT)) return settledStanding(bytes, trust);
  return paperStanding(bytes, trust);
}
