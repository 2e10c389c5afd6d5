/** What vouches for a ZIP of papers: its sealed list, and each paper in it. Runs in a browser too. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import { canonicalJson } from '@/simulations/exact/canonical';
import { type ChainVerdict, judgeExport } from '../audit/exported';
import { chainSaid } from '../audit/exported-words';
import { Seal } from '../seals/statement';
import {
  AnyList,
  AUDIT_FILE,
  BUNDLE_LIST,
  BUNDLE_SEAL,
  type Claims,
  claimsOf,
  HOUSE_FORMAT,
  RECORD_FILES,
  RECORD_FORMAT,
  VARIANT_FILE,
} from './bundle-list';
import { linesIn } from './lines-in';
import { BY_ITSELF, isWorkbook } from './par/by-itself';
import { ATTACHMENT_LIMIT, type Reading, unreadable } from './pdf/reading';
import { NOT_PLAIN, readPlainZip, TOO_MANY } from './plain-zip';
import { type PremisesStanding, paperStanding } from './premises-standing';
import { readJson, type Standing, type Trust } from './standing';
import { isNamedAsWorkingCopy, type Sealed, type Verdict, worst } from './vouched';
import { dosStamp } from './zip-date';

export type BundleStanding = {
  verdict: Verdict;
  /** Where it holds the papers of more than one game. */
  premises?: string;
  /** What it says it is of. */
  games: Pick<Claims, 'reference' | 'version' | 'status'>[];
  /** Of the list; none where no list was read. */
  list?: Sealed;
  /** Each PDF by its name. */
  papers: { name: string; standing: Standing | PremisesStanding }[];
  /** Of everything of one submission: its events. */
  chain?: ChainVerdict;
  /** Of everything of one submission: files that people attached to it. They are no papers of this site, whatever they look like. */
  attached?: string[];
  /** Every other file that is the one listed: PAR sheets, the sign as text. */
  asListed: string[];
  /** What does not hold, each a sentence. */
  contradictions: string[];
};

type Files = ReadonlyMap<string, Uint8Array>;

/** Twenty games with six papers each, their list and its seal. */
const MOST_FILES = 160;
export const BUNDLE_LIMITS = { bytes: ATTACHMENT_LIMIT, files: RECORD_FILES + 2 };

/** Nothing in it can be trusted to be what another program shows of it, so no paper in it is judged. */
const PACKED_AGAIN: BundleStanding = {
  verdict: 'false',
  games: [],
  papers: [],
  asListed: [],
  contradictions: [
    'It was packed again or changed: Assay packs its ZIPs in another way. Take the ZIP as it was issued, or unpack this one and verify each paper by itself.',
  ],
};

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

const isClaimed = (standing: Standing, list: AnyList): boolean =>
  claimsOf(list).some(
    ({ reference, version, status, variant }) =>
      standing.reference === reference &&
      standing.version === version &&
      // A letter says how it stood on its day.
      (standing.status === status || (list.format === RECORD_FORMAT && standing.paper === 'letter')) &&
      standing.hash === variant,
  );

const isOf = (standing: Standing | PremisesStanding, list: AnyList): boolean =>
  standing.paper === 'premises'
    ? list.format === HOUSE_FORMAT &&
      standing.premises === list.premises &&
      standing.games.every((game) => isClaimed(game, list))
    : isClaimed(standing, list);

/** The files that are those on the list, byte for byte. */
function listedFiles(files: Files, list: AnyList): string[] {
  return list.files.flatMap(({ name, sha256: hash }) => {
    const bytes = files.get(name);
    return bytes && bytesToHex(sha256(bytes)) === hash ? [name] : [];
  });
}

/** Whoever reads the file reads what was sealed: no more, and nothing said twice. */
const asWritten = (bytes: Uint8Array, value: unknown): boolean =>
  new TextDecoder().decode(bytes).replace(/\n$/, '') === canonicalJson(value);

function fileContradictions(files: Files, list: AnyList): string[] {
  const named = new Map(list.files.map(({ name, sha256: hash }) => [name, hash]));
  const present = [...files.keys()].filter((name) => name !== BUNDLE_LIST && name !== BUNDLE_SEAL);
  return [
    ...present
      .filter((name) => !named.has(name))
      .map((name) => `${quoted(name, 100)} is in the ZIP and not on its list.`),
    ...[...named].flatMap(([name, hash]) => {
      const bytes = files.get(name);
      if (!bytes) return [`${quoted(name, 100)} is on the list and not in the ZIP.`];
      return bytesToHex(sha256(bytes)) === hash
        ? []
        : [`${quoted(name, 100)} is not the file that was listed.`];
    }),
  ];
}

/** Whoever unpacks it sees when each file was made. */
function dateContradictions(stamps: ReadonlyMap<string, number>, { dated }: AnyList): string[] {
  if (dated === undefined) return [];
  return [...stamps].flatMap(([name, stamp]) =>
    stamp === dosStamp(dated) ? [] : [`${quoted(name, 100)} has another date than the one that was listed.`],
  );
}

/** What somebody attached is no paper of this site, whatever it looks like. */
const attachedIn = (list: AnyList): Set<string> =>
  new Set(
    list.format === RECORD_FORMAT ? list.files.flatMap(({ name, called }) => (called ? [name] : [])) : [],
  );

/** Of everything of one submission: the variant is the one that the list names, and its events follow one another. */
async function recordJudged(
  files: Files,
  list: AnyList,
  trust: Trust,
  onShare: OnShare,
): Promise<{ chain?: ChainVerdict; contradictions: string[] }> {
  if (list.format !== RECORD_FORMAT) return { contradictions: [] };
  const [variant, events] = [files.get(VARIANT_FILE), files.get(AUDIT_FILE)];
  const chain = events && (await judgeExport(linesIn(events, onShare), { ...trust, heads: [] }));
  return {
    ...(chain && { chain }),
    contradictions: [
      ...(variant && bytesToHex(sha256(variant)) === list.variant
        ? []
        : [`“${VARIANT_FILE}” is not the variant that the list names.`]),
      ...(chain ? chainSaid(chain).failures : [`“${AUDIT_FILE}” holds no events.`]),
    ],
  };
}

/** A list without a seal is a working copy's where it claims no decision on any game, unless a paper in it was issued. */
function ofTheList(sealed: Sealed, list: AnyList, anyIssued: boolean): Verdict {
  if (sealed.state === 'good') return 'genuine';
  if (sealed.state === 'broken') return 'false';
  const claimsNothing = list.format !== RECORD_FORMAT && claimsOf(list).every(isNamedAsWorkingCopy);
  return sealed.state === 'none' && claimsNothing && !anyIssued ? 'working-copy' : 'unvouched';
}

/** How much of the work is done, between 0 and 1. */
type OnShare = (share: number) => void;

const isPdf = (name: string): boolean => name.toLowerCase().endsWith('.pdf');

export async function bundleStanding(
  bytes: Uint8Array,
  trust: Trust,
  onShare: OnShare = () => {},
): Promise<Reading<BundleStanding>> {
  if (isWorkbook(bytes)) return unreadable(BY_ITSELF);
  const read = readPlainZip(bytes, BUNDLE_LIMITS);
  if (!read.ok) return read.because === NOT_PLAIN ? { ok: true, value: PACKED_AGAIN } : read;
  const { files, stamps } = read.value;
  const listed = files.get(BUNDLE_LIST);
  if (!listed && files.size > MOST_FILES) return unreadable(TOO_MANY);
  if (!listed) return unreadable(`it carries no ${BUNDLE_LIST}`);
  const list = readJson(listed, BUNDLE_LIST, AnyList);
  if (!list.ok) return list;
  if (list.value.format !== RECORD_FORMAT && files.size > MOST_FILES) return unreadable(TOO_MANY);
  const sealBytes = files.get(BUNDLE_SEAL);
  const seal = sealBytes && readJson(sealBytes, BUNDLE_SEAL, Seal);
  if (seal && !seal.ok) return seal;
  const sealed: Sealed = seal
    ? { state: trust.checkSeal('bundle', list.value, seal.value, trust.keys), key: seal.value.key }
    : { state: 'none' };
  const papers: BundleStanding['papers'] = [];
  const attached = attachedIn(list.value);
  const judged = [...files].filter(([name]) => isPdf(name) && !attached.has(name));
  const events = files.get(AUDIT_FILE)?.length ?? 0;
  const whole = judged.reduce((sum, [, content]) => sum + content.length, events);
  let done = events;
  const record = await recordJudged(files, list.value, trust, (share) => onShare((share * events) / whole));
  const contradictions = [
    ...(asWritten(listed, list.value)
      ? []
      : [`“${BUNDLE_LIST}” says more than Assay wrote, or writes it in another way.`]),
    ...(!sealBytes || !seal || asWritten(sealBytes, seal.value)
      ? []
      : [`“${BUNDLE_SEAL}” says more than Assay wrote, or writes it in another way.`]),
    ...fileContradictions(files, list.value),
    ...dateContradictions(stamps, list.value),
    ...record.contradictions,
  ];
  for (const [name, content] of judged) {
    const standing = await paperStanding(content, trust);
    done += content.length;
    onShare(done / whole);
    if (standing.ok) {
      papers.push({ name, standing: standing.value });
      if (!isOf(standing.value, list.value))
        contradictions.push(`${quoted(name, 100)} is a paper of another submission, version or state.`);
    } else if (seal)
      contradictions.push(`${quoted(name, 100)} cannot be read: ${onOneLine(standing.because)}.`);
  }
  const verdict =
    contradictions.length > 0
      ? 'false'
      : worst([
          ofTheList(sealed, list.value, papers.length > 0),
          ...papers.map(({ standing }) => standing.verdict),
          ...(record.chain ? [record.chain.verdict] : []),
        ]);
  return {
    ok: true,
    value: {
      verdict,
      ...(list.value.format === HOUSE_FORMAT ? { premises: list.value.premises } : {}),
      games: claimsOf(list.value).map(({ reference, version, status }) => ({ reference, version, status })),
      list: sealed,
      papers,
      ...(record.chain && { chain: record.chain }),
      ...(attached.size > 0 && { attached: [...attached] }),
      asListed: listedFiles(files, list.value).filter((name) => !papers.some((paper) => paper.name === name)),
      contradictions,
    },
  };
}
