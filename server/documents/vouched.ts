/** Who vouches for a paper: its seals and its signature, compared with what it says of itself and with known keys. Runs in a browser too. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { drawnAs } from '@/rulebooks/names/look-alikes';
import { plainNameRefused } from '@/rulebooks/names/typed-name';
import { utcDay } from '@/rulebooks/spelling/dates';
import { canonicalJson } from '@/simulations/exact/canonical';
import { afterRulings, type Ruled } from '../seals/after-rulings';
import type { SealedDecision } from '../seals/decision-record';
import type { PublicKey } from '../seals/published-keys';
import type { RulingRecord } from '../seals/ruling-record';
import type { CheckSeal, Purpose, Seal, SealVerdict } from '../seals/statement';
import type { VariationRulingRecord } from '../seals/variation-record';
import { isDecided, STATE_LABELS, STATES } from '../vocabulary/life/states';
import { isVariationStatus } from '../vocabulary/life/variation-words';
import { REFERENCE } from '../vocabulary/reference';
import type { OtherEngine } from './other-engine';
import type { PdfSignature } from './pdf/signature';
import type { DossierManifest, SealedManifest } from './seal-attachment';
import type { SubmissionRecord } from './subject';

export type Sealed = { state: 'none' } | { state: SealVerdict; key: string };

/**
 * `false`: something in it does not hold. `unvouched`: every figure is equal, and no key that is known stands for the
 * rest, or another engine made it. `genuine`: the rest is sealed by a known key as well. `working-copy`: equal, and it claims no more.
 */
export type Verdict = 'genuine' | 'working-copy' | 'unvouched' | 'false';

export type Vouched = {
  /** Of the whole document. */
  paper: Sealed;
  /** Over every byte of the file. */
  signature: PdfSignature;
  /** Of the decision; undefined where it claims none. */
  decision?: Sealed;
  /** Who decided what, as sealed. */
  decided?: SealedDecision['record'];
  /** What was ruled on the trial after it, in order, as sealed. */
  rulings?: RulingRecord[];
  /** Of a letter on a local variation: what the authority ruled on it. */
  variationRuling?: Sealed;
  ruledVariation?: VariationRulingRecord;
  /** What it says that its seals contradict, each a sentence. */
  contradictions: string[];
};

type Claim = {
  record: SubmissionRecord;
  /** The day whose rules were applied. */
  day: string;
  analysisHash: string;
};

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const givenUp = ({ barred }: SubmissionRecord): boolean => barred === 'abandoned' || barred === 'superseded';

/** Bars that no seal knows of: its operator gave it up, a later version took its place, its days have passed, a consent ended. */
const NOT_SEALED: ReadonlySet<string | undefined> = new Set([
  'abandoned',
  'superseded',
  'trial-over',
  'variation-over',
  'consent-over',
]);

/**
 * Papers that were issued while days were counted in UTC have that day, and those issued while an extension was taken for
 * an approval have the day of it.
 */
function dayOfApproval({ approved }: SubmissionRecord, ruled: Ruled): string {
  const before = [ruled.approvedAt, ...(ruled.extendedAt ? [ruled.extendedAt] : [])].map((at) => utcDay(at));
  const known = [...before, ...(ruled.extended ? [ruled.extended] : [])];
  return approved !== undefined && known.includes(approved) ? approved : ruled.approved;
}

/** Every word of the decision that the pages print, as the sealed record has it and as the pages do. */
function contradicted({ record: said, day, analysisHash }: Claim, { record }: SealedDecision): string[] {
  const rulings = (said.rulings ?? []).map((ruling) => ruling.record);
  const ruled = afterRulings(record, rulings);
  const approved =
    record.decision !== 'refuse' && ruled.state !== 'refused' && ruled.state !== 'discontinued';
  const pairs: [string, unknown, unknown][] = [
    ['reference', said.reference, record.reference],
    ['version', said.version, record.version],
    ['status', said.status, capitalised(STATE_LABELS[ruled.state])],
    ['operator', said.operator, record.operator],
    ['day of the rules', day, record.rulesOf],
    ['hash of the variant', said.hash, record.variant],
    ['hash of the analysis', analysisHash, record.analysis],
    [
      'day of the approval',
      said.approved,
      approved && !givenUp(said) ? dayOfApproval(said, ruled) : undefined,
    ],
    ['bar', NOT_SEALED.has(said.barred) ? undefined : said.barred, approved ? undefined : ruled.state],
    ['first day of the trial', said.trial?.from, ruled.trial?.from],
    ['last day of the trial', said.trial?.to, ruled.trial?.to],
    ...rulings.flatMap((ruling): [string, unknown, unknown][] => [
      ['reference of a ruling', record.reference, ruling.reference],
      ['version of a ruling', record.version, ruling.version],
      ['hash of the variant of a ruling', record.variant, ruling.variant],
    ]),
    ['reasons', said.reasons ?? '', record.reasons.trim()],
    ['conditions', said.conditions ?? [], record.conditions],
  ];
  const text = (value: unknown) => (value === undefined ? 'nothing' : canonicalJson(value));
  return pairs.flatMap(([what, ours, theirs]) =>
    text(ours) === text(theirs)
      ? []
      : [`The ${what} is ${text(ours)} here and ${text(theirs)} in the sealed decision.`],
  );
}

function variationContradicted(
  { record: said }: Claim,
  { record }: NonNullable<SubmissionRecord['variationRuling']>,
): string[] {
  const same =
    said.reference === record.reference &&
    said.version === record.version &&
    said.operator === record.operator &&
    said.hash === record.variant &&
    said.dated === record.at &&
    said.status.startsWith(`Local variation ${record.number}, `);
  return same ? [] : ['The ruling in it is on another variation, or of another moment.'];
}

const DRAFT = /^Draft, revision [1-9]\d{0,9}$/;
const NOT_SUBMITTED = 'Not submitted';

/** Every status that is written without a decision. Any other wording may be meant as one. */
const UNDECIDED_STATUSES = new Set(
  STATES.filter((state) => !isDecided(state)).map((state) => capitalised(STATE_LABELS[state])),
);
const isUndecided = (status: string): boolean =>
  status === NOT_SUBMITTED ||
  DRAFT.test(status) ||
  UNDECIDED_STATUSES.has(status) ||
  isVariationStatus(status);

/** A decision is claimed by anything that only a decision puts into a dossier. */
const claimsDecision = ({
  approved,
  barred,
  conditions,
  reasons,
  trial,
  status,
}: SubmissionRecord): boolean =>
  approved !== undefined ||
  barred === 'refused' ||
  barred === 'unvouched' ||
  conditions !== undefined ||
  reasons !== undefined ||
  trial !== undefined ||
  !isUndecided(status);

/**
 * What was sealed names the certificate, so that nobody else's signature can take its place, or be the first where the
 * paper was sealed before there were any.
 */
export function signatureContradicts(
  signature: PdfSignature,
  manifest: Pick<DossierManifest, 'certificate'> | undefined,
): string[] {
  if (signature.state === 'broken') return [signature.because];
  if (!manifest) return [];
  const { certificate } = manifest;
  if (certificate === undefined)
    return signature.state === 'none'
      ? []
      : ['It was sealed without a signature, and signed by someone since.'];
  if (signature.state === 'none') return ['The signature over the file was taken away.'];
  return signature.signer.id === certificate
    ? []
    : ['The file is signed by another certificate than the one that was sealed.'];
}

function manifestContradicts({ record }: Claim, attachment: Uint8Array, manifest: DossierManifest): string[] {
  return manifest.attachment === bytesToHex(sha256(attachment)) &&
    manifest.variant === record.hash &&
    manifest.reference === record.reference &&
    manifest.version === record.version
    ? []
    : ['The attached data is not the data that was sealed.'];
}

/** What of a file vouches for it, and with what that is checked. */
export type Witnesses = {
  /** Its attached data, as it lies in the file. */
  attachment: Uint8Array;
  purpose: Extract<Purpose, 'dossier' | 'paper'>;
  sealed: SealedManifest | undefined;
  signature: PdfSignature;
  keys: PublicKey[];
  checkSeal: CheckSeal;
};

/** A decision stands as far as every ruling that followed it. */
const weakest = (decision: Sealed, rulings: Sealed[]): Sealed =>
  [decision, ...rulings].find(({ state }) => state === 'broken') ??
  [decision, ...rulings].find(({ state }) => state !== 'good') ??
  decision;

export function vouchedFor(
  claim: Claim,
  { attachment, purpose, sealed, signature, keys, checkSeal }: Witnesses,
): Vouched {
  const check = (what: Purpose, content: unknown, seal: Seal): Sealed => ({
    state: checkSeal(what, content, seal, keys),
    key: seal.key,
  });
  const { sealedDecision } = claim.record;
  const rulings = claim.record.rulings ?? [];
  const { variationRuling } = claim.record;
  const claims = claimsDecision(claim.record) || sealedDecision !== undefined || rulings.length > 0;
  const paper: Sealed = sealed ? check(purpose, sealed.manifest, sealed.seal) : { state: 'none' };
  return {
    paper,
    signature,
    ...(claims
      ? {
          decision: sealedDecision
            ? weakest(
                check('decision', sealedDecision.record, sealedDecision.seal),
                rulings.map(({ record, seal }) => check('ruling', record, seal)),
              )
            : claim.record.published && purpose === 'paper'
              ? // The register issues nothing whose decision it did not find sealed by the same keys.
                paper
              : { state: 'none' as const },
        }
      : {}),
    ...(sealedDecision ? { decided: sealedDecision.record } : {}),
    ...(sealedDecision && rulings.length > 0 ? { rulings: rulings.map(({ record }) => record) } : {}),
    ...(variationRuling && {
      variationRuling: check('variation', variationRuling.record, variationRuling.seal),
      ruledVariation: variationRuling.record,
    }),
    contradictions: [
      ...(variationRuling ? variationContradicted(claim, variationRuling) : []),
      ...(sealed ? manifestContradicts(claim, attachment, sealed.manifest) : []),
      ...(sealedDecision ? contradicted(claim, sealedDecision) : []),
      ...signatureContradicts(signature, sealed?.manifest),
    ],
  };
}

/** Letters of other alphabets look like these, and nobody vouches for what they spell. */
const PLAIN_NAME = /^[\dA-Za-z\u00C0-\u024F .,:;&'’()/+-]*$/;
/** More than a name may not say: words that only this program writes of a dossier. */
const DECIDED = /approv|refus|\bcleared\b|genuine/;

function namesOnly(operator: string): boolean {
  const name = operator.normalize('NFC');
  return PLAIN_NAME.test(name) && !plainNameRefused(name) && !DECIDED.test(drawnAs(name));
}

type Named = Pick<SubmissionRecord, 'reference' | 'version' | 'status'>;

/** A new draft, or the next version of a submission. */
const isDraft = ({ reference, version, status }: Named): boolean =>
  DRAFT.test(status) && (version > 1 ? REFERENCE.test(reference) : reference === 'Draft');

const isFromCommandLine = ({ reference, version, status }: Named): boolean =>
  reference === 'Working copy' && version === 1 && status === NOT_SUBMITTED;

/** In exactly the words that the program writes of what nobody submitted. */
export const isNamedAsWorkingCopy = (named: Named): boolean => isDraft(named) || isFromCommandLine(named);

/** What a person makes for themselves, in exactly the words that the program writes; nobody was notified of it. */
const isWorkingCopy = (record: SubmissionRecord): boolean =>
  record.barred === undefined &&
  record.inWriting === undefined &&
  record.draft &&
  namesOnly(record.operator ?? '') &&
  isNamedAsWorkingCopy(record);

const sealsOf = ({
  paper,
  decision,
  variationRuling,
}: Pick<Vouched, 'paper' | 'decision' | 'variationRuling'>): Sealed[] => [
  paper,
  ...(decision ? [decision] : []),
  ...(variationRuling ? [variationRuling] : []),
];

/** Whatever its figures are. */
export const sealFailed = ({ contradictions, ...vouched }: Vouched): boolean =>
  sealsOf(vouched).some(({ state }) => state === 'broken') || contradictions.length > 0;

const sealed = (vouched: Vouched): boolean => sealsOf(vouched).every(({ state }) => state === 'good');

type Compared = { equal: boolean; other?: OtherEngine | undefined };

/**
 * `equal`: every figure, finding and page; under another engine every figure and verdict, which vouches for nothing: whoever
 * forges pages can name an engine too.
 */
export function verdictOf({ equal, other }: Compared, vouched: Vouched, record: SubmissionRecord): Verdict {
  if (!equal || sealFailed(vouched)) return 'false';
  if (other) return 'unvouched';
  if (sealed(vouched)) return 'genuine';
  const bare = vouched.paper.state === 'none' && vouched.decision === undefined;
  return bare && isWorkingCopy(record) ? 'working-copy' : 'unvouched';
}

/** The worst first. */
const ORDER: Verdict[] = ['false', 'unvouched', 'working-copy', 'genuine'];

export const worst = (verdicts: Verdict[]): Verdict =>
  ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'unvouched';
