/**
 * `verify`: says who vouches for a paper, and what of it does not hold. A dossier's figures are worked out again from its
 * own data as well, and what differs is listed.
 */
import { readFile } from 'node:fs/promises';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import { type BundleStanding, bundleStanding, isZip } from '@/server/documents/bundle-standing';
import type { Reading } from '@/server/documents/pdf/reading';
import { isDossier, type Standing, standingOf } from '@/server/documents/standing';
import { type Verification, verifyDossier } from '@/server/documents/verify';
import type { Sealed, Verdict } from '@/server/documents/vouched';
import { keyShown } from '@/server/seals/key-shown';
import { type PublicKey, readKeyFile } from '@/server/seals/keys';
import { checkSeal } from '@/server/seals/seal';
import { type CommandContext, complain, EXIT, type ExitCode, printJson, type Register } from '../command';
import { fileNamed } from '../options/paper-options';
import { textTable } from '../shown/text-table';

const MOST_BYTES = 256 * 1024 * 1024;

const EXITS: Record<Verdict, ExitCode> = {
  genuine: EXIT.fine,
  'working-copy': EXIT.fine,
  unvouched: EXIT.unvouched,
  false: EXIT.breach,
};

type Sealing = 'dossier' | 'sign' | 'leaflet' | 'list' | 'approval' | 'refusal';

/** Each of them vouches for something, which nobody does where it is missing. */
const UNSEALED: Record<Sealing, string> = {
  dossier: 'Dossier not sealed: nobody vouches for its operator, reference or status.',
  sign: 'Sign not sealed: nobody vouches for it.',
  leaflet: 'Leaflet not sealed: nobody vouches for it.',
  list: 'List not sealed: nobody vouches for what is in the ZIP.',
  approval: 'Approval not sealed.',
  refusal: 'Refusal not sealed.',
};

function sealSaid(what: Sealing, sealed: Sealed): string {
  const name = `The ${what}`;
  switch (sealed.state) {
    case 'none':
      return UNSEALED[what];
    case 'good':
      return `${name} is sealed by key ${keyShown(sealed.key)}, which you know.`;
    case 'unknown-key':
      return `${name} is sealed by key ${keyShown(sealed.key)}, not known to you. Ask the regulator for its key and give it with --key.`;
    case 'broken':
      return `${name} has a broken seal: it claims key ${keyShown(sealed.key)}, which did not sign this.`;
  }
}

function signatureSaid({ vouched: { signature, paper } }: Standing): string[] {
  if (signature.state !== 'good') return [];
  const { name } = signature.signer;
  const whose = paper.state === 'good' ? ', by the certificate that the seal names' : '';
  return [
    `Every byte is as it was signed in the name of ${quoted(name, 120)}, ${signature.at.slice(0, 10)}${whose}.`,
  ];
}

type Computed = Pick<Verification, 'differences' | 'samePages' | 'otherEngine'>;
type Verified = Standing & Partial<Computed>;

const refused = ({ vouched, status }: Standing): boolean =>
  vouched.decided ? vouched.decided.decision === 'refuse' : /refused/i.test(status);

const decisionName = (verified: Standing) => (refused(verified) ? 'refusal' : 'approval');

function failures(verified: Verified): string[] {
  const { paper: kind, differences = [], samePages = true, otherEngine, vouched } = verified;
  const { paper, decision, contradictions } = vouched;
  const some = differences.length === 1 ? '1 field differs' : `${differences.length} fields differ`;
  return [
    ...(paper.state === 'broken' ? [sealSaid(kind, paper)] : []),
    ...(decision?.state === 'broken' ? [sealSaid(decisionName(verified), decision)] : []),
    ...contradictions,
    ...(differences.length > 0 ? [`${some} from what is computed here.`] : []),
    ...(samePages || otherEngine
      ? []
      : [
          'The pages are not what the attached data makes here: they were changed, or another version of Assay made them.',
        ]),
  ];
}

/** Seals that hold or are missing; a broken one is listed with the failures. */
function standing(verified: Standing): string[] {
  const { decision, paper } = verified.vouched;
  return [
    ...(decision && decision.state !== 'broken' ? [sealSaid(decisionName(verified), decision)] : []),
    ...(paper.state === 'broken' ? [] : [sealSaid(verified.paper, paper)]),
    ...signatureSaid(verified),
  ];
}

const HEADS: Record<Verdict, string> = {
  genuine: 'GENUINE. Every figure was computed again and is equal, and the seals hold.',
  'working-copy':
    'EQUAL. Every figure was computed again and is equal. This is an unsealed working copy: nobody has approved it.',
  unvouched:
    'NOT VOUCHED FOR. Every figure was computed again and is equal, but no key that you know vouches for the rest.',
  false: 'FALSE. Do not rely on this dossier.',
};

/** Of papers that carry nothing to compute. */
const UNCOMPUTED_HEADS: Record<Verdict, string> = {
  genuine: 'GENUINE. It was issued as it is here, and the seals hold.',
  'working-copy': 'WORKING COPY. Nobody has issued or approved it.',
  unvouched: 'NOT VOUCHED FOR. No key that you know vouches for it.',
  false: 'FALSE. Do not display it or rely on it.',
};

function headOf({ paper, verdict, otherEngine }: Verified): string {
  if (paper !== 'dossier') return UNCOMPUTED_HEADS[verdict];
  return verdict === 'unvouched' && otherEngine
    ? `NOT VOUCHED FOR. Made by ${otherEngine.made}; this is ${otherEngine.here}. Every figure and verdict is equal. This version cannot make the dossier’s pages again and did not compare its wording or bands: verify it with ${otherEngine.made}.`
    : HEADS[verdict];
}

function decided({ vouched: { decided: record, decision } }: Standing): string[] {
  if (!record || decision?.state !== 'good') return [];
  const trial = record.trialFrom && record.trialTo ? `, ${record.trialFrom} to ${record.trialTo}` : '';
  return [`Decision: ${record.decision}${trial}, by ${record.by}, ${record.authority}, ${record.at}.`];
}

const PAPER_NAMES: Record<Standing['paper'], string> = {
  dossier: 'Dossier',
  sign: 'Table sign',
  leaflet: 'House edge leaflet',
};

/** Whoever made the file wrote parts of this, so their text must not leave its line. */
export function report(verified: Verified): string {
  const { paper, game, reference, version, status, operator, hash, differences = [] } = verified;
  const says = [
    `status ${quoted(status, 200)}`,
    ...(operator ? [`operator ${quoted(operator, 200)}`] : []),
  ].join(', ');
  const columns = ['field', 'dossier', 'recomputed'].map((title) => ({ title }));
  const rows = differences.map(({ field, dossier, recomputed }) =>
    [field, dossier, recomputed].map(onOneLine),
  );
  const sentences = [
    headOf(verified),
    ...failures(verified).map((line) => `- ${line}`),
    ...standing(verified),
    ...decided(verified),
    `${PAPER_NAMES[paper]}: ${game}, ${reference}, version ${version}, variant ${hash}.`,
    `It claims to be: ${says}.`,
  ];
  return [...sentences.map(onOneLine), ...(rows.length > 0 ? ['', textTable(columns, rows)] : []), ''].join(
    '\n',
  );
}

const BUNDLE_HEADS: Record<Verdict, string> = {
  genuine: 'GENUINE. Every paper in it was issued as it is here, and the seals hold.',
  'working-copy': 'WORKING COPIES. Nobody has issued or approved them.',
  unvouched: 'NOT VOUCHED FOR. No key that you know vouches for all of it.',
  false: 'FALSE. Do not display or rely on what is in it.',
};

const WORDS: Record<Verdict, string> = {
  genuine: 'genuine',
  'working-copy': 'a working copy',
  unvouched: 'not vouched for',
  false: 'false',
};

/** The ZIP as a whole, then each paper in it. */
export function bundleReport({
  verdict,
  contradictions,
  list,
  papers,
  reference,
  version,
  status,
}: BundleStanding): string {
  const sentences = [
    BUNDLE_HEADS[verdict],
    ...contradictions.map((line) => `- ${line}`),
    sealSaid('list', list),
    ...papers.flatMap(({ name, standing: each }) => [
      `${name}: ${WORDS[each.verdict]}.`,
      ...failures(each).map((line) => `- ${line}`),
    ]),
    `It claims to be: ${reference}, version ${version}, status ${quoted(status, 200)}.`,
  ];
  return `${sentences.map(onOneLine).join('\n')}\n`;
}

async function read(context: CommandContext, file: string, what: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await readFile(fileNamed(file));
    if (bytes.length <= MOST_BYTES) return bytes;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    const message = `${quoted(file, 80)} cannot be read (${reason}); name a ${what} that exists.`;
    complain(context, [{ code: 'input-unreadable', message }]);
    return undefined;
  }
  const message = `${quoted(file, 80)} is larger than any ${what}; name a file that Assay wrote.`;
  complain(context, [{ code: 'input-unreadable', message }]);
  return undefined;
}

async function knownKeys(context: CommandContext, files: string[]): Promise<PublicKey[] | undefined> {
  const known: PublicKey[] = [];
  for (const file of files) {
    const bytes = await read(context, file, 'key file');
    if (!bytes) return undefined;
    const keys = readKeyFile(Buffer.from(bytes).toString('utf8'));
    if (!keys) {
      const message = `${quoted(file, 80)} is not a key file; give what the site publishes at /api/keys, or one Ed25519 public key as PEM.`;
      complain(context, [{ code: 'input-unreadable', message }]);
      return undefined;
    }
    known.push(...keys);
  }
  return known;
}

async function verified(
  bytes: Uint8Array,
  keys: PublicKey[],
): Promise<Reading<{ verdict: Verdict; json: unknown; text: string }>> {
  const trust = { keys, checkSeal };
  if (isZip(bytes)) {
    const read = await bundleStanding(bytes, trust);
    return read.ok
      ? { ok: true, value: { verdict: read.value.verdict, json: read.value, text: bundleReport(read.value) } }
      : read;
  }
  if (!isDossier(bytes)) {
    const read = await standingOf(bytes, trust);
    return read.ok
      ? { ok: true, value: { verdict: read.value.verdict, json: read.value, text: report(read.value) } }
      : read;
  }
  const read = await verifyDossier(bytes, { keys });
  if (!read.ok) return read;
  const { value } = read;
  const equal = value.differences.length === 0 && value.samePages;
  return { ok: true, value: { verdict: value.verdict, json: { ...value, equal }, text: report(value) } };
}

const added = (file: string, files: string[]): string[] => [...files, file];

export const registerVerify: Register = (program, context) => {
  program
    .command('verify')
    .description(
      'check the seals and signature of a dossier, sign, leaflet or ZIP of papers; a dossier is computed again',
    )
    .argument('<file>', 'a paper or a ZIP of papers that Assay wrote')
    .option(
      '--key <file>',
      'public keys that you trust, as a site publishes them; may be repeated',
      added,
      [],
    )
    .option('--json', 'print JSON')
    .action(async (file: string, options: { key: string[]; json?: boolean }) => {
      const bytes = await read(context, file, 'paper');
      const keys = bytes && (await knownKeys(context, options.key));
      if (!bytes || !keys) return;
      const answer = await verified(bytes, keys);
      if (!answer.ok) {
        const message = `${quoted(file, 80)} is not a paper that can be verified: ${answer.because}.`;
        return complain(context, [{ code: 'input-unreadable', message }]);
      }
      const { verdict, json, text } = answer.value;
      if (options.json) printJson(context, json);
      else context.out(text);
      context.exit(EXITS[verdict]);
    });
};
