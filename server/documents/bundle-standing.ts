/** What vouches for a ZIP of papers: its sealed list, and each paper in it. Runs in a browser too. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import { Seal } from '../seals/statement';
import { BUNDLE_LIST, BUNDLE_SEAL, BundleList } from './bundle-list';
import { ATTACHMENT_LIMIT, type Reading, unreadable } from './pdf/reading';
import { readPlainZip } from './plain-zip';
import { readJson, type Standing, standingOf, type Trust } from './standing';
import type { Sealed, Verdict } from './vouched';

export type BundleStanding = {
  verdict: Verdict;
  reference: string;
  version: number;
  status: string;
  /** Of the list. */
  list: Sealed;
  /** Each PDF by its name. */
  papers: { name: string; standing: Standing }[];
  /** What does not hold, each a sentence. */
  contradictions: string[];
};

type Files = ReadonlyMap<string, Uint8Array>;

const MOST_FILES = 100;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

const isOf = (standing: Standing, list: BundleList): boolean =>
  standing.reference === list.reference &&
  standing.version === list.version &&
  standing.status === list.status &&
  standing.hash === list.variant;

function fileContradictions(files: Files, list: BundleList): string[] {
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

/** The worst first. */
const ORDER: Verdict[] = ['false', 'unvouched', 'working-copy', 'genuine'];
const worst = (verdicts: Verdict[]): Verdict =>
  ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'unvouched';

/** A list without a seal is a working copy's, unless a paper in it was issued. */
function ofTheList(sealed: Sealed, anyIssued: boolean): Verdict {
  if (sealed.state === 'good') return 'genuine';
  if (sealed.state === 'broken') return 'false';
  return sealed.state === 'none' && !anyIssued ? 'working-copy' : 'unvouched';
}

export async function bundleStanding(bytes: Uint8Array, trust: Trust): Promise<Reading<BundleStanding>> {
  const read = readPlainZip(bytes, { bytes: ATTACHMENT_LIMIT, files: MOST_FILES });
  if (!read.ok) return read;
  const files = read.value;
  const listed = files.get(BUNDLE_LIST);
  if (!listed) return unreadable(`it carries no ${BUNDLE_LIST}`);
  const list = readJson(listed, BUNDLE_LIST, BundleList);
  if (!list.ok) return list;
  const sealBytes = files.get(BUNDLE_SEAL);
  const seal = sealBytes && readJson(sealBytes, BUNDLE_SEAL, Seal);
  if (seal && !seal.ok) return seal;
  const sealed: Sealed = seal
    ? { state: trust.checkSeal('bundle', list.value, seal.value, trust.keys), key: seal.value.key }
    : { state: 'none' };
  const papers: BundleStanding['papers'] = [];
  const contradictions = fileContradictions(files, list.value);
  for (const [name, content] of files) {
    if (!name.endsWith('.pdf')) continue;
    const standing = await standingOf(content, trust);
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
      : worst([ofTheList(sealed, papers.length > 0), ...papers.map(({ standing }) => standing.verdict)]);
  const { reference, version, status } = list.value;
  return { ok: true, value: { verdict, reference, version, status, list: sealed, papers, contradictions } };
}
